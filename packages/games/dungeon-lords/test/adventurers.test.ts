// DL-ADV, DL-CLASS
import { expect, it } from 'vitest';
import type { AdventurerId } from '../src/cards/cards.ts';
import { fresh, hero, NAMES, partyOf, player, round, table } from './table.ts';

const row: AdventurerId[] = ['thief-1', 'mage-2a', 'priest-2b', 'thief-3'];
const assigning = (given: object) => table({ at: round('adventurers'), season: 1, arriving: [...row], ...given });

it('[DL-ADV-1] at 2 players the dummies’ counter goes up one first', () => {
  const t = assigning({ seats: 2, dummyEvil: 5, arriving: row.slice(0, 3), red: { evil: 6 }, green: { evil: 7 } });
  expect(t.state.dummyEvil).toBe(6);
  // Level with red now: the dummies count as worse (DL-RULING-20).
  expect([partyOf(t, 'red'), partyOf(t, 'green')]).toEqual([['thief-1'], ['priest-2b']]);
});

it('[DL-RULING-19] not in winter, and at 3 and 4 players not at all', () => {
  expect(assigning({ season: 0, seats: 2, arriving: [] }).state.dummyEvil).toBe(5);
  expect(assigning({ seats: 3, arriving: row.slice(0, 3) }).state.dummyEvil).toBe(0);
});

it('[DL-ADV-2] the weakest goes to the lowest counter, and so on up', () => {
  const t = assigning({ red: { evil: 9 }, green: { evil: 2 }, blue: { evil: 5 }, yellow: { evil: 4 } });
  expect(NAMES.map((name) => partyOf(t, name)[0])).toEqual(['thief-3', 'thief-1', 'priest-2b', 'mage-2a']);
  expect(t.state.arriving).toEqual([]);
});

it('[DL-ADV-3] [DL-EX-14] of equals the one earlier in turn order is nicer', () => {
  const evil = { red: { evil: 4 }, green: { evil: 4 }, blue: { evil: 6 }, yellow: { evil: 2 } };
  const t = assigning(evil);
  expect(NAMES.map((name) => partyOf(t, name)[0])).toEqual(['mage-2a', 'priest-2b', 'thief-3', 'thief-1']);
  const u = assigning({ ...evil, first: 'green' });
  expect(NAMES.map((name) => partyOf(u, name)[0])).toEqual(['priest-2b', 'mage-2a', 'thief-3', 'thief-1']);
});

it('[DL-ADV-4] [DL-RULING-20] the dummies’ adventurer goes to the Far Lands', () => {
  const t = assigning({ seats: 2, dummyEvil: 5, arriving: row.slice(0, 3), red: { evil: 6 }, green: { evil: 4 } });
  expect([partyOf(t, 'red'), partyOf(t, 'green')]).toEqual([['mage-2a'], ['thief-1']]);
  expect(t.state.farLands).toEqual(['priest-2b']); // level with red, and worse
  expect(t.events()).toContainEqual({ type: 'dummy-assigned', rule: 'DL-ADV-4', adventurer: 'priest-2b', evil: 6 });
});

it('[DL-ADV-5] at 3 players one each', () => {
  const t = assigning({ seats: 3, arriving: row.slice(0, 3) });
  expect(t.state.players.map(({ party }) => party.length)).toEqual([1, 1, 1]);
  expect(t.state.farLands).toEqual([]);
});

it('[DL-ADV-6] at 4 players one each', () => {
  expect(assigning({}).state.players.map(({ party }) => party.length)).toEqual([1, 1, 1, 1]);
});

it('[DL-ADV-7] the first of the year stands at the entrance', () => {
  const t = assigning({});
  expect(player(t, 'red').party).toEqual([hero('thief-1')]);
  expect(t.events()[0]).toEqual({
    type: 'assigned',
    rule: 'DL-ADV-2',
    seat: 0,
    adventurer: 'thief-1',
    evil: 5,
    place: 1,
  });
});

/** Red, the nicest, gets this one. */
const joins = (id: AdventurerId, ...party: Parameters<typeof hero>[0][]) =>
  partyOf(
    assigning({
      arriving: [id, ...row.slice(1)],
      paladin: party.includes('paladin-1') ? 0 : 'tent',
      red: { party: party.map((other) => hero(other)) },
    }),
    'red',
  );

it('[DL-ADV-8] [DL-EX-16] later ones stand behind, a warrior in front', () => {
  expect(joins('priest-1', 'thief-2a', 'mage-1')).toEqual(['thief-2a', 'mage-1', 'priest-1']);
  expect(joins('warrior-1', 'thief-2a', 'mage-1')).toEqual(['warrior-1', 'thief-2a', 'mage-1']);
});

it('[DL-CLASS-2] [DL-RULING-17] a new warrior goes ahead of earlier warriors, but behind the paladin', () => {
  expect(joins('warrior-1', 'warrior-2', 'mage-1')).toEqual(['warrior-1', 'warrior-2', 'mage-1']);
  expect(joins('warrior-1', 'paladin-1', 'warrior-2')).toEqual(['paladin-1', 'warrior-1', 'warrior-2']);
  expect(joins('thief-1', 'paladin-1', 'warrior-2')).toEqual(['paladin-1', 'warrior-2', 'thief-1']);
});

it('[DL-ADV-9] [DL-GEN-4] by the end of autumn each dungeon has met three adventurers, none of them in winter', () => {
  for (const seats of [2, 3, 4]) {
    const t = fresh({ seats, seed: `nine ${seats}` });
    const met: number[][] = [];
    while (t.state.season < 4) {
      const name = t.asking()[0]!;
      const { season } = t.state;
      t.play(name, t.options(name).at(-1)!);
      if (t.state.season !== season) {
        met.push(t.state.players.map(({ party }) => party.filter(({ id }) => id !== 'paladin-1').length));
      }
    }
    expect(met).toEqual([0, 1, 2, 3].map((n) => new Array(seats).fill(n)));
  }
});
