// Donjon: reroll, parry and fatigue windows nested inside one attack, with a Dungeon Master's card in between.
import { type InOrder, roll, type StateOf, type Window, words } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { slice, table } from './slice.ts';

const MASTER = 0;
const HERO = 1;
interface State extends StateOf<Frame> {
  fate: number;
  fatigue: number;
  parry: boolean;
  masterCard: boolean;
  /** The dice of the attack under way: what windows read and change lives in the state, not in each frame. */
  dice: { attack: number; defence: number; bonus: number; rerolled: boolean };
  told: string[];
}
type Frame =
  | InOrder<'attack'>
  | Window<'dice-shown', { readonly die: 'attack' }, 'reroll' | 'pass'>
  | Window<'defence', { readonly against: number }, 'parry' | 'pass'>
  | Window<'master', { readonly when: 'after-dice' }, 'frenzy' | 'pass'>
  | InOrder<'event'>
  | Window<'event-announced', { readonly card: 'frenzy' }, 'stop' | 'pass'>
  | Window<'effort', { readonly die: 'defence' }, 'tire' | 'pass'>;

const w = words<State>();
const say = (s: State, what: string) => void s.told.push(what);

const procedures = {
  // The book's order of windows, read downwards.
  attack: w.sequence('attack', [
    (s) => {
      s.dice = { attack: roll(s, 6), defence: roll(s, 6), bonus: 0, rerolled: false };
    },
    () => ({ proc: 'dice-shown', event: { die: 'attack' }, todo: [HERO], at: 0 }),
    () => ({ proc: 'master', event: { when: 'after-dice' }, todo: [MASTER], at: 0 }),
    (s) => ({ proc: 'defence', event: { against: s.dice.attack }, todo: [HERO], at: 0 }),
    () => ({ proc: 'effort', event: { die: 'defence' }, todo: [HERO], at: 0 }),
    (s) => say(s, `fixed at ${s.dice.defence + s.dice.bonus}`),
  ]),
  'dice-shown': w.window('dice-shown', {
    options: (s, _seat, _event, can) =>
      can.add('reroll', s.fate === 0 ? 'DJ-FATE-3' : s.dice.rerolled ? 'DJ-RULING-8' : undefined),
    use(s) {
      s.fate--;
      s.dice.rerolled = true;
      s.dice.attack = roll(s, 6);
    },
  }),
  // The Master's card is a sequence of its own: announce it (a window of the heroes), then its effect.
  master: w.window('master', {
    options: (s, _seat, _event, can) => can.add('frenzy', s.masterCard ? undefined : 'DJ-RULING-2'),
    use(s) {
      s.masterCard = false;
      return { proc: 'event', at: 0 };
    },
  }),
  event: w.sequence('event', [
    (s) => {
      say(s, 'frenzy announced');
      return { proc: 'event-announced', event: { card: 'frenzy' }, todo: [HERO], at: 0 };
    },
    (s) => {
      if (s.told.at(-1) === 'stopped') return;
      s.dice.attack += 2;
      say(s, 'frenzy');
    },
  ]),
  'event-announced': w.window('event-announced', {
    options: (s, _seat, _event, can) => can.add('stop', s.fate === 0 ? 'DJ-FATE-4' : undefined),
    use(s) {
      s.fate--;
      say(s, 'stopped');
      return 'close';
    },
  }),
  defence: w.window('defence', {
    options: (s, _seat, _event, can) => can.add('parry', s.parry ? undefined : 'DJ-SKILL-1'),
    use(s) {
      s.parry = false;
      s.dice.bonus += 3;
    },
  }),
  effort: w.window('effort', {
    options: (s, _seat, _event, can) => can.add('tire', s.fatigue === 0 ? 'DJ-FATIGUE-2' : undefined),
    use(s) {
      s.fatigue--;
      s.dice.bonus++;
    },
  }),
};
const game = slice<State>({ procedures, start: 'attack' });
const begin = (change: Partial<State> = {}) =>
  table(game, 2, [{ proc: 'attack', at: 0 }], {
    fate: 2,
    fatigue: 2,
    parry: true,
    masterCard: true,
    dice: { attack: 0, defence: 0, bonus: 0, rerolled: false },
    told: [],
    ...change,
  });

describe('windows inside one attack', () => {
  it('open in the book’s order, the Master’s card with a window of its own in between', () => {
    const t = begin();
    expect(t.asked()).toEqual(['1 dice-shown']);
    t.play(HERO, 'dice-shown', 'reroll');
    expect(t.can(HERO, 'dice-shown')).toEqual(['pass']);
    t.play(HERO, 'dice-shown', 'pass');
    const { attack, defence } = t.s.dice;
    t.play(MASTER, 'master', 'frenzy');
    expect(t.stack()).toBe('attack > master > event > event-announced');
    t.play(HERO, 'event-announced', 'pass');
    t.play(MASTER, 'master', 'pass');
    expect(t.s.dice.attack).toBe(attack + 2);
    t.play(HERO, 'defence', 'parry');
    t.play(HERO, 'defence', 'pass');
    t.play(HERO, 'effort', 'tire');
    t.play(HERO, 'effort', 'tire');
    t.play(HERO, 'effort', 'pass');
    expect(t.s.told).toEqual(['frenzy announced', 'frenzy', `fixed at ${defence + 5}`]);
  });

  it('a stopped card does nothing, and the attack goes on', () => {
    const t = begin();
    t.play(HERO, 'dice-shown', 'pass');
    const { attack } = t.s.dice;
    t.play(MASTER, 'master', 'frenzy');
    t.play(HERO, 'event-announced', 'stop');
    t.play(MASTER, 'master', 'pass');
    expect(t.s.dice.attack).toBe(attack);
    expect(t.asked()).toEqual(['1 defence']);
    expect(t.s.fate).toBe(1);
  });
});
