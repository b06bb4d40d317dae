// `oubliette quest check`: a quest that can be played, one that cannot, one that cannot be read.
import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { emptyFolder, runCli } from './run-cli.ts';

const check = (...args: string[]) => runCli(['quest', 'check', ...args], () => undefined);

/** Two goblins and their hobgoblin on the far side of a hall. */
const quest = {
  id: 'the-cellar',
  room: 'hall-of-the-black-throne',
  pieces: [{ kind: 'chest', at: [[0, 9]] }],
  monsters: [
    { monster: 'hobgoblin', at: [2, 8], leader: true },
    { monster: 'goblin', at: [1, 7] },
    { monster: 'goblin', at: [4, 7] },
  ],
  main: { goal: 'kill', monster: 'hobgoblin' },
  secondary: [{ goal: 'search-all' }],
  mainXp: 100,
  secondaryXp: 20,
  texts: { en: { name: 'The Cellar', story: 'Something eats the cheese.' } },
};

it('reads a quest, lets bots play it, and tells how the games ended', async () => {
  const at = emptyFolder();
  writeFileSync(at('cellar.json'), JSON.stringify(quest));
  const { code, transcript, errors } = await check(at('cellar.json'), '--games', '2');
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(transcript).toContain('and it can be won');
  expect(transcript).toContain('2 games of sensible bots');
  const ends = [...transcript.matchAll(/^ *\d+ % \((\d+)\): /gm)].map(([, n]) => Number(n));
  expect(ends.reduce((sum, n) => sum + n, 0)).toBe(2);
  expect((await check(at('cellar.json'), '--games', '2')).transcript).toBe(transcript);
});

it('names the field and the reason of every fault, in both languages, and plays nothing', async () => {
  const at = emptyFolder();
  const bad = {
    ...quest,
    main: { goal: 'kill', monster: 'troll' },
    monsters: [{ monster: 'hobgoblin', at: [99, 0], leader: true }],
  };
  writeFileSync(at('bad.json'), JSON.stringify({ quest: bad }));
  const { code, transcript } = await check(at('bad.json'));
  expect(code).toBe(1);
  expect(transcript).toContain('given.quest.monsters[0].at');
  expect(transcript).toContain('given.quest.main.monster');
  expect(transcript).toContain('cannot be played: 2 faults');
  expect(transcript).not.toContain('%');
  expect((await check(at('bad.json'), '--lang', 'fr')).transcript).toContain('ne peut pas se jouer : 2 défauts');
});

it('says what is no JSON, no number, no level', async () => {
  const at = emptyFolder();
  writeFileSync(at('words.json'), 'once upon a time');
  expect(await check(at('words.json'))).toMatchObject({ code: 2, errors: expect.stringContaining('is no JSON') });
  writeFileSync(at('cellar.json'), JSON.stringify(quest));
  expect((await check(at('cellar.json'), '--games', 'many')).code).toBe(2);
  expect((await check(at('cellar.json'), '--games', '1', '--level', 'king')).code).toBe(2);
});
