// The combat solver against trying everything.
import { apply, awaited, imagine, options, thinking, view } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { atBest } from '../../src/bot/bound.ts';
import { dungeonPoints } from '../../src/bot/points.ts';
import { gainOf, LOWEST, newSearch } from '../../src/bot/search.ts';
import { adviseCombat, planOf } from '../../src/bot/solver.ts';
import { dungeonLords } from '../../src/game.ts';
import { COMBAT_DECK } from '../../src/rules/year.ts';
import type { State } from '../../src/state.ts';
import { lair, map, room, table } from '../table.ts';
import { bruteForce, everyPosition, points } from './brute-force.ts';
import { hero, line } from './duel.ts';
import { randomCombat } from './random-combat.ts';

const SMALL = { heroes: 3, creatures: 3, traps: 2, tiles: 4, rounds: 2 };

/** Follows the advice to the end. */
function follow(s: State): number {
  const end = dungeonLords.copy(s);
  for (let ask = awaited(dungeonLords, end)[0]; ask !== undefined; ask = awaited(dungeonLords, end)[0]) {
    apply(dungeonLords, end, ask, adviseCombat(end, 0)!.steps[0]!);
  }
  return points(end);
}

it('finds what trying everything finds, and the advice leads there', () => {
  for (let i = 0; i < count({ sample: 60, full: 500 }); i++) {
    const s = randomCombat(thinking(`small combat ${i}`), SMALL);
    const best = bruteForce(s);
    expect(atBest(s, 0), `combat ${i}`).toBeGreaterThanOrEqual(best - points(s));
    const { points: promised, exact } = adviseCombat(s, 0)!;
    expect({ i, promised, exact }).toEqual({ i, promised: best, exact: true });
    expect(follow(s), `combat ${i}`).toBe(best);
  }
});

it('finds the same in larger combats', () => {
  for (let i = 0; i < count({ sample: 12, full: 200 }); i++) {
    const s = randomCombat(thinking(`larger combat ${i}`), { heroes: 3, creatures: 4, traps: 2, tiles: 4, rounds: 3 });
    const { points: promised, exact } = adviseCombat(s, 0)!;
    expect({ i, promised, exact }).toEqual({ i, promised: everyPosition(s), exact: true });
  }
});

/** All states in which this round's card has just been turned up, one for each plan. */
function afterPlans(s: State): State[] {
  const ask = awaited(dungeonLords, s)[0]!;
  return options(dungeonLords, s, ask).flatMap((option) => {
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    return next.combatShown === s.combatShown ? afterPlans(next) : [next];
  });
}

it('with an unknown card it makes the plan that is best on average', () => {
  let differ = 0;
  for (let i = 0; i < count({ sample: 25, full: 200 }); i++) {
    const s = randomCombat(thinking(`unknown card ${i}`), { heroes: 3, creatures: 4, traps: 2, tiles: 4, rounds: 2 });
    if (awaited(dungeonLords, s)[0]!.kind !== 'plan-tile') continue;
    const deck = COMBAT_DECK[s.year];
    const next = s.combatShown;
    s.combatCards = deck.slice(5);
    s.players[0]!.spied = [0, 1, 2, 3].filter((place) => place !== next);
    const worlds = deck
      .filter((card) => card === s.combatCards[next] || !s.combatCards.includes(card))
      .map((card) => {
        const world = dungeonLords.copy(s);
        world.combatCards[next] = card;
        const seen = new Map<string, number>();
        return afterPlans(world).map((after) => everyPosition(after, seen));
      });
    const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
    const best = Math.max(...worlds[0]!.map((_, plan) => mean(worlds.map((world) => world[plan]!))));
    const advice = adviseCombat(s, 0)!;
    expect(advice.points).toBeCloseTo(best, 10);
    expect(advice.exact).toBe(false);
    if (best < mean(worlds.map((world) => Math.max(...world)))) differ++;
  }
  expect(differ).toBeGreaterThan(0); // knowing the card would have been better at least once
});

it('looks again at what it has only found to be no better than something else', () => {
  for (let i = 0; i < 10; i++) {
    const s = randomCombat(thinking(`again ${i}`), SMALL);
    const search = { ...newSearch(s, 0, false), limit: 1e9 };
    const gain = gainOf({ ...newSearch(s, 0, false), limit: 1e9 }, s, LOWEST);
    expect(gainOf(search, s, gain + 1)).toBeLessThanOrEqual(gain + 1);
    expect(gainOf(search, s, LOWEST)).toBe(gain);
  }
});

