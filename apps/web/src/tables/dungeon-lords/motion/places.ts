// Where the parts of the table are on the screen.
import { spotOf } from '../reading.ts';

export type Places = ReadonlyMap<string, DOMRect>;

/** Everything that says where it is, as far as it is to be seen. */
export function placesNow(): Places {
  const places = new Map<string, DOMRect>();
  for (const element of document.querySelectorAll<HTMLElement>('[data-at]')) {
    const box = element.getBoundingClientRect();
    const { at = '' } = element.dataset;
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight && !places.has(at)) places.set(at, box);
  }
  return places;
}

/** The middle of the first of these that is there; `map-0 c2` is a cell of a map. */
export function pointOf(words: readonly string[], places: Places): { x: number; y: number } | undefined {
  for (const word of words) {
    const [at = '', cell] = word.split(' ');
    const box = places.get(at);
    if (box === undefined) continue;
    if (cell === undefined) return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    const { column, row } = spotOf(cell);
    return { x: box.left + (box.width * (column + 0.5)) / 5, y: box.top + (box.height * (row + 0.6)) / 4.1 };
  }
  return undefined;
}
