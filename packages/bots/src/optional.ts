// Optional asks: which ones a bot answers although the table does not wait for it, and how often.
import {
  apply,
  asks,
  asksOf,
  Can,
  type Game,
  offer,
  type Pick,
  type Seat,
  type Seen,
  type StateOf,
} from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { utilitiesOf } from './playout.ts';
import { imagineWorlds } from './worlds.ts';

/**
 * Between two awaited answers bots give at most so many optional ones, because offers could go on for ever. An offer
 * takes about seven steps, and five partners may each make one.
 */
const MOST_IN_A_ROW = 60;
const WORLDS = 4;
/** In utility: how much better an optional answer must be than none. */
const MARGIN = 0.01;

/**
 * The view that a bot at this seat decides from; undefined: it has nothing to decide. Device, server and terminal all call
 * it, so that bots make, sign and refuse offers alike everywhere. `moves`: those of the match. `volunteers`: false for a
 * bot that stands in for a person: that person has not asked it to make promises.
 */
export function askedOfBot(
  seen: Seen,
  moves: readonly { readonly ask: { readonly optional: boolean } }[],
  volunteers = true,
): Seen | undefined {
  const inARow = moves.length - 1 - moves.findLastIndex(({ ask }) => !ask.optional);
  const asks = volunteers && inARow < MOST_IN_A_ROW ? seen.asks : seen.asks.filter(({ optional }) => !optional);
  if (asks.length === 0) return undefined;
  return asks.length === seen.asks.length ? seen : { ...seen, asks };
}

/**
 * The order in which a table asks its bots for optional answers, before it takes an awaited one: first the seat that
 * answered last, which may have an unfinished choice, then the others in turn.
 */
export function askingOrder(seats: number, moves: readonly { readonly ask: { readonly seat: Seat } }[]): Seat[] {
  const last = moves.at(-1)?.ask.seat ?? 0;
  return Array.from({ length: seats }, (_, i) => (last + i) % seats);
}

/** Whether the last move opened a new optional ask for a seat: an offer has come. */
export function gainsBeside(before: Seen, after: Seen): boolean {
  const beside = ({ asks }: Seen): string[] =>
    asks
      .filter(({ optional }) => optional)
      .flatMap(({ kind, options }) => options.map((option) => `${kind} ${option}`));
  const known = new Set(beside(before));
  return beside(after).some((one) => !known.has(one));
}

/** The optional ask that a bot with this knowledge answers now, and its answer; undefined: none. */
export function optionalChoice<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): Choice | undefined {
  if (k === undefined || !seen.asks.some(({ optional }) => optional)) return undefined;
  if (k.wish !== undefined) return wished(g, k, k.wish, seen, seat, pick);
  const worlds = imagineWorlds(g, seen, seat, WORLDS, pick);
  for (const { kind, optional, options } of seen.asks) {
    const option = optional ? better(g, k, worlds, seat, kind, options) : undefined;
    if (option !== undefined) return { kind, option };
  }
  return undefined;
}

/** The first wish among the open asks. */
function wished<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  wish: NonNullable<Knowledge<S>['wish']>,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): Choice | undefined {
  const [s] = imagineWorlds(g, seen, seat, 1, pick);
  const can = new Can();
  for (const ask of asksOf(g, s!, seat)) {
    if (!ask.optional || !seen.asks.some(({ kind, optional }) => optional && kind === ask.kind)) continue;
    offer(g, s!, ask, can);
    const option = wish.call(k, s!, ask, can, pick);
    if (option !== undefined && can.has(option)) return { kind: ask.kind, option };
  }
  return undefined;
}

/** Without `wish`: the answer that completes its choice at once and makes the seat's position clearly better. */
function better<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  worlds: readonly S[],
  seat: Seat,
  kind: string,
  options: readonly string[],
): string | undefined {
  const worth = (s: S) => utilitiesOf(g, k, s)[seat]!;
  let best: string | undefined;
  let most = worlds.reduce((sum, world) => sum + worth(world), 0) + MARGIN * worlds.length;
  for (const option of options) {
    let sum = 0;
    for (const world of worlds) {
      const ask = asks(g, world).find((one) => one.optional && one.seat === seat && one.kind === kind);
      if (ask === undefined) return undefined;
      const s = g.copy(world);
      apply(g, s, ask, option);
      if (s.core.aside.some((a) => a.seat === seat && a.kind === ask.beside)) return undefined;
      sum += worth(s);
    }
    if (sum > most) [most, best] = [sum, option];
  }
  return best;
}
