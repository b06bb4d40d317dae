import { readFileSync } from 'node:fs';
import { isOver } from '@oubliette/engine';
import { readGameFile, replayFile } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { games } from '../src/games.ts';
import { anybody, emptyFolder, runCli } from './run-cli.ts';

const full = process.env.OUBLIETTE_FULL === '1';
const seeds = Array.from({ length: full ? 50 : 1 }, (_, i) => `game ${i}`);

interface TableCase {
  readonly id: string;
  readonly seats: string;
  /** What the table chose: `items=basic`. */
  readonly chosen: readonly string[];
  /** A long game: in this language only, unless everything is wanted, and a few seeds then. */
  readonly long?: 'en' | 'fr';
}
const tables: readonly TableCase[] = [
  { id: 'dungeonette', seats: 'me:Malvina,bot,bot,bot', chosen: [] },
  { id: 'dungeonette', seats: 'me:Malvina,bot,me:Osric,bot', chosen: [] },
  { id: 'crypt-sale', seats: 'me:Malvina,bot,bot', chosen: [] },
  { id: 'crypt-sale', seats: 'me:Élise,me:Osric', chosen: [] },
];
const longTables: readonly TableCase[] = [
  { id: 'quests-and-betrayals', seats: 'me:Malvina,bot:steward,bot:steward,bot:apprentice', chosen: [], long: 'fr' },
  {
    id: 'donjon',
    seats: 'policy:automatic,me:Malvina',
    chosen: ['heroes=2', full ? 'nightfall=40' : 'nightfall=15'],
    long: 'en',
  },
  { id: 'dungeon-saga', seats: 'policy:easy,me:Malvina', chosen: [], long: 'fr' },
  { id: 'dungeon-lords', seats: 'me:Malvina,bot', chosen: ['items=basic', 'dummiesHire=true'], long: 'en' },
];
const moreTables: readonly TableCase[] = [
  { id: 'dungeon-lords', seats: 'me:Malvina,bot,bot,bot', chosen: [], long: 'en' },
  { id: 'dungeon-lords', seats: 'me:Élise,bot,bot', chosen: ['items=advanced', 'dummyTokens=first'], long: 'en' },
];
const words = {
  en: { over: 'The game is over', won: /\b(?:wins|win together)\./, fits: 'everything fits' },
  fr: { over: 'La partie est terminée', won: /\b(?:gagne|gagnent ensemble)\./, fits: 'tout concorde' },
};
/** A game that has words of its own for its end is told in these. */
const ownWords: { readonly [id: string]: { readonly en: RegExp; readonly fr: RegExp } } = {
  'quests-and-betrayals': { en: /\bwins?\b.*\b(?:promise|trust)/s, fr: /l’emporte(?:nt ensemble)?,/ },
  donjon: {
    en: /(?:The heroes (?:have done|went home)|The dungeon keeps them|Night fell)/,
    fr: /(?:Les héros (?:ont fait|sont rentrés)|Le donjon les garde|La nuit est tombée)/,
  },
  'dungeon-saga': {
    en: /(?:The heroes walk out|The candles are down|A hero has fallen)/,
    fr: /(?:Les héros remontent|Les chandelles sont mortes|Un héros est tombé)/,
  },
  'crypt-sale': { en: /\binherits? (?:everything|together)\b/, fr: /\bhérite(?:nt ensemble| de tout)\b/ },
};

describe.each([...tables, ...longTables, ...(full ? moreTables : [])])(
  '$id with $seats and $chosen',
  ({ id, seats, chosen, long }) => {
    const langs = (['en', 'fr'] as const).filter((lang) => full || long === undefined || long === lang);
    describe.each(langs)('in %s', (lang) => {
      it('is played to its end by numbers alone, and the file it leaves is verified', async () => {
        const won = ownWords[id]?.[lang] ?? words[lang].won;
        const path = emptyFolder();
        for (const seed of long === undefined ? seeds : seeds.slice(0, 3)) {
          const file = path(`${seed}.json`);
          const options = ['--seats', seats, '--lang', lang, '--seed', seed, '--save', file];
          for (const one of chosen) options.push('--setting', one);
          const played = await runCli(['play', id, ...options], anybody(seed));
          expect(played.code).toBe(0);
          expect(played.errors).toBe('');
          expect(played.transcript).toContain(words[lang].over);
          expect(played.transcript).toMatch(won);
          // A sentence that is missing shows in these marks.
          expect(played.transcript).not.toMatch(/[‹›]/);
          expect(played.transcript.split('\n').filter((line) => [...line].length > 80 && !line.includes('▸'))).toEqual(
            [],
          );

          const read = readGameFile(readFileSync(file, 'utf8'));
          if ('fault' in read) throw new Error(read.fault.what);
          const replayed = replayFile(games.find(({ game }) => game.id === id)!.game, read.file);
          expect('match' in replayed && isOver(replayed.match.state)).toBe(true);

          const verified = await runCli(['verify', file, '--lang', lang], () => undefined);
          expect(verified.code).toBe(0);
          expect(verified.transcript).toContain(words[lang].fits);
          expect(verified.transcript).toMatch(won);
          expect(verified.transcript).not.toMatch(/[‹›]/);
        }
      });
    });
  },
);

describe.each(tables)('$id with $seats', ({ id, seats }) => {
  it('is the same game for the same seed and answers', async () => {
    const args = ['play', id, '--seats', seats, '--seed', 'again'];
    const [once, again] = [await runCli(args, anybody('x')), await runCli(args, anybody('x'))];
    expect(again).toEqual(once);
    const other = await runCli(['play', id, '--seats', seats, '--seed', 'another'], anybody('x'));
    expect(other.transcript).not.toEqual(once.transcript);
  });
});

it('is played by bots alone, and told as anybody may hear it', async () => {
  const { code, transcript } = await runCli(['play', 'crypt-sale', '--seats', 'bot,bot,bot', '--seed', 's'], () => '');
  expect(code).toBe(0);
  expect(transcript).toContain('The game is over');
  expect(transcript).not.toContain('◉');
  expect(transcript).not.toContain('You ');
});

it('shuffles differently every time when no seed is given', async () => {
  const seal = async () =>
    /sealed: (\w+)/.exec((await runCli(['play', 'crypt-sale'], () => undefined)).transcript)?.[1];
  const [once, again] = [await seal(), await seal()];
  expect(once).toMatch(/^[0-9a-f]{16}$/);
  expect(again).not.toEqual(once);
});
