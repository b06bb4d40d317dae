// Where the parts of the table are on the screen.
import { boxOf } from '../board/cells.ts';

interface Place {
  readonly box: DOMRect;
  /** Columns, rows, and what sticks out above the first row, in rows. */
  readonly board?: readonly number[];
}
export type Places = ReadonlyMap<string, Place>;

/** The boxes of all elements with `data-at` that are on the screen. */
export function placesNow(): Places {
  const places = new Map<string, Place>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const box = element.getBoundingClientRect();
    const { at = '', board } = element.dataset;
    if (box.width === 0 || box.bottom <= 0 || box.top >= innerHeight || places.has(at)) continue;
    places.set(at, board === undefined ? { box } : { box, board: board.split(' ').map(Number) });
  }
  return places;
}

/** The centre of the first of these places that is known; `map-0 c2` is a cell of a board. */
export function pointOf(words: readonly string[], places: Places): { x: number; y: number } | undefined {
  for (const word of words) {
    const [at = '', cell] = word.split(' ');
    const place = places.get(at);
    if (place === undefined) continue;
    const { left, top, width, height } = place.box;
    if (cell === undefined || place.board === undefined) return { x: left + width / 2, y: top + height / 2 };
    const [columns = 1, rows = 1, above = 0] = place.board;
    const on = boxOf(cell, { columns, rows, side: 1, top: above });
    return {
      x: left + (width * (on.left + on.width / 2)) / 100,
      y: top + (height * (on.top + on.height / 2)) / 100,
    };
  }
  return undefined;
}
