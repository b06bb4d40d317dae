// Who plays in the games that are learned from: short searches of several kinds, by the newest table, now and then by an older one.
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
/** One seat in five thinks with an older table, or with none: what is learned must hold against other styles too. */
const OLDER = 5;
const WEAKER = 4;

/** `known`: what the game knows by itself, if anything, then a table for each generation. */
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

/** BOT-LEARN-10: an automatic dungeon master, as easy or hard as it happens; undefined: this role has no policy. */
export function automatic(g: Game, seat: Seat, role: string | undefined, pick: Pick): Bot | undefined {
  const policies = role === undefined ? [] : policiesFor(g, role);
  return policies.length === 0 ? undefined : policyBot(g, seat, policies[pick(policies.length)]!);
}

/** A game whose answers are worked out is learned from those who do that; by a table that was learned, in a few worlds. */
function workedOut(g: Game, knowledge: Knowledge, seat: Seat, pick: Pick): Bot {
  if (pick(WEAKER) === 0) return botOf('steward', g, seat, { knowledge });
  return knowledge.judge === undefined
    ? botOf('lord', g, seat, { knowledge })
    : botOf('archlord', g, seat, { knowledge, iterations: ITERATIONS[0]! });
}

export const habitOf = (g: Game, known: readonly Knowledge[], seat: Seat): Bot => sensibleBot(g, seat, known[0]);

const one = (list: readonly number[], pick: Pick): number => list[pick(list.length)]!;
