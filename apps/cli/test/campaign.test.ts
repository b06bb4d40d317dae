// Campaigns at the terminal: games that follow one another, kept between two runs of the command.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { thinking } from '@oubliette/engine';
import { readCampaign } from '@oubliette/records';
import { expect, it } from 'vitest';
import { emptyFolder, numbersOn, type Person, sitDown } from './at-the-table.ts';

/** Somebody who plays any number on the page, and in town buys what the script says. */
function traveller(seed: string, ...inTown: readonly string[]): Person {
  const pick = thinking(seed);
  const wishes = [...inTown];
  return (page) => {
    if (/^▸ $/m.test(page.slice(page.lastIndexOf('\n') + 1))) return wishes.shift() ?? '';
    const numbers = numbersOn(page);
    return numbers.length === 0 ? '' : String(numbers[pick(numbers.length)]);
  };
}

const campaignIn = (path: string) => {
  const read = readCampaign(readFileSync(path, 'utf8'));
  if ('fault' in read) throw new Error(read.fault.what);
  return read.file;
};

it('two quests of Donjon with shopping between them, after a restart, and the file is verified', async () => {
  const file = emptyFolder()('heroes.json');
  const args = ['play', 'donjon', '--seats', 'policy:automatic,me', '--option', 'nightfall=40', '--campaign', file];
  const first = await sitDown([...args, '--seed', 'first', '--lang', 'en'], traveller('first'));
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.transcript).toContain('now holds 1 game');
  expect(first.transcript).not.toContain('In town');
  const { heroes } = campaignIn(file).games[0]!.legacy as { heroes: { name: string; gold: number; items: string[] }[] };
  expect(heroes.length).toBeGreaterThan(0);

  const again = await sitDown([...args, '--seed', 'second', '--lang', 'fr'], traveller('second', '1', '1', ''));
  expect([again.code, again.errors]).toEqual([0, '']);
  expect(again.transcript).toContain('En ville, avant la prochaine partie');
  expect(again.transcript).toContain('compte 2 parties');
  const { games } = campaignIn(file);
  expect(games).toHaveLength(2);
  // What was bought is written down, and was paid for.
  const { town } = games[1]!.chosen as { town: { hero: string; buy: string }[] };
  expect(town).toHaveLength(1);
  const { party } = games[1]!.file.given as { party: { name: string; gold: number; xp: number }[] };
  const buyer = party.find(({ name }) => name === town[0]!.hero)!;
  const before = heroes.find(({ name }) => name === town[0]!.hero)! as unknown as { gold: number; xp: number };
  expect(buyer.gold + buyer.xp).toBeLessThan(before.gold + before.xp);
  expect(existsSync(`${file}.chosen`)).toBe(false);

  const verified = await sitDown(['verify', file, '--lang', 'en'], () => undefined);
  expect([verified.code, verified.transcript]).toEqual([0, expect.stringContaining('2 games were played again')]);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"gold": \d+/, '"gold": 9999'));
  expect((await sitDown(['verify', file], () => undefined)).code).toBe(1);
  expect((await sitDown(args, traveller('third'))).code).toBe(2);
});

it('two adventures of Dungeon Saga with a save between them', async () => {
  const path = emptyFolder();
  const [file, save] = [path('saga.json'), path('running.json')];
  const args = ['play', 'dungeon-saga', '--campaign', file, '--lang', 'en'];
  const seats = ['--seats', 'policy:easy,me'];
  const first = await sitDown([...args, ...seats, '--seed', 'saga'], traveller('saga'));
  expect([first.code, first.errors]).toEqual([0, '']);
  expect(first.transcript).toContain('now holds 1 game');
  // The second is left in the middle, and gone on with from its file.
  let pages = 0;
  const leaving = traveller('leaving');
  const left = await sitDown([...args, ...seats, '--seed', 'more', '--save', save], (page, all) =>
    ++pages > 12 ? undefined : leaving(page, all),
  );
  expect(left.code).toBe(0);
  expect(campaignIn(file).games).toHaveLength(1);
  const second = await sitDown([...args, '--load', save], traveller('second'));
  expect([second.code, second.errors]).toEqual([0, '']);
  expect(second.transcript).toContain('now holds 2 games');
  const verified = await sitDown(['verify', file, '--lang', 'en'], () => undefined);
  expect(verified.code).toBe(0);
});

it('a game without campaigns says so', async () => {
  const file = emptyFolder()('none.json');
  const { code, errors } = await sitDown(['play', 'dungeonette', '--campaign', file, '--lang', 'en'], () => undefined);
  expect([code, errors]).toEqual([2, 'dungeonette has no campaigns.\n']);
});
