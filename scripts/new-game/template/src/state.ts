// The whole state of a game of Candle Hall, and the frames a save can hold.
import { type InOrder, type InTurn, type RuleId, type Seat, type StateOf, words } from '@oubliette/engine';
import type { FindId } from './cards/finds.ts';
import type { CellName, MoveOption } from './options.ts';

export interface Visitor {
  /** The square of the pawn. */
  cell: number;
  finds: FindId[];
}

export interface State extends StateOf<Frame> {
  rounds: number;
  /** Rounds that are over. */
  round: number;
  deck: FindId[];
  /** Squares with a candle. */
  candles: number[];
  visitors: Visitor[];
}

export type Frame = InOrder<'game'> | InOrder<'round'> | InTurn<'move', Seat, MoveOption>;

/** What is told, by type: each follows a rule. Nothing in it is secret. */
interface Told {
  round: { round: number };
  moved: { seat: Seat; cell: CellName };
  stayed: { seat: Seat };
  found: { seat: Seat; find: FindId; points: number };
}
export type Event = {
  [T in keyof Told]: { readonly type: T; readonly rule: RuleId } & Readonly<Told[T]>;
}[keyof Told];

export const w = words<State, Event>();
