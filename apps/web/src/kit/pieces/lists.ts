// Lists whose members may be equal: React keys are their places.
import { Children, type ReactNode } from 'react';

export const byPlace = <T>(list: readonly T[], draw: (one: T, at: number) => ReactNode): ReactNode[] =>
  Children.toArray(list.map(draw));

/** The same element `n` times. */
export const times = (n: number, draw: (at: number) => ReactNode): ReactNode[] =>
  Children.toArray(Array.from({ length: n }, (_, at) => draw(at)));
