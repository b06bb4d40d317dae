// The combat solver with magic items, against trying everything.
import { apply, awaited, options, type Pick, thinking } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { atBest } from '../../src/bot/bound.ts';
import { keyOf } from '../../src/bot/key.ts';
import { adviseCombat, type Care } from '../../src/bot/solver.ts';
import { HEROES, ITEM_IDS, ITEMS } from '../../src/cards/cards.ts';
import { dungeonLords } from '../../src/game.ts';
import { score } from '../../src/score.ts';
import type { State } from '../../src/state.ts';
import { hero, plan } from '../combat/duel.ts';
import { randomCombat } from '../combat/random-combat.ts';
import { lair, map, room } from '../table.ts';
import { bearer, type Colour, holding, tableWith, token, type Variant } from './at-table.ts';

const SMALL = { heroes: 3, creatures: 3, traps: 2, tiles: 4, rounds: 2 };

/** A random combat at a table of two, with items wherever they can be. */
function equipped(pick: Pick, variant: Variant): State {
  const s = randomCombat(pick, SMALL);
  const owner = (): Colour => (['red', 'green', 'green', 'dummy-1', 'dummy-2'] as const)[pick(5)]!;
  s.options = { ...s.options, items: variant };
  s.items = holding(variant, 2);
  for (const one of s.players[0]!.party) {
    const fitting = ITEM_IDS.find((id) => ITEMS[id].for === HEROES[one.id].is);
    if (fitting === undefined || pick(4) === 0) continue;
    const most = variant === 'advanced' ? 1 : 1 + pick(2);
    one.items = Array.from({ length: most }, () => token(fitting, variant === 'basic' ? 'green' : owner()));
  }
  if (variant === 'basic') {
    s.items.dungeons[0]!.sack = Array.from({ length: pick(3) }, () => token(ITEM_IDS[pick(4)]!));
  }
  return s;
}

/** By the Score card, less what others get for items used here, if that is to be avoided. */
function points(s: State, avoidUsed: boolean): number {
  const own = score(s)[0]!
    .lines.filter(({ key }) => !key.startsWith('title-') && key !== 'hall-of-fame' && key !== 'dead-letters')
    .reduce((sum, line) => sum + line.points, 0);
  return own - (avoidUsed ? 2 * s.items!.dungeons[1]!.deadLetters.length : 0);
}

function bruteForce(s: State, avoidUsed: boolean): number {
  const ask = awaited(dungeonLords, s)[0];
  if (ask === undefined) return points(s, avoidUsed);
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options(dungeonLords, s, ask)) {
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    best = Math.max(best, bruteForce(next, avoidUsed));
  }
  return best;
}

/** Follows the advice to the end. */
function follow(s: State, care: Care): State {
  const end = dungeonLords.copy(s);
  for (let ask = awaited(dungeonLords, end)[0]; ask !== undefined; ask = awaited(dungeonLords, end)[0]) {
    apply(dungeonLords, end, ask, adviseCombat(end, 0, care)!.steps[0]!);
  }
  return end;
}

const cases = [
  ['basic', false],
  ['advanced', false],
  ['advanced', true],
] as const;
for (const [variant, avoidUsed] of cases) {
  it(`${variant}${avoidUsed ? ', avoiding used items' : ''}: finds what trying everything finds, and leads there`, () => {
    for (let i = 0; i < count({ sample: variant === 'basic' ? 50 : 25, full: 400 }); i++) {
      const s = equipped(thinking(`${variant} combat ${i}`), variant);
      const best = bruteForce(s, avoidUsed);
      // What is left out as no better must be no better.
      expect(atBest(s, 0), `combat ${i}`).toBeGreaterThanOrEqual(best - points(s, avoidUsed));
      const { points: promised, exact } = adviseCombat(s, 0, { avoidUsed })!;
      expect({ i, promised, exact }).toEqual({ i, promised: best, exact: true });
      expect(points(follow(s, { avoidUsed }), avoidUsed), `combat ${i}`).toBe(best);
    }
  });
}

it('to be asked to avoid used items makes a difference, and never for tokens that bring nobody points', () => {
  let differ = 0;
  for (let i = 0; i < 60; i++) {
    const s = equipped(thinking(`advanced combat ${i}`), 'advanced');
    const used = (care: Care) => follow(s, care).items!.dungeons[1]!.deadLetters.length;
    if (used({ avoidUsed: true }) < used({})) differ++;
    for (const one of s.players[0]!.party) {
      if (one.items !== undefined)
        one.items = one.items.map(({ item }) => token(item, i % 2 === 0 ? 'red' : 'dummy-1'));
    }
    const { tried: _tried, ...plain } = adviseCombat(s, 0)!;
    expect(adviseCombat(s, 0, { avoidUsed: true })).toMatchObject(plain);
  }
  expect(differ).toBeGreaterThan(0);
});

it('[MI-B-45] it knows what the sack is worth', () => {
  const atTheDoor = (sack: ReturnType<typeof token>[]) =>
    tableWith({
      variant: 'basic',
      at: { proc: 'combat', at: 0 },
      season: 4,
      combatShown: 3,
      combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
      tokens: { red: { sack } },
      red: { spied: [3], party: [bearer('thief-1', ['potion'])], lair: lair('troll') },
    }).state;
  const [plain, rich] = [[], [token('amulet'), token('wand')]].map((sack) => adviseCombat(atTheDoor(sack), 0)!.points);
  expect(rich).toBe(plain! + 2);
});

it('[MI-USE-12] [MI-A-34] asked to avoid used items, it solves the puzzle of witch and vampire', () => {
  const t = tableWith({
    variant: 'advanced',
    at: [
      { proc: 'combat', at: 4 },
      { proc: 'combat-round', at: 5 },
      { proc: 'fights', at: 0 },
    ],
    season: 4,
    combatShown: 3,
    combatCards: ['fireball', 'fireball', 'detect-evil', 'fireball'],
    red: {
      spied: [3],
      party: [bearer('mage-1', ['amulet']), hero('priest-1', { wounds: 1 })],
      lair: lair('witch', 'vampire'),
      plan: plan('c1', ['witch', 'vampire']),
      map: map({ tunnels: ['c2'], rooms: ['c1'] }),
      rooms: [room('mint', 'c1')],
    },
  });
  const end = follow(t.state, { avoidUsed: true });
  expect([...end.players[0]!.prison].sort()).toEqual(['mage-1', 'priest-1']);
  expect(end.items!.farLands).toEqual([token('amulet')]);
  expect(end.players[0]!.map.filter((what) => what > 2)).toEqual([]);
  const { points: promised } = adviseCombat(t.state, 0, { avoidUsed: true })!;
  expect(promised).toBe(adviseCombat(t.state, 0)!.points);
});

it('takes two positions for one only if their items promise the same', () => {
  const key = (owner: Colour, used: boolean, sack = 0) =>
    keyOf(
      tableWith({
        variant: sack > 0 ? 'basic' : 'advanced',
        at: { proc: 'combat', at: 0 },
        season: 4,
        tokens: { red: { sack: Array.from({ length: sack }, () => token('amulet')) } },
        red: { party: [bearer('thief-1', [token('potion', owner, used)])] },
      }).state,
      0,
      [],
    );
  expect(key('green', false)).toBe(key('blue', false));
  expect(key('red', false)).toBe(key('dummy-1', false));
  expect(new Set([key('green', false), key('green', true), key('red', false), key('red', true)]).size).toBe(4);
  expect(key('green', false, 1)).not.toBe(key('green', false, 2));
});
