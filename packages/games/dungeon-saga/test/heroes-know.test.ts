import { awaited, Can, offer, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { appraise, evaluate } from '../src/bot/appraise.ts';
import { attackWorth, heroHabit } from '../src/bot/heroes.ts';
import { dungeonSaga } from '../src/game.ts';
import { figureOf, type Given, table, turn } from './table.ts';

const habit = (given: object) => {
  const t = table(given as Given);
  const [ask] = awaited(dungeonSaga as never, t.state as never);
  const can = offer(dungeonSaga as never, t.state as never, ask!, new Can());
  return heroHabit(t.state, ask!.kind, can, thinking(1));
};

it('[DS-AIH-1] who shoots goes first', () => {
  expect(habit({ at: { proc: 'round', at: 0 }, on: { barbarian: ['e3', 'n'], elf: ['g3', 'n'] } })).toBe('elf');
});
it('[DS-AIH-2] a kill is worth more than a hit, without bones a little more', () => {
  const t = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['f3', 'n'] },
    minions: [
      ['skeleton', 'f2', 's'],
      ['ghost', 'g3', 'w'],
    ],
  });
  expect(attackWorth(t.state, 'fight', 0, figureOf(t, 'skeleton')!)).toBeGreaterThan(
    attackWorth(t.state, 'fight', 0, figureOf(t, 'ghost')!),
  );
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
it('[DS-AIH-4] of two equal squares the one on the bones', () => {
  const go = (pileAt: string[]) =>
    habit({ at: turn('barbarian'), on: { barbarian: ['f6', 'n'] }, doors: [0, 0, 0], pileAt });
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
