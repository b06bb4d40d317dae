// MI-EFF: what items do, in both variants
import { describe, expect, it } from 'vitest';
import type { TrapId } from '../../src/cards/cards.ts';
import type { Adventurer } from '../../src/state.ts';
import { facts, fight, hero, standing, typesOf } from '../combat/duel.ts';
import { map, player, room } from '../table.ts';
import { bearer, duelWith, equipment, type Variant } from './at-table.ts';

const VARIANTS: readonly Variant[] = ['basic', 'advanced'];
type Given = Omit<Parameters<typeof duelWith>[0], 'variant'>;
/** The same in both variants. */
function both(given: Given, look: (t: ReturnType<typeof duelWith>) => void): void {
  for (const variant of VARIANTS) look(duelWith({ ...given, variant }));
}
const inRoom = { map: map({ tunnels: ['c2'], rooms: ['c1'] }), rooms: [room('mint', 'c1')] };

/** How much a party heals that has four wounds, after a creature attacked. */
function heals(...party: Adventurer[]): number {
  const [first, ...rest] = party;
  const sore = [{ ...first!, extra: 9, wounds: 4 }, ...rest];
  const t = duelWith({ variant: 'basic', party: sore, sends: ['goblin'], red: inRoom });
  const told = fight(t, 'goblin:stab');
  return facts(told, 'healed').reduce((sum, { wounds }) => sum + (wounds as number), 0);
}

it('[MI-EFF-1] [MI-EFF-5] [MI-EX-2] hearts of potions are hearts: five parties that heal 2', () => {
  expect(heals(bearer('thief-1', ['potion', 'potion']))).toBe(2);
  expect(heals(bearer('thief-1', ['potion']), bearer('thief-2a', ['potion']))).toBe(2);
  expect(heals(hero('priest-2a'), hero('thief-1'))).toBe(2);
  expect(heals(hero('priest-2a'))).toBe(2);
  expect(heals(hero('priest-1'), bearer('thief-1', ['potion']))).toBe(2);
  expect(heals(hero('priest-1'), hero('thief-1'))).toBe(1);
});

it('[MI-EFF-1] [MI-EFF-5] detection of clovers is detection: from the head backwards', () => {
  both({ party: [hero('warrior-3'), bearer('priest-1', ['clover'])], lays: ['kamikaze-imp'] }, (t) => {
    expect(facts(fight(t), 'trap-hits')).toMatchObject([
      { hero: 'warrior-3', damage: 3, stopped: 1, wounds: 2 },
      { hero: 'priest-1', damage: 1, stopped: 0, wounds: 1 },
    ]);
  });
});

it('[MI-EFF-5] magic of wands is magic: it is counted when the spell is cast', () => {
  const spells = (...items: ('wand' | 'none')[]) => {
    const party = items.map((item, i) => {
      const id = (['warrior-1', 'warrior-2'] as const)[i]!;
      return item === 'wand' ? bearer(id, ['wand']) : hero(id);
    });
    return facts(fight(duelWith({ variant: 'basic', party, round: 2, card: 'detect-evil' })), 'spell');
  };
  expect(spells('wand', 'none')).toEqual([]);
  expect(spells('wand', 'wand')).toEqual([{ card: 'detect-evil', magic: 2, wands: 2, needed: 2 }]);
});

it('[MI-EFF-2] [MI-EFF-3] [MI-EX-6] a mage of 3 hit points falls at 4 wounds with one amulet, at 5 with two', () => {
  const fallsAt = (...amulets: 'amulet'[]) => {
    for (let wounds = 0; ; wounds++) {
      // A point of fatigue on top of `wounds`.
      const mage = amulets.length === 0 ? hero('mage-1', { wounds }) : bearer('mage-1', amulets, { wounds });
      const t = duelWith({ variant: 'basic', party: [mage] });
      if (player(t, 'red').prison.length > 0) return wounds + 1;
    }
  };
  expect([fallsAt(), fallsAt('amulet'), fallsAt('amulet', 'amulet')]).toEqual([3, 4, 5]);
});

