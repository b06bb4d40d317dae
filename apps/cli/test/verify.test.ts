import { readFileSync, writeFileSync } from 'node:fs';
import { enter, readEntry, sha256Hex } from '@oubliette/engine';
import { continueMatch, type GameFile, gameInParts, openMatch, termsOf } from '@oubliette/records';
import { beforeAll, describe, expect, it } from 'vitest';
import { gameById } from '../src/games.ts';
import { anybody, emptyFolder, runCli } from './run-cli.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer I)[] ? I[] : T[K] };

/** The sentence about who won begins with whoever did. */
const OUTCOME = /✓ (Malvina|Mordecai|Griselda) [^✓?]*\./;

let whole = '';
beforeAll(async () => {
  const path = emptyFolder();
  const args = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot,bot', '--seed', 'sealed', '--save', path('whole')];
  await runCli(args, anybody('v'));
  whole = readFileSync(path('whole'), 'utf8');
});

async function verify(text: string, lang = 'en') {
  const path = emptyFolder();
  writeFileSync(path('game.json'), text);
  const { code, transcript } = await runCli(['verify', path('game.json'), '--lang', lang], () => undefined);
  return { code, words: transcript.replace(/\s+/g, ' '), transcript };
}

/** The file with something changed; a forger with some skill puts the checksum right again. */
function forged(change: (file: Mutable<GameFile>) => void, skilled: boolean): string {
  const file = JSON.parse(whole) as Mutable<GameFile>;
  change(file);
  const { checksum: _, ...body } = file;
  return JSON.stringify(skilled ? { ...body, checksum: sha256Hex(JSON.stringify(body)) } : file);
}

it('a good file is told as good, with seats, answers, outcome and fairness', async () => {
  const { entries } = JSON.parse(whole) as GameFile;
  const en = await verify(whole);
  expect(en.code).toBe(0);
  expect(en.words).toContain('Crypt Sale: everything fits.');
  expect(en.words).toContain('Seats: A Malvina, B Mordecai (bot), C Griselda (bot)');
  expect(en.words).toContain(`All ${entries.length} answers were allowed by the rules.`);
  expect(en.words).toMatch(/the secret fits the seal [0-9a-f]{16}/);
  expect(en.words).toMatch(OUTCOME);
  const fr = await verify(whole, 'fr');
  expect(fr.code).toBe(0);
  expect(fr.words).toContain('Vide-caveau : tout concorde.');
  expect(fr.words).toContain('Places : A Malvina, B Mordecai (bot), C Griselda (bot)');
  expect(fr.words).toContain(`Les ${entries.length} réponses étaient toutes permises par les règles.`);
});

it('an unfinished file is good, and says whom it waits for', async () => {
  const path = emptyFolder();
  const any = anybody('u');
  let left = 5;
  const args = ['play', 'crypt-sale', '--seats', 'me:Malvina,bot', '--save', path('g')];
  await runCli(args, (page, all) => (left-- > 0 ? any(page, all) : undefined));
  const { code, words } = await verify(readFileSync(path('g'), 'utf8'));
  expect(code).toBe(0);
  expect(words).toContain('The game is not over: it waits for Malvina.');
});

