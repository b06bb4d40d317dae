// Rulings of combat that a table may want otherwise.
import { awaited, imagine, options, thinking, view } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { adviseCombat } from '../../src/bot/solver.ts';
import { dungeonLords } from '../../src/game.ts';
import { beginner, type Given, lair, player, table, types } from '../table.ts';
import { everyPosition } from './brute-force.ts';
import { type Duel, duel, facts, fight, fighter, hero, inRoom, lairIs, line, over, standing, typesOf } from './duel.ts';
import { randomCombat } from './random-combat.ts';

describe('[DL-RULING-26] a trap nobody can pay for', () => {
  const unpaid = (unpaidTraps: 'hand' | 'discard', more: Partial<Duel> = {}) =>
    duel({
      party: line('warrior-3'),
      lays: ['cursed-ring'],
      options: { unpaidTraps },
      ...more,
      red: { gold: 0, traps: ['cursed-ring', 'pendulum'], ...more.red },
    });

  it('by default it returns to the hand, for all to know', () => {
    const t = unpaid('hand');
    expect(typesOf(t.events())).toContain('trap-unpaid');
    const { traps, shownTraps } = over(t);
    expect([traps, shownTraps, t.state.usedTraps]).toEqual([['cursed-ring', 'pendulum'], ['cursed-ring'], []]);
  });
  it('else it is discarded, for all to see, and has done nothing', () => {
    const t = unpaid('discard');
    expect(facts(t.events(), 'trap-spoilt')).toEqual([{ trap: 'cursed-ring', gold: 1, food: 0, imps: 0 }]);
    const { traps, shownTraps, party, gold } = over(t);
    expect([traps, shownTraps, t.state.usedTraps]).toEqual([['pendulum'], [], ['cursed-ring']]);
    expect([party[0]!.wounds, gold]).toEqual([1, 0]); // fatigue alone
    expect(t.view('green').game.usedTraps).toEqual(['cursed-ring']);
  });
  it('one that everybody knew of is no longer known to be in the hand', () => {
    const t = unpaid('discard', { red: { shownTraps: ['cursed-ring'] } });
    expect(over(t).shownTraps).toEqual([]);
  });
  it('one that can be paid for is sprung as ever', () => {
    const t = unpaid('discard', { red: { gold: 1 } });
    expect(typesOf(t.events())).not.toContain('trap-spoilt');
    expect([over(t).gold, t.state.usedTraps]).toEqual([0, ['cursed-ring']]);
    expect(standing(player(t, 'red'))).toEqual(['warrior-3 1']);
  });
});

describe('[DL-RULING-44] creatures recover', () => {
  const beaten = (recovery: 'combat' | 'party', more: Partial<Duel> = {}) => {
    const t = duel({
      party: line('mage-1'),
      sends: ['troll', 'goblin'],
      options: { recovery },
      ...more,
      red: inRoom('mint'),
    });
    return { t, told: fight(t, 'troll:club') };
  };
  it('by default not before the fourth round is over', () => {
    const { t } = beaten('combat');
    expect(lairIs(over(t))).toEqual(['troll:spent', 'goblin']);
  });
  it('else with the end of their own party', () => {
    const { t, told } = beaten('party');
    expect(facts(told, 'recovered')).toEqual([{ creatures: ['troll'] }]);
    expect(lairIs(over(t))).toEqual(['troll', 'goblin']);
  });
  it('while anybody stands, they stay as they are', () => {
    const { t, told } = beaten('party', { party: line('mage-1', 'warrior-3') });
    expect(typesOf(told)).not.toContain('recovered');
    expect(lairIs(player(t, 'red'))).toEqual(['troll:spent', 'goblin']);
  });

  const leaves = (recovery: 'combat' | 'party', season: 3 | 4, more: Partial<Given> = {}) =>
    table({
      at: { proc: 'fights', at: 0 },
      season,
      combatShown: 1,
      options: { recovery },
      paladin: 0,
      red: fighter([hero('paladin-1')], [], { evil: 11, lair: lair('slime').map((c) => ({ ...c, spent: true })) }),
      green: { evil: 11, lair: lair('witch').map((c) => ({ ...c, spent: true })) },
      ...more,
    });
  it('also when the last one was the paladin and moves on; who receives him recovers nobody', () => {
    const t = leaves('party', 4);
    expect(t.state.paladin).toBe(1);
    expect([lairIs(player(t, 'red')), lairIs(player(t, 'green'))]).toEqual([['slime'], ['witch:spent']]);
    expect(lairIs(player(leaves('combat', 4), 'red'))).toEqual(['slime:spent']);
  });
  it('not while building: who strikes does so until combat', () => {
    const t = table({
      at: { proc: 'improve-reputation', todo: [1], at: 0 },
      season: 3,
      options: { recovery: 'party' },
      paladin: 0,
      on: { reputation: ['free', 'red'] },
      red: { evil: 12, party: [hero('paladin-1')], lair: lair('slime').map((c) => ({ ...c, spent: true })) },
      green: { evil: 11 },
    });
    t.play('red', 'take');
    expect(types(t)).toContain('paladin-moves');
    expect(lairIs(player(t, 'red'))).toEqual(['slime:spent']);
  });
});

