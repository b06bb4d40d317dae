// What is imagined respects all that the viewer knows, and nothing he does not.
import { imagine, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { cryptSale } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { type Given, NAMES, type Name, table } from './table.ts';

const WORLDS = 60;

/** Many worlds as somebody imagines them, who sits at this table. */
function worlds(given: Omit<Given, 'at'>, name: Name): State[] {
  const t = table({ ...given, at: { proc: 'rummage', todo: [0], at: 0 }, vault: fullVault(given) });
  const seat = NAMES.indexOf(name);
  const pick = thinking('worlds');
  return Array.from({ length: WORLDS }, () => imagine(cryptSale, t.view(name), seat, pick));
}

/** Everything of the box that does not lie elsewhere: only a whole box can be dealt again. */
function fullVault(given: Omit<Given, 'at'>): State['vault'] {
  const elsewhere: string[] = [];
  for (const name of NAMES) {
    const { hand = [], sack = [], shelf = [], spent = [], seals = [] } = given[name] ?? {};
    elsewhere.push(...hand, ...sack, ...shelf, ...spent, ...seals.map((seal) => seal.relic));
  }
  for (const { stake } of given.bids ?? []) elsewhere.push(stake);
  const copies = { skull: 8, candlestick: 8, chalice: 6, 'lucky-coin': 6, 'light-fingers': 6, 'cursed-urn': 6 };
  return (Object.keys(copies) as (keyof typeof copies)[]).flatMap((relic) =>
    new Array<typeof relic>(copies[relic] - elsewhere.filter((other) => other === relic).length).fill(relic),
  );
}

const kinds = (states: readonly State[], what: (s: State) => readonly string[]): string[] =>
  [...new Set(states.flatMap(what))].sort();

it('one’s own hand and sack stay as they are, others’ are dealt anew', () => {
  const seen = worlds(
    { red: { hand: ['skull', 'cursed-urn'], sack: ['chalice'] }, green: { hand: ['lucky-coin', 'lucky-coin'] } },
    'red',
  );
  expect(kinds(seen, (s) => s.heirs[0]!.hand)).toEqual(['cursed-urn', 'skull']);
  expect(seen.every((s) => s.heirs[0]!.hand.length === 2)).toBe(true);
  expect(kinds(seen, (s) => s.heirs[0]!.sack)).toEqual(['chalice']);
  expect(kinds(seen, (s) => s.heirs[1]!.hand)).toHaveLength(6);
  expect(seen.every((s) => s.heirs[1]!.hand.length === 2)).toBe(true);
});

it('[CS-OFFER-5] the seller knows what lies under the buyer’s seal, a third heir does not', () => {
  const given = { red: { seals: [{ relic: 'chalice', fromSeat: 1 } as const] } };
  const sealed = (s: State) => s.heirs[0]!.seals.map((seal) => seal.relic);
  expect(kinds(worlds(given, 'red'), sealed)).toEqual(['chalice']);
  expect(kinds(worlds(given, 'green'), sealed)).toEqual(['chalice']);
  expect(kinds(worlds(given, 'blue'), sealed)).toHaveLength(6);
});

it('[CS-RUM-2] [CS-SORT-3] a foreign sack may hold anything but urns', () => {
  const seen = worlds({ green: { sack: ['skull', 'skull', 'chalice'] } }, 'red');
  expect(kinds(seen, (s) => s.heirs[1]!.sack)).toEqual([
    'candlestick',
    'chalice',
    'light-fingers',
    'lucky-coin',
    'skull',
  ]);
});

it('[CS-BID-4] a foreign stake may be anything but an urn', () => {
  const bids: State['bids'] = [{ seat: 1, lot: 'skull', coins: 1, stake: 'chalice' }];
  const stakes = (s: State) => s.bids.map((bid) => bid.stake);
  expect(kinds(worlds({ bids }, 'red'), stakes)).toEqual([
    'candlestick',
    'chalice',
    'light-fingers',
    'lucky-coin',
    'skull',
  ]);
  expect(kinds(worlds({ bids }, 'green'), stakes)).toEqual(['chalice']);
});

it('[CS-OFFER-3] for a third heir an offer may be for any relic', () => {
  const offers: State['offers'] = [{ fromSeat: 0, toSeat: 1, relic: 'chalice', coins: 1 }];
  const wanted = (s: State) => s.offers.map((offer) => offer.relic);
  expect(kinds(worlds({ offers }, 'red'), wanted)).toEqual(['chalice']);
  expect(kinds(worlds({ offers }, 'green'), wanted)).toEqual(['chalice']);
  expect(kinds(worlds({ offers }, 'blue'), wanted)).toHaveLength(6);
});

it('where only urns can be, there are urns: somebody has just sold one', () => {
  const t = table({
    at: { proc: 'sort', lanes: [[], [{ proc: 'sell', todo: [1], at: 0 }], []], after: [[], [], []] },
    red: {
      hand: fullVault({ green: { sack: ['cursed-urn'] } }), // everything else is in red's own hand
    },
    green: { sack: ['cursed-urn'] },
  });
  expect(imagine(cryptSale, t.view('red'), 0, thinking('urn')).heirs[1]!.sack).toEqual(['cursed-urn']);
});