const other = (hex: string) => (hex.startsWith('0') ? '1' : '0') + hex.slice(1);
const forgeries: [string, (file: Mutable<GameFile>) => void, where: string | RegExp][] = [
  ['another answer', (f) => (f.entries[0] = '@0 0 rummage chandelier'), 'entries[0]'],
  ['an answer left out', (f) => f.entries.splice(3, 1), 'entries['],
  ['an answer given twice', (f) => f.entries.splice(1, 0, f.entries[0]!), 'entries[1]'],
  ['an answer by somebody else', (f) => (f.entries[0] = f.entries[0]!.replace('@0', '@1')), 'entries[0]'],
  ['the last answers cut off', (f) => f.entries.splice(-2), 'sums'],
  ['a forged checkpoint', (f) => (f.sums[0] = [f.sums[0]![0], other(f.sums[0]![1])]), 'sums[0]'],
  ['no checkpoints', (f) => f.sums.splice(0), 'sums'],
  ['another secret', (f) => (f.fairness = { ...f.fairness, secret: 'lucky' }), 'fairness.commitment'],
  [
    'another seal',
    (f) => (f.fairness = { ...f.fairness, commitment: other(f.fairness.commitment) }),
    'fairness.commitment',
  ],
  ['another option', (f) => (f.options = { ...f.options, rounds: 9 }), 'options.rounds'],
  ['an option unknown', (f) => (f.options = { ...f.options, cheat: true }), 'options.cheat'],
  ['fewer seats', (f) => f.seats.pop(), 'bots.2'],
  [
    'fewer seats and bots',
    (f) => {
      f.seats.pop();
      f.bots = { 1: 'random' };
    },
    'fairness.words',
  ],
  ['words nobody said', (f) => (f.fairness = { ...f.fairness, words: ['hocus', '', ''] }), /(?:entries|sums)\[\d+\]/],
  ['an entry that is none', (f) => (f.entries[2] = 'DROP TABLE'), 'entries[2]'],
];

describe.each(forgeries)('%s', (_name, change, where) => {
  it.each(['en', 'fr'])('is found and told where, in %s, also when the checksum was put right', async (lang) => {
    const skilled = await verify(forged(change, true), lang);
    expect(skilled.code).toBe(1);
    expect(skilled.words).toMatch(where);
    expect(skilled.words).not.toMatch(/[‹›]/);
    const clumsy = await verify(forged(change, false), lang);
    expect(clumsy.code).toBe(1);
    expect(clumsy.words).toMatch(where);
    expect(clumsy.words).not.toMatch(/[‹›]/);
    expect(clumsy.words).not.toMatch(/✓/);
  });
});

it('names changed after the game are found by the checksum, and told apart from cheating', async () => {
  const { code, words } = await verify(forged((f) => (f.seats[0] = 'Somebody else'), false));
  expect(code).toBe(1);
  expect(words).toContain('The checksum does not fit');
  expect(words).toContain('All answers, shuffles and checkpoints still agree');
});

it.each([
  ['no JSON', 'hello', 'it is not JSON'],
  ['a list', '[]', '“file” should hold named fields.'],
  ['something else', '{"a":1}', '“a” does not belong there.'],
  ['half a file', '', 'it is not JSON'],
])('%s is no game file', async (_name, text, told) => {
  const { code, words } = await verify(text);
  expect(code).toBe(1);
  expect(words).toContain(told);
});

it('other rules and other games are not judged, and that is said', async () => {
  const rules = await verify(forged((f) => (f.rules = '0.9.0'), true));
  expect(rules.code).toBe(1);
  expect(rules.words).toContain('played under rules 0.9.0. Only rules 1.0.0 are installed');
  const game = await verify(
    forged((f) => (f.game = 'poker'), true),
    'fr',
  );
  expect(game.code).toBe(1);
  expect(game.words).toContain('un jeu qui n’est pas installé : poker');
});

it('[ENG-KEPT-2] a file of rules that were released earlier is checked by these', async () => {
  const golden = new URL('../../../packages/games/dungeon-lords/kept/1.1.0/golden/1-2-seats.json', import.meta.url);
  const text = readFileSync(golden, 'utf8');
  const { code, words } = await verify(text);
  expect(words).toContain('Dungeon Lords: everything fits.');
  expect(words).toContain('Rules: 1.1.0');
  expect(words).toMatch(/✓ .* wins?( together)?\./);
  expect(code).toBe(0);
  const changed = await verify(text.replace(/"@(\d) (\d+) (\S+) (\S+)"(?=[^@]*\])/, '"@$1 $2 $3 nonsense"'));
  expect(changed.code).toBe(1);
});

it('nothing in a file can take over the terminal', async () => {
  const evil = 'A\u001b[2J\u0007\u202eB';
  const good = await verify(forged((f) => (f.seats[0] = evil), true));
  const bad = await verify(forged((f) => (f.rules = evil), true));
  expect(good.words).toContain('A A[2JB');
  for (const { transcript } of [good, bad])
    for (const character of ['\u001b', '\u0007', '\u202e']) expect(transcript).not.toContain(character);
});

