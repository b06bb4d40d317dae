// A table in the middle of an adventure: say only what the rule under test needs. The arena is a small map of its own.
import { newGame } from '@oubliette/engine';
import { dice, type MakeCore, tableFor } from '@oubliette/testing';
import type { Adventure } from '../src/cards/adventures/adventure.ts';
import type { HeroId } from '../src/cards/heroes.ts';

import { cellOf, facingOf } from '../src/cells.ts';
import type { Frame } from '../src/frames.ts';
import { dungeonSaga } from '../src/game.ts';
import { type ModelKind, planOf, questOf } from '../src/plan.ts';
import { doorAtStart } from '../src/rules/doors.ts';
import { newTurn } from '../src/rules/hero-turn.ts';
import { layoutOf } from '../src/rules/layout.ts';
import { newHero, partyOf } from '../src/rules/setup.ts';
import type { Settings } from '../src/settings.ts';
import type { Hero, Model, Piece, State } from '../src/state.ts';

/** S a1-c3, R1 d1-i6, C1 j1-k3, R2 j4-m6. Doors c2/d2 and i2/j2 are open, i5/j5 is locked 3/3. */
export const ARENA: Adventure = {
  id: 'arena',
  number: 0,
  commands: 2,
  commandCards: 10,
  raiseLimit: 4,
  raise: ['skeleton', 'archer'],
  loseAtFirstCripple: true,
  tiles: [
    { id: 'S', at: [0, 0], size: [3, 3], start: true },
    { id: 'R1', at: [3, 0], size: [6, 6] },
    { id: 'C1', at: [9, 0], size: [2, 3] },
    { id: 'R2', at: [9, 3], size: [4, 3] },
  ],
  doors: [
    {
      between: [
        [2, 1],
        [3, 1],
      ],
    },
    {
      between: [
        [8, 1],
        [9, 1],
      ],
    },
    {
      between: [
        [8, 4],
        [9, 4],
      ],
      lock: [3, 3],
    },
  ],
  startSquares: [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ],
  minions: [],
  bonePiles: [],
  pieces: [],
  hiddenTraps: [],
  goals: [{ do: 'destroy', boss: 'warden' }],
};

type At = readonly [cell: string, facing: 'n' | 'e' | 's' | 'w'];
type Fields = Partial<Omit<State, 'core' | 'heroes' | 'models' | 'piles' | 'pieces' | 'traps' | 'settings' | 'turn'>>;
export interface Given extends Fields {
  readonly at: Frame | readonly Frame[];
  readonly adventure?: Adventure;
  readonly seats?: 2 | 3 | 5;
  /** The Thief stands in for this hero. */
  readonly thief?: HeroId;
  /** Heroes on the board; the others have left. */
  readonly on?: Partial<Record<HeroId, At>>;
  readonly minions?: readonly (readonly [
    kind: ModelKind,
    cell: string,
    facing: 'n' | 'e' | 's' | 'w',
    more?: Partial<Model>,
  ])[];
  readonly hero?: Partial<Record<HeroId, Partial<Hero>>>;
  readonly pileAt?: readonly string[];
  readonly piece?: readonly (Partial<Piece> & { readonly kind: Piece['kind']; readonly at: readonly string[] })[];
  readonly trapAt?: readonly string[];
  readonly shownTrapAt?: readonly string[];
  readonly settings?: Partial<Settings>;
  readonly dice?: readonly number[];
  readonly turnOf?: HeroId;
}
const USUAL = newGame(dungeonSaga, { seats: 2, seed: 'usual' }).settings;
const NAMES = ['overlord', 'red', 'green', 'blue', 'white'] as const;

