// Plans tried in the workshop go as they go in earnest.
import { awaited, imagine, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { dungeonPoints } from '../../src/bot/points.ts';
import { adviseCombat, planOf } from '../../src/bot/solver.ts';
import { bestPlan, payable, type Tried, tilesToPlan, tryPlan } from '../../src/bot/workshop.ts';
import { dungeonLords } from '../../src/game.ts';
import { COMBAT_DECK } from '../../src/rules/year.ts';
import { lair, map, room, table } from '../table.ts';
import { line } from './duel.ts';
import { randomCombat } from './random-combat.ts';

const trialsOf = (tried: Tried) => {
  if ('refused' in tried) throw new Error(`refused: ${tried.refused.rule}`);
  return tried.trials;
};

it('in the last round the best plan brings what the solver promises', () => {
  let tried = 0;
  for (let i = 0; i < 40; i++) {
    const s = randomCombat(thinking(`workshop ${i}`), { heroes: 3, creatures: 3, traps: 2, tiles: 4, rounds: 1 });
    if (awaited(dungeonLords, s)[0]?.kind !== 'plan-tile') continue;
    const before = JSON.stringify(s);
    const advice = adviseCombat(s, 0)!;
    const [trial, ...more] = trialsOf(tryPlan(s, 0, planOf(advice.steps)));
    expect(more).toEqual([]);
    expect({ i, points: dungeonPoints(s.players[0]!) + trial!.points }).toEqual({ i, points: advice.points });
    expect(trial!.card).toBe(s.combatCards[3]);
    expect(JSON.stringify(s)).toBe(before);
    tried++;
  }
  expect(tried).toBeGreaterThan(20);
});

const twoRounds = (spied: number[]) =>
  table({
    at: { proc: 'combat', at: 0 },
    season: 4,
    combatShown: 2,
    combatCards: ['fireball', 'fireball', 'illusion', 'fireball'],
    red: {
      spied,
      party: line('warrior-1', 'thief-1'),
      lair: lair('goblin', 'troll'),
      traps: ['trap-door'],
      map: map({ tunnels: ['c2'], rooms: ['c1'] }),
      rooms: [room('mint', 'c1')],
    },
  });

it('a card that the seat has seen is the only one tried; else each that may come up', () => {
  const plan = { cell: 'c1', traps: [], creatures: ['troll'] } as const;
  expect(trialsOf(tryPlan(twoRounds([2]).state, 0, plan)).map(({ card }) => card)).toEqual(['illusion']);
  const unseen = twoRounds([]);
  const deck = COMBAT_DECK[unseen.state.year].filter((card) => card !== 'fireball');
  expect(trialsOf(tryPlan(unseen.state, 0, plan)).map(({ card }) => card)).toEqual(deck);
  // What lies there in truth makes no difference.
  const other = twoRounds([]);
  other.state.combatCards[2] = 'magic-shield';
  expect(tryPlan(other.state, 0, plan)).toEqual(tryPlan(unseen.state, 0, plan));
});

it('tells the round from the plan to the tile, and nothing of the next', () => {
  const [trial] = trialsOf(tryPlan(twoRounds([2]).state, 0, { cell: 'c1', traps: [], creatures: ['goblin', 'troll'] }));
  const types = trial!.told.map(({ type }) => type);
  expect(types.slice(0, 3)).toEqual(['plan-shown', 'combat-card', 'fight']);
  expect(types).toContain('attack');
  expect(types).not.toContain('combat-round');
  expect(types.filter((type) => type === 'fight')).toHaveLength(1);
});

it('what may not be sent is refused with its rule, wherever it comes in the plan', () => {
  const { state } = twoRounds([2]);
  const refused = (plan: Parameters<typeof tryPlan>[2]) => {
    const tried = tryPlan(state, 0, plan);
    return 'refused' in tried ? [tried.refused.rule, tried.refused.option] : [];
  };
  expect(refused({ cell: 'c2', traps: [], creatures: [] })[1]).toBe('c2');
  expect(refused({ cell: 'c1', traps: ['pendulum'], creatures: [] })[1]).toBe('pendulum');
  expect(refused({ cell: 'c1', traps: [], creatures: ['goblin', 'goblin'] })[1]).toBe('goblin');
  expect(refused({ cell: 'c1', traps: [], creatures: ['goblin', 'troll', 'troll'] })[1]).toBe('troll');
  expect(refused({ cell: 'c1', traps: [], creatures: ['goblin', 'troll'] })).toEqual([]);
});

it('begins anew, however much of a plan has been laid down, and on what is imagined too', () => {
  const plan = { cell: 'c1', traps: ['trap-door'], creatures: ['troll'] } as const;
  const fresh = tryPlan(twoRounds([2]).state, 0, plan);
  const begun = twoRounds([2]);
  begun.play('red', 'c1');
  begun.play('red', 'done');
  expect(tryPlan(begun.state, 0, plan)).toEqual(fresh);
  const imagined = imagine(dungeonLords, view(dungeonLords, begun.state, 0), 0, thinking('workshop'));
  expect(tryPlan(imagined, 0, plan)).toEqual(fresh);
  const best = bestPlan(begun.state, 0, thinking('best'));
  expect(best).toEqual(planOf(adviseCombat(twoRounds([2]).state, 0, { tries: 20_000, worlds: 6 })!.steps));
  expect(bestPlan(begun.state, 1, thinking('best'))).toBeUndefined();
  expect(tilesToPlan(begun.state, 0)).toEqual(['c1']);
  expect(tilesToPlan(begun.state, 1)).toEqual([]);
});

it('no plan is proposed whose traps could not be paid for', () => {
  const poor = (gold: number) =>
    table({
      at: { proc: 'combat', at: 0 },
      season: 4,
      combatShown: 2,
      combatCards: ['fireball', 'fireball', 'illusion', 'fireball'],
      red: {
        spied: [2],
        gold,
        party: line('warrior-1', 'warrior-1'),
        lair: lair('goblin'),
        traps: ['trap-door'],
        map: map({ tunnels: [], rooms: ['c1'] }),
        rooms: [room('mint', 'c1')],
      },
    }).state;
  const plan = { cell: 'c1', traps: ['trap-door'], creatures: ['goblin'] } as const;
  // In a room a trap costs a gold more: with none it would do nothing.
  expect(payable(poor(0), 0, plan)).toEqual({ ...plan, traps: [] });
  expect(payable(poor(1), 0, plan)).toEqual(plan);
  expect(bestPlan(poor(0), 0, thinking('poor'))?.traps).toEqual([]);
});