describe('a game that went on under newer rules', () => {
  /** The same game, as if its first answers had been given under other rules. */
  function inParts(rules: readonly [string, string], known = true) {
    const file = JSON.parse(whole) as GameFile;
    const { version, game, options, seats, fairness, entries } = file;
    const installed = gameById('crypt-sale').game;
    const first = openMatch(installed, termsOf(file));
    for (const entry of entries.slice(0, 5)) enter(first, readEntry(entry)!);
    const second = continueMatch(installed, termsOf(file), first.state, 5);
    for (const entry of entries.slice(5)) enter(second, readEntry(entry)!);
    const from = known ? { from: first.state } : {};
    const parts = [
      { rules: rules[0], entries: entries.slice(0, 5) },
      { rules: rules[1], ...from, entries: entries.slice(5) },
    ];
    return gameInParts({ version, game, options, seats, fairness, parts, state: second.state });
  }

  it('is checked as far as its rules are here, and what was not checked is said', async () => {
    const file = inParts(['0.9.0', '1.0.0']);
    const { code, words } = await verify(JSON.stringify(file, null, 2));
    expect(code).toBe(1);
    expect(words).toContain('Crypt Sale: whatever could be checked here fits, but not everything could.');
    expect(words).toMatch(/✓ The secret fits the seal [0-9a-f]{16}/);
    expect(words).toContain('? Part 1, rules 0.9.0: 5 answers, not checked. Only rules 1.0.0 are installed');
    expect(words).toContain(`? Part 2, rules 1.0.0: all ${file.parts[1]!.entries.length} answers were allowed`);
    expect(words).toMatch(OUTCOME);
    const fr = await verify(JSON.stringify(file), 'fr');
    expect(fr.words).toContain('? Part 1, règles 0.9.0 : 5 réponses, sans contrôle.');
    const lost = await verify(JSON.stringify(inParts(['0.9.0', '1.0.0'], false)));
    expect(lost.words).toContain('not checked: the file does not say where this part began.');
    expect(lost.words).not.toMatch(OUTCOME);
  });

  it('is good when every part could be played again', async () => {
    const { code, words } = await verify(JSON.stringify(inParts(['1.0.0', '1.0.0'])));
    expect(code).toBe(0);
    expect(words).toContain('Crypt Sale: everything fits.');
    expect(words).toContain(
      '✓ Part 1, rules 1.0.0: all 5 answers were allowed, and every card follows from the secret.',
    );
  });

  it('that was touched is found out', async () => {
    const file = inParts(['0.9.0', '1.0.0']);
    const entries = file.parts[1]!.entries.toSpliced(0, 1);
    const skilled = gameInParts({ ...file, parts: [file.parts[0]!, { ...file.parts[1]!, entries }] });
    const found = await verify(JSON.stringify(skilled));
    expect([found.code, found.words]).toEqual([
      1,
      expect.stringMatching(/✗ .*parts\[1\]\.entries\[\d+\].*The entry says: @/),
    ]);
    const clumsy = await verify(JSON.stringify(file).replace('Malvina', 'Malvino'));
    expect([clumsy.code, clumsy.words]).toEqual([1, expect.stringContaining('The checksum does not fit')]);
  });

  it('goes on from where it led; one that was touched is refused', async () => {
    const path = emptyFolder();
    const file = inParts(['0.9.0', '1.0.0']);
    const load = (text: string) => {
      writeFileSync(path('parts.json'), text);
      return runCli(['play', 'crypt-sale', '--load', path('parts.json')], () => undefined);
    };
    expect(await load(JSON.stringify(file))).toMatchObject({ code: 0, errors: '' });
    const entries = file.parts[1]!.entries.toSpliced(0, 1);
    const touched = gameInParts({ ...file, parts: [file.parts[0]!, { ...file.parts[1]!, entries }] });
    const { code, errors } = await load(JSON.stringify(touched));
    expect([code, errors]).toEqual([2, expect.stringContaining('parts[1].entries[')]);
  });
});
