// Donjon, Quêtes et Trahisons: an offer signed and a quest claimed out of turn; fists opened after the dice.
import {
  type AtOnce,
  type Beside,
  type InOrder,
  type InTurn,
  openly,
  perSeat,
  roll,
  type Seat,
  type StateOf,
  view,
  words,
} from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { slice, table } from './slice.ts';

type Fist = 'attacker' | 'defender' | 'empty';
interface Offer {
  readonly from: Seat;
  readonly to: Seat;
  readonly gems: number;
}
interface State extends StateOf<Frame> {
  gems: number[];
  trophies: number[];
  quest: string[];
  offers: Offer[];
  fists: (Fist | undefined)[];
  opened: boolean;
  told: string[];
}
type Frame =
  | InTurn<'village', Seat, 'dungeon' | 'arena'>
  | (InOrder<'arena'> & { readonly attacker: Seat; readonly defender: Seat })
  | AtOnce<'fists', { fist: Fist }>
  | (InOrder<'dice'> & { readonly attacker: Seat; readonly defender: Seat; green: number; red: number })
  | InTurn<'plunder', Seat, 'gems' | 'nothing'>;

const w = words<State>();
const procedures = {
  village: w.eachInTurn('village', {
    who: (_s, seat) => seat,
    options: (_s, _seat, _item, can) => can.add('arena'),
    choose: (s, seat) => ({ proc: 'arena', at: 0, attacker: seat, defender: (seat + 1) % s.gems.length }),
  }),
  arena: w.sequence(
    'arena',
    [
      (s) => ({ proc: 'fists', drafts: perSeat(s.gems.length) }),
      (_s, { attacker, defender }) => ({ proc: 'dice', at: 0, attacker, defender, green: 0, red: 0 }),
    ],
    { show: openly },
  ),
  // Committed before the dice; that nobody sees them yet is the view's business, not the word's.
  fists: w.allAtOnce('fists', {
    seats: (s) => s.gems.map((_, seat) => seat).filter((seat) => seat > 1),
    step: (_s, _seat, draft) => (draft.length === 0 ? 'fist' : undefined),
    options: (_s, _seat, _draft, can) => {
      for (const fist of ['attacker', 'defender', 'empty'] as const) can.add(fist);
    },
    commit: (s, drafts) => {
      s.fists = drafts.map((draft) => draft[0]);
    },
  }),
  // From the dice to the end of the plunder nobody signs and nobody claims.
  dice: w.sequence(
    'dice',
    [
      (s, f) => {
        f.green = roll(s, 8);
        f.red = roll(s, 8);
        s.told.push(`dice ${s.fists.length > 0 && !s.opened ? 'before fists' : 'after fists'}`);
      },
      (s) => {
        s.opened = true;
        s.told.push('fists open');
      },
      (_s, f) => ({ proc: 'plunder', todo: [f.attacker], at: 0 }),
    ],
    { quiet: true, show: openly },
  ),
  plunder: w.eachInTurn('plunder', {
    who: (_s, seat) => seat,
    options: (_s, _seat, _item, can) => {
      can.add('gems');
      can.add('nothing');
    },
    choose: () => {},
  }),
};

