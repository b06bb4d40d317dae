// The best result of one seat in a combat whose cards are known: tries every answer on copies, with the real rules.
import { type Ask, apply, awaited, Can, offer, type Seat } from '@oubliette/engine';
import { COMBAT_ROUNDS, MONSTER_IDS, SCORE, TRAP_IDS } from '../cards/cards.ts';
import { dungeonLords } from '../game.ts';
import { type CellName, cellOf } from '../options.ts';
import { stepsFromEntrance } from '../rules/combat/battle-tile.ts';
import { type Player, type State, TUNNEL } from '../state.ts';
import { atBest } from './bound.ts';
import { keyOf } from './key.ts';
import { POINT, worth } from './points.ts';

/** The gain from a state on: exact, or an upper bound. */
interface Known {
  readonly gain: number;
  readonly exact: boolean;
}

/** One search: the positions seen so far, and how many answers may be and have been tried. */
export interface Search {
  readonly seat: Seat;
  /** Used magic items count against this seat. */
  readonly avoidUsed: boolean;
  /** The distance from the entrance to each cell (DL-RULING-25). */
  readonly steps: readonly number[];
  readonly seen: Map<string, Known>;
  limit: number;
  tried: number;
  /** How often a position was estimated because the limit of tries was reached. */
  cuts: number;
}
export const newSearch = (s: State, seat: Seat, avoidUsed = false): Search => ({
  seat,
  avoidUsed,
  steps: stepsFromEntrance(s.players[seat]!.map),
  seen: new Map(),
  limit: 0,
  tried: 0,
  cuts: 0,
});

export const LOWEST = Number.NEGATIVE_INFINITY;

/**
 * The gain of this state until the combat is over (points times POINT, and leftovers), if it is more than `atLeast`;
 * else an upper bound of it that is not more than `atLeast`.
 */
export function gainOf(search: Search, s: State, atLeast: number): number {
  const { seat, avoidUsed, seen } = search;
  const ask = awaited(dungeonLords, s)[0];
  if (ask === undefined) return 0;
  const most = atBest(s, seat) * POINT;
  if (most <= atLeast) return most;
  const key = keyOf(s, seat, search.steps);
  const known = seen.get(key);
  if (known !== undefined && (known.exact || known.gain <= atLeast)) return known.gain;
  if (search.tried >= search.limit) {
    search.cuts++;
    return byItsLooks(s, most);
  }
  const now = worth(s, seat, avoidUsed);
  const { cuts } = search;
  let best = LOWEST;
  for (const option of answers(s, ask)) {
    search.tried++;
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    const soFar = worth(next, seat, avoidUsed) - now;
    best = Math.max(best, soFar + gainOf(search, next, Math.max(best, atLeast) - soFar));
    if (best >= most) break;
  }
  if (search.cuts === cuts) seen.set(key, { gain: best, exact: best > atLeast });
  return best;
}

/** At the limit of tries: halfway between the bound and the loss of one tile in each round to come. */
const byItsLooks = (s: State, most: number): number =>
  (most + SCORE.conquered * POINT * (COMBAT_ROUNDS - s.combatShown)) / 2;

const can = new Can();

/** All different answers: of plans that differ only in the order of their steps, the one in the order of the tables. */
export function answers(s: State, { kind, seat }: Ask): string[] {
  const list = offer(dungeonLords, s, { kind, seat, optional: false }, can).toArray();
  if (kind === 'plan-tile') return tilesThatDiffer(s.players[seat]!, list as CellName[]);
  if (kind !== 'plan-trap' && kind !== 'plan-creature') return list;
  const f = s.core.stack.at(-1)!;
  const last = 'drafts' in f ? STEP_NO.get(f.drafts[seat]!.at(-1)!) : undefined;
  return last === undefined ? list : list.filter((step) => (STEP_NO.get(step) ?? last) >= last);
}
/** Traps before creatures, as they are chosen. */
const STEP_NO = new Map<string, number>([...TRAP_IDS, ...MONSTER_IDS].map((id, i) => [id, i]));

/** Distances to the entrance never change in a combat: tunnels of the same distance are equivalent. */
function tilesThatDiffer({ map }: Player, tiles: readonly CellName[]): CellName[] {
  const tunnel = tiles.find((tile) => map[cellOf(tile)] === TUNNEL);
  return tiles.filter((tile) => tile === tunnel || map[cellOf(tile)] !== TUNNEL);
}
