import type { Size } from './box.ts';

/** Puts a fixed element at a place of the window; on a large desk what is around it is enlarged, and its pixels with it. */
export function placeAt(element: HTMLElement, where: (size: Size) => { left: number; top: number }): void {
  element.style.inset = '0 auto auto 0';
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth;
  const to = where({ width, height });
  element.style.inset = `${(to.top - top) / scale}px auto auto ${(to.left - left) / scale}px`;
}
