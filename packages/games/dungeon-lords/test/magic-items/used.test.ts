// MI-USE: the annex, item by item
import { describe, expect, it } from 'vitest';
import type { Adventurer } from '../../src/state.ts';
import { facts, fight, hero, typesOf } from '../combat/duel.ts';
import { map, player, room, types } from '../table.ts';
import { bearer, duelWith, equipment, here, tableWith, token } from './at-table.ts';

const inRoom = { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')] };
type Given = Omit<Parameters<typeof duelWith>[0], 'variant'>;
const advanced = (given: Given) => duelWith({ variant: 'advanced', ...given });
const bears = (t: ReturnType<typeof duelWith>) => equipment(player(t, 'red').party);

it('[MI-USE-1] fights are resolved one after another, in turn order', () => {
  const t = tableWith({
    variant: 'advanced',
    at: { proc: 'fights', at: 0 },
    season: 4,
    combatShown: 1,
    first: 'green',
    red: { party: [hero('warrior-1')], plan: { cell: 2, traps: [], creatures: [] } },
    green: { party: [hero('warrior-2')], plan: { cell: 2, traps: [], creatures: [] } },
  });
  const told = t.events().filter(({ type }) => type === 'fight' || type === 'conquered');
  expect(told.map(({ type, seat }) => `${type} ${seat}`)).toEqual(['fight 1', 'conquered 1', 'fight 0', 'conquered 0']);
});

describe('potions', () => {
  /** MI-EX-13: two thieves with potions and a priest of 2 hearts, all of 3 hit points. */
  const party = () => [bearer('thief-1', ['potion']), bearer('thief-2a', [token('potion', 'blue')]), hero('priest-2a')];

  it('[MI-USE-2] [MI-EX-13a] slime alone: three wounds healed, two without potions: both are marked', () => {
    const t = advanced({ party: party(), sends: ['slime'] });
    const told = fight(t, 'slime:splash');
    expect(facts(told, 'potions-used')).toEqual([{ wounds: 3, hearts: 2, potions: 2 }]);
    expect(bears(t)).toEqual(['thief-1: potion*', 'thief-2a: potion*', 'priest-2a: -']);
  });

  it('[MI-USE-2] [MI-EX-13b] goblin alone: the priest could have done it, none is marked', () => {
    const t = advanced({ party: party(), sends: ['goblin'] });
    const told = fight(t, 'goblin:stab');
    expect(facts(told, 'healed')).toMatchObject([{ hero: 'thief-1', wounds: 2 }]);
    expect(bears(t)).toEqual(['thief-1: potion', 'thief-2a: potion', 'priest-2a: -']);
  });

  it('[MI-USE-3] [MI-EX-13c] goblin, then slime: the first potion is lost unmarked, the second not needed', () => {
    const t = advanced({ party: party(), sends: ['goblin', 'slime'], red: inRoom });
    const told = fight(t, 'goblin:stab', 'slime:splash');
    expect(facts(told, 'item-lost')).toEqual([{ ownerSeat: 1, atSeat: 0, item: 'potion', used: false }]);
    expect(bears(t)).toEqual(['thief-2a: potion', 'priest-2a: -']);
    expect(typesOf(told)).not.toContain('potions-used');
  });

  it('[MI-USE-3] a potion whose bearer fell before the healing is not marked, though those of others are', () => {
    const t = advanced({
      party: [bearer('thief-1', ['potion'], { wounds: 2 }), bearer('thief-3', ['potion'], { wounds: 1 })],
      sends: ['slime'],
    });
    fight(t, 'slime:splash');
    expect(bears(t)).toEqual(['thief-3: potion*']);
    expect(t.state.items!.farLands).toEqual([token('potion')]);
  });

  it('[MI-USE-2] [MI-RULING-14] totals decide, whoever’s hearts they are: the paladin’s count like a priest’s', () => {
    const withPaladin = (wounds: number) => {
      const t = advanced({
        party: [hero('paladin-1'), bearer('thief-3', ['potion']), hero('warrior-3', { wounds })],
        paladin: 0,
        sends: ['ghost'],
      });
      fight(t, 'ghost:chill', 'warrior-3:3');
      return bears(t)[1];
    };
    // 2 hearts of his: of 2 wounds none is left for the potion, of 3 one is.
    expect(withPaladin(0)).toBe('thief-3: potion');
    expect(withPaladin(1)).toBe('thief-3: potion*');
  });

  it('[MI-RULING-14] a healing that does not take place marks nothing', () => {
    const none = advanced({ party: [bearer('thief-3', ['potion'], { wounds: 2 })] });
    expect(types(none)).toContain('no-healing');
    expect(bears(none)).toEqual(['thief-3: potion']);
    const dragon = advanced({ year: 2, party: [bearer('thief-7', ['potion'], { wounds: 1 })], sends: ['dragon'] });
    fight(dragon, 'dragon:breath');
    expect(bears(dragon)).toEqual(['thief-7: potion']);
  });

  it('[MI-USE-2] [MI-RULING-16] a spell that heals is no healing step, and its work is not the potion’s', () => {
    const t = advanced({
      year: 2,
      party: [hero('mage-4'), bearer('thief-7', ['potion'], { wounds: 2 })],
      card: 'regeneration',
      sends: ['ghost'],
    });
    const told = fight(t, 'ghost:chill', 'thief-7:2');
    // 2 + 2 wounds; Regeneration takes 2, the potion 1 of the rest: that one counts.
    expect(facts(told, 'potions-used')).toEqual([{ wounds: 2, hearts: 0, potions: 1 }]);
  });
});

describe('clovers', () => {
  /** MI-EX-14: a thief of 2 detection and two priests with clovers, the last with a single hit point left. */
  const party = () => [
    hero('thief-3'),
    bearer('priest-1', [token('clover', 'blue')]),
    bearer('priest-2a', ['clover'], { wounds: 2 }),
  ];

  it('[MI-USE-4] [MI-USE-6] [MI-EX-14a] Poisoned Dart: the thief would have done, and the late wounds do not count', () => {
    const t = advanced({ party: party(), lays: ['poisoned-dart'] });
    const told = fight(t, 'priest-1:2');
    expect(facts(told, 'trap-hits')).toMatchObject([{ hero: 'priest-1', damage: 1, stopped: 1 }]);
    expect(facts(told, 'poisoned')).toMatchObject([{ hero: 'priest-1', wounds: 2 }]);
    expect(bears(t)).toEqual(['thief-3: -', 'priest-1: clover', 'priest-2a: clover']);
  });

  it('[MI-USE-4] [MI-USE-7] [MI-EX-14b] Cursed Ring: one clover would have been enough, both are marked', () => {
    const t = advanced({ party: party(), lays: ['cursed-ring'] });
    const told = fight(t);
    expect(facts(told, 'clovers-used')).toEqual([{ damage: 3, detection: 2, clovers: 2 }]);
    expect(facts(told, 'trap-hits').map(({ stopped }) => stopped)).toEqual([1, 1, 1]);
    expect(bears(t)).toEqual(['thief-3: -', 'priest-1: clover*', 'priest-2a: clover*']);
  });

  it('[MI-USE-5] [MI-EX-14c] Kamikaze Imp: marked before the last point takes the last priest', () => {
    const t = advanced({ party: party(), lays: ['kamikaze-imp'] });
    const told = fight(t);
    expect(facts(told, 'trap-hits').map(({ damage, stopped }) => [damage, stopped])).toEqual([
      [3, 3],
      [1, 1],
      [1, 0],
    ]);
    const order = typesOf(told).filter((type) => ['clovers-used', 'captured', 'dead-letter'].includes(type));
    expect(order).toEqual(['clovers-used', 'captured', 'dead-letter']);
    expect(here(t, 'green').deadLetters).toEqual([token('clover', 'green', true)]);
    expect(bears(t)).toEqual(['thief-3: -', 'priest-1: clover*']);
    const own = advanced({
      party: [
        hero('thief-3'),
        bearer('priest-1', ['clover']),
        bearer('priest-2a', [token('clover', 'red')], { wounds: 2 }),
      ],
      lays: ['kamikaze-imp'],
    });
    expect(here(own, 'red').deadLetters).toEqual([]);
    expect(own.state.items!.farLands).toEqual([token('clover', 'red', true)]);
  });

  it('[MI-RULING-16] a second trap meets what the first has left, with and without clovers', () => {
    const labyrinth = { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('labyrinth', 'c1')] };
    const two = (...lays: ('trap-door' | 'rolling-stone' | 'pendulum')[]) => {
      const t = advanced({
        year: 2,
        // 3 symbols and a clover.
        party: [hero('warrior-7'), bearer('priest-7', ['clover']), hero('thief-7')],
        lays,
        red: labyrinth,
      });
      const told = fight(t, lays[0]!);
      return facts(told, 'clovers-used');
    };
    // 2 of 4 are used; against 3 more there are 2 left, and 1 without the clover.
    expect(two('trap-door', 'rolling-stone')).toEqual([{ damage: 3, detection: 1, clovers: 1 }]);
    // 3 of 4; the last one is the clover's.
    expect(two('pendulum', 'trap-door')).toEqual([{ damage: 2, detection: 0, clovers: 1 }]);
  });
});

