import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { extractor, type Knowledge, readWeights } from '@oubliette/bots';
import { type Game, newMatch, type Policy, thinking, view } from '@oubliette/engine';
import { speaker } from '@oubliette/text';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { botContext, gameById } from '../src/games.ts';
import { share } from '../src/lab/figures.ts';
import { isAbovePar } from '../src/lab/judge.ts';
import { featureText } from '../src/train/learned-lines.ts';
import { momentsOf } from '../src/train/moments.ts';
import { automatic, partner } from '../src/train/partners.ts';
import { selfPlay } from '../src/train/self-play.ts';
import { tableOf } from '../src/train/table.ts';
import { emptyFolder, runCli } from './run-cli.ts';

const train = (out: string, ...more: string[]) =>
  runCli(['train', 'crypt-sale', '--games', '40', '--out', out, '--lang', 'en', ...more], () => undefined);

let folder = '';
const at = (name: string) => join(folder, name);
let transcript = '';
const bytesOf = (name: string) => readFileSync(at(name), 'utf8');

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oubliette-train-'));
  ({ transcript } = await train(at('whole.json')));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[BOT-LEARN-7] a table is written, and told what it foresees', () => {
  expect(transcript).toContain('40 of 40 games');
  expect(transcript).toContain('foreseen');
  const told = transcript.split('What it thinks of')[1] ?? '';
  const points = [...told.matchAll(/^([+-]\d+\.\d) {2}\S/gm)].map(([, n]) => Number(n));
  expect(points.length).toBe(16);
  expect(points).toEqual([...points].sort((a, b) => b - a));
  const weights = readWeights(bytesOf('whole.json'));
  expect(weights).toMatchObject({ game: 'crypt-sale', games: 40 });
  expect('features' in weights && weights.features.length).toBeGreaterThan(10);
});

it("[BOT-LEARN-7] a table on top of the game's own evaluation says so, and leaves out what is rare", () => {
  const found = [0, 1].map((seat) => ({ at: seat === 0 ? [0] : [0, 1], by: seat === 0 ? [3] : [1, 1] }));
  const game = (rare: boolean) => ({
    moments: [
      { stage: 2, worth: [3, 1], found: rare ? found : found.map(({ by }) => ({ at: [0], by: by.slice(0, 1) })) },
    ],
    points: [5, 1],
  });
  const games = Array.from({ length: 30 }, (_, no) => game(no === 4));
  const about = { game: 'crypt-sale', rules: '1.0.0', lead: 6 };
  const { weights } = tableOf(games, ['gold', 'rare'], about, true);
  expect(weights.features).toEqual(['gold']);
  expect(Object.keys(weights.own ?? {})).toEqual(['2']);
  expect(readWeights(JSON.stringify(weights))).toEqual(weights);
  expect(tableOf(games, ['gold', 'rare'], about, false).weights.own).toBeUndefined();
});

it('[BOT-LEARN-8] a training that was stopped goes on, and ends with the same bytes', async () => {
  const lines = bytesOf('whole.games.jsonl').split('\n');
  // Stopped in the first generation and in the second one, each in the middle of a line.
  for (const kept of [11, 33]) {
    writeFileSync(at('half.games.jsonl'), [...lines.slice(0, kept), lines[kept]!.slice(0, 30)].join('\n'));
    const half = await train(at('half.json'));
    expect(half.code).toBe(0);
    expect(half.transcript).toContain(`Going on after ${kept - 1} games`);
    expect(bytesOf('half.games.jsonl')).toBe(lines.join('\n'));
    expect(bytesOf('half.json')).toBe(bytesOf('whole.json'));
  }
  expect((await train(at('half.json'), '--seed', 'another')).errors).toContain('half.games.jsonl');
});