/** An offer is composed beside the game in two steps; nobody waits for it. */
const offer: Beside<State, Frame, { 'offer-to': '0' | '1' | '2' | '3'; 'offer-gems': '1' | '2' | '3' }> = {
  step: (_s, _seat, steps) => (['offer-to', 'offer-gems'] as const)[steps.length],
  options(s, seat, steps, can) {
    if (s.offers.some((o) => o.from === seat)) return; // one open offer a seat: random games end
    if (steps.length === 0)
      for (const to of ['0', '1', '2', '3'] as const) can.add(to, Number(to) === seat ? 'QT-TRADE-1' : undefined);
    else
      for (const gems of ['1', '2', '3'] as const)
        can.add(gems, Number(gems) > s.gems[seat]! ? 'QT-TRADE-1' : undefined);
  },
  carryOut: (s, seat, [to, gems]) => void s.offers.push({ from: seat, to: Number(to), gems: Number(gems) }),
};
/** Signing and refusing are one optional ask of the other seat. */
const answerOffer: Beside<State, Frame, { 'answer-offer': `${'sign' | 'refuse'}:${Seat}` }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'answer-offer' : undefined),
  options(s, seat, _steps, can) {
    for (const o of s.offers) {
      if (o.to !== seat) continue;
      can.add(`sign:${o.from}`, s.gems[o.from]! < o.gems ? 'QT-TRADE-1' : undefined);
      can.add(`refuse:${o.from}`);
    }
  },
  carryOut(s, seat, [option]) {
    const [verb, from] = option!.split(':');
    const o = s.offers.find((x) => x.to === seat && x.from === Number(from))!;
    s.offers.splice(s.offers.indexOf(o), 1);
    if (verb === 'refuse') return;
    s.gems[o.from]! -= o.gems;
    s.gems[seat]! += o.gems;
  },
};
/** Fewest trophies, at the moment of the claim. */
const claim: Beside<State, Frame, { claim: 'pauper' }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'claim' : undefined),
  options(s, seat, _steps, can) {
    const fewest = s.trophies.every((n, other) => other === seat || n > s.trophies[seat]!);
    if (s.quest[seat] === 'pauper') can.add('pauper', fewest ? undefined : 'QT-QUEST-5');
  },
  carryOut(s, seat) {
    s.quest[seat] = 'done';
    s.trophies[seat]! += 6;
  },
};
const game = slice<State>({ procedures, beside: { offer, 'answer-offer': answerOffer, claim }, start: 'village' });
const begin = (change: Partial<State> = {}) =>
  table(game, 4, [{ proc: 'village', todo: [0], at: 0 }], {
    gems: [4, 4, 4, 1],
    trophies: [8, 3, 4, 4],
    quest: ['-', 'pauper', '-', '-'],
    offers: [],
    fists: [],
    opened: false,
    told: [],
    ...change,
  });

describe('out of turn', () => {
  it('an offer is composed and signed while another seat is on turn, and the turn goes on', () => {
    const t = begin();
    expect(t.asked()).toEqual(['0 village']);
    t.play(2, 'offer-to', '3');
    t.play(2, 'offer-gems', '2');
    expect(t.beside()).toContain('3 answer-offer');
    expect(t.can(3, 'answer-offer')).toEqual(['sign:2', 'refuse:2']);
    t.play(3, 'answer-offer', 'sign:2');
    expect(t.s.gems).toEqual([4, 4, 2, 3]);
    expect(t.asked()).toEqual(['0 village']);
  });

  it('a claim is open exactly while its condition holds', () => {
    expect(begin().beside()).toContain('1 claim');
    expect(begin({ trophies: [8, 3, 3, 4] }).beside()).not.toContain('1 claim');
    const t = begin();
    t.play(1, 'claim', 'pauper');
    expect(t.s.trophies).toEqual([8, 9, 4, 4]);
    expect(t.asked()).toEqual(['0 village']);
  });

  it('fists are sealed before the dice and opened after; in between nobody claims or signs', () => {
    const t = begin();
    t.play(0, 'village', 'arena');
    expect(t.beside()).toContain('1 claim');
    t.play(2, 'fist', 'defender');
    const seen = view(game, t.s, 3);
    t.play(3, 'fist', 'empty');
    expect(JSON.stringify(seen)).not.toContain('defender"]');
    expect(t.s.told).toEqual(['dice before fists', 'fists open']);
    expect(t.stack()).toBe('village > arena > dice > plunder');
    expect(t.asked()).toEqual(['0 plunder']);
    expect(t.beside()).toEqual([]);
    t.play(0, 'plunder', 'nothing');
    expect(t.s.core.stack).toEqual([]);
  });
});
