import type { KeyboardEvent } from 'react';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** Distance across the direction counts three times as much as distance along it. */
const ACROSS_WEIGHT = 3;

/** Buttons, and elements with a tooltip that Tab reaches. */
const PIECES = 'button, [data-tip][tabindex]';

/** Arrow keys on a board move the focus to the nearest piece in that direction. */
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
    const far = along + ACROSS_WEIGHT * Math.abs((otherX - x) * dy + (otherY - y) * dx);
    if (far >= least) continue;
    least = far;
    best = piece;
  }
  if (best === undefined) return;
  event.preventDefault();
  best.focus();
}
