// Where a note goes: beside what it points at, over neither that nor the answers.

import type { Box, Size } from '../box.ts';

const GAP = 12;

/** How much of one lies over the other, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The place with least under it, the sides of the target first, then the corners of the window.
 * @param over what should not be covered either, the answers for example; the target counts most
 */
export function beside(
  note: Size,
  target: Box | undefined,
  over: readonly Box[],
  window: Size,
): { left: number; top: number } {
  const right = window.width - note.width - GAP;
  const bottom = window.height - note.height - GAP;
  const clamp = (value: number, most: number): number => Math.round(Math.max(GAP, Math.min(value, most)));
  const at = (left: number, top: number) => ({ left: clamp(left, right), top: clamp(top, bottom) });
  const corners = [
    at(right, GAP),
    at(GAP, GAP),
    at(right, bottom),
    at(GAP, bottom),
    at(right, bottom / 2),
    at(GAP, bottom / 2),
  ];
  const sides =
    target === undefined
      ? []
      : [
          at(target.left + target.width + GAP, target.top),
          at(target.left - note.width - GAP, target.top),
          at(target.left, target.top + target.height + GAP),
          at(target.left, target.top - note.height - GAP),
        ];
  const cost = (place: { left: number; top: number }): number => {
    const box = { ...place, ...note };
    return (
      (target === undefined ? 0 : 1000 * overlap(box, target)) + over.reduce((sum, one) => sum + overlap(box, one), 0)
    );
  };
  const places = [...sides, ...corners];
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
}
