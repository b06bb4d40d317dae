// The actions of a hero after the move: action, spell and aim, each with its value (DS-AIH-2, DS-AIH-5, DS-AIH-7).
import type { Can } from '@oubliette/engine';
import { cellOf, distance } from '../cells.ts';
import type { Frame } from '../frames.ts';
import { countThreats, modelAt, modelOf, modelOfHero } from '../rules/arcs.ts';
import { mayBeShot } from '../rules/shoot.ts';
import type { Model, State } from '../state.ts';
import { attackWorth, isTough, SPELL_RANGE, spellWorth } from './hero-attacks.ts';
import type { Move } from './hero-moves.ts';

const byWorth = (moves: Move[]): Move[] => moves.sort((a, b) => b.value - a.value);
const frameOf = <P extends Frame['proc']>(s: State, proc: P): Extract<Frame, { proc: P }> =>
  s.core.stack.findLast((f): f is Extract<Frame, { proc: P }> => f.proc === proc)!;

/** The actions that are worth something, the best first; `pass` if nothing is. */
export function heroActions(s: State, can: Can): Move[] {
  const frame = frameOf(s, 'act');
  const m = modelOf(s, frame.todo[frame.at]!)!;
  const actions = can
    .toArray()
    .map((option) => ({ option, value: actionWorth(s, m, option) }))
    .filter(({ value }) => value > 0);
  return actions.length === 0 ? [{ option: 'pass', value: 0 }] : byWorth(actions);
}
function actionWorth(s: State, m: Model, option: string): number {
  const [what, , cell] = option.split(':') as [string, string?, string?];
  const target = cell === undefined ? undefined : modelAt(s, cellOf(cell));
  const quiet = s.models.every((t) => t.hero >= 0);
  switch (what) {
    case 'operate':
      return 100;
    case 'leave':
      return 90;
    case 'fight':
    case 'shoot':
      return target === undefined ? 0 : attackWorth(s, what, m.id, target) + 0.5;
    case 'cast':
      return s.models.some((t) => t.hero < 0 && mayBeShot(s, m, t, SPELL_RANGE)) ? 4.5 : 0.4;
    // A broken door is a danger to all: fighters do it, when no enemy is near.
    case 'lock':
      return option.startsWith('lock:door') && !(quiet && isTough(m)) ? 1.4 : 6;
    case 'free':
      return 3;
    case 'empty':
      return option.includes('chest') || option.includes('rack') ? 5 : 2;
    // DS-AIH-5: a quiet room, time left, and no hero one wound from the end.
    case 'search':
      return quiet && s.commandDeck.length > 3 && s.heroes.every((h) => h.wounds < 4) ? 1.5 : 0.3;
    case 'use':
      return option === 'use:healing-draught' ? (s.heroes[m.hero]!.wounds >= 2 ? 50 : 0) : 20;
    default:
      return 0;
  }
}

/** DS-AIH-7: the spells worth casting now, the best first. */
export function heroSpells(s: State, can: Can): Move[] {
  const frame = frameOf(s, 'spell');
  const m = modelOfHero(s, frame.todo[frame.at]!.hero);
  const crowd = m === undefined ? 0 : s.models.filter((t) => t.hero < 0 && mayBeShot(s, m, t, SPELL_RANGE)).length;
  const worth: Readonly<Record<string, number>> = {
    unward: 9,
    fireburst: crowd >= 3 ? 8 : 0,
    'ember-dart': 6,
    rust: crowd >= 1 ? 4 : 0,
    stoneskin: 3,
    crystallise: 2,
    pass: 1,
  };
  const spells = can
    .toArray()
    .map((option) => ({ option, value: worth[option] ?? 0 }))
    .filter(({ value }) => value > 0);
  return byWorth(spells);
}
/** The targets of a spell, the best first. */
export function heroAims(s: State, can: Can): Move[] {
  const frame = frameOf(s, 'aim');
  const { hero, spell } = frame.todo[frame.at]!;
  const m = modelOfHero(s, hero)!;
  return byWorth(
    can.toArray().map((option) => {
      const cell = cellOf(option.split(':')[1]!);
      const target = modelAt(s, cell);
      if (spell === 'fireburst') {
        const near = s.models.filter((t) => t !== m && distance(t.cell, cell) <= 1);
        return { option, value: near.reduce((sum, t) => sum + (t.hero < 0 ? 1 : -3), 0) };
      }
      if (target === undefined) return { option, value: 0 };
      if (target.hero < 0) return { option, value: spellWorth(s, m.id, target) };
      return { option, value: s.heroes[target.hero]!.wounds + countThreats(s, true, target.cell) };
    }),
  );
}
