// The shape of the hand-written game, which is plain JavaScript on purpose.

export interface Decks {
  readonly monsters: readonly number[];
  readonly traps: readonly number[];
  readonly adventurers: readonly number[];
}

export interface Player {
  gold: number;
  food: number;
  imps: number;
  evil: number;
  score: number;
  dig: number;
  rooms: number;
  grid: number[];
  monsters: { id: number; used: boolean }[];
  traps: number[];
  party: { cls: number; hp: number }[];
  picked: number[];
}

export interface State {
  rng: number;
  round: number;
  /** 0 plan, 1 build, 2 fight. */
  phase: number;
  cur: number;
  turn: number;
  /** The winner, or -1. */
  over: number;
  mdeck: number[];
  tdeck: number[];
  adeck: number[];
  orders: number[][];
  players: Player[];
  log: number;
}

export function setup(given: number | Decks): State;
export function legal(s: State, out: number[]): number[];
export function apply(s: State, move: number): void;
export function clone(s: State): State;
export function winner(s: Pick<State, 'players'>): number;

// The rules one by one, for boardgame.io's turns and phases.
type Board = Pick<State, 'round' | 'mdeck' | 'tdeck' | 'adeck' | 'orders' | 'players'>;
export function doOrder(s: Board, player: Player, seat: number, order: number): void;
export function doBuild(player: Player, move: number): void;
export function doFight(player: Player, move: number): void;
export function startBuild(s: Board): void;
export function startFight(s: Board): void;
export function endRound(s: Board): void;
