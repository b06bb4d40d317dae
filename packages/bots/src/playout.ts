// Playouts: all seats answer sensibly until the horizon changes, then the position is evaluated.
import {
  type Ask,
  apply,
  awaited,
  type Can,
  type Game,
  isOver,
  offer,
  type Pick,
  type Seat,
  type StateOf,
} from '@oubliette/engine';
import type { Knowledge } from './knowledge.ts';

/** The limit of answers: some games could go on for very long under random answers. */
const LONGEST = 2000;

/** Gives one sensible answer, in place. False: the game is over. */
export function step<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  can: Can,
  pick: Pick,
  first?: Seat,
): boolean {
  const open = awaited(g, s);
  const ask = (first === undefined ? undefined : open.find(({ seat }) => seat === first)) ?? open[0];
  if (ask === undefined) return false;
  if (k !== undefined) meanwhile(k, s, ask);
  offer(g, s, ask, can);
  apply(g, s, ask, sensible(g, k, s, ask, can, pick));
  return true;
}

/** A function of its own keeps `step` short enough to be inlined whole: a tenth of the time of a search. */
export function meanwhile<S extends StateOf>(k: Knowledge<S>, s: S, ask: Ask): void {
  k.meanwhile?.(s, ask);
}

/** The game's sensible answer; any option where it has none. */
export function sensible<S extends StateOf>(
  _g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  ask: Parameters<NonNullable<Knowledge<S>['playout']>>[1],
  can: Can,
  pick: Pick,
): string {
  if (can.count === 1) return can.list[0]!;
  const said = k?.playout?.(s, ask, can, pick);
  return said !== undefined && can.has(said) ? said : can.list[pick(can.count)]!;
}

/** Plays on until the horizon changes. */
export function playOut<S extends StateOf>(
  g: Game<S>,
  k: Knowledge<S> | undefined,
  s: S,
  until: number,
  can: Can,
  pick: Pick,
): void {
  for (let i = 0; i < LONGEST; i++) {
    if (k?.horizon !== undefined && k.horizon(s) !== until) return;
    if (!step(g, k, s, can, pick)) return;
  }
}

/** The utility of each seat, from 0 to 1. Without an exponential, whose result differs between machines. */
export function utilitiesOf<S extends StateOf>(g: Game<S>, k: Knowledge<S> | undefined, s: S): number[] {
  const seats = s.core.answered.length;
  const over = isOver(s);
  const winners = over ? g.outcome(s).winners : [];
  const sides = g.sides?.(s);
  // Allies win together: each gets the full share.
  const won = (seat: Seat) => (winners.includes(seat) ? 1 / (sides === undefined ? winners.length : 1) : 0);
  if (k === undefined) return Array.from({ length: seats }, (_, seat) => (over ? won(seat) : 1 / seats));
  if (!over && k.judge !== undefined) return k.judge(s);
  const worth = Array.from({ length: seats }, (_, seat) => k.evaluate(s, seat));
  if (sides !== undefined) return together(sides, worth, winners, over, k.lead);
  return worth.map((mine, seat) => {
    let best = Number.NEGATIVE_INFINITY;
    let sum = 0;
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue;
      best = Math.max(best, worth[other]!);
      sum += worth[other]!;
    }
    // Compared mostly with the strongest rival, a little with all of them: the strongest may change.
    const ahead = seats === 1 ? mine : mine - 0.5 * best - (0.5 * sum) / (seats - 1);
    const x = ahead / k.lead;
    const utility = 0.5 + (0.5 * x) / (1 + Math.abs(x));
    return over ? 0.7 * won(seat) + 0.3 * utility : utility;
  });
}

/** Allies share their value and their wins; the others are rivals, the strongest side above all. */
function together(
  sides: readonly number[],
  worth: readonly number[],
  winners: readonly Seat[],
  over: boolean,
  lead: number,
): number[] {
  const teams = [...new Set(sides)];
  const mean = (side: number) => {
    const mine = worth.filter((_, seat) => sides[seat] === side);
    return mine.reduce((sum, points) => sum + points, 0) / mine.length;
  };
  const byTeam = teams.map(mean);
  return sides.map((side) => {
    const rivals = byTeam.filter((_, i) => teams[i] !== side);
    const best = rivals.length === 0 ? 0 : Math.max(...rivals);
    const sum = rivals.reduce((all, points) => all + points, 0);
    const mine = byTeam[teams.indexOf(side)]!;
    const x = (rivals.length === 0 ? mine : mine - 0.5 * best - (0.5 * sum) / rivals.length) / lead;
    const utility = 0.5 + (0.5 * x) / (1 + Math.abs(x));
    const won = winners.some((seat) => sides[seat] === side) ? 1 : 0;
    return over ? 0.7 * won + 0.3 * utility : utility;
  });
}
