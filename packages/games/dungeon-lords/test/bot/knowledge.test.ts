// What bots are told about Dungeon Lords.
import { apply, awaited, Can, imagine, isOver, newGame, offer, thinking, view } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { texts } from '../../locales/texts.ts';
import { appraise, evaluate, LINES } from '../../src/bot/appraise.ts';
import { knowledge } from '../../src/bot/knowledge.ts';
import { roundsUntil, worthOfGold } from '../../src/bot/needs.ts';
import { worthOfOrder } from '../../src/bot/orders.ts';
import { paladinRisk, siege } from '../../src/bot/siege.ts';
import { type Defence, join, newLine, skirmish } from '../../src/bot/skirmish.ts';
import type { MonsterId } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import { score } from '../../src/score.ts';
import type { Player, State } from '../../src/state.ts';
import { line } from '../combat/duel.ts';
import { lair } from '../table.ts';

/** A table in autumn, where seat 0 has this. */
function autumn(red: Partial<Player>, fields: Partial<State> = {}): State {
  const s = newGame(dungeonLords, { seats: 4, seed: 'autumn' });
  Object.assign(s, { season: 3, arriving: [], expected: [] }, fields);
  Object.assign(s.players[0]!, red);
  return s;
}

/** Plays by the policy; what was offered and answered each time. */
function game(seed: string, seats: number, visit: (s: State) => void): State {
  const s = newGame(dungeonLords, { seats, seed });
  const pick = thinking(seed);
  const can = new Can();
  for (let ask = awaited(dungeonLords, s)[0]; ask !== undefined; ask = awaited(dungeonLords, s)[0]) {
    visit(s);
    offer(dungeonLords, s, ask, can);
    const said = knowledge.playout(s, ask, can, pick);
    if (said !== undefined) expect(can.toArray(), ask.kind).toContain(said);
    apply(dungeonLords, s, ask, said ?? can.list[pick(can.count)]!);
  }
  return s;
}

describe('the policy', () => {
  it.each([2, 3, 4])('answers with what is offered, and plays better than chance, at %i players', (seats) => {
    let sensible = 0;
    let random = 0;
    for (let i = 0; i < count({ sample: 6, full: 60 }); i++) {
      const end = game(`policy ${i}`, seats, () => {});
      expect(isOver(end)).toBe(true);
      sensible += score(end).reduce((sum, { total }) => sum + total, 0) / seats;
      const other = newGame(dungeonLords, { seats, seed: `policy ${i}` });
      const pick = thinking(i);
      for (let ask = awaited(dungeonLords, other)[0]; ask !== undefined; ask = awaited(dungeonLords, other)[0]) {
        const list = offer(dungeonLords, other, ask, new Can()).toArray();
        apply(dungeonLords, other, ask, list[pick(list.length)]!);
      }
      random += score(other).reduce((sum, { total }) => sum + total, 0) / seats;
    }
    expect(sensible).toBeGreaterThan(random);
  });
});

describe('the appraisal', () => {
  it('is the sum of its lines, changes nothing, and has a sentence for each in both languages', () => {
    game('lines', 4, (s) => {
      const before = JSON.stringify(s);
      const lines = appraise(s, 1);
      expect(lines.map(({ key }) => key)).toEqual(LINES);
      expect(evaluate(s, 1)).toBeCloseTo(lines.reduce((sum, { points }) => sum + points, 0));
      expect(lines.every(({ points }) => Number.isFinite(points))).toBe(true);
      expect(JSON.stringify(s)).toBe(before);
    });
    for (const key of LINES) {
      expect(texts.en.catalogue).toHaveProperty([`reason.${key}`]);
      expect(texts.fr.catalogue).toHaveProperty([`reason.${key}`]);
    }
  });

  it('sees the same in a state and in what is imagined of it, where all is known', () => {
    const s = newGame(dungeonLords, { seats: 4, seed: 'seen' });
    const world = imagine(dungeonLords, view(dungeonLords, s, 2), 2, thinking(1));
    for (const line of ['dungeon', 'stores', 'imps', 'growth', 'evil'] as const) {
      const of = (state: State) => appraise(state, 2).find(({ key }) => key === line);
      expect(of(world)).toEqual(of(s));
    }
  });

  it('values creatures and traps by the adventurers at the door', () => {
    const party = line('warrior-3', 'thief-1');
    const bare = siege(autumn({ party }), 0);
    const creature = siege(autumn({ party, lair: lair('troll') }), 0);
    const both = siege(autumn({ party, lair: lair('troll'), traps: ['poisoned-meal'] }), 0);
    expect(creature).toBeGreaterThan(bare);
    expect(both).toBeGreaterThan(creature);
  });

  it('expects the weakest of those who come at the nicest door', () => {
    const arriving: State['arriving'] = ['warrior-1', 'thief-2a', 'priest-2b', 'warrior-3'];
    const given = (evil: number) => siege(autumn({ evil }, { arriving }), 0);
    expect(given(2)).toBeGreaterThan(given(9));
  });

  it('fears the paladin the more, the nearer he is', () => {
    const risk = (evil: number, paladin: State['paladin'] = 'tent') => paladinRisk(autumn({ evil }, { paladin }), 0);
    expect([5, 8, 9].map((evil) => risk(evil))).toEqual([0, 0.7, 1.05].map((x) => expect.closeTo(x)));
    expect(risk(9, 'gone')).toBe(0);
  });
});

