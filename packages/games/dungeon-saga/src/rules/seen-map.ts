// What a view tells of the map, read back: doors, edges, things on squares.
import { edgeCells, edgeNamed } from '@oubliette/grid';
import { type Cell, cellOf } from '../cells.ts';
import type { Plan, PlanDoor } from '../plan.ts';
import type { Trap } from '../state.ts';
import type { View } from '../view.ts';
import { SEAL } from './doors.ts';

export interface ImaginedMap {
  readonly plan: Plan;
  readonly revealed: number[];
  readonly doors: number[];
  /** Hidden ones. */
  readonly traps: Trap[];
}
/** The squares of things of this kind. */
export const placesOf = (view: View, what: string): Cell[] =>
  view.map.things.filter((thing) => thing.what === what).map(({ cells }) => cellOf(cells[0]!));
/** The two squares of an edge, the western or northern one first. */
export const edgeOfName = (name: string): readonly [Cell, Cell] => edgeCells(edgeNamed(name)!);

/** Every door that is seen: its squares, and how it stands. */
export function doorsSeen(view: View): (PlanDoor & { readonly state: number })[] {
  const { edges } = view.map;
  return [...edges['open-door'], ...edges.door, ...edges['locked-door'], ...edges['sealed-door']].map((name) => {
    const [a, b] = edgeOfName(name);
    const lock = view._table.locks.find(({ edge }) => edge === name);
    if (lock === undefined) return { a, b, state: edges.door.includes(name) ? 1 : 0 };
    if (lock.stars > 0) return { a, b, stars: lock.stars, state: SEAL + lock.stars };
    return { a, b, lock: [lock.dice, lock.armour] as const, state: 2 };
  });
}
