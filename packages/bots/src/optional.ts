// Optional asks: what a bot volunteers without being waited for, and how often.
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
import { satisfaction } from './playout.ts';
import { imagineWorlds } from './worlds.ts';

/**
 * Between two answers that the table waits for, bots give at most so many that nobody waits for: offers would never end. An offer
 * takes some seven small answers, and five partners may each make one.
 */
const MOST_IN_A_ROW = 60;
const WORLDS = 4;
/** What is not clearly better than leaving things as they are is left alone. */
const MARGIN = 0.01;

/**
 * What a bot at this seat decides from now, or undefined: there is nothing for it to decide. Device, server and terminal all
 * ask here, so that bots make, sign and refuse offers alike everywhere. `moves`: those of the match. `volunteers`: not for a
 * bot that stands in for a person, who has not asked it to make promises.
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
 * The order in which a table asks its bots what they do of themselves, before it takes the answer of one that it waits for: whoever
 * answered last goes on with what it composes, then the others in turn.
 */
export function askingOrder(seats: number, moves: readonly { readonly ask: { readonly seat: Seat } }[]): Seat[] {
  const last = moves.at(-1)?.ask.seat ?? 0;
  return Array.from({ length: seats }, (_, i) => (last + i) % seats);
}

/** Whether somebody may do something now, beside what is asked, that was not possible before: an offer has come. */
export function gainsBeside(before: Seen, after: Seen): boolean {
  const beside = ({ asks }: Seen): string[] =>
    asks
      .filter(({ optional }) => optional)
      .flatMap(({ kind, options }) => options.map((option) => `${kind} ${option}`));
  const known = new Set(beside(before));
  return beside(after).some((one) => !known.has(one));
}

/** The optional ask that somebody with this knowledge answers now, and how; undefined: none. */
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

/** The first wish among what is asked. */
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

/** Without a wish of the game's own: the answer that completes its choice at once and leaves the seat clearly better off. */
function better<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  worlds: readonly S[],
  seat: Seat,
  kind: string,
  options: readonly string[],
): string | undefined {
  const worth = (s: S) => satisfaction(g, k, s)[seat]!;
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
