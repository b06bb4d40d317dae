// Thinking ahead: while the table waits for other seats, bots compute answers for the views that a seat may get next.
import { type Game, type Seat, type Seen, type StateOf, thinking } from '@oubliette/engine';
import type { Choice } from './bot.ts';
import { type Foreseen, foresee, foreseeAfter, keyOf } from './foresee.ts';
import type { Interruptible } from './interruptible.ts';
import { deciding, isPlanned, type SearchParams } from './mcts.ts';

/** A seat's current view, and a random source for thinking. */
export interface SeatView {
  readonly seat: Seat;
  readonly seen: Seen;
  readonly dice: string;
}

/** Answers that were computed before the ask was open. */
export interface AnswersAhead {
  /** BOT-AHEAD-3: undefined where the view was not foreseen, or where its answer is not offered. */
  recall(seen: Seen, seat: Seat): Choice | undefined;
  find(key: string): Choice | undefined;
  keep(key: string, choice: Choice): void;
}

/** BOT-AHEAD-4: enough for several waits of a table with seven bots; an answer takes about a hundred bytes. */
const KEPT = 128;

/** BOT-AHEAD-3: a seat is often asked several times in a row. */
const STEPS = 4;

export function answersAhead(kept = KEPT): AnswersAhead {
  const answers = new Map<string, Choice>();
  return {
    recall(seen, seat) {
      const choice = answers.get(keyOf(seen, seat));
      return choice !== undefined && isOffered(seen, choice) ? choice : undefined;
    },
    find: (key) => answers.get(key),
    keep(key, choice) {
      answers.set(key, choice);
      // A map keeps insertion order: its first key is the oldest.
      for (const oldest of answers.keys()) {
        if (answers.size <= kept) break;
        answers.delete(oldest);
      }
    },
  };
}

const isOffered = ({ asks }: Seen, { kind, option }: Choice): boolean =>
  asks.some((ask) => ask.kind === kind && ask.options.includes(option));

/**
 * Computes answers for several seats of one table, the most likely view of any seat first; returns their number. Asks that the
 * game's own planner answers are left out: it is fast, and cannot be interrupted (BOT-AHEAD-4).
 */
export function* thinkAhead<S extends StateOf>(
  g: Game<S>,
  search: SearchParams<S>,
  seatViews: readonly SeatView[],
  answers: AnswersAhead,
): Interruptible<number> {
  const { knowledge: k } = search;
  const views: (Foreseen & { readonly seat: Seat })[] = [];
  for (const { seat, seen, dice } of seatViews)
    for (const view of yield* foresee(g, k, seen, seat, thinking(dice))) views.push({ ...view, seat });
  views.sort((a, b) => b.often - a.often);
  let found = 0;
  for (const { seat, ...first } of views) {
    let view: Foreseen | undefined = first;
    for (let steps = 0; view !== undefined && steps < STEPS; steps++) {
      // The random source depends on the view only: the same view always gets the same answer.
      const pick = thinking(view.key);
      if (isPlanned(g, k, view.seen, seat, pick)) break;
      const known = answers.find(view.key);
      const choice: Choice | undefined = known ?? (yield* deciding(g, view.seen, seat, search, pick)).choice;
      if (choice === undefined) break;
      if (known === undefined) {
        answers.keep(view.key, choice);
        found++;
      }
      view = yield* foreseeAfter(g, k, view.seen, seat, choice, thinking(`${view.key} then`));
    }
  }
  return found;
}
