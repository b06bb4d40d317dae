// DL-PAL
import { expect, it } from 'vitest';
import type { Order } from '../src/cards/cards.ts';
import { action, creature, hero, lair, partyOf, player, round, table, types } from './table.ts';

/** Get Food II is one evil, III two; Improve Reputation II takes two away. */
const T = 10;
const at = (given: object, on: Partial<Record<Order, readonly ('red' | 'green' | 'blue' | 'free')[]>>) =>
  table({ at: [action('reputation'), action('food')], on, ...given });
const held = (seat: 'red' | 'green', evil: number, wounds = 0) => ({
  paladin: seat === 'red' ? 0 : 1,
  [seat]: { evil, party: [hero('paladin-1', { wounds }), hero('thief-1')] },
});

it('[DL-PAL-1] each year has a paladin of its own', () => {
  for (const year of [1, 2] as const) {
    const t = at({ year, red: { evil: T - 1 } }, { food: ['free', 'red'] });
    t.play('red', 'take');
    expect(partyOf(t, 'red')).toEqual([`paladin-${year}`]);
  }
});

it('[DL-PAL-2] he leaves his tent as soon as somebody reaches or passes his space', () => {
  const evil = (start: number, space: 'II' | 'III') => {
    const t = at({ red: { evil: start } }, { food: space === 'II' ? ['free', 'red'] : ['free', 'free', 'red'] });
    t.play('red', 'take');
    return t.state.paladin;
  };
  expect(evil(T - 2, 'II')).toBe('tent'); // one short
  expect(evil(T - 1, 'II')).toBe(0); // reached
  expect(evil(T - 1, 'III')).toBe(0); // passed
});

it('[DL-PAL-2] at once: in the middle of the payment, before what was bought arrives', () => {
  const t = at({ red: { evil: T - 1 } }, { food: ['free', 'red'] });
  t.play('red', 'take');
  expect(types(t)).toEqual(['traded', 'evil', 'paladin-comes']);
  expect(t.events()[2]).toMatchObject({
    type: 'paladin-comes',
    rule: 'DL-PAL-2',
    seat: 0,
    paladin: 'paladin-1',
    evil: T,
  });
});

it('[DL-PAL-3] he stands at the head of the party, before warriors', () => {
  const t = at({ red: { evil: T - 1, party: [hero('warrior-2'), hero('mage-1')] } }, { food: ['free', 'red'] });
  t.play('red', 'take');
  expect(partyOf(t, 'red')).toEqual(['paladin-1', 'warrior-2', 'mage-1']);
});

it('[DL-PAL-4] [DL-PAL-7] [DL-EX-17] a tie does not move him, one more evil does', () => {
  const tie = at({ ...held('red', T + 2), green: { evil: T + 1 } }, { food: ['free', 'green'] });
  tie.play('green', 'take');
  expect(player(tie, 'green').evil).toBe(T + 2);
  expect(tie.state.paladin).toBe(0);
  const more = at({ ...held('red', T + 2), green: { evil: T + 1 } }, { food: ['free', 'free', 'green'] });
  more.play('green', 'take');
  expect(more.state.paladin).toBe(1);
  expect(partyOf(more, 'red')).toEqual(['thief-1']);
  expect(partyOf(more, 'green')).toEqual(['paladin-1']);
  expect(more.events().at(-1)).toMatchObject({ type: 'paladin-moves', seat: 0, toSeat: 1, evil: T + 3 });
});

it('[DL-PAL-4] [DL-RULING-21] [DL-EX-19] he stays with a holder who falls, until somebody on his space is worse', () => {
  const falls = (green: number) => {
    const t = at({ ...held('red', T + 1), green: { evil: green } }, { reputation: ['free', 'red'] });
    t.play('red', 'take');
    expect(player(t, 'red').evil).toBe(T - 1);
    return t.state.paladin;
  };
  expect(falls(T - 1)).toBe(0); // level, and below
  expect(falls(T - 3)).toBe(0);
  expect(falls(T)).toBe(1); // worse, and on his space
});

it('[DL-RULING-21] worse than the holder but below his space is not enough', () => {
  const t = at({ ...held('red', T - 3), green: { evil: T - 2 } }, { food: ['free', 'green'] });
  t.play('green', 'take');
  expect(player(t, 'green').evil).toBe(T - 1);
  expect(t.state.paladin).toBe(0);
});

it('[DL-PAL-5] he goes to the most evil of those who are worse', () => {
  const t = at(
    { ...held('red', T + 2), green: { evil: T + 1 }, blue: { evil: T + 2 } },
    { reputation: ['free', 'red'] },
  );
  t.play('red', 'take');
  expect(t.state.paladin).toBe(2);
});

it('[DL-PAL-6] of several who are most evil he goes to the one latest in turn order', () => {
  const falls = (first: 'red' | 'green' | 'blue') => {
    const t = at(
      { ...held('red', T + 2), first, green: { evil: T + 1 }, blue: { evil: T + 1 } },
      { reputation: ['free', 'red'] },
    );
    t.play('red', 'take');
    return t.state.paladin;
  };
  expect(falls('red')).toBe(2);
  expect(falls('green')).toBe(2);
  expect(falls('blue')).toBe(1);
});

it('[DL-PAL-8] he leaves because his holder’s evil drops, in the middle of something else', () => {
  const t = at({ ...held('red', T + 2), green: { evil: T + 1 } }, { reputation: ['red'] });
  t.play('red', 'take');
  expect(t.state.paladin).toBe(0); // level
  const u = at({ ...held('red', T + 1), green: { evil: T + 1 } }, { reputation: ['red'] });
  u.play('red', 'take');
  expect(u.state.paladin).toBe(1);
  expect(u.asked('red')).toEqual(['spy']); // and the action goes on
});

it('[DL-PAL-9] his wounds go with him', () => {
  const t = at({ ...held('red', T, 3), green: { evil: T } }, { food: ['free', 'green'] });
  t.play('green', 'take');
  expect(player(t, 'green').party).toEqual([hero('paladin-1', { wounds: 3 })]);
});

it('[DL-RULING-21] in prison, or gone, he moves no more that year', () => {
  for (const paladin of ['prison', 'gone'] as const) {
    const t = at({ paladin, red: { evil: T + 3 } }, { food: ['free', 'red'] });
    t.play('red', 'take');
    expect(t.state.paladin).toBe(paladin);
    expect(partyOf(t, 'red')).toEqual([]);
  }
});

it('[DL-RULING-21] only players attract him: the dummies’ counter does not', () => {
  const t = table({ at: round('adventurers'), season: 1, seats: 2, dummyEvil: 12, red: { evil: 9 } });
  expect(t.state).toMatchObject({ dummyEvil: 13, paladin: 'tent' });
});

it('[DL-RULING-21] letting a monster go may bring him too', () => {
  const t = table({ at: round('event'), season: 2, red: { evil: T - 1, lair: lair('goblin') } });
  t.play('red', 'release:goblin');
  expect(t.state.paladin).toBe(0);
  expect(player(t, 'red').lair).not.toContainEqual(creature('goblin'));
});
