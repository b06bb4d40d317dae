import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { figuresOf, mean, share } from '../src/lab/figures.ts';
import type { GameRecord } from '../src/lab/series.ts';
import { faultsOf, type Schema } from './json-schema.ts';
import { emptyFolder, runCli } from './run-cli.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const nobody = () => undefined;
const lab = (...args: string[]) => runCli(['lab', ...args], nobody);
const random = ['--seats', 'random,random,random,random'];
const kept = (path: string) => readFileSync(path, 'utf8').trimEnd().split('\n');
const gamesIn = (path: string): GameRecord[] =>
  kept(path)
    .slice(1)
    .map((line) => JSON.parse(line) as GameRecord);

it('plays a series, keeps every game, and writes a report that needs nothing else', async () => {
  const at = emptyFolder();
  const { code, transcript, errors } = await lab('dungeonette', ...random, '--games', '8', '--out', at('r.html'));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  expect(transcript).toContain('8 of 8 games');
  const games = gamesIn(at('r.jsonl'));
  expect(games.map(({ game }) => game)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  // Everybody once on each chair, with the same cards.
  expect(games.slice(0, 4).map(({ chairs }) => chairs[0])).toEqual([0, 1, 2, 3]);
  for (const { won, missed } of games) {
    expect(won.reduce((sum, x) => sum + x)).toBeCloseTo(1);
    expect(missed).toEqual([0, 0, 0, 0]);
  }
  const report = readFileSync(at('r.html'), 'utf8');
  expect(report).toMatch(/^<!doctype html>/);
  expect(report.match(/<svg/g)!.length).toBeGreaterThan(3);
  expect(report).not.toMatch(/<script|<link|\bsrc=|href=|NaN|undefined|‹/);
});

it('goes on where it was stopped, with the same result', async () => {
  const at = emptyFolder();
  await lab('dungeonette', ...random, '--games', '6', '--out', at('whole.html'));
  await lab('dungeonette', ...random, '--games', '2', '--out', at('parts.html'));
  // As if the third game had been cut short while it was written.
  appendFileSync(at('parts.jsonl'), kept(at('whole.jsonl'))[3]!.slice(0, 100));
  const { transcript } = await lab('dungeonette', ...random, '--games', '6', '--out', at('parts.html'));
  expect(transcript).toContain('Going on after 2 games');
  for (const kind of ['jsonl', 'html'])
    expect(readFileSync(at(`parts.${kind}`), 'utf8')).toBe(readFileSync(at(`whole.${kind}`), 'utf8'));
});

it('refuses what it cannot play', async () => {
  const at = emptyFolder();
  await lab('dungeonette', ...random, '--games', '1', '--out', at('a.html'));
  const other = await lab('dungeonette', ...random, '--games', '1', '--seed', 'other', '--out', at('a.html'));
  expect(other).toMatchObject({ code: 2, errors: expect.stringContaining('another series') });
  const king = await lab('dungeonette', '--seats', 'king,lord,lord,lord', '--out', at('b.html'));
  expect(king).toMatchObject({ code: 2, errors: expect.stringContaining('“king”') });
  const quiet = await lab('dungeonette', '--seats', 'quiet:lord,lord,lord,lord', '--games', '1', '--out', at('c.html'));
  expect(quiet).toMatchObject({ code: 2, errors: expect.stringContaining('quiet:lord') });
  const two = await lab('dungeonette', '--seats', 'lord,lord', '--out', at('b.html'));
  expect(two).toMatchObject({ code: 2, errors: expect.stringContaining('seats') });
  const none = await lab('dungeonette', ...random, '--games', 'none', '--out', at('b.html'));
  expect(none).toMatchObject({ code: 2, errors: expect.stringContaining('--games') });
  expect(existsSync(at('b.jsonl'))).toBe(false);
});

it('seats a level that bargains with nobody: it sends no offer and signs none', async () => {
  const at = emptyFolder();
  const seats = ['--seats', 'steward,steward,quiet:steward'];
  await lab('quests-and-betrayals', ...seats, '--games', '1', '--out', at('q.html'));
  const [{ used }] = gamesIn(at('q.jsonl')) as [GameRecord];
  const deals = used.map((of) => Object.keys(of).filter((key) => /^(talk-part:send|deal:sign)/.test(key)).length > 0);
  expect(deals).toEqual([true, true, false]);
});

it('allies win together: the report tells what became of each side', async () => {
  const at = emptyFolder();
  const seats = ['--seats', 'random,steward,steward'];
  const { code, errors } = await lab('dungeon-saga', ...seats, '--games', '3', '--out', at('d.html'));
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
  const games = gamesIn(at('d.jsonl'));
  const overlords = [1, 0, 0];
  const heroes = [0, 1, 1];
  for (const { sides } of games) expect(sides).toEqual(heroes);
  expect(games.map(({ won }) => won)).toEqual([heroes, heroes, overlords]);
  const { sides, players } = figuresOf(['a', 'b', 'c'], games);
  const [one, two] = [1 / 3, 2 / 3];
  expect(sides.map(({ players: allied, won }) => [allied, won.value])).toEqual([
    [[0], one],
    [[1, 2], two],
  ]);
  expect(players.map(({ won }) => won.value)).toEqual([one, two, two]);
  expect(readFileSync(at('d.html'), 'utf8')).toContain('<th>2. steward, 3. steward</th>');
  // What was kept when allies shared a win is another series.
  writeFileSync(at('old.jsonl'), `${kept(at('d.jsonl'))[0]!.replace(',"won":"by-side"', '')}\n`);
  const again = await lab('dungeon-saga', ...seats, '--games', '3', '--out', at('old.html'));
  expect(again).toMatchObject({ code: 2, errors: expect.stringContaining('another series') });
});

it('a side wins as a whole, whoever of it the game names; alliances that change are told apart', () => {
  const record = (game: number, sides: number[], won: number[]): GameRecord => ({
    ...{ game, chairs: [0, 1, 2], won, sides, points: [0, 0, 0], answers: [1, 1, 1], missed: [0, 0, 0] },
    ...{ lines: [{}, {}, {}], used: [{}, {}, {}], happened: [{}, {}, {}] },
  });
  const records = [record(0, [0, 1, 1], [0, 1, 1]), record(1, [0, 1, 1], [1, 0, 0]), record(2, [0, 0, 1], [0, 0, 1])];
  const { sides } = figuresOf(['a', 'b', 'c'], records);
  expect(sides.map(({ players, games, won }) => [players, games, won.value])).toEqual([
    [[0], 2, 0.5],
    [[1, 2], 2, 0.5],
    [[0, 1], 1, 0],
    [[2], 1, 1],
  ]);
});

it('lets levels play Dungeon Lords, and reports in French', async () => {
  const at = emptyFolder();
  const seats = 'steward,apprentice,random';
  const { code } = await lab('dungeon-lords', '--seats', seats, '--games', '1', '--lang', 'fr', '--out', at('r.html'));
  expect(code).toBe(0);
  const [game] = gamesIn(at('r.jsonl'));
  // A year has four rounds of three orders.
  const orders = Object.entries(game!.used[0]!).filter(([key]) => key.startsWith('order:'));
  expect(orders.reduce((sum, [, n]) => sum + n, 0)).toBe(24);
  // What happens to everybody is counted for everybody.
  expect(game!.happened.map((of) => of['combat:'])).toEqual([2, 2, 2]);
  const cards = Object.keys(game!.happened[1]!).filter((key) => key.startsWith('combat-card:'));
  expect(cards).toHaveLength(8);
  expect(readFileSync(at('r.html'), 'utf8')).toContain('D’où viennent les points');
});

/** A program that copies what it hears into a file, and answers as the example does. */
function listening(at: (name: string) => string): string {
  const path = at('listening.mjs');
  const example = readFileSync(`${root}/examples/thrifty-bot.mjs`, 'utf8');
  writeFileSync(
    path,
    `import { appendFileSync } from 'node:fs';\n${example.replace(
      'const message = JSON.parse(line);',
      `const message = JSON.parse(line); appendFileSync(${JSON.stringify(at('heard'))}, line + '\\n');`,
    )}`,
  );
  return `exec:${process.execPath} ${path}`;
}

it('the example bot plays whole games, and every message is as documented', async () => {
  const at = emptyFolder();
  const example = readFileSync(`${root}/examples/thrifty-bot.mjs`, 'utf8');
  expect(example.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
  const seats = `random,${listening(at)}`;
  const { code } = await lab('dungeon-lords', '--seats', seats, '--games', '2', '--ms', '60000', '--out', at('r.html'));
  expect(code).toBe(0);
  const games = gamesIn(at('r.jsonl'));
  expect(games.map(({ missed }) => missed)).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const [, block] = /```json\n([\s\S]*?)```/.exec(readFileSync(`${root}/docs/bots.md`, 'utf8'))!;
  const schema = JSON.parse(block!) as Schema;
  const heard = readFileSync(at('heard'), 'utf8').trimEnd().split('\n');
  const types = heard.map((line) => {
    const message = JSON.parse(line) as { type: string };
    expect(faultsOf(schema, message)).toEqual([]);
    return message.type;
  });
  const answers = games.reduce((sum, game) => sum + game.answers[1]!, 0);
  expect(types.filter((type) => type === 'choose')).toHaveLength(answers);
  expect(types.filter((type) => type === 'hello' || type === 'end')).toEqual(['hello', 'end', 'hello', 'end']);
  expect(faultsOf(schema, { type: 'answer', id: 1, kind: 'order', option: 'food' })).toEqual([]);
  expect(faultsOf(schema, { type: 'answer', id: '1', kind: 'order', option: 'food' })).not.toEqual([]);
});

it.each([
  ['says nothing', 'process.stdin.resume()', '300'],
  ['says something else', "process.stdin.on('data', () => console.log('hm'))", '60000'],
  ['is gone at once', 'process.exit(0)', '60000'],
  [
    'chooses what is not there',
    "require('readline').createInterface({input: process.stdin}).on('line', (l) => console.log(JSON.stringify({type: 'answer', id: JSON.parse(l).id ?? 0, kind: 'a', option: 'b'})))",
    '60000',
  ],
])('a program that %s does not stop the game', async (_, code, ms) => {
  const at = emptyFolder();
  const path = at('odd.cjs');
  writeFileSync(path, code);
  const seats = `random,random,random,exec:${process.execPath} ${path}`;
  const played = await lab('dungeonette', '--seats', seats, '--games', '1', '--ms', ms, '--out', at('r.html'));
  expect(played.code).toBe(0);
  const [game] = gamesIn(at('r.jsonl'));
  expect(game!.missed[3]).toBe(game!.answers[3]);
});

it('knows what a share and a mean may truly be', () => {
  const half = share(50, 100);
  expect([half.low, half.high].map((x) => x.toFixed(4))).toEqual(['0.4038', '0.5962']);
  expect(share(0, 10).low).toBe(0);
  const { value, low, high } = mean([1, 2, 3, 4]);
  expect([value, low, high].map((x) => x.toFixed(3))).toEqual(['2.500', '1.235', '3.765']);
});

it('tells what those have more of who chose something', () => {
  const record = (game: number, bold: number): GameRecord => ({
    game,
    chairs: [0, 1],
    won: [1, 0],
    points: [10 + bold, 4],
    answers: [1, 1],
    missed: [0, 0],
    lines: [{ gold: 10 + bold }, { gold: 4 }],
    used: [{ 'dare:yes': 2 }, { 'dare:no': 1 }],
    happened: [{ 'storm:': 1 }, { 'storm:': 1, 'curse:toad': game }],
  });
  const { uses, happenings, players } = figuresOf(['lord', 'random'], [record(0, 0), record(1, 2)]);
  expect(uses.map(({ kind, option, perGame, games, worth }) => [kind, option, perGame, games, worth?.value])).toEqual([
    ['dare', 'no', 0.5, 0.5, -7],
    ['dare', 'yes', 1, 0.5, 7],
  ]);
  expect(happenings.map(({ kind, option, perGame, games }) => [kind, option, perGame, games])).toEqual([
    ['curse', 'toad', 0.25, 0.25],
    ['storm', '', 1, 1],
  ]);
  expect(players[0]!.lines).toEqual([['gold', 11]]);
});

it('the engine plays a game as a library in ten lines', () => {
  const at = emptyFolder();
  const example = `${root}/examples/random-game.ts`;
  const lines = readFileSync(example, 'utf8').split('\n');
  expect(lines.filter((line) => line !== '' && !line.startsWith('//')).length).toBeLessThanOrEqual(10);
  const { NODE_ENV: _, ...env } = process.env;
  const run = (...args: string[]) => execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' });
  run(
    'node_modules/vite/bin/vite.js',
    'build',
    '--config',
    'apps/cli/vite.config.ts',
    '--ssr',
    example,
    '--outDir',
    at(''),
  );
  const { winners, points } = JSON.parse(run(at('random-game.js'))) as { winners: number[]; points: number[] };
  expect(points).toHaveLength(3);
  expect(points[winners[0]!]).toBe(Math.max(...points));
});
