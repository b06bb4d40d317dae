// The shapes everything else is made of: seats, asks, frames, and the engine's own part of a state.

/** A chair at the table, 0 to n-1. */
export type Seat = number;
/** Who looks: a seat, or somebody who holds none. */
export type Viewer = Seat | 'spectator';
/** The ID of the rule that says no. */
export type RuleId = string;

export type Param = string | number | boolean | readonly (string | number | boolean)[];
export type Params = { readonly [name: string]: Param };

/** A decision somebody may take now. Derived from the state on request, never stored: a rule fix reaches every saved game. */
export interface Ask {
  readonly kind: string;
  readonly seat: Seat;
  /** Open beside what the table waits for. */
  readonly optional: boolean;
  /** For an optional ask: the entry of `beside` it is a step of. */
  readonly beside?: string;
}

/** Why an answer, or an option, is not possible. */
export interface Refusal {
  readonly rule: RuleId;
  readonly option?: string;
  readonly params?: Params;
}

/** Where a procedure stands: plain data on the stack of the state. A frame holds no code, a procedure no state. */
export interface Frame {
  readonly proc: string;
}

/** A choice in several steps that its seat is composing beside the game. */
export interface Aside {
  readonly kind: string;
  readonly seat: Seat;
  readonly steps: readonly string[];
  /** A sentence of the player's own that came with one of them. */
  readonly text?: string;
}

/** The generator's whole state: four 32-bit integers (sfc32). */
export type Chance = [a: number, b: number, c: number, counter: number];

/** What the engine keeps in every state, under one key. */
export interface Core<F extends Frame = Frame> {
  chance: Chance;
  /** Counts the moments at which something hidden became known: undo does not go back past one. */
  known: number;
  /** Answers given so far by each seat: the other half of an answer's address. Never goes back, undo included. */
  answered: number[];
  stack: F[];
  aside: Aside[];
}

/** Every game's state has this and its own fields beside it. */
export interface StateOf<F extends Frame = Frame> {
  core: Core<F>;
}

/** Chooses a whole number from 0 to n-1: how thinking is given its own dice. */
export type Pick = (n: number) => number;

/** What happened, for log, animation and sound. No rule reads it. */
export interface Event {
  readonly type: string;
  /** The rule it follows, so that every line of the log can answer "why?". */
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

/** The lists of one ask that a word gives again and again: `[ask of seat 0]`, `[ask of seat 1]`, ... */
export const askOneOf = (kind: string): readonly (readonly Ask[])[] =>
  Array.from({ length: MAX_SEATS }, (_, seat) => [askFor(kind, seat)]);
