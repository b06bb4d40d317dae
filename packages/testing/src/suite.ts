// One call per game: everything that the kit checks, as tests.
import { type Pick as Dice, type Game, type StateOf, type TableSetup, thinking } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { ends } from './conformance/ends.ts';
import { namesExist } from './conformance/names.ts';
import { offers } from './conformance/offers.ts';
import { contentReadsAsItself, policiesAnswer, sentencesChangeNothing } from './conformance/people.ts';
import { files, saves } from './conformance/saves.ts';
import { type Met, speech } from './conformance/speech.ts';
import { views } from './conformance/views.ts';
import { type Count, count, isFull } from './count.ts';
import type { Chosen } from './draw-settings.ts';
import { type Invariants, keeps } from './invariants.ts';
import { countPosition, type PerftPosition } from './perft.ts';
import { present } from './plain-data.ts';
import { type PlaythroughSetup, playthrough } from './playthrough.ts';
import type { PlayStyle } from './random-game.ts';
import { type Canary, canaries } from './secrecy/canaries.ts';
import { imaginedLooksAlike } from './secrecy/imagined.ts';
import { lanesCommute } from './secrecy/lanes-commute.ts';
import { type Shown, worldsLookAlike } from './secrecy/parallel-worlds.ts';
import { soundsAlike } from './secrecy/sounds-alike.ts';
import { standingTellsNothing } from './secrecy/standing.ts';
import { refusalsTellNothing, unknownStaysUnknown } from './secrecy/unknown.ts';
import { undoes } from './undo.ts';

export interface Secrets<S, V extends object> {
  /** The hidden things that a view shows: as long as these are equal, two worlds must look alike. */
  readonly shown: Shown<V>;
  readonly canary?: Canary<S>;
  /** Names of invariants that hold in real games only, since they count hidden things. */
  readonly realOnly?: readonly string[];
}

export interface SuiteOptions<S extends StateOf, V extends object>
  extends Pick<PlayStyle, 'optional' | 'goOn' | 'longest'> {
  /** The numbers of seats to play with. */
  readonly seats: readonly number[];
  readonly texts: Texts;
  /** Sets of table settings to play with, or how to draw one; by default the defaults. */
  readonly settings?: readonly (Chosen | ((pick: Dice) => Chosen))[];
  /** Content that each table gives the game; `settings`: those of the table. */
  readonly given?: (pick: Dice, table: { readonly seats: number; readonly settings: Chosen }) => unknown;
  readonly invariants: Invariants<S>;
  readonly secrets: Secrets<S, V>;
  /** The number of random games for each law. */
  readonly games?: Count;
  /** The share of entries that the costly laws check, for a game with large views. */
  readonly checkShare?: number;
  /** Positions with their counts, from the game's `perft.json`. */
  readonly perft?: readonly PerftPosition[];
  /** Golden games: their text is in `playthroughs/` beside the test. */
  readonly playthroughs?: readonly PlaythroughSetup[];
}

/** A law as the suite runs it, over random games of its own. */
export interface SuiteLaw {
  readonly chapter: string;
  readonly name: string;
  look(table: TableSetup): string[];
  /** The share of the suite's games; some laws need fewer. */
  readonly share?: number;
}