it('[MI-EFF-4] [MI-EX-6] the Poisoned Meal is larger for a mage with amulets', () => {
  const meal = (mage: Adventurer) =>
    facts(fight(duelWith({ variant: 'basic', party: [mage], lays: ['poisoned-meal'] })), 'trap-hits');
  expect(meal(hero('mage-1'))).toMatchObject([{ damage: 3, left: 0 }]);
  expect(meal(bearer('mage-1', ['amulet']))).toMatchObject([{ damage: 4, wounds: 4, left: 0 }]);
  expect(meal(bearer('mage-1', ['amulet', 'amulet']))).toMatchObject([{ damage: 5, wounds: 5, left: 0 }]);
});

it('[MI-EFF-6] [MI-EFF-7] items are not used up: they work in every round, until their bearer is eliminated', () => {
  for (const variant of VARIANTS) {
    let party = [bearer('thief-3', ['potion'], { extra: 9 })];
    for (const round of [1, 2, 3, 4] as const) {
      const t = duelWith({ variant, party, round, sends: ['goblin'] });
      expect(facts(fight(t, 'goblin:stab'), 'healed')).toMatchObject([{ hero: 'thief-3', wounds: 1 }]);
      party = player(t, 'red').party as typeof party;
    }
  }
  const t = duelWith({
    variant: 'basic',
    party: [bearer('thief-1', ['potion']), hero('warrior-1', { wounds: 1 })],
    sends: ['troll'],
  });
  const told = fight(t, 'troll:club');
  expect(typesOf(told)).not.toContain('healing');
  expect(equipment(player(t, 'red').party)).toEqual(['warrior-1: -']);
});

it('[MI-EFF-8] [MI-EFF-9] [MI-EX-3] a thief with a potion is a thief: a vampire may bite, a priest it may not', () => {
  both(
    { party: [bearer('thief-3', ['potion']), bearer('priest-1', ['clover'])], sends: ['vampire'], red: inRoom },
    (t) => {
      t.play('red', 'vampire:bite');
      expect(t.options('red')).toEqual(['thief-3:1']);
      expect(t.refuses('red', 'priest-1:2')).toBe('DL-CARD-14');
    },
  );
});

describe('the Anti-magic Dart', () => {
  const darts = (given: Given, target: string, ...more: string[]) => {
    const told: ReturnType<typeof fight>[] = [];
    both({ lays: ['anti-magic-dart'], ...given }, (t) => void told.push(fight(t, target, ...more)));
    return told;
  };

  it('[MI-EFF-10] [MI-EX-3] on a thief with a potion it is just a dart', () => {
    const party = [bearer('thief-3', ['potion']), hero('mage-3'), hero('warrior-3', { wounds: 1 })];
    for (const told of darts({ party, sends: ['ghost'] }, 'thief-3:1', 'ghost:chill', 'warrior-3:3')) {
      expect(facts(told, 'trap-hits')).toMatchObject([{ hero: 'thief-3', damage: 1, stopped: 1 }]);
      expect(typesOf(told)).toEqual(expect.arrayContaining(['spell', 'healing']));
      expect(typesOf(told)).not.toContain('healing-blocked');
    }
  });

  it('[MI-EFF-11] on a priest it stops the healing of all, potions included', () => {
    const party = [bearer('thief-3', ['potion'], { wounds: 2 }), hero('priest-3')];
    for (const told of darts({ party, sends: ['ghost'] }, 'priest-3:2', 'ghost:chill', 'priest-3:2')) {
      expect(typesOf(told)).toContain('healing-blocked');
      expect(typesOf(told)).not.toContain('healed');
      expect(typesOf(told)).not.toContain('potions-used');
    }
  });

  it('[MI-EFF-12] [MI-EFF-13] [MI-EX-5] a wand helps to cast Invisibility, and is silenced by a dart at a mage only', () => {
    const party = [bearer('warrior-3', ['wand']), hero('mage-2b')];
    const given: Given = { party, round: 2, card: 'invisibility' };
    both(given, (t) => {
      const told = fight(t);
      expect(facts(told, 'spell')).toEqual([{ card: 'invisibility', magic: 2, wands: 1, needed: 2 }]);
      expect(facts(told, 'invisible')).toEqual([{ heroes: ['mage-2b'] }]);
      expect(standing(player(t, 'red'))).toEqual(['warrior-3 2', 'mage-2b']);
    });
    for (const told of darts(given, 'warrior-3:1')) expect(typesOf(told)).toContain('invisible');
    for (const told of darts(given, 'mage-2b:2')) {
      expect(typesOf(told)).not.toContain('spell');
      expect(facts(told, 'spell-stopped')).toEqual([{ card: 'invisibility', by: 'anti-magic-dart' }]);
    }
  });

  it('[MI-RULING-15] on the paladin it does nothing special; but his symbols are of no use when a mage or priest is hit', () => {
    const party = [hero('paladin-1'), bearer('warrior-3', ['wand']), hero('mage-1'), hero('priest-1', { wounds: 1 })];
    const given: Given = { party, paladin: 0, sends: ['ghost'] };
    const spellAndHealing = (target: string) =>
      darts(given, target, 'ghost:chill', 'warrior-3:2').map((told) =>
        ['spell', 'healing'].map((type) => typesOf(told).includes(type)),
      );
    expect(spellAndHealing('paladin-1:1')).toEqual([
      [true, true],
      [true, true],
    ]);
    expect(spellAndHealing('mage-1:3')).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(spellAndHealing('priest-1:4')).toEqual([
      [true, false],
      [true, false],
    ]);
  });
});

