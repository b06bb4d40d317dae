// Information-set Monte-Carlo tree search: many imagined worlds, one tree for each seat.
import { awaited, Can, type Game, offer, type Pick, type Seat, type Seen, type StateOf } from '@oubliette/engine';
import type { Bot, Choice } from './bot.ts';
import { awaitedChoices } from './greedy.ts';
import type { Knowledge } from './knowledge.ts';
import { optionalChoice } from './optional.ts';
import { finished, type Pieces } from './pieces.ts';
import { compareByRollouts } from './rollouts.ts';
import { isSettled, iterate, newNode } from './tree.ts';
import { dice, imagineWorlds } from './worlds.ts';

export interface Budget {
  /** The same dice and iterations give the same choice. */
  readonly iterations: number;
  /** Also ends after so many milliseconds of this clock: then what is chosen depends on the machine. */
  readonly ms?: number;
  readonly now?: () => number;
}

export interface Thought<S extends StateOf> {
  readonly budget: Budget;
  readonly knowledge?: Knowledge<S>;
  /** How many worlds are imagined; iterations take turns with them. */
  readonly worlds?: number;
  /** How many tries the game's own planner may make, if it has one; 0: it is not asked. */
  readonly tries?: number;
  /** In how many worlds what was worked out is compared with the other answers; in none unless given. */
  readonly rollouts?: number;
  /** How eagerly what looks worse is tried again. */
  readonly curiosity?: number;
}
const WORLDS = 24;
/** Between points a little goes far; where only winning and losing count, every playout says little. */
const CURIOSITY = { points: 0.15, wins: 0.4 };
/** How often the clock is looked at, and whether the choice is made. */
const BETWEEN_LOOKS = 8;

export interface Weighed extends Choice {
  readonly visits: number;
  /** Satisfaction expected after it, from 0 to 1. */
  readonly value: number;
}

export function mctsBot<S extends StateOf>(g: Game<S>, seat: Seat, thought: Thought<S>): Bot {
  return { choose: (seen, pick) => decide(g, seen, seat, thought, pick).choice };
}

/** How sure a bot is of its choice: nothing comes near it, it is better, or another is about as good. */
export type Sureness = 'clear' | 'likely' | 'close';

export interface Decided {
  readonly choice: Choice | undefined;
  /** Undefined where nothing was compared: there was one answer, or the game's own planner worked it out. */
  readonly sureness?: Sureness;
  /** The answer that comes next. */
  readonly second?: Choice;
}

/** What a bot that searches decides, and how sure it is. */
export const decide = <S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): Decided => finished(deciding(g, seen, seat, thought, pick));

/** The same in pieces: between two of them whoever thinks may look up, or leave it. */
export function* deciding<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): Pieces<Decided> {
  const { knowledge, tries = 0 } = thought;
  const volunteered = optionalChoice(g, knowledge, seen, seat, pick);
  if (volunteered !== undefined) return { choice: volunteered };
  const choices = awaitedChoices(seen);
  if (choices.length <= 1) return { choice: choices[0] };
  const planned = tries === 0 ? undefined : plan(g, knowledge, seen, seat, tries, dice(pick));
  if (planned !== undefined && choices.some((c) => c.kind === planned.kind && c.option === planned.option))
    return withRollouts(g, seen, seat, thought, planned, pick);
  const usual = habit(g, knowledge, seen, seat, dice(pick));
  if (usual !== undefined) return { choice: usual };
  const [best, second] = ranked((yield* pondering(g, seen, seat, thought, pick)).weighed);
  if (best === undefined) return { choice: choices[0] };
  const choice = { kind: best.kind, option: best.option };
  if (second === undefined) return { choice };
  return { choice, sureness: surenessOf(best, second), second: { kind: second.kind, option: second.option } };
}

