import { sound } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { KINDS } from '../src/cards/relics.ts';
import { cryptSale } from '../src/game.ts';
import type { Frame, Offer } from '../src/state.ts';
import { heir, table } from './table.ts';

const rummage: Frame = { proc: 'rummage', todo: [0, 1, 2], at: 0 };
const redAsksGreen: Offer = { fromSeat: 0, toSeat: 1, relic: 'chalice', coins: 2 };

it('[CS-OFFER-1] an offer names an heir, a relic and coins, which are set aside', () => {
  const t = table({ at: rummage, blue: { coins: 2 } });
  expect(t.asked('blue')).toEqual(['offer-to']); // out of turn
  expect(t.options('blue')).toEqual(['heir:0', 'heir:1']);
  t.play('blue', 'heir:1');
  expect(t.options('blue', 'offer-relic')).toEqual(KINDS);
  t.play('blue', 'chalice');
  expect(t.options('blue', 'offer-coins')).toEqual(['1', '2']);
  expect(t.refuses('blue', '3', 'offer-coins')).toBe('CS-OFFER-1');
  expect(heir(t, 'blue').coins).toBe(2);
  t.play('blue', '2');
  expect(heir(t, 'blue')).toMatchObject({ coins: 0, hasOffered: true });
  expect(t.state.offers).toEqual([{ fromSeat: 2, toSeat: 1, relic: 'chalice', coins: 2 }]);
  expect(heir(t, 'green').coins).toBe(3);
});

it('[CS-OFFER-1] without a coin no offer can be made; three is the most', () => {
  const t = table({ at: rummage, green: { coins: 0 }, blue: { coins: 9 } });
  expect(t.asked('green')).toEqual([]);
  for (const answer of ['heir:0', 'skull']) t.play('blue', answer);
  expect(t.options('blue')).toEqual(['1', '2', '3']);
});

it('[CS-OFFER-1] an offer being composed can be taken back, and nobody else knows of it', () => {
  const t = table({ at: rummage });
  const before = t.view('green');
  t.play('blue', 'heir:1');
  t.play('blue', 'chalice');
  expect(t.view('green')).toEqual(before);
  t.takeBack('blue');
  expect(t.asked('blue')).toEqual(['offer-relic']);
});

it('[CS-OFFER-2] one offer per heir and round', () => {
  const t = table({ at: rummage, blue: { coins: 5 } });
  for (const answer of ['heir:1', 'chalice', '1']) t.play('blue', answer);
  expect(t.asked('blue')).toEqual([]);
  expect(t.asked('green')).toEqual(['offer-to', 'deal']);
});

it('[CS-OFFER-2] in the next round there is another', () => {
  const t = table({ at: { proc: 'round', at: 7 }, round: 0, red: { hasOffered: true } });
  expect(t.state.round).toBe(1);
  expect(heir(t, 'red').hasOffered).toBe(false);
});

it('[CS-OFFER-3] all see heir and coins; these two know the relic', () => {
  const t = table({ at: rummage });
  for (const answer of ['heir:1', 'chalice', '2']) t.play('blue', answer);
  const open = { fromSeat: 2, toSeat: 1, coins: 2 };
  expect(t.view('red').game.offers).toEqual([open]);
  expect(t.view('spectator').game.offers).toEqual([open]);
  expect(t.view('green').game.offers).toEqual([{ ...open, relic: 'chalice' }]);
  expect(t.view('blue').game.offers).toEqual([{ ...open, relic: 'chalice' }]);
  const told = { type: 'offered', rule: 'CS-OFFER-3', seat: 2, toSeat: 1, coins: 2 };
  expect(t.heard('red')).toEqual([told]);
  expect(t.heard('green')).toEqual([{ ...told, relic: 'chalice', mine: true }]);
});

it('[CS-OFFER-3] of the three answers only the coins are heard', () => {
  const t = table({ at: rummage });
  const ask = (kind: string) => ({ kind, seat: 2, optional: true, beside: 'offer' });
  expect(sound(cryptSale, t.state, ask('offer-to'), 'heir:1', 0)).toBeUndefined();
  t.play('blue', 'heir:1');
  expect(sound(cryptSale, t.state, ask('offer-relic'), 'chalice', 0)).toBeUndefined();
  t.play('blue', 'chalice');
  expect(sound(cryptSale, t.state, ask('offer-coins'), '2', 0)).toBe('2');
});

it('[CS-OFFER-4] whoever got an offer signs or refuses it out of turn; the others are not asked', () => {
  const t = table({ at: rummage, offers: [redAsksGreen], green: { hand: ['skull', 'chalice'] } });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('green', 'deal')).toEqual(['sign:0', 'refuse:0']);
  expect(t.asked('blue')).toEqual(['offer-to']);
});

it('[CS-OFFER-4] without the relic in the hand one can only refuse', () => {
  const t = table({ at: rummage, offers: [redAsksGreen], green: { hand: ['skull'], shelf: ['chalice'] } });
  expect(t.options('green', 'deal')).toEqual(['refuse:0']);
  expect(t.why('green', 'sign:0', 'deal')).toEqual({
    rule: 'CS-OFFER-4',
    option: 'sign:0',
    params: { relic: 'chalice' },
  });
});

