// Rollouts: compare a planned answer with others in imagined states that are played on.
import {
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
} from '@oubliette/engine';
import type { Choice } from './bot.ts';
import type { Knowledge } from './knowledge.ts';
import { step, utilitiesOf } from './playout.ts';
import { dice, imagineWorlds } from './worlds.ts';

export interface RolloutBudget {
  /** The largest number of imagined states. */
  readonly worlds: number;
  /** True when the time is up. */
  readonly late?: () => boolean;
}

/** The value of an answer by the states in which it was tried, from 0 to 1. */
export interface Compared {
  readonly option: string;
  readonly value: number;
}

interface Candidate {
  readonly option: string;
  /** By state. */
  readonly values: number[];
}

/** Answers are dropped only after so many states, then after twice and four times as many. */
const FIRST_LOOK = 8;
/** An answer so many standard errors below the best is dropped. */
const HOPELESS = 1.5;
/** An answer so many standard errors above the planned one is better. */
const CLEARLY = 1;
/** The limit of answers in a rollout. */
const LONGEST = 2000;

/** BOT-ROLLOUT-1: the answers that were tried to the end, the chosen one first; empty where there was nothing to compare. */
export function compareByRollouts<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  seen: Seen,
  seat: Seat,
  planned: Choice,
  { worlds, late }: RolloutBudget,
  pick: Pick,
): readonly Compared[] {
  const { kind } = planned;
  const can = new Can();
  const others = alternatives(g, k, seen, seat, planned, can, pick);
  if (others.length === 0) return [];
  const first: Candidate = { option: planned.option, values: [] };
  let left: Candidate[] = [first, ...others.map((option) => ({ option, values: [] }))];
  const thinking = dice(pick);
  let look = FIRST_LOOK;
  for (let done = 1; done <= worlds && left.length > 1 && late?.() !== true; done++) {
    const [world] = imagineWorlds(g, seen, seat, 1, thinking);
    const seed = thinking(0x40000000);
    for (const { option, values } of left) {
      const s = g.copy(world!);
      const ask = awaited(g, s).find((one) => one.seat === seat && one.kind === kind)!;
      const [until, often] = [k.horizon?.(s), k.ahead?.(s) ?? 1];
      const alike = dice(() => seed);
      apply(g, s, ask, option);
      playAhead(g, k, s, until, often, can, alike);
      values.push(utilitiesOf(g, k, s)[seat]!);
    }
    if (done !== look) continue;
    left = hopeful(left);
    look *= 2;
  }
  const better = left.filter((one) => one === first || isAbove(one, first, CLEARLY)).sort((a, b) => mean(b) - mean(a));
  const [best] = better;
  const rest = left.filter((one) => one !== best).sort((a, b) => mean(b) - mean(a));
  return [best!, ...rest].map((one) => ({ option: one.option, value: mean(one) }));
}

function alternatives<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  seen: Seen,
  seat: Seat,
  { kind, option: planned }: Choice,
  can: Can,
  pick: Pick,
): readonly string[] {
  const [world] = imagineWorlds(g, seen, seat, 1, dice(pick));
  const ask = awaited(g, world!).find((one) => one.seat === seat && one.kind === kind);
  if (ask === undefined) return [];
  offer(g, world!, ask, can);
  const options = seen.asks.find((one) => one.kind === kind && !one.optional)?.options ?? [];
  const named = k.alternatives?.(world!, ask, can) ?? [];
  return named.filter((option) => option !== planned && options.includes(option));
}

/** BOT-ROLLOUT-2. The planned answer is never dropped. */
function hopeful(left: readonly Candidate[]): Candidate[] {
  const best = left.reduce((a, b) => (mean(b) > mean(a) ? b : a));
  return left.filter((one, i) => i === 0 || one === best || !isAbove(best, one, HOPELESS));
}

/** Compared state by state, so that luck which both answers share cancels out. */
function isAbove(a: Candidate, b: Candidate, errors: number): boolean {
  const n = a.values.length;
  let [sum, squares] = [0, 0];
  for (let i = 0; i < n; i++) {
    const ahead = a.values[i]! - b.values[i]!;
    sum += ahead;
    squares += ahead * ahead;
  }
  const variance = Math.max(0, squares - (sum * sum) / n);
  return sum > errors * Math.sqrt(variance);
}

const mean = ({ values }: Candidate): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** BOT-ROLLOUT-3: until the horizon has changed so often. */
function playAhead<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S>,
  s: S,
  from: number | undefined,
  often: number,
  can: Can,
  pick: Pick,
): void {
  let now = from;
  let left = often;
  for (let i = 0; i < LONGEST && left > 0 && !isOver(s); i++) {
    const next = k.horizon?.(s);
    if (next !== now) left--;
    now = next;
    if (left > 0) step(g, k, s, can, pick);
  }
}
