// Lists of pieces that may be equal: each is told apart by its place.
import { Children, type ReactNode } from 'react';

export const byPlace = <T>(list: readonly T[], draw: (one: T, at: number) => ReactNode): ReactNode[] =>
  Children.toArray(list.map(draw));

/** So many of the same. */
export const times = (n: number, draw: (at: number) => ReactNode): ReactNode[] =>
  Children.toArray(Array.from({ length: n }, (_, at) => draw(at)));
