// Pieces move as the log says; and designs of this project have their texts.
import * as cards from '@oubliette/dungeon-lords/cards';
import { hear } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { pointOf } from '../src/kit/motion/places.ts';
import { captions } from '../src/tables/dungeon-lords/locales/texts.ts';
import { flightsOf } from '../src/tables/dungeon-lords/motion/flights.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

it('a minion goes to its space, a price to the board, a gain to the stores', () => {
  const placed = { type: 'placed', rule: 'DL-ORD-3', seat: 1, order: 'dig', space: 2 };
  expect(flightsOf(placed)).toEqual([{ what: { is: 'minion', seat: 1 }, from: ['seat-1'], to: ['space-dig-2'] }]);
  const traded = { type: 'traded', rule: 'DL-CARD-1', seat: 0, order: 'food', space: 1, paysGold: 1, food: 2, evil: 1 };
  expect(flightsOf(traded)).toEqual([
    { what: { is: 'good', good: 'gold', n: 1 }, from: ['store-0-gold', 'seat-0'], to: ['space-food-1'] },
    { what: { is: 'good', good: 'food', n: 2 }, from: ['space-food-1'], to: ['store-0-food', 'seat-0'] },
  ]);
  expect(flightsOf({ type: 'game-over', rule: 'DL-SCORE-7' })).toEqual([]);
});

it.each(['none', 'basic', 'advanced'])(
  'over a whole game every flight has a piece and two ends; items: %s',
  (items) => {
    const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items });
    playEagerly(played, () => false);
    const told = played.match.moves.flatMap(({ events }) => events).map((event) => hear(event, 'spectator'));
    const flights = told.flatMap(flightsOf);
    for (const { from, to } of flights) {
      for (const place of [...from, ...to]) expect(place).not.toContain('undefined');
      expect([...from, ...to].length).toBeGreaterThan(1);
    }
    const kinds = new Set(flights.map(({ what }) => what.is));
    expect(kinds).toContain('minion');
    expect(kinds).toContain('hero');
    expect(kinds).toContain('flag');
    expect(kinds.has('item')).toBe(items !== 'none');
  },
);

it('a place that is not to be seen gives way to the next; a cell lies on its map', () => {
  const box = (left: number, top: number) => ({ left, top, width: 100, height: 82 }) as DOMRect;
  const places = new Map([
    ['seat-1', { box: box(0, 0) }],
    ['map-0', { box: box(500, 100), board: [5, 4, 0.1] }],
  ]);
  expect(pointOf(['store-1-gold', 'seat-1'], places)).toEqual({ x: 50, y: 41 });
  expect(pointOf(['nowhere'], places)).toBeUndefined();
  const { x = 0, y = 0 } = pointOf(['map-0 e4'], places) ?? {};
  expect([x, Math.round(y)]).toEqual([590, 172]);
});

it('every field that is ours can be named in both languages', () => {
  const { COMBAT_CARDS, ITEMS, MONSTERS, ROOMS, SPECIAL_EVENTS, TRAPS } = cards;
  const all: readonly { ours?: true | readonly string[] }[] = [
    COMBAT_CARDS,
    ITEMS,
    MONSTERS,
    ROOMS,
    SPECIAL_EVENTS,
    TRAPS,
  ].flatMap((table) => Object.values<object>(table));
  const fields = all.flatMap(({ ours }) => (Array.isArray(ours) ? ours : []));
  expect(fields.length).toBeGreaterThan(5);
  for (const field of fields)
    for (const lang of ['en', 'fr'] as const) expect(captions[lang].message(`ours.${field}`), field).toBeDefined();
});
