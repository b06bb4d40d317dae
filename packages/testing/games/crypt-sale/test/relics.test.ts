import { expect, it } from 'vitest';
import { KINDS, kindsIn, put, RELICS, take, wholeVault, worth } from '../src/cards/relics.ts';
import { heir, table } from './table.ts';

it('[CS-CARD-1] the vault holds forty relics of six kinds', () => {
  const copies = RELICS.map(({ id, copies }) => [id, copies]);
  expect(copies).toEqual([
    ['skull', 8],
    ['candlestick', 8],
    ['chalice', 6],
    ['lucky-coin', 6],
    ['light-fingers', 6],
    ['cursed-urn', 6],
  ]);
  expect(wholeVault()).toHaveLength(40);
  expect(wholeVault().filter((relic) => relic === 'cursed-urn')).toHaveLength(6);
});

it('[CS-CARD-2] relics have their worth; an urn is worth more on a shelf than anywhere else', () => {
  expect(KINDS.map((relic) => worth(relic, 'elsewhere'))).toEqual([1, 2, 3, 1, 1, -2]);
  expect(KINDS.map((relic) => worth(relic, 'shelf'))).toEqual([1, 2, 3, 1, 1, 4]);
});

it('[CS-CARD-3] others see how many relics lie in a hand, a sack and under seal, and their owner which ones', () => {
  const t = table({
    at: { proc: 'rummage', todo: [0], at: 0 },
    red: { hand: ['skull', 'chalice'], sack: ['candlestick'], seals: [{ relic: 'lucky-coin', fromSeat: 1 }] },
  });
  const open = { coins: 3, curses: 0, shelf: [], spent: [], hasOffered: false, sales: 0, exorcisms: 0 };
  const seenByOthers = { ...open, inHand: 2, inSack: 1, seals: [{ fromSeat: 1 }] };
  expect(t.view('blue').game.heirs[0]).toEqual(seenByOthers);
  expect(t.view('spectator').game.heirs[0]).toEqual(seenByOthers);
  // Green sold it to red, and remembers.
  expect(t.view('green').game.heirs[0]).toEqual({ ...seenByOthers, seals: [{ fromSeat: 1, relic: 'lucky-coin' }] });
  expect(t.view('red').game.heirs[0]).toEqual({
    ...seenByOthers,
    hand: ['skull', 'chalice'],
    sack: ['candlestick'],
    seals: [{ fromSeat: 1, relic: 'lucky-coin' }],
  });
  expect(t.view('red').game.heirs[1]).toEqual({ ...open, inHand: 0, inSack: 0, seals: [] });
  expect(heir(t, 'red').hand).toEqual(['skull', 'chalice']);
});

it('relics are data: nothing is lost in a file', () => {
  expect(JSON.parse(JSON.stringify(RELICS))).toEqual(RELICS);
});

it('a pile does not tell in which order its relics came', () => {
  const pile = KINDS.slice(0, 0);
  for (const relic of ['cursed-urn', 'skull', 'chalice', 'skull'] as const) put(pile, relic);
  expect(pile).toEqual(['skull', 'skull', 'chalice', 'cursed-urn']);
  expect(kindsIn(pile)).toEqual(['skull', 'chalice', 'cursed-urn']);
  take(pile, 'skull');
  expect(pile).toEqual(['skull', 'chalice', 'cursed-urn']);
  expect(() => take(pile, 'candlestick')).toThrow('no candlestick');
});
