// Light: by zones, or by what a source shines on.
import type { Cell } from './cells.ts';
import { type Board, zoneOf } from './dungeon.ts';
import { type Field, field, mark } from './fields.ts';
import { type Sight, seenFrom } from './sight.ts';

/** GRID-LIGHT-1: a zone is lit unless it is dark and no source stands in it: a source lights the whole zone of its bearer and no other. */
export function isZoneLit(board: Board, zone: number, dark: Iterable<number>, sources: Iterable<Cell>): boolean {
  for (const one of dark) {
    if (one !== zone) continue;
    for (const source of sources) if (zoneOf(board, source) === zone) return true;
    return false;
  }
  return true;
}

export interface Source {
  readonly at: Cell;
  /** How many squares it shines. */
  readonly radius: number;
}

/** GRID-LIGHT-2: the cells that a source sees within its radius. */
export function litBy(board: Board, sources: Iterable<Source>, sight: Sight): Field {
  const light = field(board);
  for (const { at, radius } of sources)
    for (const cell of seenFrom(board, at, sight, radius)) mark(board, light, cell, 1);
  return light;
}
