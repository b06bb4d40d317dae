// A fight as read from the log equals the fight in the state.

import { hear, isOver, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { type Beat, fightsAt } from '../src/tables/dungeon-lords/fight-beats.ts';
import { healthOf, leftOf, type View } from '../src/tables/dungeon-lords/reading.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

const standing = (beat: Beat) => beat.line.filter(({ left }) => left > 0);

it.each(['none', 'basic', 'advanced'])(
  'the line of the last beat is the line that stands there, whatever was done to it; items: %s',
  (items) => {
    let compared = 0;
    let borne = 0;
    const steps = new Set<number>();
    for (const seats of [3, 4]) {
      const played = tableOf('dungeon-lords', PEOPLE.slice(0, seats), [], { items });
      playEagerly(played, (match) => {
        const told = [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) => hear(event, 0));
        const { fight, players } = view(match.game, match.state, 0).game as View;
        if (fight === undefined) return false;
        const party = players[fight.seat]?.party ?? [];
        const beat = fightsAt(told, fight.seat).at(-1)?.beats.at(-1);
        if (beat === undefined) return false;
        compared++;
        steps.add(beat.step);
        borne += party.flatMap((hero) => hero.items ?? []).length;
        expect(standing(beat)).toEqual(
          party.map((hero) => ({ id: hero.id, left: leftOf(hero), health: healthOf(hero), items: hero.items ?? [] })),
        );
        return false;
      });
      expect(isOver(played.match.state)).toBe(true);
    }
    expect(compared).toBeGreaterThan(10);
    expect(borne > 0).toBe(items !== 'none');
    expect(steps.size).toBeGreaterThan(1);
  },
);

it('a fight goes through its steps in their order, and ends with the tile', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playEagerly(played, () => false);
  const { match } = played;
  const told = [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) =>
    hear(event, 'spectator'),
  );
  const fights = [0, 1, 2].flatMap((seat) => fightsAt(told, seat));
  expect(fights.length).toBe(told.filter(({ type }) => type === 'fight').length);
  for (const { beats } of fights) {
    const order = beats.map(({ step }) => step);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  }
  const conquered = fights.filter(({ beats }) => beats.at(-1)?.told.some(({ type }) => type === 'conquered'));
  expect(conquered.length).toBeGreaterThan(3);
});

it('what the fallen bore is told of, and an item is marked in the beat in which it was of use', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { items: 'advanced' });
  playEagerly(played, () => false);
  const { match } = played;
  const told = [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) =>
    hear(event, 'spectator'),
  );
  const settled = told.filter(({ type }) => type === 'dead-letter' || type === 'item-lost');
  const fights = [0, 1, 2].flatMap((seat) => fightsAt(told, seat));
  // Without adventurers at the doors, items are known only from those who fell.
  const fell = fights.flatMap(({ beats }) => beats.at(-1)?.line ?? []).flatMap(({ items }) => items);
  const inFights = fights.flatMap(({ beats }) => beats.flatMap((beat) => beat.told));
  expect(fell.length).toBeGreaterThan(0);
  expect(inFights.filter((heard) => settled.includes(heard)).length).toBeGreaterThan(0);
  const USED: Readonly<Record<string, string>> = {
    'clovers-used': 'clover',
    'wands-used': 'wand',
    'potions-used': 'potion',
    'amulet-used': 'amulet',
  };
  let marked = 0;
  for (const { beats } of fights) {
    for (const [at, beat] of beats.entries()) {
      for (const { type } of beat.told) {
        const these = (one: Beat | undefined) =>
          (one?.line ?? []).flatMap(({ items }) => items.filter(({ item }) => item === USED[type]));
        if (USED[type] === undefined || these(beat).length === 0) continue;
        marked++;
        expect(these(beat).some(({ used }) => used)).toBe(true);
        if (at > 0) expect(these(beats[at - 1]).some(({ used }) => !used)).toBe(true);
      }
    }
  }
  expect(marked).toBeGreaterThan(0);
});

it('a paladin who comes in the middle of a fight stands at the head from then on; who falls is seen to fall', () => {
  const line = (...all: string[]) =>
    all.map((one) => {
      const [id = '', left] = one.split(' ');
      return { id, left: Number(left), health: 5, items: [] };
    });
  const told = [
    { type: 'combat-round', rule: 'DL-COMBAT-7', round: 2 },
    { type: 'fight', rule: 'DL-FIGHT-1', seat: 0, cell: 'c1', line: line('warrior-2 3', 'warrior-2 4') },
    { type: 'spell', rule: 'DL-FIGHT-6', seat: 0, card: 'word-of-peace', magic: 2, needed: 2 },
    { type: 'paladin-comes', rule: 'DL-PAL-2', seat: 0, line: line('paladin-1 5', 'warrior-2 3', 'warrior-2 4') },
    { type: 'attack', rule: 'DL-FIGHT-9', seat: 0, monster: 'dragon', attack: 'fire' },
    { type: 'hit', rule: 'DL-FIGHT-10', seat: 0, line: line('paladin-1 1', 'warrior-2 0', 'warrior-2 0') },
    { type: 'captured', rule: 'DL-COMBAT-3', seat: 0, line: line('paladin-1 1', 'warrior-2 0') },
    { type: 'captured', rule: 'DL-COMBAT-3', seat: 0, line: line('paladin-1 1') },
    { type: 'attack', rule: 'DL-FIGHT-9', seat: 0, monster: 'troll', attack: 'club' },
    { type: 'paladin-moves', rule: 'DL-PAL-4', seat: 0, toSeat: 1, line: [], toLine: line('paladin-1 1') },
  ];
  const [fought] = fightsAt(told, 0);
  const lines = fought?.beats.map((beat) => beat.line.map(({ id, left }) => `${id} ${left}`));
  expect(lines).toEqual([
    ['paladin-1 5', 'warrior-2 3', 'warrior-2 4'],
    ['paladin-1 1', 'warrior-2 0', 'warrior-2 0'],
    [],
  ]);
});
