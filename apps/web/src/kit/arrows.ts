import type { KeyboardEvent } from 'react';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** To be off the line counts three times as much as to be far away. */
const ASIDE = 3;

/** Buttons, and what explains itself. */
const PIECES = 'button, [data-tip][tabindex]';

/** Arrows on a board: from the piece that has the keyboard to the next one in that direction. */
export function moveByArrow(event: KeyboardEvent<HTMLElement>): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  const board = event.currentTarget;
  if (way === undefined || event.defaultPrevented || here?.matches(PIECES) !== true || !board.contains(here)) return;
  const [dx, dy] = way;
  const middle = (element: Element): readonly [number, number] => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const [x, y] = middle(here);
  let best: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const piece of board.querySelectorAll<HTMLElement>(PIECES)) {
    if (piece === here || !piece.checkVisibility()) continue;
    const [otherX, otherY] = middle(piece);
    const along = (otherX - x) * dx + (otherY - y) * dy;
    if (along < 4) continue;
    const far = along + ASIDE * Math.abs((otherX - x) * dy + (otherY - y) * dx);
    if (far >= least) continue;
    least = far;
    best = piece;
  }
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
}