describe('[DL-RULING-49] a raging vampire and a priest', () => {
  const rage = (ragingVampire: 'spares' | 'bites', party = line('priest-4', 'mage-4')) =>
    duel({ party, card: 'blind-rage', year: 2, sends: ['vampire'], options: { ragingVampire } });
  it('by default it does nothing', () => {
    const t = rage('spares');
    expect(facts(t.events(), 'cannot-attack')).toEqual([{ monster: 'vampire', stays: false }]);
  });
  it('else it bites him', () => {
    const t = rage('bites');
    expect(t.options('red')).toEqual(['vampire:bite']);
    expect(facts(fight(t, 'vampire:bite'), 'hit')).toMatchObject([{ hero: 'priest-4', damage: 3 }]);
    expect(lairIs(over(t))).toEqual(['vampire:spent']);
  });
  it('without rage no vampire ever bites a priest', () => {
    const t = duel({ party: line('priest-4'), sends: ['vampire'], year: 2, options: { ragingVampire: 'bites' } });
    expect(facts(t.events(), 'cannot-attack')).toEqual([{ monster: 'vampire', stays: true }]);
    expect(player(t, 'green')).toEqual(beginner());
  });
});

describe('[DL-RULING-37] [DL-RULING-47] Word of Peace at the end of the scale', () => {
  const peace = (evilPrice: 'full' | 'capped') =>
    duel({
      party: line('mage-1'),
      card: 'word-of-peace',
      sends: ['goblin'],
      paladin: 'gone',
      options: { evilPrice },
      red: { evil: 14 },
    });
  it('by default the monsters are withdrawn; else the last space is enough', () => {
    expect(peace('full').options('red')).toEqual(['withdraw']);
    const t = peace('capped');
    expect(t.options('red')).toEqual(['withdraw', 'evil']);
    t.play('red', 'evil');
    expect(player(t, 'red').evil).toBe(15);
    expect(t.options('red')).toEqual(['goblin:stab']);
  });
});

it('the solver goes by what the table chose: it finds what trying everything finds', () => {
  const chosen = {
    unpaidTraps: 'discard',
    evilPrice: 'capped',
    recovery: 'party',
    ragingVampire: 'bites',
  } as const;
  for (let i = 0; i < count({ sample: 12, full: 120 }); i++) {
    const pick = thinking(`chosen combat ${i}`);
    const s = randomCombat(pick, { heroes: 2, creatures: 4, traps: 2, tiles: 4, rounds: 3 });
    s.options = { ...s.options, ...chosen };
    const { points: promised, exact } = adviseCombat(s, 0)!;
    expect({ i, promised, exact }).toEqual({ i, promised: everyPosition(s), exact: true });
    const imagined = imagine(dungeonLords, view(dungeonLords, s, 0), 0, thinking(i));
    expect(imagined.options).toEqual(s.options);
    const ask = awaited(dungeonLords, s)[0]!;
    expect(options(dungeonLords, imagined, ask)).toEqual(options(dungeonLords, s, ask));
  }
});

it('[DL-RULING-49] the solver sends a vampire against a priest where it bites', () => {
  const before = (ragingVampire: 'spares' | 'bites') =>
    table({
      at: { proc: 'combat', at: 0 },
      season: 4,
      year: 2,
      combatShown: 3,
      combatCards: ['fireball', 'fireball', 'fireball', 'blind-rage'],
      options: { ragingVampire },
      red: {
        spied: [3],
        party: [hero('priest-4', { wounds: 1 }), hero('mage-4', { wounds: 1 }), hero('mage-7')],
        lair: lair('vampire'),
      },
    }).state;
  // One creature, one tile lost; three points of fatigue take out whoever is the head then.
  expect(adviseCombat(before('spares'), 0)).toMatchObject({ points: 1, exact: true });
  expect(adviseCombat(before('bites'), 0)).toMatchObject({ steps: ['c1', 'vampire'], points: 3, exact: true });
});
