// The shapes everything else is made of: seats, asks, frames, and the engine's own part of a state.

/** A player's number at the table, 0 to n-1. */
export type Seat = number;
/** Who receives a view: a seat, or a spectator without one. */
export type Viewer = Seat | 'spectator';
/** The ID of a line of a rule book. */
export type RuleId = string;

export type Param = string | number | boolean | readonly (string | number | boolean)[];
export type Params = { readonly [name: string]: Param };

/** A decision that a seat may take now. Derived from the state on request, never stored: a rule fix reaches every saved game. */
export interface Ask {
  readonly kind: string;
  readonly seat: Seat;
  /** Open beside what the table waits for. */
  readonly optional: boolean;
  /** For an optional ask: the key in the game's `beside` of the choice it belongs to. */
  readonly beside?: string;
}

/** Why an answer, or an option, is not possible. */
export interface Refusal {
  readonly rule: RuleId;
  readonly option?: string;
  readonly params?: Params;
}

/** The progress of one procedure: plain data on the stack of the state. A frame holds no code, a procedure no state. */
export interface Frame {
  readonly proc: string;
}

/** The steps that a seat has given so far for one optional choice. */
export interface Aside {
  readonly kind: string;
  readonly seat: Seat;
  readonly steps: readonly string[];
  /** The player's own sentences, each with the index of its step. */
  readonly texts?: readonly { readonly step: number; readonly text: string }[];
}

/** The state of the random generator: four 32-bit integers (sfc32). */
export type Chance = [a: number, b: number, c: number, counter: number];

/** The engine's own fields in every state, under one key. */
export interface Core<F extends Frame = Frame> {
  chance: Chance;
  /** Counts how often hidden information became known: undo does not go back past such a point. */
  known: number;
  /** Answers given so far by each seat. An answer must carry this number. Never decreases, not even by undo. */
  answered: number[];
  stack: F[];
  aside: Aside[];
}

/** Every game's state has this and its own fields beside it. */
export interface StateOf<F extends Frame = Frame> {
  core: Core<F>;
}

/** Returns a whole number from 0 to n-1: the random source of bots, separate from the game's. */
export type Pick = (n: number) => number;

/** A fact for log, animation and sound. No rule reads it. */
export interface Event {
  readonly type: string;
  /** The rule that caused it: the log shows it on request. */
  readonly rule: RuleId;
  /** The part that only some seats hear. */
  readonly secret?: { readonly to: readonly Seat[]; readonly [param: string]: Param };
  readonly [param: string]: unknown;
}
export type Listener = (event: Event) => void;

const ASKS = new Map<string, Ask[]>();

/** Asks are few and never change: one object each, shared by all states. */
export function askFor(kind: string, seat: Seat, beside?: string): Ask {
  const key = beside === undefined ? kind : `${beside}?${kind}`;
  const list = ASKS.get(key) ?? [];
  if (list.length === 0) ASKS.set(key, list);
  list[seat] ??= beside === undefined ? { kind, seat, optional: false } : { kind, seat, optional: true, beside };
  return list[seat];
}

export const MAX_SEATS = 8;

/** One list of one ask for each seat, built once: `[ask of seat 0]`, `[ask of seat 1]`, ... */
export const askOneOf = (kind: string): readonly (readonly Ask[])[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => [askFor(kind, seat)]);