const build = (given: Given, core: MakeCore<State>): State => {
  const { at, adventure = ARENA, seats = 2, thief = 'none', on = {}, minions = [], hero = {}, settings = {} } = given;
  const { pileAt = [], piece = [], trapAt = [], shownTrapAt = [], dice: pips, turnOf, ...fields } = given;
  const plan = fields.plan ?? planOf(adventure);
  const quest = fields.quest ?? questOf(adventure, plan);
  const doors = fields.doors ?? plan.doors.map((door, i) => (adventure === ARENA && i < 2 ? 0 : doorAtStart(door)));
  const round = fields.round ?? 1;
  const gates = fields.gates ?? [];
  const heroes = partyOf(thief).map((id, i) => ({
    ...newHero(id, 1 + (i % (seats - 1)), 0),
    gone: on[id] === undefined ? ('left' as const) : ('no' as const),
    ...hero[id],
  }));
  const figure = (id: number, kind: Model['kind'], i: number, [cell, facing]: At): Model => ({
    id,
    kind,
    hero: i,
    cell: cellOf(cell),
    facing: facingOf(facing),
    wounds: 0,
    acted: false,
    fresh: false,
    group: -1,
    rust: 0,
    shroud: false,
    called: 0,
  });
  const models = [
    ...heroes.flatMap((h, i) => (on[h.id] === undefined ? [] : [figure(i, h.id, i, on[h.id]!)])),
    ...minions.map(([kind, cell, facing, more], i) => ({ ...figure(10 + i, kind, -1, [cell, facing]), ...more })),
  ];
  const stack = (Array.isArray(at) ? at : [at]) as Frame[];
  const {
    thief: _t,
    on: _o,
    minions: _m,
    hero: _h,
    settings: _s,
    adventure: _a,
    seats: _n,
    at: _at,
    ...rest
  } = fields as Given;
  const turnModel = models.find((m) => m.kind === turnOf);
  const state: State = {
    core: core(seats, ...stack),
    settings: { ...USUAL, ...settings },
    quest,
    plan,
    layout: layoutOf({ plan, quest, round, doors, gates }),
    round,
    revealed: plan.tiles.map(() => 1),
    searched: [],
    slippery: [],
    doors,
    gates,
    models,
    nextModel: 100,
    piles: pileAt.map(cellOf).sort((a, b) => a - b),
    pieces: piece.map(({ at: squares, ...more }) => ({
      lock: [],
      stars: 0,
      emptied: false,
      goal: '',
      done: false,
      ...more,
      cells: squares.map(cellOf),
    })),
    traps: [
      ...trapAt.map((cell) => ({ cell: cellOf(cell), shown: false })),
      ...shownTrapAt.map((cell) => ({ cell: cellOf(cell), shown: true })),
    ],
    heroes,
    turn: newTurn(turnModel?.id ?? -1, 1),
    hand: [],
    commandDeck: ['rise', 'rise', 'rise'],
    usedCommands: [],
    commands: 0,
    cards: 0,
    silenced: 0,
    prisoners: 0,
    searchDeck: [],
    usedSearch: [],
    whispered: 0,
    faces: ['barrels'],
    usedFaces: [],
    trapDeck: [],
    usedTraps: [],
    deckChanges: [],
    groups: [],
    torch: 0,
    surge: false,
    skipDraw: false,
    reached: quest.goals.map(() => 0),
    bossKiller: -1,
    ended: 'none',
    doomed: 'none',
    kit: [],
    ...rest,
  };
  if (pips !== undefined) state.core.chance = dice(6, pips);
  return state;
};

export const table = tableFor(dungeonSaga, build, { names: NAMES });
/** Where a test sets the dice between two answers: an undo would play from the first ones. */
export const tableWithoutUndo = tableFor(dungeonSaga, build, { names: NAMES, undo: false });
export type Table = ReturnType<typeof table>;

export const HERO_NUMBER = { barbarian: 0, dwarf: 1, elf: 2, wizard: 3, thief: 3 } as const;
/** A hero's whole turn; with the Thief for the Wizard, hers. */
export const turn = (hero: keyof typeof HERO_NUMBER): Frame => ({ proc: 'hero-turn', at: 0, hero: HERO_NUMBER[hero] });
export const overlordTurn: Frame = { proc: 'overlord-turn', at: 0 };
export const heroOf = (t: Table, id: HeroId): Hero => t.state.heroes.find((h) => h.id === id)!;
export const figureOf = (t: Table, kind: Model['kind']): Model | undefined =>
  t.state.models.find((m) => m.kind === kind);
export const where = (t: Table, kind: Model['kind']): string | undefined =>
  t.view('spectator').game.map.figures.find(({ what }) => what === kind)?.cell;
export const facingOfModel = (t: Table, kind: Model['kind']): string | undefined =>
  t.view('spectator').game.map.figures.find(({ what }) => what === kind)?.facing;
export const told = (t: Table): string[] => t.events().map(({ type }) => type);
/** Options that begin with this word. */
export const those = (t: Table, seat: 'overlord' | 'red' | 'green', word: string): string[] =>
  t.options(seat).filter((option) => option === word || option.startsWith(`${word}:`));
