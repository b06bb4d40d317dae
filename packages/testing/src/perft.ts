// Perft: how many sequences of answers there are. A rule that changes by one option changes the number.
import {
  apply,
  awaited,
  enter,
  type Game,
  isOver,
  newMatch,
  options,
  readEntry,
  type StateOf,
} from '@oubliette/engine';

/**
 * Counts sequences of `depth` answers, each to the first awaited ask. Seats that could answer at the same time are
 * taken in order, since any other order leads to the same positions; optional asks are left out, since they are open nearly
 * always and would dominate the count. A game that ends earlier counts as one sequence.
 */
export function perft<S extends StateOf, V extends object>(game: Game<S, V>, state: S, depth: number): number {
  return below(game as unknown as Game<S>, state, depth);
}

function below<S extends StateOf>(g: Game<S>, s: S, depth: number): number {
  if (depth === 0 || isOver(s)) return 1;
  const ask = awaited(g, s)[0]!;
  const list = options(g, s, ask);
  if (depth === 1) return list.length;
  let sum = 0;
  for (const option of list) {
    const next = g.copy(s);
    apply(g, next, ask, option);
    sum += below(g, next, depth - 1);
  }
  return sum;
}

/** The number of sequences after each first answer: compare two versions of a rule and go down where they differ. */
export function divide<S extends StateOf, V extends object>(
  game: Game<S, V>,
  state: S,
  depth: number,
): { [answer: string]: number } {
  const g = game as unknown as Game<S>;
  if (depth === 0 || isOver(state)) return {};
  const ask = awaited(g, state)[0]!;
  const each = options(g, state, ask).map((option) => {
    const next = g.copy(state);
    apply(g, next, ask, option);
    return [`@${ask.seat} ${ask.kind} ${option}`, below(g, next, depth - 1)];
  });
  return Object.fromEntries(each);
}

/** A position and its counts at depth 1, 2, 3, ...: the lines of a game's `perft.json`. */
export interface PerftPosition {
  readonly name: string;
  readonly seats: number;
  readonly seed: string;
  readonly settings?: { readonly [name: string]: boolean | number | string };
  readonly given?: unknown;
  /** Answers that lead there from the start. */
  readonly entries?: readonly string[];
  readonly counts: readonly number[];
}

/** The counts of a position as they are now. */
export function countPosition<S extends StateOf, V extends object>(game: Game<S, V>, at: PerftPosition): number[] {
  const match = newMatch(game, { seats: at.seats, seed: at.seed, settings: at.settings, given: at.given });
  for (const text of at.entries ?? []) {
    const entry = readEntry(text);
    const refused = entry === undefined ? { rule: 'ENG-MALFORMED' } : enter(match, entry);
    if (refused !== undefined) throw new Error(`${at.name}: "${text}" is refused by ${refused.rule}`);
  }
  return at.counts.map((_, i) => perft(game, match.state, i + 1));
}