it('keeps apart what differs only in wounds', () => {
  const t = table({
    at: { proc: 'combat', at: 0 },
    season: 4,
    combatShown: 2,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    red: { spied: [2, 3], party: line('warrior-7', 'thief-3'), lair: lair('vampire') },
  });
  // A sip of the thief now, and a bite next round; of the warrior, who comes first, it would be in vain.
  const advice = adviseCombat(t.state, 0)!;
  expect(advice).toMatchObject({ points: -1, exact: true });
  for (const step of [...advice.steps, 'vampire:sip']) t.play('red', step);
  expect(adviseCombat(t.state, 0)!.steps).toEqual(['thief-3:2']);
});

it('does not look at cards that its seat has not seen', () => {
  for (let i = 0; i < 10; i++) {
    const one = randomCombat(thinking(`hidden ${i}`), SMALL);
    one.players[0]!.spied = [];
    const other = dungeonLords.copy(one);
    const unseen = COMBAT_DECK[one.year].filter((card) => !one.combatCards.slice(0, one.combatShown).includes(card));
    for (let place = one.combatShown; place < 4; place++) other.combatCards[place] = unseen[place]!;
    const advise = (s: State) => adviseCombat(s, 0, { pick: thinking(`dice ${i}`) });
    expect(advise(other)).toEqual(advise(one));
  }
});

it('advises the same on what the seat can imagine, when it knows all that counts', () => {
  for (let i = 0; i < 10; i++) {
    const s = randomCombat(thinking(`imagined ${i}`), SMALL);
    const imagined = imagine(dungeonLords, view(dungeonLords, s, 0), 0, thinking(i));
    expect(adviseCombat(imagined, 0)).toEqual(adviseCombat(s, 0));
  }
});

it('goes on with a plan that has been begun, in whatever order', () => {
  const t = table({
    at: { proc: 'combat', at: 0 },
    season: 4,
    combatShown: 3,
    red: {
      spied: [3],
      party: [hero('warrior-3')],
      lair: lair('goblin', 'troll'),
      map: map({ tunnels: ['c2'], rooms: ['c1'] }),
      rooms: [room('mint', 'c1')],
    },
  });
  // Five hit points: troll and goblin together, or the tile is lost.
  expect(planOf(adviseCombat(t.state, 0)!.steps)).toEqual({ cell: 'c1', traps: [], creatures: ['goblin', 'troll'] });
  t.play('red', 'c1');
  t.play('red', 'troll');
  expect(adviseCombat(t.state, 0)).toMatchObject({ steps: ['goblin'], exact: true });
});

it('of two ways to the same points it takes the thriftier one', () => {
  const t = table({
    at: { proc: 'combat', at: 0 },
    season: 4,
    combatShown: 3,
    red: { spied: [3], party: line('thief-1'), lair: lair('troll'), traps: ['kamikaze-imp'] },
  });
  // The troll alone takes the thief out, without a food.
  const advice = adviseCombat(t.state, 0)!;
  expect(planOf(advice.steps)).toEqual({ cell: 'c1', traps: [], creatures: ['troll'] });
  for (const step of advice.steps) t.play('red', step);
  expect(adviseCombat(t.state, 0)!.steps).toEqual(['troll:club']);
});

it('says so when there was no time to look at everything', () => {
  const s = randomCombat(thinking('no time'), { heroes: 3, creatures: 5, traps: 3, tiles: 8, rounds: 4 });
  const advice = adviseCombat(s, 0, { tries: 50 })!;
  expect(advice.exact).toBe(false);
  expect(options(dungeonLords, s, awaited(dungeonLords, s)[0]!)).toContain(advice.steps[0]);
});

it('counts a dungeon as the Score card does', () => {
  for (let i = 0; i < 200; i++) {
    const s = randomCombat(thinking(`points ${i}`), { heroes: 3, creatures: 6, traps: 3, tiles: 12, rounds: 4 });
    expect(dungeonPoints(s.players[0]!)).toBe(points(s));
  }
});

it('leaves the state as it was, and advises nothing where nothing is asked', () => {
  const s = randomCombat(thinking('untouched'), SMALL);
  const before = JSON.stringify(s);
  adviseCombat(s, 0);
  expect(JSON.stringify(s)).toBe(before);
  expect(adviseCombat(s, 1)).toBeUndefined();
});
