// One call per game: everything the kit knows, as tests.
import type { Game, StateOf, TableSetup } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import { describe, expect, it } from 'vitest';
import { ends } from './conformance/ends.ts';
import { offers } from './conformance/offers.ts';
import { files, saves } from './conformance/saves.ts';
import { type Met, speech } from './conformance/speech.ts';
import { views } from './conformance/views.ts';
import { type Count, count } from './count.ts';
import { type Invariants, keeps } from './invariants.ts';
import { countPosition, type PerftPosition } from './perft.ts';
import { type PlaythroughSetup, playthrough } from './playthrough.ts';
import type { PlayStyle } from './random-game.ts';
import { type Canary, canaries } from './secrecy/canaries.ts';
import { imaginedLooksAlike } from './secrecy/imagined.ts';
import { lanesCommute } from './secrecy/lanes-commute.ts';
import { type Shown, worldsLookAlike } from './secrecy/parallel-worlds.ts';
import { soundsAlike } from './secrecy/sounds-alike.ts';
import { refusalsTellNothing, unknownStaysUnknown } from './secrecy/unknown.ts';
import { undoes } from './undo.ts';

export interface Secrets<S, V extends object> {
  /** Which hidden things a view shows: as long as these are equal, two worlds must look alike. */
  readonly shown: Shown<V>;
  readonly canary?: Canary<S>;
  /** Names of invariants that only a real game keeps, since they count what nobody can see. */
  readonly realOnly?: readonly string[];
}

export interface SuiteOptions<S extends StateOf, V extends object> extends Pick<PlayStyle, 'optional' | 'longest'> {
  /** The numbers of seats to play with. */
  readonly seats: readonly number[];
  readonly texts: Texts;
  /** Sets of table options to play with; by default the defaults. */
  readonly options?: readonly { readonly [name: string]: boolean | number | string }[];
  readonly invariants: Invariants<S>;
  readonly secrets: Secrets<S, V>;
  /** How many random games each law looks at. */
  readonly games?: Count;
  /** Positions with their counts, from the game's `perft.json`. */
  readonly perft?: readonly PerftPosition[];
  /** Games whose text lies in `playthroughs/` beside the test. */
  readonly playthroughs?: readonly PlaythroughSetup[];
}

/** Defines the tests that every game gets for free. */
export function gameSuite<S extends StateOf, V extends object>(game: Game<S, V>, suite: SuiteOptions<S, V>): void {
  const { texts, invariants, games = { sample: 20, full: 500 } } = suite;
  const { optional, longest } = suite;
  const style: PlayStyle = {
    ...(optional === undefined ? {} : { optional }),
    ...(longest === undefined ? {} : { longest }),
  };

  /** Random games by seed, over all numbers of seats and sets of options; the first one with faults fails. */
  const law = (name: string, look: (table: TableSetup) => string[], share = 1): void =>
    it(name, () => {
      for (const table of tables(game, name, suite, Math.ceil(count(games) * share))) {
        const faults = look(table);
        if (faults.length > 0) throw new Error(`${name}\n${faults.join('\n')}`);
      }
    });

  describe(`${game.id}: conformance`, () => {
    law('random games end, and until then somebody can answer', (table) => ends(game, table, style));
    law('every offered option is accepted, no refused one is', (table) => offers(game, table, style));
    law('save, load, copy and replay give the same bytes', (table) => saves(game, table, style));
    law('a finished game can be exported and verified', (table) => files(game, table, style), 0.2);
    law('views are plain data, and changes lead from one to the next', (table) => views(game, table, style));
    const met: Met = new Map();
    law('everything has words in both languages', (table) => speech(game, table, texts, style, met));
  });

  describe(`${game.id}: invariants`, () => {
    for (const [name, holds] of Object.entries(invariants)) {
      law(name, (table) => keeps(game, table, { [name]: holds }, style));
    }
  });

  const { shown, canary, realOnly = [] } = suite.secrets;
  const everywhere = Object.fromEntries(Object.entries(invariants).filter(([name]) => !realOnly.includes(name)));
  describe(`${game.id}: secrecy`, () => {
    law('what is imagined looks like what was seen', (table) =>
      imaginedLooksAlike(game, table, { ...style, invariants: everywhere }),
    );
    law('two worlds look alike until a different card is shown', (table) => worldsLookAlike(game, table, shown, style));
    law('answers that sound alike look alike', (table) => soundsAlike(game, table, style));
    law('canaries never leave', (table) => canaries(game, table, canary, style));
    law('lanes commute', (table) => lanesCommute(game, table, style));
    law('what moved no `known` told nobody anything', (table) => unknownStaysUnknown(game, table, style));
    law('refusals tell a seat only what it may know', (table) => refusalsTellNothing(game, table, style));
  });

  describe(`${game.id}: undo`, () => {
    law('undo and redo lead back, and past nothing known', (table) => undoes(game, table, style));
  });

  const { perft = [], playthroughs = [] } = suite;
  if (perft.length > 0) {
    describe(`${game.id}: perft`, () => {
      for (const position of perft)
        it(position.name, () => expect(countPosition(game, position)).toEqual(position.counts));
    });
  }
  if (playthroughs.length > 0) {
    describe(`${game.id}: playthroughs`, () => {
      for (const setup of playthroughs) {
        const name = `${setup.seed}-${setup.seats}-${setup.lang}`.replace(/[^\w-]+/g, '-');
        it(name, () =>
          expect(playthrough(game, texts, setup, style)).toMatchFileSnapshot(`./playthroughs/${name}.txt`),
        );
      }
    });
  }
}

/** Fixed seeds; at least one game for each number of seats with each set of options. */
export function tables(
  game: { readonly id: string },
  name: string,
  { seats, options = [{}] }: Pick<SuiteOptions<StateOf, object>, 'seats' | 'options'>,
  games: number,
): TableSetup[] {
  const kinds = seats.flatMap((n) => options.map((values) => ({ seats: n, options: values })));
  return Array.from({ length: Math.max(games, kinds.length) }, (_, i) => ({
    ...kinds[i % kinds.length]!,
    seed: `${game.id}: ${name} ${i}`,
  }));
}
