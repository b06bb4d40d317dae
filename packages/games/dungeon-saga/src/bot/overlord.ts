// The automatic overlord (DS-AIO): every ask it can be put, with the reason for the answer.
import type { Pick } from '@oubliette/engine';
import { turnedAbout } from '@oubliette/grid';
import { cellAt, distance } from '../cells.ts';
import type { State } from '../state.ts';
import { type Answer, type Asked, because, best, type Decision } from './decision.ts';
import { ordersOf } from './orders.ts';
import { clatter, flicker, interrupt, lunge } from './overlord-cards.ts';
import { act, command, kindOfRaise, march, raisePile, riseStrike, strikeFreely, walk } from './overlord-commands.ts';
import { collapse, face, place, placeChest, portcullis, shape, slippery } from './overlord-places.ts';
import { heroesOn } from './plans.ts';
import type { Level } from './worth.ts';

/** DS-AIO-16: the direction that leaves fewer heroes beside the openings of the round to come. */
const turntable: Answer = (s, ask, _level, pick) => {
  const { tile: id, odd, even } = s.quest.turntable!;
  const { x, y, w, h } = s.plan.tiles.find((tile) => tile.id === id)!;
  const middle = cellAt(x + (w - 1) / 2, y + (h - 1) / 2);
  const sides = (s.round + 1) % 2 === 1 ? odd : even;
  const openings = s.plan.doors
    .flatMap(({ a, b }) => [a, b])
    .filter((c) => {
      const [dx, dy] = [(c % 1000) - (middle % 1000), Math.floor(c / 1000) - Math.floor(middle / 1000)];
      const side = Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 'e' : 'w') : dy > 0 ? 's' : 'n';
      return distance(c, middle) === (w - 1) / 2 && sides.includes(side);
    });
  const beside = (option: string): number =>
    heroesOn(s).filter((hero) => {
      if (distance(hero.cell, middle) > (w - 1) / 2) return false;
      const cell = turnedAbout(middle, hero.cell, option === 'clockwise' ? 1 : 3);
      return openings.some((c) => distance(c, cell) <= 1);
    }).length;
  const option = best(ask.options, (o) => -beside(o), pick);
  return because(option, 'place', { cell: id }, 'DS-AIO-16');
};
/** DS-AIO-16: choices without a line of their own: decline, or anything. */
const anything: Answer = (_s, ask, _level, pick) => {
  const no = ask.options.find((o) => o === 'pass' || o === 'done' || o === 'keep');
  return because(no ?? ask.options[pick(ask.options.length)]!, 'decline', {}, 'DS-AIO-16');
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  command,
  walk,
  act,
  interrupt,
  lunge,
  flicker,
  place,
  face,
  shape,
  'place-chest': placeChest,
  portcullis,
  slippery,
  collapse,
  turntable,
  strike: strikeFreely,
  'raise-pile': raisePile,
  'raise-kind': kindOfRaise,
  'rise-strike': riseStrike,
  'march-next': march,
  clatter,
};
export function decide(s: State, ask: Asked, level: Level, pick: Pick): Decision {
  const decision = (ANSWERS[ask.kind] ?? anything)(s, ask, level, pick);
  return ask.options.includes(decision.option) ? decision : anything(s, ask, level, pick);
}

const FALL = 1.5;
/** The first of equals: the choice must not depend on dice. */
const firstOf: Pick = () => 0;

/** The answers worth a thought: for commands the best few, for interrupts yes and no, for the rest what the policy says. */
export function overlordCandidates(s: State, ask: Asked, most: number): readonly string[] {
  const { option } = decide(s, ask, 'normal', firstOf);
  if (most === 1) return [option];
  if (ask.kind === 'interrupt' || ask.kind === 'flicker') return [option, ...ask.options.filter((o) => o !== option)];
  if (ask.kind !== 'command') return [option];
  const orders = ordersOf(s, ask.options, 'normal').sort((a, b) => b.value - a.value);
  const bar = (orders[0]?.value ?? 0) - FALL;
  const good = orders.filter(({ value }, i) => i < most && value >= bar && value > 0).map((one) => one.option);
  return [...new Set([option, ...good])].slice(0, most);
}
