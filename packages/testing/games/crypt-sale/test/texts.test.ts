// What the catalogues must say: everything that can be asked, answered, told, refused and counted.
import { catalogueFaults } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { KINDS } from '../src/cards/relics.ts';
import { cryptSale } from '../src/game.ts';
import type { Event } from '../src/state.ts';

/** The parameters of each event; a secret part adds `relic` (or `stake`) for those who hear it. */
const EVENTS: { readonly [type in Event['type']]: readonly string[] } = {
  round: ['round', 'seat'],
  drew: ['seat', 'relic'],
  buried: ['seat', 'relic'],
  lot: ['relic', 'count'],
  watched: ['seat', 'relic'],
  bid: ['seat', 'relic', 'coins', 'staked', 'stake'],
  called: ['relic', 'count', 'strength', 'seats'],
  rolled: ['seat', 'pips'],
  rerolled: ['seat', 'before', 'pips'],
  won: ['seat', 'relic', 'count'],
  'stake-lost': ['seat', 'relic'],
  'stake-shown': ['seat', 'relic'],
  filched: ['seat', 'fromSeat', 'left'],
  paid: ['seat', 'coins', 'relic', 'count'],
  sold: ['seat', 'coins', 'relic'],
  exorcised: ['seat', 'coins'],
  cursed: ['seat'],
  suspected: ['seat', 'suspicion'],
  fined: ['seat', 'coins'],
  offered: ['seat', 'toSeat', 'coins', 'relic'],
  signed: ['seat', 'toSeat', 'coins', 'relic'],
  refused: ['seat', 'toSeat', 'coins', 'relic'],
  lapsed: ['seat', 'toSeat', 'coins', 'relic'],
  ended: [],
};
const eventParams = Object.entries(EVENTS).map(([type, params]) => [`event.${type}`, params]);

it('both languages say everything, with the parameters that are given', () => {
  const faults = catalogueFaults(texts, {
    keys: [
      ...Object.keys(cryptSale.asks).map((kind) => `ask.${kind}`),
      ...Object.keys(EVENTS).map((type) => `event.${type}`),
      ...['CS-BID-2', 'CS-OFFER-4', 'CS-SALE-3', 'CS-SALE-6'].map((rule) => `refuse.${rule}`),
      ...KINDS.map((relic) => `name.${relic}`),
      ...Object.keys(cryptSale.settings).flatMap((name) => [`setting.${name}`, `setting.${name}.help`]),
      ...['coins', 'relics', 'sets', 'curses'].map((key) => `score.${key}`),
      'game.name',
      'game.tagline',
      'outcome.won',
      // How answers sound that say less than they are.
      'option.rummage.face-down',
      'option.sell.face-down',
    ],
    params: {
      ...Object.fromEntries(eventParams),
      'ask.rummage': ['seat', 'left'],
      'ask.bid-coins': ['seat', 'relic'],
      'ask.bid-stake': ['seat', 'relic', 'coins'],
      'ask.reroll': ['seat', 'relic', 'pips'],
      'ask.filch': ['seat', 'relic', 'fromSeat', 'coins'],
      'ask.offer-relic': ['seat', 'toSeat'],
      'ask.offer-coins': ['seat', 'toSeat', 'relic'],
      'ask.deal': ['seat', 'fromSeats'],
      'outcome.won': ['seats'],
      'refuse.CS-BID-2': ['coins'],
      'refuse.CS-OFFER-4': ['relic'],
    },
    exact: true,
  });
  expect(faults).toEqual([]);
});
