// DJ-SETUP: the deck, the stairs, the first cards of the master.
import { awaited, newGame, options, play, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { DUNGEON_CARDS, OBJECTIVES } from '../src/cards/dungeon-cards.ts';
import { EVENTS, type EventId } from '../src/cards/events.ts';
import { questNamed } from '../src/cards/quests.ts';
import { donjon } from '../src/game.ts';
import type { State } from '../src/state.ts';

const start = (seed: string, settings: object = {}, seats = 2): State => newGame(donjon, { seats, seed, settings });
/** Answers with the first option until the kind of ask is met. */
function until(s: State, kind: string): State {
  let now = s;
  for (let n = 0; n < 60; n++) {
    const ask = awaited(donjon, now)[0]!;
    if (ask.kind === kind) return now;
    const option = options(donjon, now, ask)[0]!;
    const played = play(donjon, now, ask.seat, { kind: ask.kind, option, n: now.core.answered[ask.seat]! });
    if ('refused' in played) throw new Error(played.refused.rule);
    now = played.state;
  }
  throw new Error(`no ${kind}`);
}

describe('the dungeon deck', () => {
  it('[DJ-SETUP-2] [DJ-SETUP-3] [DJ-SETUP-4] [DJ-SETUP-5] [DJ-EX-4] thirteen cards, the objective among the last six, at each place', () => {
    const places = new Set<number>();
    for (let i = 0; i < 60; i++) {
      const s = start(`deck ${i}`);
      // The entrance card has been drawn: twelve are left, the bottom is the first of the list.
      expect(s.dungeon).toHaveLength(12);
      expect(s.zones).toHaveLength(1);
      const at = s.dungeon.indexOf(s.quest.room);
      expect(at).toBeGreaterThanOrEqual(0);
      expect(at).toBeLessThan(6);
      places.add(at);
      expect(s.dungeon.length + s.spare.length + 1).toBe(36);
    }
    expect(places.size).toBe(6);
  });

  it('[DJ-SETUP-6] [DJ-SETUP-7] [DJ-SETUP-9] [DJ-RULING-41] the master sets the stairs on a printed door; the others stay doors', () => {
    const s = start('deck 1');
    const ask = awaited(donjon, s)[0]!;
    expect([ask.kind, ask.seat]).toEqual(['entrance', 0]);
    const printed = DUNGEON_CARDS[s.zones[0]!.card].doors;
    expect(options(donjon, s, ask)).toEqual(printed);
    const after = until(s, 'line-up');
    expect(after.stairs).toHaveLength(4);
    expect(after.doors.filter((door) => door.state !== 'exit')).toHaveLength(printed.length - 1);
    expect(after.doors.map(({ side }) => 'NESW'[side]).sort()).toEqual([...printed].sort());
  });
});

it('[DJ-SETUP-8] heroes take stair squares in any order; a fifth stands nearby', () => {
  const s = until(start('line', { heroes: 5 }), 'line-up');
  expect(options(donjon, s, awaited(donjon, s)[0]!)).toHaveLength(4);
  const placed = until(s, 'event-step');
  const cells = placed.heroes.map((h) => h.cell);
  expect(new Set(cells).size).toBe(5);
  expect(cells.filter((cell) => placed.stairs.includes(cell))).toHaveLength(4);
});

it('[DJ-SETUP-10] [DJ-RULING-79] the master holds two cards and may play one of timing E at once', () => {
  let fights = 0;
  let played = 0;
  for (let i = 0; i < 40; i++) {
    const s = until(start(`cards ${i}`), 'event-step');
    expect([s.hand.length, s.phase, s.eventPlayed]).toEqual([2, 'explore', false]);
    const offered = options(donjon, s, awaited(donjon, s)[0]!).filter((option) => option !== 'pass') as EventId[];
    for (const card of offered) expect(EVENTS[card]).toMatchObject({ timing: 'E' });
    for (const card of offered) expect(EVENTS[card].trigger).toBeUndefined();
    const always = s.hand.filter((card) => ['ambush', 'prowlers', 'alarm', 'rat-swarm'].includes(card));
    expect(offered).toEqual(expect.arrayContaining(always));
    if (s.monsters.length > 0) fights += always.length;
    played += always.length;
  }
  // Both with and without monsters in the entrance zone.
  expect(fights).toBeGreaterThan(0);
  expect(played).toBeGreaterThan(fights);
});

it('[DJ-SETUP-10] a boon among the first two cards works at once and is replaced', () => {
  let boons = 0;
  for (let i = 0; i < 40; i++) {
    const s = until(start(`cards ${i}`), 'event-step');
    boons += s.eventDiscard.filter((card) => card === 'forgotten-cache').length;
    if (s.eventDiscard.includes('forgotten-cache'))
      expect(s.treasureDeck.length).toBeLessThan(start('x').treasureDeck.length);
  }
  expect(boons).toBeGreaterThan(0);
});

it('[DJ-SETUP-11] [DJ-PHASE-1] without monsters in the entrance zone the game opens with exploration, else with combat', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 30; i++) {
    let s = until(start(`open ${i}`), 'event-step');
    const ask = awaited(donjon, s)[0]!;
    const played = play(donjon, s, 0, { kind: ask.kind, option: 'pass', n: s.core.answered[0]! });
    if ('refused' in played) throw new Error(played.refused.rule);
    s = played.state;
    expect(s.phase).toBe(s.monsters.length > 0 ? 'combat' : 'explore');
    seen.add(s.phase);
  }
  expect([...seen].sort()).toEqual(['combat', 'explore']);
});

it('[DJ-GOAL-5] [DJ-SHOP-1] two games with other seeds have other dungeons; the heroes come with what they bought', () => {
  const a = start('seed a');
  const b = start('seed b');
  // The last six are shuffled again among themselves: those above them differ too.
  expect(a.dungeon.slice(6)).not.toEqual(b.dungeon.slice(6));
  for (const deck of ['squareRooms', 'monsterDeck', 'treasureDeck', 'eventDeck'] as const)
    expect(a[deck], deck).not.toEqual(b[deck]);
  expect(a.heroes[0]!.weapon).toBe('long-sword');
});

it('[DJ-RULING-21] objective rooms that no quest asks for are shuffled among the others', () => {
  const s = start('rooms', { quest: 'last-vigil' });
  const all = [...s.dungeon, ...s.spare, ...s.zones.map(({ card }) => card)];
  for (const id of OBJECTIVES) expect(all.filter((card) => card === id)).toHaveLength(1);
});

it('[DJ-GM-10] a quest may name the zones that come first', () => {
  const quest = { ...questNamed('black-throne'), first: ['four-winds-room', 'corner'] as const };
  const s = newGame(donjon, { seats: 2, seed: 'x', given: { quest } });
  expect(s.zones[0]!.card).toBe('four-winds-room');
  expect(s.dungeon.at(-1)).toBe('corner');
});

it('[DJ-CHAR-15] what a figure looks like is its class, and nothing reads it', () => {
  const s = until(start('looks'), 'event-step');
  const { figures = [] } = view(donjon, s, 1).game.map;
  expect(figures.map((f) => (f as { what?: string }).what)).toEqual(['warrior', 'priest', 'magician', 'thief']);
});
