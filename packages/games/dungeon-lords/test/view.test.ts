// Who knows what: the view of each seat, and the worlds a seat can imagine
import { awaited, imagine, sound, thinking, type Viewer, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { COMBAT_CARDS, TRAP_IDS } from '../src/cards/cards.ts';
import { dungeonLords } from '../src/game.ts';
import type { State } from '../src/state.ts';
import { action, fresh, lair, NAMES, type Table, table } from './table.ts';

/** Worlds that look to this viewer as the table does. */
const worlds = (t: Table, viewer: Viewer, n = 30): State[] => {
  const pick = thinking('worlds');
  return Array.from({ length: n }, () => imagine(dungeonLords, view(dungeonLords, t.state, viewer), viewer, pick));
};
const different = <T>(list: readonly T[]): number => new Set(list.map((x) => JSON.stringify(x))).size;

const middle = () =>
  table({
    at: action('reputation'),
    on: { reputation: ['red'] },
    monsterStack: ['goblin', 'slime', 'ghost', 'troll'],
    roomStack: ['mint', 'hatchery'],
    adventurerStack: ['mage-1', 'thief-3', 'priest-2a'],
    adventurersUnder: 1,
    trapStack: ['pendulum', 'trap-door'],
    usedTraps: ['cursed-ring', 'cursed-ring'],
    red: { spied: [2], traps: ['pendulum', 'cursed-ring'], buriedTraps: ['wall-of-fire'] },
    green: {
      traps: ['trap-door', 'poisoned-dart', 'poisoned-meal'],
      shownTraps: ['poisoned-dart'],
      buriedTraps: ['pendulum'],
    },
  });

it('[DL-GEN-5] stacks and hands are numbers to others, tiles and what was shown are not', () => {
  const { game } = middle().view('green');
  expect(game).toMatchObject({
    monstersLeft: 4,
    roomsLeft: 2,
    adventurersLeft: 3,
    adventurersUnder: ['mage-1'],
    trapsLeft: 2,
    usedTraps: ['cursed-ring', 'cursed-ring'],
  });
  expect(game.players[0]).toMatchObject({ trapsInHand: 2, shownTraps: [], trapsBuried: 1 });
  expect(game.players[0]).not.toHaveProperty('traps');
  expect(game.players[1]).toMatchObject({
    traps: ['trap-door', 'poisoned-dart', 'poisoned-meal'],
    buriedTraps: ['pendulum'],
  });
});

it('[DL-RULING-13] [DL-RULING-41] who spied on round 3 knows the card of round 3, in every world', () => {
  const t = middle();
  const imagined = worlds(t, 0);
  expect(different(imagined.map((s) => s.combatCards[2]))).toBe(1);
  expect(imagined[0]!.combatCards[2]).toBe('suggestion');
  for (const place of [0, 1, 3]) expect(different(imagined.map((s) => s.combatCards[place]))).toBeGreaterThan(3);
  for (const s of imagined) {
    expect(new Set(s.combatCards).size).toBe(4);
    for (const card of s.combatCards) expect(COMBAT_CARDS[card].year).toBe(1);
  }
  expect(different(worlds(t, 1).map((s) => s.combatCards[2]))).toBeGreaterThan(3);
});

it('[DL-REVEAL-1] a combat card that was turned up is known to all', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['red'] }, combatShown: 2 });
  for (const viewer of [...NAMES, 'spectator'] as const) {
    expect(t.view(viewer).game.combatCards).toEqual(['fireball', 'graffiti', 'hidden', 'hidden']);
  }
});

it('[DL-RULING-56] everybody’s worlds hold what they have seen of traps, and nothing else is fixed', () => {
  const t = middle();
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    const imagined = worlds(t, viewer);
    for (const s of imagined) {
      expect(s.players.map(({ traps }) => traps.length)).toEqual([2, 3, 0, 0]);
      expect(s.players[1]!.traps).toContain('poisoned-dart');
      // All in all three of each: the two sprung rings leave one.
      const all = [...s.trapStack, ...s.usedTraps, ...s.players.flatMap((p) => [...p.traps, ...p.buriedTraps])];
      for (const id of TRAP_IDS) expect(all.filter((trap) => trap === id).length).toBeLessThanOrEqual(3);
    }
    expect(different(imagined.map((s) => s.players[0]!.traps)) === 1).toBe(viewer === 0);
    expect(different(imagined.map((s) => s.players[0]!.buriedTraps)) === 1).toBe(viewer === 0);
    expect(different(imagined.map((s) => s.players[1]!.traps)) === 1).toBe(viewer === 1);
  }
  // Red holds the third ring: green has none in any of red's worlds.
  for (const s of worlds(t, 0)) expect(s.players[1]!.traps).not.toContain('cursed-ring');
});

