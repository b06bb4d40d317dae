// DS-FEAT-3: three Shoots one after the other, each with all modifiers.
import { openly } from '@oubliette/engine';
import { cellOf } from '../cells.ts';
import { type Frame, strikeWith } from '../frames.ts';
import { modelAt, modelOfHero } from '../rules/arcs.ts';
import { shotOptions } from '../rules/shoot.ts';
import { isOn, w } from '../state.ts';

const SHOTS = 3;

export const strings = w.repeat(
  'strings',
  (s, f): Frame | undefined =>
    f.at >= SHOTS || modelOfHero(s, f.hero) === undefined ? undefined : { proc: 'shot', todo: [f.hero], at: 0 },
  { aslongas: (s) => isOn(s), show: openly },
);
export const shot = w.eachInTurn('shot', {
  who: (s, hero) => (isOn(s) ? s.heroes[hero]!.seat : undefined),
  options(s, _seat, hero, can) {
    for (const option of shotOptions(s, modelOfHero(s, hero)!)) can.add(option);
    can.add('pass');
  },
  choose(s, _seat, hero, option) {
    if (option === 'pass') return;
    const target = modelAt(s, cellOf(option.split(':')[1]!))!;
    return strikeWith('shoot', modelOfHero(s, hero)!.id, target.id);
  },
});