it('[MI-EFF-14] no detection prevents the late wounds of the Poisoned Dart, be it a thief’s, the paladin’s or a clover’s', () => {
  const late = (party: Adventurer[], target: string) => {
    const out: unknown[] = [];
    both({ party, lays: ['poisoned-dart'], paladin: party[0]!.id === 'paladin-1' ? 0 : 'tent' }, (t) => {
      const told = fight(t, target);
      const [dart] = facts(told, 'trap-hits');
      const [poison] = facts(told, 'poisoned');
      out.push([dart!.stopped, poison!.wounds]);
    });
    return out;
  };
  const twice = [
    [1, 2],
    [1, 2],
  ];
  expect(late([hero('warrior-3'), hero('thief-3')], 'thief-3:2')).toEqual(twice);
  expect(late([hero('paladin-1')], 'paladin-1:1')).toEqual(twice);
  expect(late([hero('warrior-3'), bearer('priest-3', ['clover'])], 'priest-3:2')).toEqual(twice);
  expect(late([hero('warrior-3'), bearer('priest-3', ['clover'])], 'warrior-3:1')).toEqual(twice);
});

it('[MI-RULING-4] the late wounds come after conquest, to whoever is still there, and are one blow for an amulet', () => {
  const poisoned = (wounds: number, card: 'fireball' | 'suggestion' = 'fireball') => {
    const t = duelWith({
      variant: 'advanced',
      party: [hero('warrior-3'), bearer('mage-2b', ['amulet'], { wounds })],
      card,
      lays: ['poisoned-dart'],
    });
    return { t, told: fight(t, 'mage-2b:2') };
  };
  const { told } = poisoned(0);
  const order = typesOf(told).filter((type) => ['conquered', 'poisoned', 'trap-hits'].includes(type));
  expect(order).toEqual(['trap-hits', 'conquered', 'poisoned']);
  // 4 hit points and an amulet. 2 + 1 + 2: from 3 wounds straight to 5, so the amulet is of no use.
  const blow = poisoned(2);
  expect(typesOf(blow.told)).not.toContain('amulet-used');
  expect(player(blow.t, 'red').prison).toEqual(['mage-2b']);
  // 1 + 1 + 2: four wounds, and he stands.
  const saved = poisoned(1);
  expect(typesOf(saved.told)).toContain('amulet-used');
  // Gone before: the poison is lost.
  const gone = poisoned(4);
  expect(typesOf(gone.told)).not.toContain('poisoned');
});

it('[MI-A-24] [MI-EFF-8] every trap treats a bearer as what is printed on the tile', () => {
  const traps: readonly TrapId[] = ['rolling-stone', 'pendulum', 'wall-of-fire', 'trap-door'];
  for (const trap of traps) {
    const wounds = VARIANTS.map((variant) => {
      const party = [bearer('warrior-3', ['wand']), bearer('mage-3', ['amulet'])];
      return facts(fight(duelWith({ variant, party, lays: [trap] })), 'trap-hits').map((hit) => hit.damage);
    });
    const plain = facts(
      fight(duelWith({ variant: 'basic', party: [hero('warrior-3'), hero('mage-3')], lays: [trap] })),
      'trap-hits',
    ).map((hit) => hit.damage);
    expect(wounds).toEqual([plain, plain]);
  }
});
