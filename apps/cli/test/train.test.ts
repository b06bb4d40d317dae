import { readFileSync, writeFileSync } from 'node:fs';
import { readWeights } from '@oubliette/bots';
import { expect, it } from 'vitest';
import { emptyFolder, sitDown } from './at-the-table.ts';

const train = (out: string, ...more: string[]) =>
  sitDown(['train', 'crypt-sale', '--games', '30', '--out', out, '--lang', 'en', ...more], () => undefined);

it('[BOT-LEARN-7] training twice with one seed gives the same bytes, with another one others', async () => {
  const path = emptyFolder();
  const { code, transcript } = await train(path('one.json'));
  expect(code).toBe(0);
  expect(transcript).toContain('30 of 30 games played.');
  await train(path('two.json'));
  await train(path('three.json'), '--seed', 'another');
  const bytes = ['one', 'two', 'three'].map((name) => readFileSync(path(`${name}.json`), 'utf8'));
  expect(bytes[1]).toBe(bytes[0]);
  expect(bytes[2]).not.toBe(bytes[0]);
  const weights = readWeights(bytes[0]!);
  expect(weights).toMatchObject({ game: 'crypt-sale', games: 30 });
  expect('features' in weights && weights.features.length).toBeGreaterThan(10);
});

it('[BOT-LEARN-4] a level plays by a table in the lab; a file that is none is refused', async () => {
  const path = emptyFolder();
  await train(path('table.json'));
  const lab = (seat: string) =>
    sitDown(
      ['lab', 'crypt-sale', '--seats', `${seat},random`, '--games', '2', '--out', path('report.html'), '--lang', 'en'],
      () => undefined,
    );
  expect((await lab(`apprentice@${path('table.json')}`)).code).toBe(0);
  writeFileSync(path('none.json'), '{}');
  const { code, errors } = await lab(`lord@${path('none.json')}`);
  expect(code).toBe(2);
  expect(errors).toContain('none.json');
  expect(errors).toContain('“format”');
  expect((await lab(`random@${path('table.json')}`)).code).toBe(2);
});

it('too few games teach nothing', async () => {
  const { code, errors } = await train(emptyFolder()('few.json'), '--games', '3');
  expect(code).toBe(2);
  expect(errors).toContain('A table of weights needs 20 to');
});