/** Every law, bound to a game. */
export function lawsOf<S extends StateOf, V extends object>(game: Game<S, V>, suite: SuiteOptions<S, V>): SuiteLaw[] {
  const { texts, invariants } = suite;
  const { shown, canary, realOnly = [] } = suite.secrets;
  const style = present({ optional: suite.optional, goOn: suite.goOn, longest: suite.longest });
  const closely = present({ ...style, checkShare: suite.checkShare });
  const met: Met = new Map();
  const everywhere = Object.fromEntries(Object.entries(invariants).filter(([name]) => !realOnly.includes(name)));
  const chapter = (title: string, laws: Record<string, SuiteLaw['look']>): SuiteLaw[] =>
    Object.entries(laws).map(([name, look]) => ({ chapter: title, name, look }));
  return [
    ...chapter('conformance', {
      'random games end, and until then somebody can answer': (table) => ends(game, table, style),
      'every offered option is accepted, no refused one is': (table) => offers(game, table, style),
      'save, load, copy and replay give the same bytes': (table) => saves(game, table, style),
      'views are plain data, and changes lead from one to the next': (table) => views(game, table, style),
      'everything has words in both languages': (table) => speech(game, table, texts, style, met),
      'kinds and roles that are named exist': (table) => namesExist(game, table),
      'policies answer with what is offered': (table) => policiesAnswer(game, table, style),
      'sentences change nothing': (table) => sentencesChangeNothing(game, table, style),
      'content reads as itself': (table) => contentReadsAsItself(game, table, style),
    }),
    {
      chapter: 'conformance',
      name: 'a finished game can be exported and verified',
      look: (table) => files(game, table, style),
      share: 0.2,
    },
    ...Object.entries(invariants).map(([name, holds]) => ({
      chapter: 'invariants',
      name,
      look: (table: TableSetup) => keeps(game, table, { [name]: holds }, style),
    })),
    ...chapter('secrecy', {
      'what is imagined looks like what was seen': (table) =>
        imaginedLooksAlike(game, table, { ...closely, invariants: everywhere }),
      'two worlds look alike until a different card is shown': (table) => worldsLookAlike(game, table, shown, closely),
      'answers that sound alike look alike': (table) => soundsAlike(game, table, closely),
      'canaries never leave': (table) => canaries(game, table, canary, style),
      'lanes commute': (table) => lanesCommute(game, table, closely),
      'what moved no `known` told nobody anything': (table) => unknownStaysUnknown(game, table, closely),
      'standing answers tell nothing by their time': (table) => standingTellsNothing(game, table, closely),
      'refusals tell a seat only what it may know': (table) => refusalsTellNothing(game, table, closely),
    }),
    ...chapter('undo', {
      'undo and redo lead back, and past nothing known': (table) => undoes(game, table, closely),
    }),
  ];
}

/** Defines the tests of every game. */
export function gameSuite<S extends StateOf, V extends object>(game: Game<S, V>, suite: SuiteOptions<S, V>): void {
  const { texts, games = { sample: 20, full: 500 }, perft = [], playthroughs = [] } = suite;
  const laws = lawsOf(game, suite);
  for (const chapter of new Set(laws.map((law) => law.chapter))) {
    describe(`${game.id}: ${chapter}`, () => {
      for (const { name, look, share = 1 } of laws.filter((law) => law.chapter === chapter)) {
        it(name, () => {
          for (const table of tablesFor(game.id, name, suite, Math.ceil(count(games) * share))) {
            const faults = look(table);
            if (faults.length > 0) throw new Error(`${name}\n${faults.join('\n')}`);
          }
        });
      }
    });
  }
  if (perft.length > 0) {
    describe(`${game.id}: perft`, () => {
      for (const at of perft) it(at.name, () => expect(countPosition(game, at)).toEqual(at.counts));
    });
  }
  if (playthroughs.length > 0) {
    describe(`${game.id}: playthroughs`, () => {
      for (const setup of playthroughs) {
        const name = `${setup.seed}-${setup.seats}-${setup.lang}`.replace(/[^\w-]+/g, '-');
        it(name, () => expect(playthrough(game, texts, setup)).toMatchFileSnapshot(`./playthroughs/${name}.txt`));
      }
    });
  }
}

/** Fixed seeds. Each number of seats with each set of settings is a kind: a law looks at all of them in the full run, and begins at its own in a short one. */
export function tablesFor(
  id: string,
  name: string,
  { seats, settings = [{}], given }: Pick<SuiteOptions<StateOf, object>, 'seats' | 'settings' | 'given'>,
  games: number,
  everyKind = isFull(),
): TableSetup[] {
  const kinds = seats.flatMap((n) => settings.map((values) => ({ seats: n, values })));
  const from = thinking(name)(kinds.length);
  return Array.from({ length: everyKind ? Math.max(games, kinds.length) : games }, (_, i) => {
    const { seats: n, values } = kinds[(from + i) % kinds.length]!;
    const seed = `${id}: ${name} ${i}`;
    const chosen = typeof values === 'function' ? values(thinking(`${seed} options`)) : values;
    const table = { seats: n, seed, settings: chosen };
    return given === undefined ? table : { ...table, given: given(thinking(`${seed} given`), table) };
  });
}
