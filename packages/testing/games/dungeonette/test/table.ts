// A table in the middle of a game: what is not said is as at the start, with empty decks.
import { tableFor } from '@oubliette/testing';
import { MONSTERS, type MonsterId, TRAPS, type TrapId } from '../src/cards/cards.ts';
import { dungeonette } from '../src/game.ts';
import { CELLS, type Cell, cellOf } from '../src/options.ts';
import { type Frame, type Player, ROCK, ROOM, RUIN, type State, TUNNEL } from '../src/state.ts';

type Given = Partial<Omit<State, 'core' | 'players'>> & {
  readonly at: Frame;
  /** By seat; the others are as at the start. */
  readonly players?: readonly Partial<Player>[];
};

export const ADA = 0;
export const BRAM = 1;
export const CLEO = 2;
export const DORN = 3;
export const EVERYBODY = [ADA, BRAM, CLEO, DORN];

export const table = tableFor(
  dungeonette,
  ({ at, players = [], ...fields }: Given, core): State => ({
    core: core(4, at),
    round: 0,
    monsterDeck: [],
    trapDeck: [],
    adventurerDeck: Array.from({ length: 32 }, (_, card) => card),
    arrived: 0,
    spaces: [[], [], [], [], [], [], [], []],
    ...fields,
    players: EVERYBODY.map((seat) => ({ ...beginner(), ...players[seat] })),
  }),
  { names: ['Ada', 'Bram', 'Cleo', 'Dorn'] },
);

export const beginner = (): Player => ({
  gold: 3,
  food: 3,
  imps: 2,
  evil: 5,
  score: 0,
  dig: 0,
  rooms: 0,
  map: map({ tunnels: ['c1'] }),
  monsters: [],
  traps: [],
  party: [],
  orders: [],
});

/** A dungeon of rock, these cells apart. */
export function map(given: { tunnels?: Cell[]; rooms?: Cell[]; ruins?: Cell[] }): number[] {
  const cells = new Array<number>(CELLS).fill(ROCK);
  for (const cell of given.tunnels ?? []) cells[cellOf(cell)] = TUNNEL;
  for (const cell of given.rooms ?? []) cells[cellOf(cell)] = ROOM;
  for (const cell of given.ruins ?? []) cells[cellOf(cell)] = RUIN;
  return cells;
}

export const monster = (id: MonsterId): number => MONSTERS.findIndex((card) => card.id === id);
export const trap = (id: TrapId): number => TRAPS.findIndex((card) => card.id === id);
export const fresh = (id: MonsterId) => ({ card: monster(id), tired: false });
export const tired = (id: MonsterId) => ({ card: monster(id), tired: true });

/** One decision, of one seat; nothing comes after it. */
export const asks = (proc: 'plan' | 'build' | 'fight', ...seats: number[]): Frame => ({ proc, todo: seats, at: 0 });
/** A round, from one of its steps on. */
const STEPS = ['opening', 'plan', 'start-build', 'build', 'start-fight', 'fight', 'end'] as const;
export const round = (from: (typeof STEPS)[number]): Frame => ({ proc: 'round', at: STEPS.indexOf(from) });
