// MI-TOK, and what everybody begins with
import { newGame } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { CLASSES, ITEM_IDS, ITEMS, TOKEN_IDS } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import { putBack } from '../../src/magic-items/tokens.ts';
import { settings } from '../../src/options.ts';
import { partyDetection, partyHearts, partyMagic } from '../../src/rules/combat/party.ts';
import { hero } from '../combat/duel.ts';
import { bearer, duelWith } from './at-table.ts';

const begin = (seats: number, items: string) => newGame(dungeonLords, { seats, seed: 'unpack', settings: { items } });

it('[MI-TOK-1] [MI-TOK-2] four colours of five tokens: four magic items and a blank', () => {
  expect(TOKEN_IDS).toEqual(['wand', 'amulet', 'potion', 'clover', 'blank']);
  expect(begin(4, 'advanced').items!.pools).toEqual([TOKEN_IDS, TOKEN_IDS, TOKEN_IDS, TOKEN_IDS]);
  expect(begin(4, 'advanced').items!.pools.flat()).toHaveLength(20);
});

it('[MI-TOK-3] each item is for one class, and each class has one', () => {
  expect(ITEM_IDS.map((id) => ITEMS[id].for).sort()).toEqual([...CLASSES].sort());
});

/** What a party of two has in magic, hearts and detection. */
const totals = (party: ReturnType<typeof bearer>[]) => {
  const { state } = duelWith({ variant: 'basic', party, lays: ['anti-magic-dart'] }); // waits for a target
  return [partyMagic(state, 0), partyHearts(state, 0), partyDetection(state, 0)];
};

it('[MI-TOK-4] a warrior with a wand adds 1 magic', () => {
  expect(totals([hero('warrior-1'), hero('mage-1')])).toEqual([1, 0, 0]);
  expect(totals([bearer('warrior-1', ['wand']), hero('mage-1')])).toEqual([2, 0, 0]);
});

it('[MI-TOK-5] a mage with an amulet has 1 more hit point', () => {
  const t = duelWith({ variant: 'basic', party: [bearer('mage-1', ['amulet'])], lays: ['rolling-stone'] });
  // 3 of the stone and 1 fatigue: the fourth point is the last.
  expect(t.events().find(({ type }) => type === 'trap-hits')).toMatchObject({ wounds: 3, left: 1 });
  expect(t.events().find(({ type }) => type === 'tired')).toMatchObject({ wounds: 1, left: 0 });
});

it('[MI-TOK-6] a thief with a potion adds 1 heart', () => {
  expect(totals([hero('thief-1'), hero('priest-1')])).toEqual([0, 1, 1]);
  expect(totals([bearer('thief-1', ['potion']), hero('priest-1')])).toEqual([0, 2, 1]);
});

it('[MI-TOK-7] a priest with a clover adds 1 detection', () => {
  expect(totals([bearer('priest-1', ['clover']), hero('thief-1')])).toEqual([0, 1, 2]);
});

it('[MI-TOK-8] [MI-RULING-1] one option with three values, none unless said', () => {
  expect(settings.items.values).toEqual(['none', 'basic', 'advanced']);
  expect(newGame(dungeonLords, { seats: 4, seed: 'plain', settings: {} }).options.items).toBe('none');
  expect(begin(3, 'none').items).toBeUndefined();
  expect(() => begin(3, 'both')).toThrow();
});

it('[MI-B-1] everybody begins with the five tokens of their colour', () => {
  for (const seats of [2, 3, 4])
    expect(begin(seats, 'basic').items!.pools.slice(0, seats)).toEqual(new Array(seats).fill(TOKEN_IDS));
});

it('[MI-B-2] at 2 players, and with the four items of the dummy, without its blank', () => {
  expect(begin(2, 'basic').items!.pools.slice(2)).toEqual([ITEM_IDS, ITEM_IDS]);
});

it('[MI-B-3] [MI-RULING-2] at 3 players the dummy has no tokens', () => {
  expect(begin(3, 'basic').items!.pools[3]).toEqual([]);
});

it('[MI-A-5] [MI-RULING-6] in the advanced variant every colour has its five, dummies included', () => {
  for (const seats of [2, 3, 4]) expect(begin(seats, 'advanced').items!.pools).toEqual(new Array(4).fill(TOKEN_IDS));
});

it('[MI-RULING-18] a token that comes back lies where it lay', () => {
  for (const item of TOKEN_IDS) {
    const pool = TOKEN_IDS.filter((other) => other !== item);
    putBack(pool, item);
    expect(pool).toEqual(TOKEN_IDS);
  }
});
