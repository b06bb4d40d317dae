// Information-set Monte-Carlo tree search: many imagined worlds, one tree for each seat.
//
// A seat's tree grows by what that seat knows: its own answers, and others' as they sound to it. What others lay down in secret
// moves nobody else's tree, so in a draft everybody chooses without knowing the others' choices, as at a table.
import {
  type Ask,
  apply,
  awaited,
  Can,
  type Game,
  isOver,
  offer,
  type Pick,
  type Seat,
  type Seen,
  type StateOf,
  sound,
} from '@oubliette/engine';
import type { Bot, Choice } from './bot.ts';
import { awaitedChoices } from './greedy.ts';
import type { Knowledge } from './knowledge.ts';
import { optionalChoice } from './optional.ts';
import { playOut, satisfaction, sensible } from './playout.ts';
import { compareByRollouts } from './rollouts.ts';
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

interface Edge {
  readonly option: string;
  readonly to: Node;
  visits: number;
  /** How often it could have been taken: not every world offers it. */
  available: number;
  value: number;
}
interface Node {
  readonly edges: Map<string, Edge>;
  /** Where the tree goes when others are heard. */
  readonly heard: Map<string, Node>;
}
const newNode = (): Node => ({ edges: new Map(), heard: new Map() });

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
export function decide<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): Decided {
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
  const [best, second] = ranked(ponder(g, seen, seat, thought, pick).weighed);
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

/** What every answer is worth, and how many iterations that took. */
export function ponder<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  seat: Seat,
  thought: Thought<S>,
  pick: Pick,
): { readonly weighed: readonly Weighed[]; readonly iterations: number } {
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

/** The most visited answer is given: what nobody can catch up with any more need not be thought about further. */
function isSettled({ edges }: Node, left: number): boolean {
  let [most, second] = [0, 0];
  for (const { visits } of edges.values()) {
    if (visits > most) [most, second] = [visits, most];
    else if (visits > second) second = visits;
  }
  return most - second > left;
}

function iterate<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  me: Seat,
  trees: readonly Node[],
  curiosity: number,
  can: Can,
  pick: Pick,
): void {
  const at = trees.slice();
  const way: { readonly edge: Edge; readonly seat: Seat }[] = [];
  const until = k?.horizon?.(s) ?? 0;
  for (let grown = false; !grown && !isOver(s); ) {
    if (k?.horizon !== undefined && k.horizon(s) !== until) break;
    const open = awaited(g, s);
    const ask = open.find(({ seat }) => seat === me) ?? open[0]!;
    k?.meanwhile?.(s, ask);
    offer(g, s, ask, can);
    let option = can.list[0]!;
    // A forced answer is no decision: it stands in no tree.
    if (can.count > 1) {
      const node = at[ask.seat]!;
      let edge = fresh(g, k, s, node, ask, can, pick);
      grown = edge !== undefined;
      edge ??= select(node, can, curiosity);
      way.push({ edge, seat: ask.seat });
      option = edge.option;
      hearing(g, s, ask, option, at);
      at[ask.seat] = edge.to;
    }
    apply(g, s, ask, option);
  }
  playOut(g, k, s, until, can, pick);
  const satisfied = satisfaction(g, k, s);
  for (const { edge, seat } of way) {
    edge.visits++;
    edge.value += satisfied[seat]!;
  }
}

/** An answer that was never tried here: what a sensible player would do first, then any. */
function fresh<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  node: Node,
  ask: Ask,
  can: Can,
  pick: Pick,
): Edge | undefined {
  let untried = 0;
  for (let i = 0; i < can.count; i++) if (!node.edges.has(can.list[i]!)) untried++;
  if (untried === 0) return undefined;
  let option = sensible(g, k, s, ask, can, pick);
  if (node.edges.has(option)) {
    let nth = pick(untried);
    for (let i = 0; i < can.count; i++) {
      if (node.edges.has(can.list[i]!)) continue;
      option = can.list[i]!;
      if (nth-- === 0) break;
    }
  }
  const edge: Edge = { option, to: newNode(), visits: 0, available: 0, value: 0 };
  node.edges.set(option, edge);
  for (let i = 0; i < can.count; i++) {
    const there = node.edges.get(can.list[i]!);
    if (there !== undefined) there.available++;
  }
  return edge;
}

/** UCB over what this world offers, each answer counted against the times it could have been taken. */
function select(node: Node, can: Can, curiosity: number): Edge {
  let chosen: Edge | undefined;
  let highest = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < can.count; i++) {
    const edge = node.edges.get(can.list[i]!)!;
    edge.available++;
    const visits = Math.max(1, edge.visits);
    const bound = edge.value / visits + curiosity * Math.sqrt(Math.log(edge.available) / visits);
    if (bound > highest) {
      highest = bound;
      chosen = edge;
    }
  }
  return chosen!;
}

/** Everybody else's tree moves by what is heard of an answer, or not at all. */
function hearing<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, at: Node[]): void {
  for (let seat = 0; seat < at.length; seat++) {
    if (seat === ask.seat) continue;
    const heard = sound(g, s, ask, option, seat);
    if (heard === undefined) continue;
    const key = `${ask.seat} ${ask.kind} ${heard}`;
    let next = at[seat]!.heard.get(key);
    if (next === undefined) {
      next = newNode();
      at[seat]!.heard.set(key, next);
    }
    at[seat] = next;
  }
}
