// Information-set Monte-Carlo tree search: many imagined states, one tree for each seat.
import { awaited, Can, type Game, offer, type Pick, type Seat, type Seen, type StateOf } from '@oubliette/engine';
import type { Bot, Choice } from './bot.ts';
import { awaitedChoices } from './greedy.ts';
import { type Interruptible, runToEnd } from './interruptible.ts';
import type { Knowledge } from './knowledge.ts';
import { optionalChoice } from './optional.ts';
import { compareByRollouts } from './rollouts.ts';
import { isSettled, iterate, newNode } from './tree.ts';
import { dice, imagineWorlds } from './worlds.ts';

export interface Budget {
  /** The same random source and iterations give the same choice. */
  readonly iterations: number;
  /** Also ends after so many milliseconds of this clock: then the choice depends on the machine. */
  readonly ms?: number;
  readonly now?: () => number;
}

export interface SearchParams<S extends StateOf> {
  readonly budget: Budget;
  readonly knowledge?: Knowledge<S>;
  /** The number of imagined states; iterations take turns with them. */
  readonly worlds?: number;
  /** The number of tries of the game's own planner, if it has one; 0: it is not used. */
  readonly tries?: number;
  /** The number of imagined states in which the planned answer is compared with the others; none by default. */
  readonly rollouts?: number;
  /** The exploration constant of UCB. */
  readonly exploration?: number;
}
const WORLDS = 24;
/** Smaller where positions are evaluated in points; larger where only winning and losing count, since a playout then says little. */
const EXPLORATION = { points: 0.15, wins: 0.4 };
/** How often the search reads the clock and tests whether the choice is decided. */
const BETWEEN_CHECKS = 8;

export interface RatedChoice extends Choice {
  readonly visits: number;
  /** The expected utility after it, from 0 to 1. */
  readonly value: number;
}

export function mctsBot<S extends StateOf>(g: Game<S>, seat: Seat, params: SearchParams<S>): Bot {
  return { choose: (seen, pick) => decide(g, seen, seat, params, pick).choice };
}

/** How clear the choice is: no other answer is near, it is better, or another is about as good. */
export type Confidence = 'clear' | 'likely' | 'close';

export interface Decided {
  readonly choice: Choice | undefined;
  /** Undefined where nothing was compared: there was one answer, or the game's own planner gave it. */
  readonly confidence?: Confidence;
  /** The next answer. */
  readonly second?: Choice;
}

/** The decision of a searching bot, and how clear it is. */
export const decide = <S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  params: SearchParams<S>,
  pick: Pick,
): Decided => runToEnd(deciding(g, seen, seat, params, pick));

/** The same as a generator: the caller may do other work between two pieces, or stop. */
export function* deciding<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  params: SearchParams<S>,
  pick: Pick,
): Interruptible<Decided> {
  const { knowledge, tries = 0 } = params;
  const volunteered = optionalChoice(g, knowledge, seen, seat, pick);
  if (volunteered !== undefined) return { choice: volunteered };
  const choices = awaitedChoices(seen);
  if (choices.length <= 1) return { choice: choices[0] };
  const planned = tries === 0 ? undefined : plan(g, knowledge, seen, seat, tries, dice(pick));
  if (planned !== undefined && choices.some((c) => c.kind === planned.kind && c.option === planned.option))
    return withRollouts(g, seen, seat, params, planned, pick);
  const usual = habit(g, knowledge, seen, seat, dice(pick));
  if (usual !== undefined) return { choice: usual };
  const [best, second] = ranked((yield* searching(g, seen, seat, params, pick)).rated);
  if (best === undefined) return { choice: choices[0] };
  const choice = { kind: best.kind, option: best.option };
  if (second === undefined) return { choice };
  return { choice, confidence: confidenceOf(best, second), second: { kind: second.kind, option: second.option } };
}

/** BOT-ROLLOUT-1, BOT-ROLLOUT-2 */
function withRollouts<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  { knowledge, rollouts = 0, budget: { ms, now } }: SearchParams<S>,
  planned: Choice,
  pick: Pick,
): Decided {
  if (rollouts === 0 || knowledge?.alternatives === undefined) return { choice: planned };
  const end = ms === undefined || now === undefined ? undefined : now() + ms;
  const late = end === undefined ? {} : { late: () => now!() >= end };
  const [best, second] = compareByRollouts(g, knowledge, seen, seat, planned, { worlds: rollouts, ...late }, pick);
  if (best === undefined) return { choice: planned };
  const choice = { kind: planned.kind, option: best.option };
  if (second === undefined) return { choice, confidence: 'clear' };
  return { choice, confidence: confidenceOf(best, second), second: { kind: planned.kind, option: second.option } };
}

/** The most visited first; among equals the one with the better mean. */
function ranked(rated: readonly RatedChoice[]): readonly RatedChoice[] {
  return [...rated].sort((a, b) => b.visits - a.visits || b.value - a.value);
}

/** In utility: an eighth of a point and half a point in an even game where six points are a comfortable lead. */
const CLOSE = 0.01;
const CLEAR = 0.04;
function confidenceOf(best: { readonly value: number }, second: { readonly value: number }): Confidence {
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

/** Whether the game's own planner answers this ask: one try shows it. */
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

interface SearchResult {
  readonly rated: readonly RatedChoice[];
  readonly iterations: number;
}

/** The value of each answer, and the number of iterations. */
export const search = <S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  params: SearchParams<S>,
  pick: Pick,
): SearchResult => runToEnd(searching(g, seen, seat, params, pick));

function* searching<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  params: SearchParams<S>,
  pick: Pick,
): Interruptible<SearchResult> {
  const { budget, knowledge: k, worlds: most = WORLDS } = params;
  const { exploration = k === undefined ? EXPLORATION.wins : EXPLORATION.points } = params;
  const worlds = imagineWorlds(g, seen, seat, Math.max(1, Math.min(most, budget.iterations)), pick);
  const trees = Array.from({ length: seen.seats }, newNode);
  const thinking = dice(pick);
  const can = new Can();
  const { ms, now } = budget;
  const end = ms === undefined || now === undefined ? undefined : now() + ms;
  const kind = awaited(g, worlds[0]!).find((ask) => ask.seat === seat)!.kind;

  let iterations = 0;
  while (iterations < budget.iterations) {
    if (iterations % BETWEEN_CHECKS === 0 && iterations > 0) {
      if (end !== undefined && now!() >= end) break;
      if (isSettled(trees[seat]!, budget.iterations - iterations)) break;
      yield;
    }
    const s = g.copy(worlds[iterations % worlds.length]!);
    // The same state with other dice: future rolls are unknown.
    if (iterations >= worlds.length) for (let i = 0; i < 3; i++) s.core.chance[i] = thinking(0x40000000);
    iterate(g, k, s, seat, trees, exploration, can, thinking);
    iterations++;
  }
  const rated: RatedChoice[] = [];
  for (const { option, visits, value } of trees[seat]!.edges.values())
    rated.push({ kind, option, visits, value: visits === 0 ? 0 : value / visits });
  return { rated, iterations };
}
