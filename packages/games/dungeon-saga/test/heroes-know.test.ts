import { awaited, Can, offer, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { appraise, evaluate } from '../src/bot/appraise.ts';
import { dangersFor } from '../src/bot/danger.ts';
import { hasteOf } from '../src/bot/haste.ts';
import { attackWorth } from '../src/bot/hero-attacks.ts';
import { heroCandidates, heroHabit } from '../src/bot/heroes.ts';
import { knowledge } from '../src/bot/knowledge.ts';
import { objectives } from '../src/bot/objectives.ts';
import type { Adventure } from '../src/cards/adventures/adventure.ts';
import { MINIONS, type MinionId } from '../src/cards/minions.ts';
import { cellName, cellOf } from '../src/cells.ts';
import { dungeonSaga } from '../src/game.ts';
import { chanceOf } from '../src/rules/dice.ts';
import type { State } from '../src/state.ts';
import { ARENA, figureOf, type Given, overlordTurn, table, turn } from './table.ts';

const habit = (given: object) => {
  const t = table(given as Given);
  const [ask] = awaited(dungeonSaga as never, t.state as never);
  const can = offer(dungeonSaga as never, t.state as never, ask!, new Can());
  return heroHabit(t.state, ask!.kind, can, thinking(1));
};

const figureIn = (s: State, kind: string) => s.models.find((m) => m.kind === kind)!;
const candidates = (given: object, most: number) => {
  const t = table(given as Given);
  const [ask] = awaited(dungeonSaga as never, t.state as never);
  const can = offer(dungeonSaga as never, t.state as never, ask!, new Can());
  return heroCandidates(t.state, ask!.kind, can, most);
};

it('[DS-AIH-1] with foes about who shoots goes first, else who is nearest to the aim', () => {
  const given = {
    at: { proc: 'round', at: 0 },
    on: { barbarian: ['e3', 'n'], elf: ['g3', 'n'] },
    minions: [['zombie', 'h6', 'n']],
  };
  expect(habit(given)).toBe('elf');
  expect(habit({ ...given, minions: [] })).toBe('barbarian');
  const hidden = { ...given, minions: [], revealed: [1, 1, 1, 0] };
  expect(habit({ ...hidden, on: { barbarian: ['a1', 'n'], elf: ['h5', 'n'] } })).toBe('elf');
});
it('[DS-AIH-1] foes that press somebody come before the next door', () => {
  const aims = (minions: unknown[]) =>
    objectives(
      table({
        at: { proc: 'rounds', at: 0 },
        on: { barbarian: ['h3', 'n'], elf: ['g3', 'n'] },
        revealed: [1, 1, 1, 0],
        minions,
      } as never).state,
      0,
    ).map(cellName);
  expect(aims([['zombie', 'd6', 'n']])).toEqual(['d6']);
  // Seven squares away it presses nobody: the locked door is the aim of both.
  expect(aims([['zombie', 'a3', 'n']])).toEqual(['i5']);
  expect(aims([])).toEqual(['i5']);
});
it('[DS-AIH-2] a kill is worth more than a hit, without bones a little more', () => {
  const worth = (kind: MinionId) => {
    const t = table({
      at: { proc: 'rounds', at: 0 },
      on: { barbarian: ['f3', 'n'] },
      minions: [[kind, 'f2', 's']],
    });
    return attackWorth(t.state, 'fight', 0, figureOf(t, kind)!);
  };
  const chance = (kind: MinionId, successes: number) =>
    chanceOf(successes, 5, MINIONS[kind].armour, MINIONS[kind].combat);
  // One success only hits a zombie: it counts for nothing, and two leave no bones.
  expect(worth('zombie')).toBeCloseTo(9 * chance('zombie', 2), 10);
  // Two put a skeleton down, three leave no bones.
  expect(worth('skeleton')).toBeCloseTo(8 * chance('skeleton', 2) + chance('skeleton', 3), 10);
});
it('[DS-AIH-3] a wizard with four wounds keeps out of front arcs', () => {
  const goes = habit({
    at: turn('wizard'),
    on: { wizard: ['f6', 'n'] },
    hero: { wizard: { wounds: 4, recharge: [1, 1] } },
    minions: [['zombie', 'f3', 's']],
  });
  expect(['e4', 'f4', 'g4', 'e3', 'g3']).not.toContain(goes);
});
it('[DS-AIH-3] danger grows with every foe that can come, and most with the last wound', () => {
  const cost = (minions: unknown[], wounds: number, at = 'f4') => {
    const { state } = table({
      at: { proc: 'rounds', at: 0 },
      on: { wizard: ['f4', 'n'] },
      hero: { wizard: { wounds } },
      minions,
    } as never);
    return dangersFor(state, figureIn(state, 'wizard')).at(cellOf(at), false);
  };
  const near = ['zombie', 'f2', 's'];
  expect(cost([], 0)).toBe(0);
  // A zombie of Move 4 at m6 does not come to f4 in one move.
  expect(cost([['zombie', 'm6', 'n']], 0)).toBe(0);
  expect(cost([near], 0)).toBeGreaterThan(1);
  expect(cost([near, ['zombie', 'h2', 's']], 0)).toBeGreaterThan(cost([near], 0));
  expect(cost([near], 4)).toBeGreaterThan(10 * cost([near], 0));
});
it('[DS-AIH-3] who is held in another hero’s front arc does not come; who opens a door fears what is behind', () => {
  const given = {
    at: { proc: 'rounds', at: 0 },
    on: { wizard: ['i5', 'n'], dwarf: ['f2', 'n'] },
    minions: [['zombie', 'f1', 's']],
  };
  const { state } = table(given as never);
  const dangers = dangersFor(state, figureIn(state, 'wizard'));
  expect(dangers.at(cellOf('h4'), false)).toBe(0);
  expect(dangers.at(cellOf('h4'), true)).toBeGreaterThan(0);
  const free = table({ ...given, on: { wizard: ['f4', 'n'], dwarf: ['f2', 's'] } } as never).state;
  expect(dangersFor(free, figureIn(free, 'wizard')).at(cellOf('f4'), false)).toBeGreaterThan(0);
});
it('[DS-AIH-4] of two equal squares the one on the bones', () => {
  const go = (pileAt: string[]) =>
    habit({ at: turn('barbarian'), on: { barbarian: ['f6', 'n'] }, doors: [0, 0, 0], pileAt });
  expect(go([])).not.toBe('h6');
  expect(go(['h6'])).toBe('h6');
});
it('[DS-AIH-5] search a quiet room while there is time', () => {
  const given = {
    at: { proc: 'act', todo: [0], at: 0 },
    on: { barbarian: ['f4', 'n'] },
    turnOf: 'barbarian',
    commandDeck: ['rise', 'rise', 'rise', 'rise'],
  };
  expect(habit(given)).toBe('search');
  expect(habit({ ...given, minions: [['zombie', 'f3', 's']] })).toBe('fight:zombie:f3');
});
it('[DS-AIH-6] nobody breaks away from a likely wound', () => {
  expect(habit({ at: turn('wizard'), on: { wizard: ['f4', 'n'] }, minions: [['zombie', 'f3', 's']] })).not.toBe(
    'break-away',
  );
});
it('[DS-AIH-7] Unward first; Fireburst only on a crowd', () => {
  const spell = (more: object) =>
    habit({
      at: { proc: 'spell', todo: [{ hero: 3, kind: 'any', not: '' }], at: 0 },
      on: { wizard: ['f4', 'n'] },
      ...more,
    });
  expect(spell({ piece: [{ kind: 'magic-chest', at: ['f1'], stars: 1 }], minions: [['zombie', 'f2', 's']] })).toBe(
    'unward',
  );
  expect(
    spell({
      minions: [
        ['zombie', 'f1', 's'],
        ['zombie', 'g1', 's'],
        ['zombie', 'e1', 's'],
      ],
    }),
  ).toBe('fireburst');
  expect(spell({ minions: [['zombie', 'f1', 's']] })).toBe('ember-dart');
});
it('[DS-AIH-8] the circle with two enemies beside, not with one', () => {
  const two = {
    at: turn('barbarian'),
    on: { barbarian: ['f4', 'n'] },
    minions: [
      ['zombie', 'f3', 's'],
      ['zombie', 'e4', 'e'],
    ],
  };
  expect(habit(two)).toBe('feat');
  expect(habit({ ...two, minions: two.minions.slice(0, 1) })).not.toBe('feat');
});
it('what is good for the heroes is bad for the overlord, line by line', () => {
  const { state } = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['f4', 'n'] },
    hero: { barbarian: { wounds: 2 } },
    minions: [['zombie', 'f3', 's']],
  });
  const sum = appraise(state, 1).reduce((total, { points }) => total + points, 0);
  expect(evaluate(state, 1)).toBeCloseTo(sum, 9);
  expect(evaluate(state, 0)).toBeCloseTo(-sum, 9);
});
it('candidates: as many as the budget tells apart, the habit first, nothing that is clearly worse', () => {
  const given = {
    at: { proc: 'act', todo: [0], at: 0 },
    on: { barbarian: ['f4', 'n'] },
    minions: [
      ['zombie', 'f3', 's'],
      ['zombie', 'e3', 's'],
      ['ghost', 'g3', 's'],
    ],
    turnOf: 'barbarian',
  };
  expect(candidates(given, 15)).toEqual(['fight:zombie:f3', 'fight:zombie:e3']);
  expect(candidates(given, 1)).toEqual(['fight:zombie:f3']);
});
it('lords hurry, most with the last cards, and not where a boss must fall', () => {
  const t = (adventure: Adventure, left: number) =>
    table({ at: turn('elf'), adventure, on: { elf: ['e5', 'n'] }, commandDeck: new Array(left).fill('rise') }).state;
  const winch: Adventure = { ...ARENA, goals: [{ do: 'operate', piece: 'winch', count: 1 }] };
  const haste = (commandCards: number, left: number) => hasteOf(t({ ...winch, commandCards }, left));
  expect([haste(20, 9), haste(20, 5), haste(20, 4)]).toEqual([0.5, 0.5, 1]);
  expect([haste(10, 4), haste(10, 3), haste(10, 2)]).toEqual([0.5, 0.5, 1]);
  expect(hasteOf(t(ARENA, 4))).toBe(0);
});
it('with the last cards a lord walks past foes that a steward fights first', () => {
  const winch: Adventure = { ...ARENA, goals: [{ do: 'operate', piece: 'winch', count: 1 }] };
  const { state } = table({
    at: turn('barbarian'),
    adventure: winch,
    on: { barbarian: ['e2', 'e'] },
    minions: [['zombie', 'e5', 'n']],
    piece: [{ kind: 'winch', at: ['k3'], goal: 'winch' }],
  });
  expect(objectives(state, 0).map(cellName)).toEqual(['e5']);
  expect(objectives(state, 0, 1).map(cellName)).toEqual(['k3']);
});
it('a steward overlord slips once in five answers, a lord never', () => {
  const { state } = table({
    at: overlordTurn,
    on: { wizard: ['e3', 'n'] },
    minions: [
      ['zombie', 'e5', 'n'],
      ['skeleton', 'i6', 'n'],
    ],
  });
  const [ask] = awaited(dungeonSaga, state);
  const can = offer(dungeonSaga, state, ask!, new Can());
  const pick = thinking('slips');
  const { steward, lord } = knowledge.levels;
  const other = (habit: typeof steward.habit) =>
    Array.from({ length: 600 }, () => habit(state, ask!, can, pick)).filter((o) => o !== 'command:zombie:e5').length;
  // Two of three slips land elsewhere: 80 expected.
  expect(other(steward.habit)).toBeGreaterThan(50);
  expect(other(steward.habit)).toBeLessThan(110);
  expect(other(lord.habit)).toBe(0);
});
