// MI-B-34 to MI-B-42: who bears what
import { expect, it } from 'vitest';
import type { HeroId, ItemId } from '../../src/cards/cards.ts';
import { hero } from '../combat/duel.ts';
import { player, types } from '../table.ts';
import { bearer, duelWith, equipment, here, named, tableWith, token } from './at-table.ts';

/** Combat begins; red has this party and was given these. */
function begins(party: readonly HeroId[], ...camp: ItemId[]) {
  const t = tableWith({
    variant: 'basic',
    at: { proc: 'combat', at: 0 },
    season: 4,
    tokens: { red: { camp: camp.map((item) => token(item)) } },
    paladin: party.includes('paladin-1') ? 0 : 'tent',
    red: { party: party.map((id) => hero(id)) },
  });
  return { t, bears: equipment(player(t, 'red').party), sack: named(here(t, 'red').sack) };
}

it('[MI-B-34] before the first combat round the items of every party are handed out, one kind after the other', () => {
  const t = tableWith({
    variant: 'basic',
    at: { proc: 'combat', at: 0 },
    season: 4,
    first: 'green',
    tokens: {
      red: { camp: [token('clover'), token('wand')] },
      green: { camp: [token('potion', 'red')] },
    },
    red: { party: [hero('warrior-1'), hero('priest-1')] },
    green: { party: [hero('thief-1')] },
  });
  expect(types(t)).toEqual(['combat', 'items-borne', 'items-borne', 'items-borne', 'combat-round']);
  expect(t.events().slice(1, 4)).toMatchObject([
    { seat: 1, hero: 'thief-1', items: ['potion'] },
    { seat: 0, hero: 'warrior-1', place: 1, items: ['wand'] },
    { seat: 0, hero: 'priest-1', place: 2, items: ['clover'] },
  ]);
  expect(t.state.items!.dungeons.flatMap(({ camp }) => camp)).toEqual([]);
  expect(t.state.combatShown).toBe(0);
});

it('[MI-B-35] a single adventurer of the class gets all of a kind', () => {
  expect(begins(['warrior-1', 'mage-1'], 'amulet', 'amulet', 'amulet').bears).toEqual([
    'warrior-1: -',
    'mage-1: amulet, amulet, amulet',
  ]);
});

it('[MI-B-36] [MI-B-37] several share evenly: one each if there are as many', () => {
  expect(begins(['thief-1', 'thief-2a', 'mage-1'], 'potion', 'potion').bears).toEqual([
    'thief-1: potion',
    'thief-2a: potion',
    'mage-1: -',
  ]);
  expect(begins(['mage-1', 'mage-2a', 'mage-2b'], 'amulet', 'amulet', 'amulet').bears).toEqual([
    'mage-1: amulet',
    'mage-2a: amulet',
    'mage-2b: amulet',
  ]);
});

it('[MI-B-36] [MI-B-38] with fewer items those in front go without', () => {
  expect(begins(['priest-1', 'thief-1', 'priest-2a'], 'clover').bears).toEqual([
    'priest-1: -',
    'thief-1: -',
    'priest-2a: clover',
  ]);
  expect(begins(['mage-1', 'mage-2a', 'mage-2b'], 'amulet', 'amulet').bears).toEqual([
    'mage-1: -',
    'mage-2a: amulet',
    'mage-2b: amulet',
  ]);
});

it('[MI-B-39] three items, two bearers: two for the one behind', () => {
  expect(begins(['warrior-1', 'warrior-2', 'mage-1'], 'wand', 'wand', 'wand').bears).toEqual([
    'warrior-1: wand',
    'warrior-2: wand, wand',
    'mage-1: -',
  ]);
});

it('[MI-B-40] without anybody of the class they go into the sack', () => {
  const { t, bears, sack } = begins(['warrior-1'], 'clover', 'wand', 'amulet');
  expect(bears).toEqual(['warrior-1: wand']);
  expect(sack).toEqual(['amulet', 'clover']);
  expect(t.events().find(({ type }) => type === 'items-in-sack')).toMatchObject({ items: ['amulet', 'clover'] });
});

const EX1: readonly HeroId[] = ['paladin-1', 'warrior-1', 'thief-1', 'thief-2a'];

it('[MI-B-41] [MI-EX-1] the paladin never gets an item', () => {
  for (const items of [
    ['potion', 'potion', 'potion'],
    ['potion', 'potion', 'clover'],
    ['potion', 'amulet', 'wand'],
  ] as const)
    expect(begins(EX1, ...items).bears[0]).toBe('paladin-1: -');
  const { bears, sack } = begins(['paladin-1'], 'potion', 'amulet', 'wand', 'clover');
  expect(bears).toEqual(['paladin-1: -']);
  expect(sack).toHaveLength(4);
});

it('[MI-EX-1] the distribution example', () => {
  const three = begins(EX1, 'potion', 'potion', 'potion');
  expect([three.bears.slice(1), three.sack]).toEqual([
    ['warrior-1: -', 'thief-1: potion', 'thief-2a: potion, potion'],
    [],
  ]);
  const two = begins(EX1, 'potion', 'potion', 'clover');
  expect([two.bears.slice(1), two.sack]).toEqual([['warrior-1: -', 'thief-1: potion', 'thief-2a: potion'], ['clover']]);
  const one = begins(EX1, 'potion', 'amulet', 'wand');
  expect([one.bears.slice(1), one.sack]).toEqual([['warrior-1: wand', 'thief-1: -', 'thief-2a: potion'], ['amulet']]);
});

it('[MI-B-42] [MI-B-33] what is in the sack does nothing, nor does what red itself has given or still holds', () => {
  const fight = (tokens: Parameters<typeof duelWith>[0]['tokens']) => {
    const t = duelWith({
      variant: 'basic',
      party: [hero('warrior-2', { wounds: 2 }), hero('warrior-1')],
      lays: ['rolling-stone'],
      sends: ['goblin'],
      ...(tokens === undefined ? {} : { tokens }),
    });
    if (t.asked('red').length > 0) t.play('red', 'goblin:stab');
    return [player(t, 'red').party, player(t, 'red').prison];
  };
  const plain = fight(undefined);
  const sack = [token('wand'), token('amulet'), token('potion'), token('clover')];
  expect(fight({ red: { sack } })).toEqual(plain);
  expect(fight({ green: { sack: sack.map(({ item }) => token(item, 'red')) } })).toEqual(plain);
});

it('[MI-A-22] in the advanced variant nothing changes hands before combat', () => {
  const t = tableWith({
    variant: 'advanced',
    at: { proc: 'combat', at: 0 },
    season: 4,
    red: { party: [bearer('thief-1', ['potion']), hero('thief-2a')] },
  });
  expect(equipment(player(t, 'red').party)).toEqual(['thief-1: potion', 'thief-2a: -']);
  expect(types(t)).toEqual(['combat', 'combat-round']);
});
