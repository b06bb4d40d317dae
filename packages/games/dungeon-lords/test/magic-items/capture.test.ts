// MI-B-43 to MI-B-48: items in prison
import { expect, it } from 'vitest';
import { score } from '../../src/score.ts';
import { facts, fight, hero, line, plan, standing, typesOf } from '../combat/duel.ts';
import { type Given, lair, map, player, table, types } from '../table.ts';
import { bearer, duelWith, equipment, here, holding, named, tableWith, token } from './at-table.ts';

it('[MI-B-43] [MI-B-44] items of an eliminated adventurer go to the prison at once, and do nothing more', () => {
  const t = duelWith({
    variant: 'basic',
    party: [bearer('thief-1', ['potion', 'potion']), hero('warrior-3', { wounds: 2 })],
    sends: ['troll'],
  });
  const told = fight(t, 'troll:club');
  expect(facts(told, 'items-captured')).toEqual([{ hero: 'thief-1', items: ['potion', 'potion'], captured: 2 }]);
  expect(named(here(t, 'red').prison)).toEqual(['potion', 'potion']);
  expect(player(t, 'red').prison).toEqual(['thief-1']);
  // Nobody heals: the potions were captured a moment ago.
  expect(typesOf(told)).not.toContain('healing');
  expect(standing(player(t, 'red'))).toEqual(['warrior-3 3']);
});

it('[MI-B-45] the sack is captured when, and only when, the whole party is eliminated', () => {
  const sack = [token('amulet'), token('clover', 'blue')];
  const one = duelWith({ variant: 'basic', party: line('thief-1'), sends: ['troll'], tokens: { red: { sack } } });
  expect(facts(fight(one, 'troll:club'), 'sack-captured')).toEqual([{ items: ['amulet', 'clover'], captured: 2 }]);
  expect([here(one, 'red').sack, here(one, 'red').prison]).toEqual([[], sack]);
  const two = duelWith({
    variant: 'basic',
    party: line('thief-1', 'warrior-1'),
    sends: ['troll'],
    tokens: { red: { sack } },
  });
  expect(typesOf(fight(two, 'troll:club'))).not.toContain('sack-captured');
  expect(here(two, 'red').sack).toEqual(sack);
});

it('[MI-B-45] the paladin belongs to the party, an illusion does not', () => {
  const sack = [token('amulet')];
  const withPaladin = duelWith({
    variant: 'basic',
    party: [hero('paladin-1', { wounds: 1 }), hero('thief-1')],
    paladin: 0,
    sends: ['ghost'],
    tokens: { red: { sack } },
    red: { party: [hero('paladin-1', { wounds: 1 }), hero('thief-1', { wounds: 1 })] },
  });
  fight(withPaladin, 'ghost:chill', 'thief-1:2');
  expect(standing(player(withPaladin, 'red'))[0]).toMatch(/^paladin-1/);
  expect(here(withPaladin, 'red').sack).toEqual(sack);
  const illusion = duelWith({
    variant: 'basic',
    year: 2,
    party: [hero('illusion'), hero('thief-1', { wounds: 1 })],
    sends: ['ghost'],
    tokens: { red: { sack } },
  });
  fight(illusion, 'ghost:chill', 'thief-1:2');
  expect(here(illusion, 'red').prison).toEqual(sack);
});

it('[MI-B-46] who is left when combat ends takes items and sack to the Far Lands', () => {
  const t = tableWith({
    variant: 'basic',
    at: { proc: 'combat', at: 5 },
    season: 4,
    combatShown: 4,
    tokens: { red: { sack: [token('amulet', 'blue')], prison: [token('wand')] } },
    red: { party: [bearer('thief-1', ['potion'])] },
  });
  expect(t.events().find(({ type }) => type === 'items-leave')).toMatchObject({ seat: 0, items: ['potion', 'amulet'] });
  expect(t.state.items!.farLands).toEqual([token('potion'), token('amulet', 'blue')]);
  expect(here(t, 'red')).toEqual({ camp: [], sack: [], prison: [token('wand')], deadLetters: [] });
});

/** The last rounds of a combat: round 1 is over, red sends a goblin and then plans no more. */
const rounds = (given: Partial<Given>) =>
  table({
    at: [
      { proc: 'combat', at: 2 },
      { proc: 'fights', at: 0 },
    ],
    season: 4,
    combatShown: 1,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    options: { items: 'basic' },
    ...given,
  });

it('[MI-B-47] [MI-EX-10] what was captured stays, even if the paladin comes later and survives', () => {
  const t = rounds({
    items: holding('basic', 4, { red: { sack: [token('amulet')] } }),
    combatCards: ['fireball', 'detect-evil', 'fireball', 'fireball'],
    red: {
      party: [bearer('thief-1', ['potion'])],
      lair: lair('troll'),
      plan: plan('c1', ['troll']),
      evil: 9,
      map: map({ tunnels: ['c1', 'c2', 'c3'] }),
    },
  });
  t.play('red', 'troll:club');
  expect(named(here(t, 'red').prison)).toEqual(['potion', 'amulet']);
  // Combat is over for red; then the paladin comes (as by an event of somebody else's fight) and combat goes on.
  const late = rounds({
    at: [{ proc: 'combat', at: 3 }],
    combatShown: 2,
    paladin: 0,
    items: t.state.items!,
    red: { party: [hero('paladin-1')], prison: ['thief-1'], evil: 10, lair: [] },
  });
  while (late.asking().length > 0) late.play('red', late.options('red').at(-1)!);
  expect(types(late)).toContain('combat-over');
  expect(late.state.paladin).toBe('gone');
  expect(named(here(late, 'red').prison)).toEqual(['potion', 'amulet']);
  expect(late.state.items!.farLands).toEqual([]);
});

