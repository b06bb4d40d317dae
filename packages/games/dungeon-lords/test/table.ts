// A table in the middle of a game: say only what the rule under test needs; the rest is as at the start, with empty stacks.
import { newGame } from '@oubliette/engine';
import { tableFor } from '@oubliette/testing';
import { EVILOMETER, type HeroId, type MonsterId, ORDERS, type Order, type RoomId, START } from '../src/cards/cards.ts';
import { dungeonLords } from '../src/game.ts';
import { CELLS, type CellName, cellOf } from '../src/options.ts';
import { noFight } from '../src/rules/combat/no-fight.ts';
import {
  type Adventurer,
  CONQUERED_ROOM,
  CONQUERED_TUNNEL,
  type Creature,
  DUMMY,
  FREE,
  type Frame,
  NOWHERE,
  type Player,
  ROCK,
  ROOM,
  type RoomTile,
  type State,
  TUNNEL,
} from '../src/state.ts';

export const NAMES = ['red', 'green', 'blue', 'yellow'] as const;
export type Name = (typeof NAMES)[number];
export const seatOf = (name: Name): number => NAMES.indexOf(name);

type Fields = Partial<Omit<State, 'core' | 'players' | 'spaces' | 'options' | 'first'>>;
export interface Given extends Fields, Partial<Record<Name, Partial<Player>>> {
  /** The frame to start at, or several, the last one on top. */
  readonly at: Frame | readonly Frame[];
  /** Four unless said. */
  readonly seats?: 2 | 3 | 4;
  readonly first?: Name;
  readonly options?: Partial<State['options']>;
  /** Who stands on spaces I, II and III. */
  readonly on?: Partial<Record<Order, readonly (Name | 'dummy' | 'dummy2' | 'free')[]>>;
}

/** Nothing chosen. */
const USUAL = newGame(dungeonLords, { seats: 2, seed: 'usual' }).options;

export const table = tableFor(
  dungeonLords,
  (
    { at, seats = 4, first = 'red', options = {}, on = {}, red, green, blue, yellow, ...fields }: Given,
    core,
  ): State => {
    const players = [red, green, blue, yellow].slice(0, seats);
    return {
      core: core(seats, ...(Array.isArray(at) ? (at as Frame[]) : [at as Frame])),
      options: { ...USUAL, ...options },
      year: 1,
      season: 0,
      first: seatOf(first),
      spaces: ORDERS.flatMap((order) => [0, 1, 2].map((space) => occupant(on[order]?.[space] ?? 'free'))),
      permit: 0,
      forHire: [],
      forSale: [],
      monsterStack: [],
      roomStack: [],
      adventurerStack: [],
      adventurersUnder: 0,
      trapStack: [],
      usedTraps: [],
      combatCards: ['fireball', 'graffiti', 'suggestion', 'detect-evil'],
      combatShown: 0,
      events: ['taxes', 'payday', 'special'],
      eventsShown: 0,
      specials: ['rats', 'burglary'],
      specialShown: false,
      arriving: [],
      expected: [],
      paladin: 'tent',
      discardedMonsters: [],
      discardedRooms: [],
      farLands: [],
      dummies: Array.from({ length: 4 - seats }, () => ({ blocked: [], drawn: [] })),
      dummyEvil: seats === 2 ? 5 : 0,
      fight: noFight(),
      ...fields,
      players: players.map((player) => ({ ...beginner(), ...player })),
    };
  },
  { names: NAMES },
);
export type Table = ReturnType<typeof table>;

/** A game from its very beginning. */
export const fresh = tableFor(
  dungeonLords,
  ({ seats, seed = 'a test', options = {} }: { seats: number; seed?: string; options?: object }) =>
    newGame(dungeonLords, { seats, seed, settings: options }),
  { names: NAMES },
);

const occupant = (who: Name | 'dummy' | 'dummy2' | 'free'): number => {
  if (who === 'free') return FREE;
  if (who === 'dummy') return DUMMY;
  return who === 'dummy2' ? DUMMY + 1 : seatOf(who);
};

