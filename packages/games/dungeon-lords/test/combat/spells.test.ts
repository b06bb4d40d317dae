// DL-FIGHT-6 to DL-FIGHT-8, DL-FIGHT-14, DL-FIGHT-15: when a spell is cast
import { expect, it } from 'vitest';
import type { CombatCardId } from '../../src/cards/cards.ts';
import { type Duel, duel, facts, fight, hero, inRoom, line, over, typesOf } from './duel.ts';

/** A mage behind a strong warrior: enough magic in round 1, nobody falls of fatigue. */
const two = () => line('warrior-3', 'mage-1');
const cast = (card: CombatCardId, more: Partial<Duel> = {}) => duel({ party: two(), card, ...more });
const casts = (t: ReturnType<typeof duel>) => typesOf(t.events()).includes('spell');

it('[DL-FIGHT-6] [DL-FIGHT-7] as much magic as the number of the round', () => {
  for (const round of [1, 2, 3, 4] as const) {
    const enough = { 1: line('mage-1'), 2: line('mage-2a'), 3: line('mage-6'), 4: line('mage-6', 'mage-1') }[round];
    const short = { 1: line('thief-1'), 2: line('mage-1'), 3: line('mage-2a'), 4: line('mage-6') }[round];
    const yes = duel({ party: [hero('warrior-7'), ...enough], card: 'magic-shield', round });
    expect(facts(yes.events(), 'spell')).toMatchObject([{ card: 'magic-shield', magic: round, needed: round }]);
    const no = duel({ party: [hero('warrior-7'), ...short], card: 'magic-shield', round });
    expect(facts(no.events(), 'no-spell')).toMatchObject([{ card: 'magic-shield', magic: round - 1, needed: round }]);
    expect(casts(no)).toBe(false);
  }
});

it('[DL-FIGHT-8] [DL-EX-28] magic 2 casts in rounds 1 and 2, and not in round 3', () => {
  const t = (round: 1 | 2 | 3) => duel({ party: line('warrior-3', 'mage-3'), card: 'detect-evil', round });
  expect([1, 2, 3].map((round) => casts(t(round as 1)))).toEqual([true, true, false]);
});

it('[DL-CLASS-5] gems of several mages and of the paladin add up', () => {
  const t = duel({ party: line('paladin-1', 'mage-1'), paladin: 0, card: 'detect-evil', round: 3 });
  expect(facts(t.events(), 'spell')).toEqual([{ card: 'detect-evil', magic: 3, needed: 3 }]);
});

it('[DL-FIGHT-6] [DL-FIGHT-14] [DL-FIGHT-2] fast before the monsters, slow after them', () => {
  const order = (card: CombatCardId) =>
    typesOf(fight(cast(card, { sends: ['goblin'] }), 'goblin:stab')).filter((type) =>
      ['spell', 'attack'].includes(type),
    );
  expect(order('magic-shield')).toEqual(['spell', 'attack']);
  expect(order('detect-evil')).toEqual(['attack', 'spell']);
});

it('[DL-FIGHT-15] [DL-RULING-29] the magic for a slow spell is counted then, on those still present', () => {
  const t = duel({ party: line('mage-1', 'warrior-3'), card: 'detect-evil', sends: ['troll'] });
  const told = fight(t, 'troll:club'); // out with the mage
  expect(facts(told, 'no-spell')).toEqual([{ card: 'detect-evil', magic: 0, needed: 1 }]);
  expect(over(t).evil).toBe(4);
  const same = duel({ party: line('warrior-3', 'mage-1'), card: 'detect-evil', round: 2 });
  expect(facts(same.events(), 'no-spell')).toEqual([{ card: 'detect-evil', magic: 1, needed: 2 }]);
});

it('[DL-FIGHT-6] a trap may take the magic away before the fast spell', () => {
  const t = duel({ party: line('mage-1', 'warrior-3'), card: 'magic-shield', lays: ['rolling-stone'] });
  expect(facts(fight(t), 'no-spell')).toEqual([{ card: 'magic-shield', magic: 0, needed: 1 }]);
});

it('[DL-CARD-29] in the Anti-magic Room no spell is cast, fast or slow', () => {
  for (const card of ['word-of-peace', 'detect-evil'] as const) {
    const t = cast(card, { year: 2, red: inRoom('anti-magic-room') });
    expect(facts(t.events(), 'spell-stopped')).toEqual([{ card, by: 'anti-magic-room' }]);
    expect(over(t).evil).toBe(4);
  }
});