it('[BOT-LEARN-8] another seed plays other games; the second generation plays by what the first one learned', async () => {
  await train(at('other.json'), '--seed', 'another', '--generations', '1');
  await train(at('one.json'), '--generations', '1');
  const games = ['whole', 'one', 'other'].map((name) => bytesOf(`${name}.games.jsonl`).split('\n').slice(1));
  const [whole, one, other] = games as [string[], string[], string[]];
  expect(other.slice(0, 20)).not.toEqual(one.slice(0, 20));
  expect(whole.slice(0, 26)).toEqual(one.slice(0, 26));
  expect(whole.slice(26)).not.toEqual(one.slice(26));
});

it('[BOT-LEARN-8] where people talk, games are learned from with their talk, and later ones are played by the table', () => {
  const { game } = gameById('quests-and-betrayals');
  const { knowledge } = botContext(game);
  const { answers } = selfPlay(game, [knowledge!], 'talk', 0);
  const kinds = new Set(answers.map(([, kind]) => kind));
  expect(['talk-to', 'deal', 'claim'].filter((kind) => !kinds.has(kind))).toEqual([]);
  let judged = 0;
  const judge = () => {
    judged++;
    return [0.5, 0.5, 0.5];
  };
  const seen = view(game, newMatch(game, { seats: 3, seed: 'talk' }).state, 0);
  const chosen = (...known: Knowledge[]) => partner(game, known, 0, () => 1).choose(seen, thinking('talk'))?.kind;
  expect([chosen(knowledge!), judged]).toEqual(['main-quest', 0]);
  expect(chosen(knowledge!, { ...knowledge!, judge })).toBe('main-quest');
  expect(judged).toBeGreaterThan(0);
});

it('[BOT-LEARN-10] where a role has policies one of them holds it, and what counts at the end is which side won', () => {
  const { game } = gameById('donjon');
  const { knowledge } = botContext(game);
  const asked: string[] = [];
  const policies = Object.fromEntries(
    Object.entries(game.policies!).map(([name, policy]) => {
      const decide: Policy['decide'] = (...seen) => {
        asked.push(name);
        return policy.decide(...seen);
      };
      return [name, { ...policy, decide }];
    }),
  );
  const played = selfPlay({ ...game, policies }, [knowledge!], 'sides', 0);
  const ofMaster = played.answers.filter(([seat]) => seat === 0).length;
  expect([ofMaster > 0, new Set(asked).size, asked.length]).toEqual([true, 1, ofMaster]);
  const { points, sides, moments } = momentsOf(game, knowledge, extractor(), played);
  expect(sides).toEqual([0, 1]);
  expect([...points].sort((a, b) => a - b)).toEqual([0, knowledge!.lead]);
  // The master’s look is empty: the party is what is judged.
  for (const { found } of moments) expect(found.map(({ at }) => at.length > 0)).toEqual([false, true]);
  const seen = view(game, newMatch(game, { seats: 2, seed: 'sides' }).state, 0);
  asked.length = 0;
  for (const n of [0, 1, 2]) automatic({ ...game, policies }, 0, 'master', () => n)!.choose(seen, thinking('sides'));
  expect(asked).toEqual(Object.keys(policies));
  expect(automatic(game, 1, 'hero', () => 0)).toBeUndefined();
});

it('[BOT-LEARN-8] a number of seats that no settings allow is left out, a game that does not end is played with other cards', () => {
  const { game } = gameById('crypt-sale');
  const [least, most] = game.seats;
  const fault = { rule: 'X', where: 'seats', why: 'too-many' };
  const narrow = {
    ...game,
    faults: ({ seats }: { seats: number }) => (seats > least ? [fault] : []),
  } as unknown as Game;
  const { knowledge } = botContext(game);
  for (let no = 0; no <= most - least; no++) expect(selfPlay(narrow, [knowledge!], 'few', no).seats).toBe(least);
  const first = selfPlay(game, [knowledge!], 'long', 0);
  expect(first.seed).toBe('long 0 cards');
  const other = selfPlay(game, [knowledge!], 'long', 0, first.answers.length - 2);
  expect(other.seed).toMatch(/^long 0 again \d cards$/);
  expect(other.answers.length).toBeLessThan(first.answers.length);
  expect(() => selfPlay(game, [knowledge!], 'long', 0, 1)).toThrow('game 0 does not end');
});

