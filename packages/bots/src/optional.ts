// Optional asks: what a bot volunteers without being waited for, and how often.
import { apply, asks, Can, type Game, offer, type Pick, type Seat, type Seen, type StateOf } from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { satisfaction } from './playout.ts';
import { imagineWorlds } from './worlds.ts';

/** Between two answers that the table waits for, bots give at most so many that nobody waits for: offers would never end. */
const MOST_IN_A_ROW = 8;
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

/** The optional ask that somebody with this knowledge answers now, and how; undefined: none. */
export function optionalChoice<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): Choice | undefined {
  if (k === undefined || !seen.asks.some(({ optional }) => optional)) return undefined;
  const worlds = imagineWorlds(g, seen, seat, k.wish === undefined ? WORLDS : 1, pick);
  for (const { kind, optional, options } of seen.asks) {
    if (!optional) continue;
    const option =
      k.wish === undefined ? better(g, k, worlds, seat, kind, options) : wished(g, k, worlds[0]!, seat, kind, pick);
    if (option !== undefined) return { kind, option };
  }
  return undefined;
}

function wished<S extends StateOf>(g: Game<S>, k: Knowledge<S>, s: S, seat: Seat, kind: string, pick: Pick) {
  const ask = asks(g, s).find((one) => one.optional && one.seat === seat && one.kind === kind);
  if (ask === undefined) return undefined;
  const can = offer(g, s, ask, new Can());
  const option = k.wish!(s, ask, can, pick);
  return option !== undefined && can.has(option) ? option : undefined;
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
