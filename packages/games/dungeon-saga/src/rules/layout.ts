// The map as the grid reads it: rectangles for tiles, and what is on the edges between them.
import { block, cellName, defineDungeon, edgeBetween, edgeName, type Layout, sideTowards } from '@oubliette/grid';
import { type Cell, cellAt, facingName } from '../cells.ts';
import type { Plan, Quest } from '../plan.ts';

export const EDGE_KINDS = ['open', 'shut'] as const;
export type EdgeKind = (typeof EDGE_KINDS)[number];
/** The largest tile of a map. */
export const LONGEST_SIDE = 18;

const sides = Array.from({ length: LONGEST_SIDE }, (_, i) => i + 1);
export const dungeon = defineDungeon<EdgeKind>({
  shapes: Object.fromEntries(sides.flatMap((w) => sides.map((h) => [`${w}x${h}`, block(w, h)]))),
  edges: { open: { walk: true, see: true }, shut: { walk: false, see: false } },
});

export interface Edges {
  readonly plan: Plan;
  readonly quest: Quest;
  readonly round: number;
  /** 0: gone, so that its edge is open. */
  readonly doors: readonly number[];
  readonly gates: readonly (readonly [Cell, Cell])[];
}

/** DSC-64, DSC-85: doors that are gone and passages are open unless the turntable is turned away; a portcullis shuts. */
export function layoutOf(s: Edges): Layout<EdgeKind> {
  let known = layouts.get(s.plan);
  if (known === undefined || known.size > MOST_LAYOUTS) {
    known = new Map();
    layouts.set(s.plan, known);
  }
  const key = keyOf(s);
  let layout = known.get(key);
  if (layout === undefined) {
    layout = layOut(s);
    known.set(key, layout);
  }
  return layout;
}
/** The same doors come up again in every game and every imagined world of a plan: their layout, and with it the board, is made once. */
const layouts = new WeakMap<Plan, Map<string, Layout<EdgeKind>>>();
const MOST_LAYOUTS = 500;
function keyOf({ quest, round, doors, gates }: Edges): string {
  let key = quest.turntable === undefined ? '-' : round % 2 === 1 ? 'o' : 'e';
  for (const door of doors) key += door === 0 ? '0' : '1';
  for (const [a, b] of gates) key += ` ${a}/${b}`;
  return key;
}
function layOut(s: Edges): Layout<EdgeKind> {
  const edges: Record<string, EdgeKind> = {};
  const set = (a: Cell, b: Cell, kind: EdgeKind): void => {
    edges[edgeName(edgeBetween(a, b)!)] = kind;
  };
  s.plan.doors.forEach(({ a, b }, i) => {
    if (s.doors[i] === 0 && !isTurnedAway(s, a, b)) set(a, b, 'open');
  });
  for (const [a, b] of s.plan.passages) if (!isTurnedAway(s, a, b)) set(a, b, 'open');
  for (const [a, b] of s.gates) set(a, b, 'shut');
  return { tiles: tilesOf(s.plan), edges };
}
/** One list for each plan: layouts that share it share most of their board. */
function tilesOf(plan: Plan): Layout<EdgeKind>['tiles'] {
  let tiles = placed.get(plan);
  if (tiles === undefined) {
    tiles = plan.tiles.map(({ x, y, w, h }) => ({ tile: `${w}x${h}`, at: cellName(cellAt(x, y)), turn: 0 }));
    placed.set(plan, tiles);
  }
  return tiles;
}
const placed = new WeakMap<Plan, Layout<EdgeKind>['tiles']>();

/** DSC-85: an edge of the turntable that is a wall in this round. */
export function isTurnedAway({ plan, quest, round }: Omit<Edges, 'doors' | 'gates'>, a: Cell, b: Cell): boolean {
  const { turntable } = quest;
  if (turntable === undefined) return false;
  const tile = plan.tiles.find(({ id }) => id === turntable.tile);
  if (tile === undefined) return false;
  const on = (c: Cell): boolean => {
    for (let i = 0; i < tile.w * tile.h; i++) {
      if (cellAt(tile.x + (i % tile.w), tile.y + Math.floor(i / tile.w)) === c) return true;
    }
    return false;
  };
  if (on(a) === on(b)) return false;
  const outward = on(a) ? sideTowards(a, b)! : sideTowards(b, a)!;
  return !(round % 2 === 1 ? turntable.odd : turntable.even).includes(facingName(outward));
}
