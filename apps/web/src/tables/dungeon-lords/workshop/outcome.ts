// The outcome of a plan, read from the events of its trials.
import type { BattlePlan, Trial } from '@oubliette/dungeon-lords/workshop';
import type { Heard } from '@oubliette/engine';

/** `lost` are tiles conquered. */
const FIELDS = ['points', 'prisoners', 'lost', 'damage', 'healed', 'fatigue'] as const;
/** The numbers of one trial, or their mean over several. */
export type Outcome = Readonly<Record<(typeof FIELDS)[number], number>>;

const sum = (told: readonly Heard[], types: readonly string[], field: string): number =>
  told.filter(({ type }) => types.includes(type)).reduce((all, heard) => all + Number(heard[field] ?? 0), 0);
const count = (told: readonly Heard[], type: string): number => told.filter((heard) => heard.type === type).length;

export const outcomeOf = ({ told, points }: Trial): Outcome => ({
  points,
  prisoners: count(told, 'captured') - count(told, 'prisoner-lost'),
  lost: count(told, 'conquered'),
  damage: sum(told, ['hit', 'trap-hits', 'poisoned'], 'wounds'),
  healed: sum(told, ['healed'], 'wounds'),
  fatigue: sum(told, ['tired'], 'wounds'),
});

export function meanOf(outcomes: readonly Outcome[]): Outcome {
  const mean = (field: keyof Outcome): number =>
    outcomes.reduce((all, one) => all + one[field], 0) / Math.max(1, outcomes.length);
  return Object.fromEntries(FIELDS.map((field) => [field, mean(field)])) as unknown as Outcome;
}

export interface Range {
  readonly worst: Trial;
  readonly best: Trial;
  readonly expected: Outcome;
}

/** From the worst card to the best; each that may come up is as likely as any other. */
export function rangeOf(trials: readonly Trial[]): Range | undefined {
  // Of cards that cost the same, the one under which the party suffers less is the worse.
  const harm = (trial: Trial): number => outcomeOf(trial).damage + outcomeOf(trial).fatigue - outcomeOf(trial).healed;
  const sorted = trials.toSorted((a, b) => a.points - b.points || harm(a) - harm(b));
  const [worst, best] = [sorted[0], sorted.at(-1)];
  return worst === undefined || best === undefined
    ? undefined
    : { worst, best, expected: meanOf(trials.map(outcomeOf)) };
}

/** Equal plans have equal keys, whatever the order of their pieces. */
export const planKey = ({ cell, traps, creatures }: BattlePlan): string =>
  [cell, traps.toSorted().join('+'), creatures.toSorted().join('+')].join(' ');

/** With one more of something, or without the last of it. */
export function toggled<T>(list: readonly T[], one: T, have: number): readonly T[] {
  const n = list.filter((other) => other === one).length;
  const rest = list.filter((other) => other !== one);
  return n < have ? [...list, one] : rest;
}