describe('wands', () => {
  /** MI-EX-15: a warrior of 4 with a wand, a mage of 3 with 1 magic. */
  const party = () => [bearer('warrior-2', ['wand']), hero('mage-1')];

  it('[MI-USE-8] [MI-EX-15a] Suggestion in round 1: the mage could do it alone; paid for, the witch takes the warrior', () => {
    const t = advanced({ party: party(), card: 'suggestion', sends: ['witch'] });
    const told = fight(t, 'pay', 'witch:curse');
    expect(facts(told, 'spell')).toEqual([{ card: 'suggestion', magic: 2, wands: 1, needed: 1 }]);
    expect(typesOf(told)).not.toContain('wands-used');
    expect(facts(told, 'item-lost')).toEqual([{ ownerSeat: 1, atSeat: 0, item: 'wand', used: false }]);
    expect(here(t, 'green').deadLetters).toEqual([]);
  });

  it('[MI-USE-8] [MI-EX-15b] both still there in round 2: 2 magic are needed, so the wand is marked', () => {
    const t = advanced({ party: party(), round: 2, card: 'fireball' });
    expect(facts(fight(t), 'wands-used')).toEqual([{ card: 'fireball', needed: 2, magic: 1, wands: 1 }]);
    expect(bears(t)[0]).toBe('warrior-2: wand*');
  });

  it('[MI-USE-9] [MI-EX-15c] Pendulum and no monster: the wand alone casts, to no effect, and is marked', () => {
    const t = advanced({ party: party(), card: 'suggestion', lays: ['pendulum'] });
    const told = fight(t);
    expect(typesOf(told).filter((type) => ['captured', 'wands-used', 'no-effect'].includes(type))).toEqual([
      'captured',
      'wands-used',
      'no-effect',
    ]);
    expect(bears(t)).toEqual(['warrior-2: wand*']);
  });

  it('[MI-USE-10] [MI-RULING-8] dart and hexes at the mage: no spell, then too little magic, and the wand stays unused', () => {
    const t = advanced({ party: party(), card: 'suggestion', lays: ['anti-magic-dart'], sends: ['witch'] });
    const told = fight(t, 'mage-1:2', 'witch:hexes', 'mage-1:2', 'mage-1:2');
    expect(typesOf(told)).toContain('spell-stopped');
    expect(player(t, 'red').prison).toEqual(['mage-1']);
    expect(bears(t)).toEqual(['warrior-2: wand']);
    const next = advanced({ party: player(t, 'red').party, round: 2 });
    expect(types(next)).toContain('no-spell');
    const end = tableWith({
      variant: 'advanced',
      at: { proc: 'combat', at: 5 },
      season: 4,
      combatShown: 4,
      red: { party: player(next, 'red').party },
    });
    expect(end.state.items!.farLands).toEqual([token('wand')]);
  });

  it('[MI-USE-10] an Anti-magic Room stops the spell and marks nothing', () => {
    const t = advanced({
      year: 2,
      party: [bearer('warrior-7', ['wand'])],
      red: { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('anti-magic-room', 'c1')] },
    });
    expect(types(t)).toContain('spell-stopped');
    expect(bears(t)).toEqual(['warrior-7: wand']);
  });

  it('[MI-USE-8] all wands of the party are marked', () => {
    const t = advanced({
      party: [bearer('warrior-2', ['wand']), bearer('warrior-3', ['wand']), hero('mage-1')],
      round: 2,
    });
    fight(t);
    expect(bears(t)).toEqual(['warrior-2: wand*', 'warrior-3: wand*', 'mage-1: -']);
  });
});

