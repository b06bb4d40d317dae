// The combat solver: the answer after which one's own dungeon is worth most when the combat is over.
import { apply, awaited, options, type Pick, type Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, TRAPS, type TrapId } from '../cards/cards.ts';
import { dungeonLords } from '../game.ts';
import type { CellName } from '../options.ts';
import type { State } from '../state.ts';
import { layouts } from './layouts.ts';
import { POINT, worth } from './points.ts';
import { answers, gainOf, LOWEST, newSearch, type Search } from './search.ts';
import { othersStill } from './still.ts';

export interface Care {
  /** The largest number of answers to try. */
  readonly tries?: number;
  /** The largest number of orders of unknown combat cards. */
  readonly worlds?: number;
  /** A random source, for the case that not all of them can be tried. */
  readonly pick?: Pick;
  /** Magic items: those that bring points to others when they are used count against this seat (MI-A-34). */
  readonly avoidUsed?: boolean;
}
const TRIES = 200_000;
const WORLDS = 12;

export interface Advice {
  /** The answer to give now and, for a plan, all that follow. */
  readonly steps: readonly string[];
  /** The expected value of the dungeon. Titles are not counted. */
  readonly points: number;
  /** Nothing was unknown, and nothing was left out. */
  readonly exact: boolean;
  /** The number of answers that were tried. */
  readonly tried: number;
}

/**
 * The best answer to this seat's ask in combat, as if no other seat acted from now on; undefined if it has no
 * ask. The state may be real or imagined: combat cards that the seat has not seen count as unknown.
 */
export function adviseCombat(s: State, seat: Seat, care: Care = {}): Advice | undefined {
  const asked = awaited(dungeonLords, s).some((ask) => ask.seat === seat);
  if (!asked || s.core.stack.every(({ proc }) => proc !== 'combat')) return undefined;
  const { tries = TRIES, worlds: most = WORLDS, pick = () => 0, avoidUsed = false } = care;
  const worlds = layouts(s, seat, most, pick).map((cards) => othersStill(s, seat, cards));
  const searches = worlds.map((world) => newSearch(world, seat, avoidUsed));
  const plans = candidates(worlds[0]!, true);
  let best: readonly string[] = [];
  let value = LOWEST;
  let points = 0;
  plans.forEach((steps, i) => {
    const share = Math.ceil((tries / worlds.length - searches[0]!.tried) / (plans.length - i));
    const values = worlds.map((world, at) => {
      searches[at]!.limit = searches[at]!.tried + share;
      return valueAfter(searches[at]!, world, steps, worlds.length === 1 ? value : LOWEST);
    });
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length;
    if (mean <= value) return;
    value = mean;
    best = steps;
    points = values.reduce((sum, one) => sum + Math.floor(one / POINT), 0) / values.length;
  });
  const tried = searches.reduce((sum, search) => sum + search.tried, 0);
  return { steps: best, points, exact: worlds.length === 1 && searches[0]!.cuts === 0, tried };
}

/**
 * What can be decided before anything more becomes known: a single answer, or a whole plan. Step by step, a plan would be
 * evaluated as if its rest could still be adapted to the card.
 */
function candidates(s: State, first: boolean): string[][] {
  const ask = awaited(dungeonLords, s)[0]!;
  const planning = s.core.stack.at(-1)!.proc === 'planning';
  // Steps given before may be in any order.
  const list = first && planning ? options(dungeonLords, s, ask) : answers(s, ask);
  return list.flatMap((option) => {
    if (!planning) return [[option]];
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    // Only this seat plans: while the same round is being planned, the draft is unfinished.
    const open = next.combatShown === s.combatShown && next.core.stack.at(-1)?.proc === 'planning';
    return open ? candidates(next, false).map((rest) => [option, ...rest]) : [[option]];
  });
}

function valueAfter(search: Search, world: State, steps: readonly string[], atLeast: number): number {
  const s = dungeonLords.copy(world);
  for (const step of steps) apply(dungeonLords, s, awaited(dungeonLords, s)[0]!, step);
  const now = worth(s, search.seat, search.avoidUsed);
  return now + gainOf(search, s, atLeast - now);
}

export interface BattlePlan {
  readonly cell: CellName;
  readonly traps: readonly TrapId[];
  readonly creatures: readonly MonsterId[];
}

/** The steps of a plan as a plan. */
export const planOf = ([cell, ...steps]: readonly string[]): BattlePlan => ({
  cell: cell as CellName,
  traps: steps.filter((step): step is TrapId => step in TRAPS),
  creatures: steps.filter((step): step is MonsterId => step in MONSTERS),
});