it('[BOT-LEARN-4] a level plays by a table in the lab; a file that is none is refused', async () => {
  const path = emptyFolder();
  const lab = (seat: string) =>
    runCli(
      ['lab', 'crypt-sale', '--seats', `${seat},random`, '--games', '2', '--out', path('report.html'), '--lang', 'en'],
      () => undefined,
    );
  expect((await lab(`apprentice@${at('whole.json')}`)).code).toBe(0);
  writeFileSync(path('none.json'), '{}');
  const { code, errors } = await lab(`lord@${path('none.json')}`);
  expect(code).toBe(2);
  expect(errors).toContain('none.json');
  expect(errors).toContain('“format”');
  expect((await lab(`random@${at('whole.json')}`)).code).toBe(2);
});

it('[BOT-LEARN-9] a table is judged at every number of seats and with every variant; what is no better is refused', async () => {
  const path = emptyFolder();
  const judge = (...more: string[]) =>
    runCli(
      ['judge', 'crypt-sale', '--weights', at('whole.json'), '--level', 'steward', '--out', path('j'), ...more],
      () => undefined,
    );
  const { code, transcript: told } = await judge('--games', '2', '--variant', 'rounds=2', '--lang', 'en');
  // Two games decide nothing: the lower end is below what an equal would win.
  expect(code).toBe(1);
  expect(told).toMatch(/\d+ iterations by these weights take about as long as 6 of a plain steward/);
  const rows = [...told.matchAll(/^[✓✗] (\d) players([^:]*):/gm)].map(([, seats, variant]) => `${seats}${variant}`);
  expect(rows).toEqual(['2', '3', '4', '2, rounds=2']);
  expect(told).toContain('Not accepted');
  expect((await judge('--games', '2', '--iterations', '4', '--seed', 'other', '--lang', 'en')).errors).toContain(
    'j-2.jsonl',
  );
});

it('[BOT-LEARN-9] the lower end must lie above what an equal would win', () => {
  expect(isAbovePar(share(6, 6), 2)).toBe(true);
  expect(isAbovePar(share(5, 6), 2)).toBe(false);
  expect(isAbovePar(share(5, 6), 4)).toBe(true);
  expect(isAbovePar({ value: 0.6, low: 0.5, high: 0.7 }, 2)).toBe(false);
});

it('[BOT-LEARN-6] what was learned is told in the words of the game', () => {
  const { texts } = gameById('dungeon-lords');
  const told = (lang: 'en' | 'fr', ...names: string[]) => names.map((name) => featureText(name, speaker(texts, lang)));
  expect(told('en', 'mine.rooms.*=mint', 'mine.lair.*.id=witch', 'mine.map.*=1', 'mine.gold', 'mine.gold=4')).toEqual([
    'Rooms: Mint',
    'Lair: witch',
    'On the map: tunnel',
    'Gold',
    'Gold: 4',
  ]);
  expect(told('fr', 'mine.map.*=4', 'mine.paladin')).toEqual(['Sur le plan: salle conquise', 'A le paladin']);
  const quests = speaker(gameById('quests-and-betrayals').texts, 'en');
  expect(featureText('mine.main=huntsman-2', quests)).toBe('Main quest: Quest of the Huntsman: 2');
});

it('too few games teach nothing; numbers that are none are named', async () => {
  const path = emptyFolder();
  const { code, errors } = await train(path('few.json'), '--games', '39');
  expect(code).toBe(2);
  expect(errors).toContain('A table of weights needs 40 to');
  expect((await train(path('few.json'), '--jobs', '0')).errors).toContain('--jobs');
  expect((await train(path('few.json'), '--generations', 'x')).errors).toContain('--generations');
  const nowhere = await train(path('no-such-folder/few.json'));
  expect([nowhere.code, nowhere.errors]).toEqual([2, expect.stringContaining('no-such-folder/few.games.jsonl')]);
});
