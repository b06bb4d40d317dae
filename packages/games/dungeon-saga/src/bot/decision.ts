// An answer of the automatic overlord with its reason, and how one is chosen among several (DS-AIO-1, DS-AIO-20).
import type { Pick, Reason } from '@oubliette/engine';
import type { CommandId } from '../cards/command-cards.ts';
import { type Cell, cellName, cellOf } from '../cells.ts';
import type { Frame } from '../frames.ts';
import { modelAt } from '../rules/arcs.ts';
import type { Model, State } from '../state.ts';
import type { Plan } from './plans.ts';
import type { Level } from './worth.ts';

export interface Decision {
  readonly option: string;
  readonly reasons: readonly Reason[];
}
export type Asked = { readonly kind: string; readonly options: readonly string[] };
export type Answer = (s: State, ask: Asked, level: Level, pick: Pick) => Decision;

export const because = (
  option: string,
  key: string,
  params: Record<string, string | number> = {},
  rule = 'DS-AIO-20',
): Decision => ({
  option,
  reasons: [{ key, params, rule }],
});
/** DS-AIO-20: what would betray the hand is kept till the end. */
export const keptBack = (option: string, card: CommandId | 'none'): Decision => ({
  option,
  reasons: [{ key: 'held-back', params: { card }, rule: 'DS-AIO-20', kept: true }],
});
export const percent = (chance: number): number => Math.round(100 * chance);
export const NOBODY = 'nobody';

/** The options with the highest mark; equal ones are drawn with thinking dice (DS-AIO-1). */
export function best(options: readonly string[], mark: (option: string) => number, pick: Pick): string {
  let high = Number.NEGATIVE_INFINITY;
  let found: string[] = [];
  for (const option of options) {
    const one = mark(option);
    if (one < high) continue;
    if (one > high) found = [];
    high = one;
    found.push(option);
  }
  return found[found.length > 1 ? pick(found.length) : 0]!;
}
export const partsOf = (option: string): string[] => option.split(':');
export const cellIn = (option: string): Cell =>
  cellOf(partsOf(option).find((part) => /^-?[a-z]{1,2}-?\d+$/.test(part))!);
export const onBoard = (s: State, option: string): Model => modelAt(s, cellIn(option))!;
export const frameOf = <P extends Frame['proc']>(s: State, proc: P): Extract<Frame, { proc: P }> =>
  s.core.stack.findLast((f): f is Extract<Frame, { proc: P }> => f.proc === proc)!;

/** The reason of a plan: its target, its probability, its square, and the second choice. */
export const planReason = (option: string, plan: Plan, s: State, second = NOBODY): Decision =>
  because(option, plan.why, {
    chance: percent(plan.chance),
    hero: plan.target < 0 ? NOBODY : s.heroes[plan.target]!.id,
    cell: cellName(plan.cell),
    second,
  });
