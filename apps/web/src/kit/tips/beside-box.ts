import type { Box, Size } from '../box.ts';

const ROOM = 8;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** Where a note lies: under what it speaks of in the upper half of the window and above it in the lower, if it fits there; always inside. */
export function besideBox(box: Box, note: Size, view: Size): { left: number; top: number } {
  const under = box.top + box.height + ROOM;
  const over = box.top - ROOM - note.height;
  const fitsUnder = under + note.height + ROOM <= view.height;
  const fitsOver = over >= ROOM;
  const below = fitsUnder && (box.top < view.height / 2 || !fitsOver);
  const middle = box.left + box.width / 2 - note.width / 2;
  return {
    left: within(ROOM, middle, view.width - ROOM - note.width),
    top: within(
      ROOM,
      below || (!fitsOver && box.top < view.height / 2) ? under : over,
      view.height - ROOM - note.height,
    ),
  };
}
