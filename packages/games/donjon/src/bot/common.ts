// Small questions that every part of a hero's thinking asks.
import { type Cell, xOf, yOf } from '@oubliette/grid';

/** The first option that begins with one of these words, the first word first. */
export const first = (options: readonly string[], ...starts: string[]): string | undefined =>
  starts.map((start) => options.find((option) => option.startsWith(start))).find((option) => option !== undefined);

export function best<T>(list: readonly T[], worth: (one: T) => number): T | undefined {
  let found: T | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const value = worth(one);
    if (value <= most) continue;
    most = value;
    found = one;
  }
  return found;
}

/** Squares between two cells as the crow flies, eight directions. */
export const far = (a: Cell, b: Cell): number => Math.max(Math.abs(xOf(a) - xOf(b)), Math.abs(yOf(a) - yOf(b)));

/** The steps among the options. */
export const stepsIn = (options: readonly string[]): string[] =>
  options.filter((option) => /^[nesw]{1,2}$/.test(option));
/** The figure, door or piece that an option points at: `attack:m3:orc` at `m3`. */
export const pointedAt = (option: string): string => option.split(':')[1]!;

/** `plain`: walks, strikes near enemies, spends fatigue to survive; `skilled`: runs, chooses its square, heals before doors, spends fatigue to win. */
export type Skill = 'plain' | 'skilled';