export const beginner = (): Player => ({
  gold: START.gold,
  food: START.food,
  imps: START.imps,
  busy: 0,
  evil: EVILOMETER.start,
  traps: [],
  shownTraps: [],
  buriedTraps: [],
  lair: [],
  map: map({}),
  rooms: [],
  dealt: [],
  blocked: [],
  played: [],
  shown: 0,
  unused: [],
  spied: [],
  party: [],
  prison: [],
  letters: 0,
  plan: { cell: NOWHERE, traps: [], creatures: [] },
});

/** The three tunnels of the start, unless others are named. */
export function map(given: {
  readonly tunnels?: readonly CellName[];
  readonly rooms?: readonly CellName[];
  readonly conquered?: readonly CellName[];
  readonly conqueredRooms?: readonly CellName[];
}): number[] {
  const cells = new Array<number>(CELLS).fill(ROCK);
  for (const cell of given.tunnels ?? ['c1', 'c2', 'c3']) cells[cellOf(cell)] = TUNNEL;
  for (const cell of given.rooms ?? []) cells[cellOf(cell)] = ROOM;
  for (const cell of given.conquered ?? []) cells[cellOf(cell)] = CONQUERED_TUNNEL;
  for (const cell of given.conqueredRooms ?? []) cells[cellOf(cell)] = CONQUERED_ROOM;
  return cells;
}

export const room = (id: RoomId, cell: CellName, produced = 0): RoomTile => ({ cell: cellOf(cell), id, produced });

/** A lair of these, face up and idle. */
export const lair = (...ids: MonsterId[]): Creature[] => ids.map((id) => creature(id));
export const creature = (id: MonsterId, more: Partial<Creature> = {}): Creature => ({
  id,
  spent: false,
  worked: false,
  unpaid: false,
  ...more,
});
/** Somebody in a party, unhurt. */
export const hero = (id: HeroId, more: Partial<Adventurer> = {}): Adventurer => ({
  id,
  wounds: 0,
  extra: 0,
  poison: 0,
  ...more,
});
export const partyOf = (t: Table, name: Name): HeroId[] => player(t, name).party.map(({ id }) => id);
export const lairOf = (t: Table, name: Name): MonsterId[] => player(t, name).lair.map(({ id }) => id);

export const player = (t: Table, name: Name): Player => t.state.players[seatOf(name)]!;
/** Who is on spaces I, II and III. */
export const on = (t: Table, order: Order): string[] =>
  t.state.spaces
    .slice(3 * ORDERS.indexOf(order), 3 * ORDERS.indexOf(order) + 3)
    .map((who) => (who === FREE ? 'free' : who >= DUMMY ? ['dummy', 'dummy2'][who - DUMMY]! : NAMES[who]!));

const ACTION = {
  food: 'get-food',
  reputation: 'improve-reputation',
  dig: 'dig-tunnels',
  gold: 'mine-gold',
  imps: 'recruit-imps',
  traps: 'buy-traps',
  monster: 'recruit-monster',
  room: 'build-room',
} as const;

/** One action alone: nothing comes after it, and nobody clears it. */
export const action = (order: Order): Frame =>
  ({ proc: ACTION[order], todo: order === 'monster' || order === 'room' ? [2, 1, 0] : [0, 1, 2], at: 0 }) as Frame;

const STEPS = [
  'tiles',
  'adventurers-expected',
  'event-shown',
  'dummies',
  'orders',
  'dummies-third',
  'place-1',
  'place-2',
  'place-3',
  ...ORDERS.flatMap((order) => [order, `clear-${order}` as const]),
  'production',
  'recovery',
  'recovery-rest',
  'event',
  'adventurers',
  'end',
] as const;
/** A round from one of its steps on. Nothing comes after it. */
export const round = (from: (typeof STEPS)[number]): Frame => ({ proc: 'round', at: STEPS.indexOf(from) });

export const types = (t: Table): string[] => t.events().map(({ type }) => type);
