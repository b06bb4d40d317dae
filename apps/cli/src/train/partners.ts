// The players of training games: short searches of several kinds, with the newest table, sometimes with an older one.
import {
  type Bot,
  botOf,
  type Knowledge,
  mctsBot,
  policiesFor,
  policyBot,
  randomBot,
  sensibleBot,
} from '@oubliette/bots';
import type { Game, Pick, Seat } from '@oubliette/engine';

const ITERATIONS = [6, 6, 10, 16];
const WORLDS = [3, 5];
const TRIES = [50, 100];
/** One seat in five uses an older table, or none: the weights must hold against other styles too. */
const OLDER = 5;
const WEAKER = 4;

/** `known`: the game's own knowledge, if any, then a table for each generation. */
export function partner(g: Game, known: readonly Knowledge[], seat: Seat, pick: Pick): Bot {
  if (known.length === 0) return randomBot();
  const older = known.length > 1 && pick(OLDER) === 0;
  const knowledge = older ? known[pick(known.length - 1)]! : known.at(-1)!;
  if (knowledge.levels?.lord?.plan !== undefined) return workedOut(g, knowledge, seat, pick);
  return mctsBot(g, seat, {
    knowledge,
    budget: { iterations: one(ITERATIONS, pick) },
    worlds: one(WORLDS, pick),
    tries: one(TRIES, pick),
  });
}

/** BOT-LEARN-10: an automatic dungeon master of random difficulty; undefined: this role has no policy. */
export function automatic(g: Game, seat: Seat, role: string | undefined, pick: Pick): Bot | undefined {
  const policies = role === undefined ? [] : policiesFor(g, role);
  return policies.length === 0 ? undefined : policyBot(g, seat, policies[pick(policies.length)]!);
}

/** Where the game has a planner, training games use it; with a learned table, in a few imagined states. */
function workedOut(g: Game, knowledge: Knowledge, seat: Seat, pick: Pick): Bot {
  if (pick(WEAKER) === 0) return botOf('steward', g, seat, { knowledge });
  return knowledge.judge === undefined
    ? botOf('lord', g, seat, { knowledge })
    : botOf('archlord', g, seat, { knowledge, iterations: ITERATIONS[0]! });
}

export const habitOf = (g: Game, known: readonly Knowledge[], seat: Seat): Bot => sensibleBot(g, seat, known[0]);

const one = (list: readonly number[], pick: Pick): number => list[pick(list.length)]!;
