// Where a note lies in the window, in pixels.
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A rectangle of the window, in pixels. */
export interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

/** Places a fixed element in the window; on large screens the table is scaled, and so are its pixels. */
export function placeAt(element: HTMLElement, where: (size: Size) => { left: number; top: number }): void {
  element.style.inset = '0 auto auto 0';
  const { left, top, width, height } = element.getBoundingClientRect();
  const scale = width / element.offsetWidth;
  const to = where({ width, height });
  element.style.inset = `${(to.top - top) / scale}px auto auto ${(to.left - left) / scale}px`;
}

const GAP = 12;

/** The common area of two boxes in square pixels. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * The place of a guide note: the one that covers least, first beside the target, then in the corners of the window.
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

const ROOM = 8;

const within = (least: number, wanted: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** The place of a tooltip: under its element in the upper half of the window, above it in the lower, if it fits; always inside. */
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
