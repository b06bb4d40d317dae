// What bots are told about Dungeon Lords.
import { apply, awaited, Can, imagine, isOver, newGame, offer, thinking, view } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { texts } from '../../locales/texts.ts';
import { appraise, evaluate, LINES } from '../../src/bot/appraise.ts';
import { knowledge } from '../../src/bot/knowledge.ts';
import { worthOfOrder } from '../../src/bot/orders.ts';
import { paladinRisk, siege } from '../../src/bot/siege.ts';
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

describe('order planning', () => {
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
