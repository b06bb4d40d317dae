// Dungeon Lords: the paladin leaves a party in the middle of a payment, in the middle of a fight.
import { type InOrder, type InTurn, openly, type Seat, type StateOf, words } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { slice, table } from './slice.ts';

type Cost = 'food' | 'evil';
interface State extends StateOf<Frame> {
  evil: number[];
  food: number[];
  party: string[][];
  holder: Seat | 'tent';
  forHire: string[];
  lair: string[][];
  told: string[];
}
type Pay = InOrder<'pay'> & { readonly seat: Seat; readonly cost: readonly Cost[] };
type Frame =
  | (InOrder<'hire'> & { readonly seat: Seat; readonly monster: string; readonly cost: readonly Cost[] })
  | Pay
  | (InOrder<'fight'> & { readonly seat: Seat })
  | InTurn<
      'suggestion',
      { readonly seat: Seat; readonly monster: string; readonly cost: readonly Cost[] },
      'pay' | 'withdraw'
    >;

const w = words<State>();
const THRESHOLD = 10;

/** Every single change of evil checks the paladin at the spot: later would be another moment. */
function changeEvil(s: State, seat: Seat, by: number): void {
  s.evil[seat]! += by;
  const most = s.evil.reduce((best, evil, i) => (evil >= s.evil[best]! ? i : best), 0);
  const now = s.holder === 'tent' ? THRESHOLD - 1 : s.evil[s.holder]!;
  if (most === s.holder || s.evil[most]! < THRESHOLD || s.evil[most]! <= now) return;
  if (s.holder !== 'tent') s.party[s.holder]!.shift();
  s.party[most]!.unshift('paladin');
  s.holder = most;
  s.told.push(`the paladin goes to ${most}`);
}

const procedures = {
  // Off the board, pay, into the lair: what follows a payment is a step of its own.
  hire: w.sequence(
    'hire',
    [
      (s, f) => void s.forHire.splice(s.forHire.indexOf(f.monster), 1),
      (_s, f) => ({ proc: 'pay', at: 0, seat: f.seat, cost: f.cost }),
      (s, f) => void s.lair[f.seat]!.push(f.monster),
    ],
    { show: openly },
  ),
  // A payment is finished once begun, whoever leaves meanwhile.
  pay: w.sequence(
    'pay',
    [
      (s, { seat, cost }) => {
        for (const part of cost) {
          s.told.push(`${seat} pays ${part}`);
          if (part === 'food') s.food[seat]!--;
          else changeEvil(s, seat, 1);
        }
      },
    ],
    { show: openly },
  ),
  // The guard ends the fight when control comes back to it; what runs above looks for itself.
  fight: w.sequence(
    'fight',
    [
      (_s, { seat }) => ({
        proc: 'suggestion',
        todo: ['witch', 'vampire'].map((monster) => ({ seat, monster, cost: ['evil', 'food'] as const })),
        at: 0,
      }),
      (s, { seat }) => void s.told.push(`${seat} is conquered`),
    ],
    { aslongas: (s, f) => s.party[f.seat]!.length > 0, show: openly },
  ),
  suggestion: w.eachInTurn('suggestion', {
    who: (s, item) => (s.party[item.seat]!.length > 0 ? item.seat : undefined),
    options: (s, seat, _item, can) => {
      can.add('pay', s.food[seat]! > 0 ? undefined : 'DL-PAY-2');
      can.add('withdraw');
    },
    choose: (_s, seat, item, option): Pay | undefined =>
      option === 'pay' ? { proc: 'pay', at: 0, seat, cost: item.cost } : undefined,
  }),
};
const game = slice<State>({ procedures, start: 'fight' });
const begin = (stack: Frame[], change: Partial<State>) =>
  table(game, 2, stack, {
    evil: [10, 10],
    food: [3, 3],
    party: [['paladin', 'thief'], []],
    holder: 0 as Seat | 'tent',
    forHire: ['witch'],
    lair: [[], []],
    told: [],
    ...change,
  });

describe('the paladin in the middle of a payment', () => {
  it('leaves one party for the buyer’s between two parts of a price, and the payment is finished', () => {
    const t = begin([{ proc: 'hire', at: 0, seat: 1, monster: 'witch', cost: ['evil', 'food'] }], {});
    expect(t.s.told).toEqual(['1 pays evil', 'the paladin goes to 1', '1 pays food']);
    expect(t.s.party).toEqual([['thief'], ['paladin']]);
    expect(t.s.lair).toEqual([[], ['witch']]);
    expect(t.s.forHire).toEqual([]);
  });

  it('joins the fight of the one who pays, and the next question is asked with him there', () => {
    const t = begin([{ proc: 'fight', at: 0, seat: 1 }], { party: [['paladin'], ['mage']] });
    t.play(1, 'suggestion', 'pay');
    expect(t.s.party).toEqual([[], ['paladin', 'mage']]);
    expect(t.asked()).toEqual(['1 suggestion']);
    expect(t.stack()).toBe('fight > suggestion');
  });

  it('leaves an empty party behind: nothing more is asked, and nothing is conquered', () => {
    const t = begin([{ proc: 'fight', at: 0, seat: 0 }], { party: [['paladin'], []], evil: [10, 10] });
    t.s.evil[1] = 11;
    t.play(0, 'suggestion', 'withdraw');
    expect(t.asked()).toEqual(['0 suggestion']);
    const u = begin(
      [
        { proc: 'fight', at: 0, seat: 0 },
        { proc: 'pay', at: 0, seat: 1, cost: ['evil'] },
      ],
      { party: [['paladin'], []] },
    );
    expect(u.s.holder).toBe(1);
    expect(u.asked()).toEqual([]);
    expect(u.s.told).toEqual(['1 pays evil', 'the paladin goes to 1']);
  });
});
