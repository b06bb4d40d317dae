// The value of every order of the overlord: commands with their plan, and raising (DS-AIO-3, DS-AIO-6, DS-AIO-19).
import { cellName, distance } from '../cells.ts';
import { strikeWith, type Walk } from '../frames.ts';
import { hasInFront } from '../rules/arcs.ts';
import { walkOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { cellIn } from './decision.ts';
import { bestPlan, heroesOn, type Plan, waysOfHeroes } from './plans.ts';
import { chanceFor, type Level, worthOf } from './worth.ts';

export const freshWalk = (s: State, m: Model): Walk => walkOf(s, m, 'turn');
const ANY_DISTANCE = 1000;

/** DS-AIO-6 */
export function raiseWorth(s: State, cell: number): number {
  const near = heroesOn(s).some((h) => distance(h.cell, cell) <= 5);
  const strikes = s.settings.raiseFreeStrike ? heroesOn(s).filter((h) => hasInFront(s, h, cell)).length : 0;
  const ways = waysOfHeroes(s, ANY_DISTANCE);
  const blocks = s.plan.doors.some(
    ({ a, b }, i) => s.doors[i] === 0 && (a === cell || b === cell) && (ways.has(a) || ways.has(b)),
  );
  return 3 + (near ? 2 : 0) + (blocks ? 1 : 0) - 3 * strikes;
}
/** DS-AIO-3: the value of the best plan of each model that may act, high to low. */
export function commandValues(s: State, level: Level): { model: Model; plan: Plan }[] {
  return s.models
    .filter((m) => m.hero < 0 && !m.acted && !m.fresh)
    .map((model) => ({ model, plan: bestPlan(s, model, freshWalk(s, model), level) as Plan }))
    .sort((a, b) => b.plan.rank - a.plan.rank);
}
export const bestValue = (s: State, level: Level): number => commandValues(s, level)[0]?.plan.value ?? 0;

/** DS-AIO-19: what another model's attack gains if this one stands beside the same hero first. */
function setUpGain(s: State, model: Model, plan: Plan, others: readonly { model: Model; plan: Plan }[]): number {
  if (plan.how !== 'fight') return 0;
  const before = { cell: model.cell, facing: model.facing };
  [model.cell, model.facing] = [plan.cell, plan.facing];
  let gain = 0;
  for (const other of others) {
    const { model: m, plan: theirs } = other;
    if (m === model || theirs.target !== plan.target || theirs.how !== 'fight' || theirs.cell === plan.cell) continue;
    const stood = { cell: m.cell, facing: m.facing };
    [m.cell, m.facing] = [theirs.cell, theirs.facing];
    const hero = heroesOn(s).find((h) => h.hero === plan.target)!;
    const value = worthOf(s, plan.target, chanceFor(s, strikeWith('fight', m.id, hero.id).attack), 'hard');
    [m.cell, m.facing] = [stood.cell, stood.facing];
    gain = Math.max(gain, value - theirs.value);
  }
  [model.cell, model.facing] = [before.cell, before.facing];
  return gain;
}

const orderOf = (m: Model): string => `command:${m.kind}:${cellName(m.cell)}`;
/** The value of each order, with its plan. */
export function ordersOf(
  s: State,
  options: readonly string[],
  level: Level,
): { option: string; value: number; plan?: Plan }[] {
  const commands = commandValues(s, level);
  const plans = new Map(commands.map((one) => [orderOf(one.model), one]));
  return options
    .filter((option) => option !== 'end' && !option.startsWith('card:'))
    .map((option) => {
      if (option.startsWith('raise:')) return { option, value: raiseWorth(s, cellIn(option)) };
      const found = plans.get(option);
      if (found === undefined) return { option, value: 0 };
      const gain = level === 'hard' ? setUpGain(s, found.model, found.plan, commands) : 0;
      return { option, value: found.plan.rank + gain, plan: found.plan };
    });
}