/** BOT-ROLLOUT-1, BOT-ROLLOUT-2 */
function withRollouts<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  { knowledge, rollouts = 0, budget: { ms, now } }: Thought<S>,
  planned: Choice,
  pick: Pick,
): Decided {
  if (rollouts === 0 || knowledge?.alternatives === undefined) return { choice: planned };
  const end = ms === undefined || now === undefined ? undefined : now() + ms;
  const late = end === undefined ? {} : { late: () => now!() >= end };
  const [best, second] = compareByRollouts(g, knowledge, seen, seat, planned, { worlds: rollouts, ...late }, pick);
  if (best === undefined) return { choice: planned };
  const choice = { kind: planned.kind, option: best.option };
  if (second === undefined) return { choice, sureness: 'clear' };
  return { choice, sureness: surenessOf(best, second), second: { kind: planned.kind, option: second.option } };
}

/** The most visited first; among equals the better one. */
function ranked(weighed: readonly Weighed[]): readonly Weighed[] {
  return [...weighed].sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** In satisfaction: at an even game the eighth of a point, and half a point (where six points are comfortable). */
const CLOSE = 0.01;
const CLEAR = 0.04;
function surenessOf(best: { readonly value: number }, second: { readonly value: number }): Sureness {
  const ahead = best.value - second.value;
  return ahead < CLOSE ? 'close' : ahead < CLEAR ? 'likely' : 'clear';
}

function plan<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  tries: number,
  pick: Pick,
): Choice | undefined {
  if (k?.plan === undefined) return undefined;
  const [world] = imagineWorlds(g, seen, seat, 1, pick);
  const ask = world === undefined ? undefined : awaited(g, world).find((one) => one.seat === seat);
  if (world === undefined || ask === undefined) return undefined;
  const option = k.plan(world, ask, tries, pick);
  return option === undefined ? undefined : { kind: ask.kind, option };
}

/** Whether the game's own planner answers here: one try tells. */
export const isPlanned = <S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): boolean => plan(g, k, seen, seat, 1, dice(pick)) !== undefined;

function habit<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  seen: Seen,
  seat: Seat,
  pick: Pick,
): Choice | undefined {
  if (k?.habit === undefined) return undefined;
  const [world] = imagineWorlds(g, seen, seat, 1, pick);
  const ask = world === undefined ? undefined : awaited(g, world).find((one) => one.seat === seat);
  if (world === undefined || ask === undefined) return undefined;
  const can = new Can();
  offer(g, world, ask, can);
  const option = k.habit(world, ask, can, pick);
  return option !== undefined && can.has(option) ? { kind: ask.kind, option } : undefined;
}

interface Pondered {
  readonly weighed: readonly Weighed[];
  readonly iterations: number;
}

/** What every answer is worth, and how many iterations that took. */
export const ponder = <S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): Pondered => finished(pondering(g, seen, seat, thought, pick));

function* pondering<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): Pieces<Pondered> {
  const { budget, knowledge: k, worlds: most = WORLDS } = thought;
  const { curiosity = k === undefined ? CURIOSITY.wins : CURIOSITY.points } = thought;
  const worlds = imagineWorlds(g, seen, seat, Math.max(1, Math.min(most, budget.iterations)), pick);
  const trees = Array.from({ length: seen.seats }, newNode);
  const thinking = dice(pick);
  const can = new Can();
  const { ms, now } = budget;
  const end = ms === undefined || now === undefined ? undefined : now() + ms;
  const kind = awaited(g, worlds[0]!).find((ask) => ask.seat === seat)!.kind;

  let iterations = 0;
  while (iterations < budget.iterations) {
    if (iterations % BETWEEN_LOOKS === 0 && iterations > 0) {
      if (end !== undefined && now!() >= end) break;
      if (isSettled(trees[seat]!, budget.iterations - iterations)) break;
      yield;
    }
    const s = g.copy(worlds[iterations % worlds.length]!);
    // The same world, other dice: what is still to be rolled is not known.
    if (iterations >= worlds.length) for (let i = 0; i < 3; i++) s.core.chance[i] = thinking(0x40000000);
    iterate(g, k, s, seat, trees, curiosity, can, thinking);
    iterations++;
  }
  const weighed: Weighed[] = [];
  for (const { option, visits, value } of trees[seat]!.edges.values())
    weighed.push({ kind, option, visits, value: visits === 0 ? 0 : value / visits });
  return { weighed, iterations };
}
