// DL-Y2, DL-GEN-7, DL-RULING-31, DL-RULING-36
import { expect, it } from 'vitest';
import { ADVENTURERS, COMBAT_CARDS, ROOMS } from '../src/cards/cards.ts';
import { MONSTER_TILES } from '../src/rules/year.ts';
import type { Frame } from '../src/state.ts';
import { fresh, hero, type Name, partyOf, player, table } from './table.ts';

/** From the setup of the second year on; it stops at the first orders. */
const secondYear: Frame = { proc: 'game', at: 2 };
const given = (more: object = {}) => ({ at: secondYear, season: 4 as const, ...more });

it('[DL-Y2-1] the second year begins with winter', () => {
  const t = table(given());
  expect(t.state).toMatchObject({ year: 2, season: 0 });
  expect(t.asked('red')).toEqual(['order']);
});

it('[DL-Y2-2] [DL-RULING-41] four new combat cards in town, which nobody knows', () => {
  const t = table(given({ combatShown: 4, red: { spied: [0, 2] } }));
  expect(new Set(t.state.combatCards).size).toBe(4);
  for (const card of t.state.combatCards) expect(COMBAT_CARDS[card].year).toBe(2);
  expect(player(t, 'red').spied).toEqual([]);
  expect(t.view('red').game.combatCards).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
});

it('[DL-Y2-3] a paladin still in his tent is discarded, and a new one pitches his', () => {
  const t = table(given());
  expect(t.state).toMatchObject({ farLands: ['paladin-1'], paladin: 'tent' });
});

it('[DL-RULING-31] a paladin in prison stays there', () => {
  const t = table(given({ paladin: 'prison', red: { prison: ['paladin-1', 'thief-1'] } }));
  expect(t.state).toMatchObject({ farLands: [], paladin: 'tent' });
  expect(player(t, 'red').prison).toEqual(['paladin-1', 'thief-1']);
});

it('[DL-RULING-31] the new one goes at once to the most evil on his space, the later of equals', () => {
  const nobody = table(given({ red: { evil: 9 } }));
  expect(nobody.state.paladin).toBe('tent');
  const t = table(given({ red: { evil: 11 }, green: { evil: 12 }, blue: { evil: 10 } }));
  expect(t.state.paladin).toBe(1);
  expect(player(t, 'green').party).toEqual([hero('paladin-2')]);
  // At 4 players the marker goes from red to yellow first: the order is yellow, red, green, blue.
  const tie = table(given({ first: 'red', red: { evil: 11 }, yellow: { evil: 11 } }));
  expect(partyOf(tie, 'red')).toEqual(['paladin-2']);
});

it('[DL-Y2-4] at 2 players the dummies’ counter goes down two, but not below the lowest space', () => {
  expect(table(given({ seats: 2, dummyEvil: 8 })).state.dummyEvil).toBe(6);
  expect(table(given({ seats: 2, dummyEvil: 2 })).state.dummyEvil).toBe(1);
  expect(table(given({ seats: 3, dummies: [{ blocked: [], drawn: [] }] })).state.dummyEvil).toBe(0);
});

it('[DL-Y2-5] [DL-Y2-6] [DL-Y2-7] the marker goes right at 4 players, left at 3, and stays at 2', () => {
  const first = (seats: 2 | 3 | 4, from: Name) => table(given({ seats, first: from })).state.first;
  expect([first(4, 'red'), first(4, 'green'), first(4, 'yellow')]).toEqual([3, 0, 2]);
  expect([first(3, 'red'), first(3, 'blue')]).toEqual([1, 0]);
  expect([first(2, 'red'), first(2, 'green')]).toEqual([0, 1]);
});

it('[DL-GEN-7] each year has its own monsters, rooms and adventurers', () => {
  const t = table(given({ forHire: ['goblin'], forSale: ['mint'], monsterStack: [], adventurerStack: ['thief-1'] }));
  const monsters = [...t.state.monsterStack, ...t.state.forHire];
  expect(monsters.sort()).toEqual([...MONSTER_TILES[2]].sort());
  for (const id of [...t.state.roomStack, ...t.state.forSale]) expect(ROOMS[id].year).toBe(2);
  const adventurers = [...t.state.adventurerStack, ...t.state.expected];
  expect(adventurers).toHaveLength(16);
  for (const id of adventurers) expect(ADVENTURERS[id].year).toBe(2);
  expect(t.state).toMatchObject({ discardedMonsters: ['goblin'], discardedRooms: ['mint'] });
});

it('[DL-GEN-7] year 1 begins with the twelve monsters, eight rooms and sixteen adventurers of year 1', () => {
  const { state } = fresh({ seats: 4, options: { firstGame: true } });
  expect([...state.monsterStack, ...state.forHire].sort()).toEqual([...MONSTER_TILES[1]].sort());
  for (const id of [...state.roomStack, ...state.forSale]) expect(ROOMS[id].year).toBe(1);
  for (const id of [...state.adventurerStack, ...state.expected]) expect(ADVENTURERS[id].year).toBe(1);
  for (const id of state.combatCards) expect(COMBAT_CARDS[id].year).toBe(1);
});

it('[DL-RULING-36] orders carry over: what was inaccessible in autumn still is, the dummies’ too', () => {
  const t = table(
    given({
      seats: 3,
      dummies: [{ blocked: ['food', 'dig', 'gold'], drawn: [] }],
      red: { blocked: ['imps', 'room'] },
    }),
  );
  expect(t.refuses('red', 'imps')).toBe('DL-REC-3');
  const dummies = t.events().filter(({ type }) => type === 'dummy-ordered');
  expect(dummies).toHaveLength(3);
  for (const { order } of dummies) expect(['food', 'dig', 'gold']).not.toContain(order);
});

it('[DL-Y2-8] [DL-Y2-9] the event tiles are shuffled again and none is known but spring’s', () => {
  const t = table(given({ eventsShown: 3, specialShown: true }));
  expect(t.state.eventsShown).toBe(1);
  expect([...t.state.events].sort()).toEqual(['payday', 'special', 'taxes']);
  expect(t.view('red').game.specials[0]).toBe('rats');
});
