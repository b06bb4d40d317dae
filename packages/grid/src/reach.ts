// Reachable cells: shortest paths with whole costs from one cell or from several.
import type { Cell } from './cells.ts';
import { type Board, entryOf } from './dungeon.ts';
import { BLOCKED, type Field, HALT, NO_STOP } from './fields.ts';
import { type Walk, waysFrom } from './steps.ts';

/** The result of a search. */
export interface Reach {
  readonly board: Board;
  /** GRID-REACH-3: where a move may end, the nearest first; cells of one cost in the order in which the search came to them. */
  readonly cells: readonly Cell[];
  /** Of each entry of the board: the cost, or -1. */
  readonly costs: Int16Array;
  /** The direction of the last step to each entry. */
  readonly last: Uint8Array;
}

const UNLIMITED = 32_000;
/** Entries that wait to be looked at, by cost, and how many they are: emptying a list would throw its memory away. Searches never run inside each other. */
const waiting: number[][] = [[]];
const counts: number[] = [0];
/** The cells found so far. */
const list: Cell[] = [];

/**
 * GRID-REACH-1: all cells that cost at most `budget` from the nearest of the starts. A start costs nothing, is never among
 * `cells`, and what stands on it does not matter. GRID-REACH-2: a step costs 1, or what `walk.costs` says of the cell entered.
 * GRID-REACH-5: with `until` the search ends at that cell, and its result is valid for the path there only.
 * `reuse`: an earlier result that is not needed any more; its tables are overwritten, because new ones cost more than a short search.
 */
export function reach(
  board: Board,
  from: Cell | readonly Cell[],
  budget: number | undefined,
  walk: Walk,
  reuse?: Reach,
  until?: Cell,
): Reach {
  const { size } = board;
  const limit = Math.min(budget ?? UNLIMITED, UNLIMITED);
  const fits = reuse !== undefined && reuse.costs.length >= size;
  const costs = (fits ? reuse.costs : new Int16Array(size)).fill(-1);
  const last = fits ? reuse.last : new Uint8Array(size);
  const into: Tables = { board, costs, last };
  const goal = until === undefined ? -1 : entryOf(board, until);
  counts[0] = 0;
  for (const start of typeof from === 'number' ? [from] : from) {
    const entry = entryOf(board, start);
    if (entry === 0 || board.zones[entry]! < 0 || costs[entry] === 0) continue;
    costs[entry] = 0;
    waiting[0]![counts[0]!++] = entry;
  }
  const found =
    walk.costs === undefined ? stepByStep(into, limit, walk, goal) : byCost(into, limit, walk, walk.costs, goal);
  return { board, cells: found < 0 ? [until!] : list.slice(0, found), costs, last };
}
type Tables = Pick<Reach, 'board' | 'costs' | 'last'>;

/** Every step costs 1: one queue is enough. Like `byCost` it says how many cells are in `list`, or -1 once it comes to the goal. */
function stepByStep({ board, costs, last }: Tables, limit: number, walk: Walk, goal: number): number {
  const { steps, cells: cellOfEntry } = board;
  const stands = walk.cells;
  const queue = waiting[0]!;
  let found = 0;
  let end = counts[0]!;
  for (let i = 0; i < end; i++) {
    const entry = queue[i]!;
    const cost = costs[entry]!;
    if (cost > 0) {
      if (entry === goal) return -1;
      const stand = stands === undefined ? 0 : stands[entry]!;
      if ((stand & NO_STOP) === 0) list[found++] = cellOfEntry[entry]!;
      if (stand & HALT) continue;
    }
    if (cost >= limit) continue;
    for (let ways = waysFrom(board, entry, walk); ways !== 0; ways &= ways - 1) {
      const direction = 31 - Math.clz32(ways & -ways);
      const next = entry + steps[direction]!;
      if (costs[next]! >= 0 || (stands !== undefined && shut(stands[next]!))) continue;
      costs[next] = cost + 1;
      last[next] = direction;
      queue[end++] = next;
    }
  }
  return found;
}

function byCost({ board, costs, last }: Tables, limit: number, walk: Walk, prices: Field, goal: number): number {
  const { steps, cells: cellOfEntry } = board;
  const stands = walk.cells;
  let found = 0;
  let most = 0;
  for (let cost = 0; cost <= most; cost++) {
    const here = waiting[cost]!;
    for (let i = 0; i < counts[cost]!; i++) {
      const entry = here[i]!;
      if (costs[entry] !== cost) continue; // a cheaper way was found since
      if (entry === goal && cost > 0) return -1;
      if (cost > 0) {
        // A cell that was reached twice at one cost waits once: the second time is no improvement.
        const stand = stands === undefined ? 0 : stands[entry]!;
        if ((stand & NO_STOP) === 0) list[found++] = cellOfEntry[entry]!;
        if (stand & HALT) continue;
      }
      for (let ways = waysFrom(board, entry, walk); ways !== 0; ways &= ways - 1) {
        const direction = 31 - Math.clz32(ways & -ways);
        const next = entry + steps[direction]!;
        const total = cost + (prices[next]! || 1);
        const known = costs[next]!;
        if (total > limit || (known >= 0 && known <= total)) continue;
        if (stands !== undefined && shut(stands[next]!)) continue;
        costs[next] = total;
        last[next] = direction;
        while (most < total) {
          most++;
          if (waiting.length === most) waiting.push([]);
          counts[most] = 0;
        }
        waiting[total]![counts[total]!++] = next;
      }
    }
  }
  return found;
}

/** GRID-REACH-4: a cell where one must halt but may not stop is as good as blocked. */
const shut = (stand: number): boolean => (stand & BLOCKED) !== 0 || (stand & (NO_STOP | HALT)) === (NO_STOP | HALT);

/** The cost to reach a cell; undefined where it is not reachable. */
export function costTo({ board, costs }: Reach, cell: Cell): number | undefined {
  const cost = costs[entryOf(board, cell)]!;
  return cost < 0 ? undefined : cost;
}

/** GRID-PATH-1: the cells entered on a shortest way, its end included; empty for a start, undefined if there is no way. */
export function pathTo({ board, costs, last }: Reach, cell: Cell): Cell[] | undefined {
  let entry = entryOf(board, cell);
  if (costs[entry]! < 0) return undefined;
  const path: Cell[] = [];
  while (costs[entry]! > 0) {
    path.push(board.cells[entry]!);
    entry -= board.steps[last[entry]!]!;
  }
  return path.reverse();
}

/** GRID-PATH-2: the fewest steps, or the least cost, between two cells; undefined if there is no way. */
export const walkingDistance = (board: Board, from: Cell, to: Cell, walk: Walk): number | undefined =>
  costTo(reach(board, from, undefined, walk), to);