it('[MI-B-46] [MI-EX-10] with the paladin in the party, and surviving, the potion is kept and the sack is lost', () => {
  const t = rounds({
    at: [
      { proc: 'combat', at: 5 },
      { proc: 'fights', at: 0 },
    ],
    combatShown: 4,
    paladin: 0,
    items: holding('basic', 4, { red: { sack: [token('amulet')] } }),
    red: {
      party: [hero('paladin-1'), bearer('thief-1', ['potion'], { wounds: 1 })],
      lair: lair('ghost'),
      plan: plan('c1', ['ghost']),
      evil: 10,
    },
  });
  t.play('red', 'ghost:chill');
  t.play('red', 'thief-1:2');
  expect(named(here(t, 'red').prison)).toEqual(['potion']);
  expect(t.state.items!.farLands).toEqual([token('amulet')]);
});

it('[MI-RULING-11] if the paladin moves on and nobody is left, the sack is captured, and does not travel', () => {
  const t = table({
    at: { proc: 'fights', at: 0 },
    season: 4,
    combatShown: 1,
    combatCards: ['fireball', 'fireball', 'fireball', 'fireball'],
    options: { items: 'basic' },
    paladin: 0,
    items: holding('basic', 4, { red: { sack: [token('amulet')] } }),
    red: { party: [hero('paladin-1')], plan: plan('c1'), evil: 11 },
    green: { evil: 11 },
  });
  // Conquered, red falls to 10, and green is strictly worse.
  expect(types(t)).toEqual(expect.arrayContaining(['paladin-moves', 'sack-captured']));
  expect(here(t, 'red')).toMatchObject({ sack: [], prison: [token('amulet')] });
  expect(here(t, 'green')).toMatchObject({ sack: [], prison: [] });
});

it('[MI-RULING-11] as long as somebody else is there the sack stays where it is', () => {
  const t = table({
    at: { proc: 'fights', at: 0 },
    season: 4,
    combatShown: 1,
    options: { items: 'basic' },
    paladin: 0,
    items: holding('basic', 4, { red: { sack: [token('amulet')] } }),
    red: { party: [hero('paladin-1'), hero('warrior-3')], plan: plan('c1'), evil: 11 },
    green: { evil: 11 },
  });
  expect(types(t)).toContain('paladin-moves');
  expect(here(t, 'red')).toMatchObject({ sack: [token('amulet')], prison: [] });
});

it('[MI-RULING-10] a prisoner who is lost leaves his items behind', () => {
  const t = table({
    at: { proc: 'combat-round', at: 1 },
    season: 4,
    combatShown: 1,
    options: { items: 'basic' },
    items: holding('basic', 4, { red: { prison: [token('wand')] } }),
    red: { party: line('thief-1'), prison: ['warrior-1'], map: map({ tunnels: [], conquered: ['c1', 'c2', 'c3'] }) },
  });
  t.play('red', 'warrior-1', 'lose-prisoner');
  expect(player(t, 'red').prison).toEqual([]);
  expect(here(t, 'red').prison).toEqual([token('wand')]);
});

it('[MI-B-48] [MI-RULING-3] an item in prison is a point of the official score, counts for the licence and for no title', () => {
  const end = (prison: ReturnType<typeof token>[]) =>
    score(
      table({
        at: { proc: 'game', at: 4 },
        season: 4,
        year: 2,
        options: { items: 'basic' },
        items: holding('basic', 4, { red: { prison } }),
        // Two letters and two conquered tiles take away more than the titles give.
        red: { letters: 2, map: map({ tunnels: ['c1'], conquered: ['c2', 'c3'] }), prison: ['thief-1'] },
      }).state,
    )[0]!;
  const plain = end([]);
  const rich = end([token('wand'), token('wand', 'blue'), token('clover')]);
  expect(rich.total).toBe(plain.total + 3);
  expect(rich.lines.find(({ key }) => key === 'items')).toEqual({
    key: 'items',
    points: 3,
    rule: 'MI-B-48',
    params: { count: 3 },
  });
  const titles = ({ lines }: typeof plain) => lines.filter(({ key }) => key.startsWith('title-'));
  expect(titles(rich)).toEqual(titles(plain));
  expect(rich.lines.find(({ key }) => key === 'prisoners')!.points).toBe(2);
  const hasLicence = ({ lines }: typeof plain) => lines.some(({ key }) => key === 'licence');
  expect([hasLicence(plain), plain.total > 0]).toEqual([false, false]);
  const enough = end(Array.from({ length: 1 - plain.total }, () => token('wand')));
  expect([hasLicence(enough), enough.total]).toEqual([true, 1]);
});

it('[MI-B-43] what the bearer of several items leaves behind is all there', () => {
  const t = duelWith({
    variant: 'basic',
    party: [bearer('mage-1', ['amulet', token('amulet', 'blue')], { wounds: 4 }), bearer('warrior-1', ['wand'])],
  });
  expect(named(here(t, 'red').prison)).toEqual(['amulet', 'amulet']);
  expect(equipment(player(t, 'red').party)).toEqual(['warrior-1: wand']);
});
