// The value of things beyond points, by stage: the four rounds of a year and its combat, twice.
import type { State } from '../state.ts';

/** A column of the table below. */
export const stageOf = ({ year, season }: State): number => 5 * (year - 1) + season;

/** In points. Fitted to how hundreds of games of stewards ended (docs/bots.md), then smoothed. */
// biome-ignore format: a table
export const WORTH = {
  //         winter spring summer autumn combat | winter spring summer autumn combat
  siege:    [0.3,   0.3,   0.3,   0.4,   0.8,     0.15,  0.2,   0.25,  0.45,  0.85],
  creature: [0.8,   0.8,   1.2,   2,     2.8,     1.6,   1.5,   1.6,   1.5,   0.95],
  trap:     [1.6,   1.6,   1.4,   1.3,   1.1,     1,     1.05,  1.05,  0.7,   0.1],
  gold:     [1.1,   1.1,   1.1,   1.5,   1.8,     0.8,   0.6,   0.6,   0.5,   0.2],
  short:    [1.2,   1.2,   1.2,   1,     0,       1.4,   2,     1.9,   1.9,   0],
  food:     [0.7,   0.7,   0.75,  0.9,   1.1,     1,     1.1,   1,     0.65,  0.05],
  imp:      [1.7,   1.7,   1.65,  1.65,  1.8,     1.7,   1.35,  1.1,   0.85,  0.2],
  tunnel:   [0.1,   0.1,   0.1,   0.3,   0.9,     1.1,   1,     0.75,  0.55,  0.25],
  room:     [0.5,   0.5,   0.5,   0.5,   0.5,     1.3,   1.3,   1.1,   0.7,   0.1],
  evil:     [1.4,   1.4,   1.4,   1.2,   0.6,     0.55,  0.55,  0.5,   0.3,   0.3],
  titles:   [0,     0,     0,     0,     0,       0,     0.1,   0.15,  0.3,   0.75],
} as const;