describe('a skirmish', () => {
  const nobody = { traps: [], creatures: [], gold: 0, food: 0, imps: 0, tunnels: 4, rooms: 0, prisoners: 0 };
  const points = (heroes: readonly number[], defence: Partial<Defence>, fatigue: number, symbols = {}): number => {
    const party = newLine();
    for (const health of heroes) join(party, false, health, health, symbols, 2);
    return skirmish(party, { ...nobody, ...defence }, fatigue, 0);
  };

  it('costs a tile a round when nobody defends, and fatigue alone may end it', () => {
    expect(points([3, 3, 3], {}, 0)).toBe(-8);
    expect(points([3, 3, 3], { tunnels: 2 }, 0)).toBe(-4);
    expect(points([2], {}, 2)).toBe(2);
  });
  it('spares the head what thieves detect, but not the others', () => {
    expect(points([3], { traps: ['rolling-stone'] }, 0)).toBe(2);
    expect(points([3], { traps: ['rolling-stone'], tunnels: 1 }, 0, { detection: 1 })).toBeLessThan(0);
  });
  it('needs what a trap costs', () => {
    expect(points([6], { traps: ['poisoned-meal'], food: 1 }, 0)).toBe(2);
    expect(points([6], { traps: ['poisoned-meal'] }, 0)).toBe(-8);
  });
  it('loses a room only when there is no tunnel left, and prisoners when there is no tile', () => {
    expect(points([30], { tunnels: 3, rooms: 1 }, 0)).toBe(-10);
    // A room is lost once: after it there is nothing to take.
    expect(points([30], { tunnels: 2, rooms: 1 }, 0)).toBe(-8);
    expect(points([30], { tunnels: 2, prisoners: 1 }, 0)).toBe(-6);
  });
  it('sends two into a room', () => {
    const creatures: MonsterId[] = ['troll', 'troll'];
    expect(points([3, 3], { creatures, rooms: 2, gold: 1 }, 0)).toBe(4);
    expect(points([3, 3], { creatures }, 0)).toBe(2);
  });
});

describe('needs', () => {
  it('knows when an event comes, or guesses', () => {
    const until = (season: State['season'], eventsShown: number) =>
      roundsUntil(autumn({}, { season, eventsShown, events: ['payday', 'taxes', 'special'] }), 'taxes');
    expect([until(1, 2), until(2, 3), until(3, 3)]).toEqual([1, 0, -1]);
    // In winter one tile lies open: spring. It is not taxes, so they come in summer or in autumn.
    expect(until(0, 1)).toBe(2.5);
  });
  it('wants gold most in the round of the taxes, and only as much as is missing', () => {
    const worth = (season: State['season'], gold: number) =>
      worthOfGold(
        ...((s: State) => [s, s.players[0]!] as const)(
          autumn({ gold }, { season, eventsShown: 3, events: ['payday', 'taxes', 'special'] }),
        ),
      );
    expect(worth(2, 0)).toBeGreaterThan(worth(1, 0));
    expect(worth(2, 0)).toBeGreaterThan(worth(2, 5) + 1);
    expect(worth(3, 0)).toBe(worth(3, 5));
  });
});

describe('order planning', () => {
  it('digs gold before the taxes rather than after them', () => {
    const gold = (season: State['season']) => {
      const s = autumn({ gold: 0 }, { season, eventsShown: 3, events: ['payday', 'taxes', 'special'] });
      return worthOfOrder(s, 0, 'gold') / worthOfOrder(s, 0, 'room');
    };
    expect(gold(2)).toBeGreaterThan(gold(3));
  });
  it('thinks less of an order that everybody else can give too', () => {
    const s = autumn({});
    for (const player of s.players) player.blocked = [];
    const crowded = worthOfOrder(s, 0, 'traps');
    s.players[1]!.blocked = ['traps', 'food'];
    expect(worthOfOrder(s, 0, 'traps')).toBeGreaterThan(crowded);
  });
});

describe('the planner', () => {
  it('takes battle plans from the solver, and is silent outside combat', () => {
    const building = newGame(dungeonLords, { seats: 4, seed: 'plan' });
    expect(knowledge.plan(building, awaited(dungeonLords, building)[0]!, 500, thinking(1))).toBeUndefined();
    let planned = 0;
    game('plan', 3, (s) => {
      const ask = awaited(dungeonLords, s)[0]!;
      if (ask.kind !== 'plan-tile') return;
      const list = offer(dungeonLords, s, ask, new Can()).toArray();
      expect(list).toContain(knowledge.plan(s, ask, 200, thinking(1)));
      planned++;
    });
    expect(planned).toBeGreaterThan(0);
  });
});
