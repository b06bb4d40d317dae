// Pieces of Quests and Betrayals move from their origin to their destination.
import { expect, it } from 'vitest';
import { tableNow } from '../src/session/now.ts';
import { flightsOf } from '../src/tables/quests-and-betrayals/motion/flights.ts';
import { playedToTheEnd } from './quests-moments.ts';

const heard = (type: string, more: object) => ({ type, rule: 'QT-TURN-1', ...more });

it('a purchase: gems leave the purse for the shop, the item comes to the gear', () => {
  expect(flightsOf(heard('bought', { seat: 2, item: 'gambeson', gems: 2 }))).toEqual([
    { what: { is: 'gems', n: 2 }, from: ['store-2-gems', 'seat-2'], to: ['place-shop'] },
    { what: { is: 'item', id: 'gambeson' }, from: ['ware-gambeson', 'place-shop'], to: ['gear-2', 'seat-2'] },
  ]);
});

it('plunder goes from the loser to the winner, and so do gems', () => {
  expect(flightsOf(heard('plundered', { seat: 0, toSeat: 1, thing: 'gambeson' }))).toEqual([
    { what: { is: 'item', id: 'gambeson' }, from: ['gear-1', 'seat-1'], to: ['gear-0', 'seat-0'] },
  ]);
  expect(flightsOf(heard('plundered-gems', { seat: 0, toSeat: 1, gems: 3 }))).toEqual([
    { what: { is: 'gems', n: 3 }, from: ['store-1-gems', 'seat-1'], to: ['store-0-gems', 'seat-0'] },
  ]);
});

it('a signed offer: what is given goes one way, what is asked for the other; help stays where it is', () => {
  const exchanged = heard('exchanged', { seat: 0, toSeat: 2, give: ['gems:1'], ask: ['help', 'item:gambeson'] });
  expect(flightsOf(exchanged).map(({ what, from, to }) => [what.is, from.at(-1), to.at(-1)])).toEqual([
    ['gems', 'seat-0', 'seat-2'],
    ['item', 'seat-2', 'seat-0'],
  ]);
});

it('nothing flies that is not there: no gem for nothing, no piece for a word', () => {
  expect(flightsOf(heard('won', { seat: 0, monster: 'nobody', gems: 0, trophies: 0 }))).toEqual([]);
  expect(flightsOf(heard('judged', { seat: 0, toSeat: 1, verdict: 'broken' }))).toEqual([]);
});

it('over a whole game every flight has a piece, a beginning and an end', () => {
  const { match } = playedToTheEnd(undefined, 4, { dice: 'a', talkative: true });
  const flights = tableNow(match, 0).told.flatMap((one) => [...flightsOf(one)]);
  expect(flights.length).toBeGreaterThan(20);
  for (const { what, from, to } of flights) {
    if (what.is === 'gems' || what.is === 'trophies') expect(what.n).toBeGreaterThan(0);
    expect(from[0]).toMatch(/^(store|seat|gear|spoils|quests|place|ware)-/);
    expect(to[0]).toMatch(/^(store|seat|gear|spoils|quests|place|ware)-/);
    expect(from).not.toEqual(to);
  }
  expect(new Set(flights.map(({ what }) => what.is))).toEqual(
    new Set(['gems', 'trophies', 'item', 'monster', 'quest']),
  );
});