it('[CS-OFFER-4] two offers are answered one by one', () => {
  const t = table({
    at: rummage,
    offers: [redAsksGreen, { fromSeat: 2, toSeat: 1, relic: 'chalice', coins: 3 }],
    green: { hand: ['chalice'] },
  });
  expect(t.options('green', 'deal')).toEqual(['sign:0', 'refuse:0', 'sign:2', 'refuse:2']);
  t.play('green', 'sign:2', 'deal');
  expect(t.options('green', 'deal')).toEqual(['refuse:0']);
  expect(heir(t, 'blue').seals).toEqual([{ relic: 'chalice', fromSeat: 1 }]);
  expect(heir(t, 'red').seals).toEqual([]);
});

it('[CS-OFFER-5] a signed offer moves coins and relic, and both stay known to these two', () => {
  const t = table({
    at: rummage,
    offers: [redAsksGreen],
    red: { coins: 1 },
    green: { hand: ['skull', 'chalice'] },
  });
  t.play('green', 'sign:0', 'deal');
  expect(heir(t, 'green')).toMatchObject({ coins: 5, hand: ['skull'], seals: [] });
  expect(heir(t, 'red')).toMatchObject({ coins: 1, hand: [], seals: [{ relic: 'chalice', fromSeat: 1 }] });
  expect(heir(t, 'blue').coins).toBe(3);
  expect(t.state.offers).toEqual([]);
  expect(t.view('green').game.heirs[0]!.seals).toEqual([{ fromSeat: 1, relic: 'chalice' }]);
  expect(t.view('blue').game.heirs[0]!.seals).toEqual([{ fromSeat: 1 }]);
  const told = { type: 'signed', rule: 'CS-OFFER-5', seat: 0, toSeat: 1, coins: 2 };
  expect(t.heard('blue')).toEqual([told]);
  expect(t.heard('red')).toEqual([{ ...told, relic: 'chalice', mine: true }]);
});

it('[CS-OFFER-5] what red has learned by a signature cannot be undone', () => {
  const t = table({ at: rummage, offers: [redAsksGreen], green: { hand: ['chalice'] } });
  t.play('green', 'sign:0', 'deal');
  expect(() => t.undo('green')).toThrow('ENG-KNOWN');
});

it('[CS-OFFER-5] a relic under seal is no stake, no power and not for sale', () => {
  const seals = [{ relic: 'lucky-coin', fromSeat: 1 } as const];
  const bidding = table({
    at: { proc: 'bid', drafts: [['skull', '1'], [], []] },
    lots: [{ relic: 'skull', count: 1 }],
    red: { seals },
  });
  expect(bidding.options('red')).toEqual(['none']);
  const tied = table({
    at: { proc: 'award', at: 0 },
    lots: [{ relic: 'skull', count: 1 }],
    bids: [
      { seat: 0, lot: 'skull', coins: 1, stake: 'none' },
      { seat: 1, lot: 'skull', coins: 1, stake: 'none' },
    ],
    red: { seals },
  });
  expect(tied.options('red')).toEqual(['pass']);
  const sorting = table({
    at: { proc: 'sort', lanes: [[{ proc: 'sell', todo: [0], at: 0 }], [], []], after: [[], [], []] },
    red: { seals },
  });
  expect(sorting.options('red', 'sell')).toEqual(['stop']);
});

it('[CS-OFFER-6] a refusal gives the coins back and tells nothing about the hand', () => {
  const refused = (['chalice', 'skull'] as const).map((relic) => {
    const t = table({ at: rummage, offers: [redAsksGreen], red: { coins: 1 }, green: { hand: [relic] } });
    t.play('green', 'refuse:0', 'deal');
    expect(heir(t, 'red')).toMatchObject({ coins: 3, seals: [] });
    expect(heir(t, 'green')).toMatchObject({ coins: 3, hand: [relic] });
    return [t.view('red'), t.heard('red')];
  });
  expect(refused[1]).toEqual(refused[0]);
});

it('[CS-OFFER-6] an offer still open at the end of the round gives its coins back', () => {
  const t = table({ at: { proc: 'round', at: 7 }, offers: [redAsksGreen], red: { coins: 1, hasOffered: true } });
  expect(t.state.offers).toEqual([]);
  expect(heir(t, 'red').coins).toBe(3);
  expect(heir(t, 'green').coins).toBe(3);
  expect(t.heard('blue')[0]).toEqual({ type: 'lapsed', rule: 'CS-OFFER-6', seat: 0, toSeat: 1, coins: 2 });
});

it('[CS-OFFER-7] no whispering while bids are written', () => {
  const t = table({
    at: { proc: 'bid', drafts: [[], [], []] },
    lots: [{ relic: 'skull', count: 1 }],
    offers: [redAsksGreen],
    green: { hand: ['chalice'] },
  });
  expect(t.asked('green')).toEqual(['bid-lot']);
  expect(t.asked('blue')).toEqual(['bid-lot']);
  expect(t.refuses('green', 'sign:0', 'deal')).toBe('ENG-NOT-ASKED');
});

it('[CS-OFFER-7] none while a lot is under the hammer, but while all sort', () => {
  const given = { offers: [redAsksGreen], green: { hand: ['chalice' as const] } };
  const selling = table({
    ...given,
    at: { proc: 'award', at: 0 },
    lots: [{ relic: 'skull', count: 1 }],
    bids: [{ seat: 0, lot: 'skull', coins: 1, stake: 'none' }],
  });
  expect(selling.asked('green')).toEqual(['filch']);
  expect(selling.asked('blue')).toEqual([]);
  const sorting = table({
    ...given,
    at: { proc: 'sort', lanes: [[], [{ proc: 'sell', todo: [1], at: 0 }], []], after: [[], [], []] },
  });
  expect(sorting.asked('green')).toEqual(['sell', 'offer-to', 'deal']);
});
