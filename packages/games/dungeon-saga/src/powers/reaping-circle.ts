// DS-FEAT-1: one Fight against each enemy beside, all around; whom is settled before the first roll.
import { openly } from '@oubliette/engine';
import { cellName, cellOf } from '../cells.ts';
import { type Frame, strikeWith } from '../frames.ts';
import { enemiesBeside, modelAt, modelOf, modelOfHero } from '../rules/arcs.ts';
import { isOn, w } from '../state.ts';

type Circle = Extract<Frame, { proc: 'circle' }>;

export const circle = w.repeat(
  'circle',
  (s, f): Frame | undefined => {
    const m = modelOfHero(s, f.hero);
    if (m === undefined) return undefined;
    if (f.at === 0) f.targets = enemiesBeside(s, true, m.cell).map(({ id }) => id);
    f.targets = f.targets.filter((id) => modelOf(s, id) !== undefined);
    return f.targets.length === 0 ? undefined : { proc: 'circle-next', todo: [f.hero], at: 0 };
  },
  { aslongas: (s) => isOn(s), show: openly },
);
export const circleNext = w.eachInTurn('circle-next', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, _hero, can) {
    const f = s.core.stack.findLast((frame) => frame.proc === 'circle') as Circle;
    for (const id of f.targets) {
      const m = modelOf(s, id)!;
      can.add(`${m.kind}:${cellName(m.cell)}`);
    }
  },
  choose(s, _seat, hero, option) {
    const f = s.core.stack.findLast((frame) => frame.proc === 'circle') as Circle;
    const target = modelAt(s, cellOf(option.split(':')[1]!))!;
    f.targets = f.targets.filter((id) => id !== target.id);
    return strikeWith('fight', modelOfHero(s, hero)!.id, target.id);
  },
});