describe('amulets', () => {
  const mage = (wounds = 0, more: Partial<Adventurer> = {}) => bearer('mage-1', ['amulet'], { wounds, ...more });

  it('[MI-USE-11] a mage who stands with as many wounds as would have been the end: marked', () => {
    const t = advanced({ party: [mage(), hero('warrior-1')], sends: ['troll'], lays: [], red: inRoom });
    expect(facts(fight(t, 'troll:club'), 'amulet-used')).toEqual([{ hero: 'mage-1', health: 3, wounds: 3 }]);
    const fewer = advanced({ party: [mage()], lays: ['trap-door'] });
    expect(bears(fewer)).toEqual(['mage-1: amulet']);
  });

  it('[MI-USE-12] straight from fewer wounds to elimination: not marked, and discarded', () => {
    const t = advanced({ party: [mage(1)], lays: ['rolling-stone'] });
    expect(types(t)).not.toContain('amulet-used');
    expect(t.state.items!.farLands).toEqual([token('amulet')]);
  });

  it('[MI-USE-13] [MI-EX-17] fatigue comes point by point: the first marks, the second eliminates', () => {
    const t = advanced({ party: [mage(2)], card: 'suggestion', round: 3 });
    const order = types(t).filter((type) => ['fatigue', 'amulet-used', 'captured', 'dead-letter'].includes(type));
    expect(order).toEqual(['fatigue', 'amulet-used', 'captured', 'dead-letter']);
    expect(here(t, 'green').deadLetters).toEqual([token('amulet', 'green', true)]);
  });

  it('[MI-USE-14] Poisoned Meal: with some detection he survives what would have been his end', () => {
    const t = advanced({ party: [mage(), hero('thief-1')], lays: ['poisoned-meal'] });
    const told = fight(t);
    expect(facts(told, 'trap-hits')).toMatchObject([{ damage: 4, stopped: 1, wounds: 3, left: 1 }]);
    expect(facts(told, 'amulet-used')).toEqual([{ hero: 'mage-1', health: 3, wounds: 3 }]);
    const without = advanced({ party: [mage()], lays: ['poisoned-meal'] });
    expect(types(without)).not.toContain('amulet-used');
    const unhurt = advanced({ year: 2, party: [mage(), hero('thief-7')], lays: ['poisoned-meal'] });
    expect(types(unhurt)).not.toContain('amulet-used');
  });

  it('[MI-RULING-12] each hex of a witch is a blow, the goblin’s bonus is another, a trap’s damage is one', () => {
    const hexes = advanced({ party: [hero('warrior-3'), mage(2)], sends: ['witch'] });
    const told = fight(hexes, 'witch:hexes', 'mage-1:2', 'mage-1:2');
    expect(typesOf(told).filter((type) => ['hit', 'amulet-used', 'captured'].includes(type))).toEqual([
      'amulet-used',
      'hit',
      'hit',
      'captured',
    ]);
    const bonus = advanced({ party: [hero('thief-1', { wounds: 1 }), mage(2)], sends: ['goblin'] });
    expect(typesOf(fight(bonus, 'goblin:stab'))).toContain('amulet-used');
    const trap = advanced({ party: [hero('warrior-3'), mage(2)], lays: ['wall-of-fire'] }); // 2 at once
    expect(types(trap)).not.toContain('amulet-used');
  });

  it('[MI-RULING-13] [MI-A-25] [MI-A-26] healing takes no mark away; a second use changes nothing, and it goes on working', () => {
    const t = advanced({ party: [mage(), hero('priest-3')], sends: ['troll'] });
    const told = fight(t, 'troll:club');
    expect(facts(told, 'healed')).toMatchObject([{ hero: 'mage-1', wounds: 2 }]);
    expect(bears(t)[0]).toBe('mage-1: amulet*');
    const again = advanced({ party: [bearer('mage-1', [token('amulet', 'green', true)])], lays: ['rolling-stone'] });
    expect(facts(again.events(), 'trap-hits')).toMatchObject([{ wounds: 3, left: 1 }]);
    expect(types(again)).not.toContain('amulet-used');
  });

  it('[MI-RULING-19] without the amulet means printed hit points and those of Create Food', () => {
    const fed = advanced({
      party: [mage(0, { extra: 1 })],
      lays: ['rolling-stone'],
      red: { traps: ['rolling-stone'] },
    });
    // 3 wounds of 4 (and an amulet): not yet; the fatigue is the fourth.
    expect(facts(fed.events(), 'amulet-used')).toEqual([{ hero: 'mage-1', health: 4, wounds: 4 }]);
    expect(types(fed).indexOf('amulet-used')).toBeGreaterThan(types(fed).indexOf('fatigue'));
  });

  it('[MI-RULING-17] who falls to late poison is settled at that moment', () => {
    const t = advanced({ party: [hero('warrior-3'), mage(2)], lays: ['poisoned-dart'] });
    const told = fight(t, 'mage-1:2');
    // The dart's point marks; two more at the very end.
    const order = typesOf(told).filter((type) =>
      ['amulet-used', 'conquered', 'poisoned', 'dead-letter'].includes(type),
    );
    expect(order).toEqual(['amulet-used', 'conquered', 'poisoned', 'dead-letter']);
  });

  it('[MI-RULING-12] [MI-RULING-4] two Poisoned Darts are two blows of 2: he survives the first, which marks, and falls to the second', () => {
    const darts = (amulet: boolean, wounds = 0) => {
      const lays = ['poisoned-dart', 'poisoned-dart'] as const;
      const labyrinth = {
        map: map({ tunnels: ['c2'], rooms: ['c1'] }),
        rooms: [room('labyrinth', 'c1')],
        traps: [...lays],
        plan: { cell: 2, creatures: [], traps: [...lays] },
      };
      const victim = amulet ? bearer('mage-3', ['amulet'], { wounds }) : hero('mage-3', { wounds });
      const t = advanced({ year: 2, party: [hero('warrior-7'), victim], lays: [...lays], red: labyrinth });
      return { t, told: fight(t, 'mage-3:2', 'mage-3:2') };
    };
    const order = (told: ReturnType<typeof fight>) =>
      typesOf(told).filter((type) =>
        ['poisoned', 'amulet-used', 'captured', 'dead-letter', 'item-lost'].includes(type),
      );
    const { t, told } = darts(true);
    expect(facts(told, 'poisoned')).toMatchObject([
      { hero: 'mage-3', wounds: 2, left: 1 },
      { hero: 'mage-3', wounds: 1, left: 0 },
    ]);
    expect(facts(told, 'amulet-used')).toEqual([{ hero: 'mage-3', health: 4, wounds: 4 }]);
    expect(order(told)).toEqual(['amulet-used', 'poisoned', 'poisoned', 'captured', 'dead-letter']);
    expect(here(t, 'green').deadLetters).toEqual([token('amulet', 'green', true)]);
    // Without an amulet the first blow is the last, and the second is wasted (DL-FIGHT-20).
    expect(facts(darts(false).told, 'poisoned')).toMatchObject([{ hero: 'mage-3', wounds: 2, left: 0 }]);
    expect(player(darts(false).t, 'red').party.map(({ id, poison }) => [id, poison])).toEqual([['warrior-7', 0]]);
    // A point marks before the poison comes; from then on nothing is new.
    expect(order(darts(true, 2).told)).toEqual(['amulet-used', 'poisoned', 'captured', 'dead-letter']);
  });

  it('[MI-USE-11] a blow that is absorbed marks nothing', () => {
    const t = advanced({ party: [mage(2), hero('mage-3')], card: 'magic-shield', sends: ['goblin'] });
    const told = fight(t, 'goblin:stab');
    expect(facts(told, 'hit')).toMatchObject([{ absorbed: 1, wounds: 1 }]);
    expect(facts(told, 'amulet-used')).toEqual([{ hero: 'mage-1', health: 3, wounds: 3 }]);
    const sheep = advanced({ party: [mage(2), hero('mage-3')], card: 'magic-shield' });
    // 1 fatigue, absorbed.
    expect(types(sheep)).not.toContain('amulet-used');
  });
});

it('[MI-USE-2] [MI-USE-4] [MI-USE-8] [MI-USE-11] what marks all four in the advanced variant marks nothing in the basic one', () => {
  const used = (variant: 'basic' | 'advanced', seats: 2 | 3 | 4) => {
    const t = duelWith({
      variant,
      seats,
      // Of the ring's 4 points thief and clover stop 2; 1 magic and a wand cast; 1 heart and a potion heal.
      party: [
        bearer('priest-1', ['clover'], { wounds: 1 }),
        bearer('warrior-3', ['wand']),
        bearer('mage-1', ['amulet'], { wounds: 2 }),
        bearer('thief-1', ['potion'], { wounds: 1 }),
      ],
      lays: ['cursed-ring'],
      sends: ['ghost'],
      round: 2,
    });
    const told = fight(t, 'ghost:chill', 'warrior-3:2');
    return [typesOf(told).filter((type) => type.endsWith('-used')), bears(t).filter((one) => one.includes('*')).length];
  };
  for (const seats of [2, 3, 4] as const) {
    expect(used('advanced', seats)).toEqual([['clovers-used', 'amulet-used', 'wands-used', 'potions-used'], 4]);
    expect(used('basic', seats)).toEqual([[], 0]);
  }
});