it('[DL-NEW-8] who was put under the stack lies there in every world', () => {
  const imagined = worlds(middle(), 'spectator');
  for (const s of imagined) expect(s.adventurerStack[0]).toBe('mage-1');
  expect(different(imagined.map((s) => s.adventurerStack[2]))).toBeGreaterThan(5);
});

it('[DL-GEN-7] in year 2 the stack holds what is left of year 2, whatever the lairs keep from year 1', () => {
  const t = table({
    at: action('reputation'),
    year: 2,
    on: { reputation: ['red'] },
    // All of year 1 and, of year 2, everything but the four in the stack.
    monsterStack: ['goblin', 'dragon', 'dragon', 'demon'],
    forHire: ['golem', 'golem'],
    discardedMonsters: [
      'goblin',
      'slime',
      'slime',
      'slime',
      'troll',
      'troll',
      'troll',
      'witch',
      'witch',
      'witch',
      'vampire',
      'vampire',
      'vampire',
    ],
    red: { lair: lair('goblin', 'ghost', 'ghost') },
    green: { lair: lair('ghost', 'demon') },
  });
  for (const s of worlds(t, 2)) expect([...s.monsterStack].sort()).toEqual(['demon', 'dragon', 'dragon', 'goblin']);
});

it('[DL-SETUP-3] [DL-NEW-9] events and special events that were not shown may be any of the rest', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['red'] }, eventsShown: 1 });
  const imagined = worlds(t, 0);
  for (const { events, specials } of imagined) {
    expect(events[0]).toBe('taxes');
    expect([...events].sort()).toEqual(['payday', 'special', 'taxes']);
    expect(new Set(specials).size).toBe(2);
  }
  expect(different(imagined.map(({ specials }) => specials[0]))).toBeGreaterThan(4);
});

it('[DL-SETUP-4] while orders are being chosen, a seat knows its own three cards and imagines those of others', () => {
  const t = fresh({ seats: 3 });
  const imagined = worlds(t, 1);
  expect(different(imagined.map((s) => s.players[1]!.dealt))).toBe(1);
  expect(different(imagined.map((s) => s.players[0]!.dealt))).toBeGreaterThan(10);
  for (const s of imagined) for (const { dealt } of s.players) expect(new Set(dealt).size).toBe(3);
});

it('[DL-ORD-2] orders laid down and not yet shown may be any accessible ones', () => {
  const t = table({
    at: action('reputation'),
    on: { reputation: ['red'] },
    green: { blocked: ['food', 'dig'], played: ['room', 'traps', 'imps'], shown: 1 },
  });
  const imagined = worlds(t, 0).map((s) => s.players[1]!.played);
  for (const played of imagined) {
    expect(played[0]).toBe('room');
    expect(new Set(played).size).toBe(3);
    expect(played.filter((order) => order === 'food' || order === 'dig')).toEqual([]);
  }
  expect(different(imagined)).toBeGreaterThan(8);
  expect(worlds(t, 1)[0]!.players[1]!.played).toEqual(['room', 'traps', 'imps']);
});

it('[DL-GEN-5] [DL-RULING-56] a trap that is discarded sounds like any card to others, unless they have seen it', () => {
  const t = table({
    at: { proc: 'discard-trap', todo: [{ seat: 0, because: 'bought' }], at: 0 },
    red: { traps: ['pendulum', 'trap-door', 'trap-door'], shownTraps: ['pendulum', 'trap-door'] },
  });
  const ask = awaited(dungeonLords, t.state)[0]!;
  const heard = (option: string, viewer: Viewer) => sound(dungeonLords, t.state, ask, option, viewer);
  expect([heard('pendulum', 1), heard('trap-door', 1)]).toEqual(['pendulum', 'hidden']);
  expect([heard('pendulum', 0), heard('trap-door', 0)]).toEqual(['pendulum', 'trap-door']);
});

it('[DL-EVT-1] [DL-NEW-11] how many events are over: none until summer, all of them in combat', () => {
  const past = ([0, 1, 2, 3, 4] as const).map(
    (season) => table({ at: action('reputation'), on: { reputation: ['red'] }, season }).view('red').game.eventsPast,
  );
  expect(past).toEqual([0, 0, 1, 2, 3]);
});
