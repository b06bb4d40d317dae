// MI-A-25 to MI-A-34: dead letters, the Far Lands, and points
import { expect, it } from 'vitest';
import { outcome, score } from '../../src/score.ts';
import { hero } from '../combat/duel.ts';
import { lair, map, player, round, table, types } from '../table.ts';
import { bearer, type Colour, duelWith, equipment, here, holding, tableWith, token } from './at-table.ts';

/** Combat ends, and this one is still standing before red's dungeon. */
const ends = (owner: Colour, used: boolean, seats: 2 | 3 | 4 = 4) =>
  tableWith({
    variant: 'advanced',
    seats,
    at: { proc: 'combat', at: 5 },
    season: 4,
    combatShown: 4,
    red: { party: [bearer('warrior-1', [token('wand', owner, used)])] },
  });
/** Red eliminates its bearer. */
const falls = (owner: Colour, used: boolean, seats: 2 | 3 | 4 = 4) =>
  duelWith({
    variant: 'advanced',
    seats,
    party: [bearer('warrior-1', [token('wand', owner, used)], { wounds: 2 })],
    lays: ['rolling-stone'],
  });

it('[MI-A-25] [MI-A-26] a mark stays, and a marked wand works on', () => {
  const t = duelWith({ variant: 'advanced', party: [bearer('warrior-2', [token('wand', 'green', true)])] });
  expect(types(t)).toContain('spell');
  expect(types(t)).not.toContain('wands-used');
  expect(equipment(player(t, 'red').party)).toEqual(['warrior-2: wand*']);
});

it('[MI-A-27] [MI-A-29] a marked item goes to the dead letters of its sender, whether its bearer fell or got away', () => {
  for (const t of [ends('blue', true), falls('blue', true)]) {
    expect(here(t, 'blue').deadLetters).toEqual([token('wand', 'blue', true)]);
    expect(t.state.items!.farLands).toEqual([]);
    expect(t.events().find(({ type }) => type === 'dead-letter')).toMatchObject({ seat: 2, atSeat: 0, letters: 1 });
  }
});

it('[MI-A-28] [MI-A-29] an unmarked one goes to the Far Lands, whether its bearer fell or got away', () => {
  for (const t of [ends('blue', false), falls('blue', false)]) {
    expect(here(t, 'blue').deadLetters).toEqual([]);
    expect(t.state.items!.farLands).toEqual([token('wand', 'blue')]);
  }
});

it('[MI-A-31] [MI-EX-19] one’s own colour goes to the Far Lands, marked or not', () => {
  for (const used of [true, false]) {
    for (const t of [ends('red', used), falls('red', used)]) {
      expect(here(t, 'red').deadLetters).toEqual([]);
      expect(t.state.items!.farLands).toEqual([token('wand', 'red', used)]);
    }
  }
  const t = duelWith({ variant: 'advanced', party: [bearer('warrior-1', [token('wand', 'red')], { wounds: 2 })] });
  // It casts like any other, and fatigue takes its bearer.
  expect(types(t)).toEqual(expect.arrayContaining(['wands-used', 'item-lost']));
  expect(here(t, 'red').deadLetters).toEqual([]);
});

it('[MI-RULING-6] a dummy’s item leaves the game, used or not', () => {
  for (const used of [true, false]) {
    for (const t of [ends('dummy-1', used, 3), falls('dummy-1', used, 3)]) {
      expect(t.state.items!.farLands).toEqual([token('wand', 'dummy-1', used)]);
      expect(t.state.items!.dungeons.flatMap(({ deadLetters }) => deadLetters)).toEqual([]);
    }
  }
});

it('[MI-A-30] a dead letter is not there to be sent again', () => {
  const won = ends('blue', true);
  // As at the table: the wand left blue's pool when it was placed.
  const pools = [...won.state.items!.pools];
  pools[2] = pools[2]!.filter((item) => item !== 'wand');
  const t = tableWith({
    variant: 'advanced',
    at: round('orders'),
    year: 2,
    season: 1,
    arriving: ['warrior-4', 'warrior-5', 'warrior-6', 'warrior-7'],
    tokens: { ...won.state.items!, pools, blue: here(won, 'blue') },
  });
  for (const order of ['gold', 'imps', 'traps']) t.play('blue', order);
  expect(t.refuses('blue', 'wand')).toBe('MI-A-14');
  expect(here(t, 'blue').deadLetters).toHaveLength(1);
});

it('[MI-A-3] a captured item is worth nothing to its captor', () => {
  const t = falls('green', false);
  expect(here(t, 'red').prison).toEqual([]);
  expect(score(t.state)[0]!.lines.some(({ key }) => key === 'items' || key === 'dead-letters')).toBe(false);
});

/** Red ends with this official score and three dead letters. */
function end(official: number, letters = 3) {
  const bare = { gold: 0, food: 0, imps: 0, evil: 1, map: map({ tunnels: [] }) };
  // Dark deeds are shared by all (2 points); goblins make up for the rest, letters take away.
  const redLetters = official < 2 ? Math.ceil((2 - official) / 3) : 0;
  const goblins = official - 2 + 3 * redLetters;
  const lost = { ...bare, lair: lair('goblin', 'goblin', 'goblin', 'goblin') };
  const state = table({
    at: { proc: 'game', at: 4 },
    year: 2,
    season: 4,
    options: { items: 'advanced' },
    items: holding('advanced', 4, {
      red: { deadLetters: Array.from({ length: letters }, () => token('wand', 'red', true)) },
    }),
    red: { ...bare, letters: redLetters, lair: lair(...new Array<'goblin'>(goblins).fill('goblin')) },
    green: lost,
    blue: bare,
    yellow: bare,
  }).state;
  const [red] = score(state);
  return { state, total: red!.total, lines: red!.lines, licence: red!.lines.some(({ key }) => key === 'licence') };
}

it('[MI-A-32] [MI-A-33] [MI-A-34] [MI-EX-20] two points each, but only on top of a positive score', () => {
  expect([end(0).total, end(0).licence]).toEqual([0, false]);
  expect([end(1).total, end(1).licence]).toEqual([7, true]);
  expect([end(-2).total, end(-2).licence]).toEqual([-2, false]);
  expect(end(1, 0).total).toBe(1);
  expect(end(1).lines.find(({ key }) => key === 'dead-letters')).toMatchObject({ points: 6, rule: 'MI-A-34' });
});

it('[MI-A-4] [MI-RULING-7] they count for the win', () => {
  // Green leads with 4 goblins, a title for them, and dark deeds.
  expect(outcome(end(1, 0).state).winners).toEqual([1]);
  expect(end(1, 5).total).toBe(11);
  expect(outcome(end(1, 5).state).winners).toEqual([0]);
});

it('[MI-A-3] in the advanced variant nobody ever holds an item in prison, whoever falls', () => {
  const t = duelWith({
    variant: 'advanced',
    party: [bearer('thief-1', ['potion'], { wounds: 2 }), hero('warrior-1')],
    lays: ['rolling-stone'],
  });
  expect(player(t, 'red').prison).toContain('thief-1');
  expect(here(t, 'red').prison).toEqual([]);
});
