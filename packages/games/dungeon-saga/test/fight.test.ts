import { describe, expect, it } from 'vitest';
import { cellName } from '../src/cells.ts';
import { type Frame, strikeWith } from '../src/frames.ts';
import type { ModelKind } from '../src/plan.ts';
import { sumOf } from '../src/rules/attack-sum.ts';
import { chanceOf, odds, successesOf } from '../src/rules/dice.ts';
import { figureOf, heroOf, table, told, turn } from './table.ts';

const sum = (given: object, frame = strikeWith('fight', 0, 10)) => {
  const t = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['f3', 'n'] },
    minions: [['skeleton', 'f2', 's']],
    ...given,
  } as never);
  return sumOf(t.state, frame.attack);
};
const parts = (given: object, frame?: ReturnType<typeof strikeWith>) =>
  Object.fromEntries(sum(given, frame).attackParts);

it('[DSC-15] [DSC-24] a Fight goes into the front arc only, corners included', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['f3', 'n'] },
    minions: [
      ['zombie', 'e2', 'n'],
      ['zombie', 'g4', 's'],
      ['ghost', 'e3', 'n'],
    ],
  });
  t.play('red', 'n');
  expect(t.options('red').filter((o) => o.startsWith('fight'))).toEqual(['fight:zombie:e2', 'fight:ghost:e3']);
});
it('[DSC-25] [DSC-26] dice up to the armour are taken away, the rest are paired high to low; ties save', () => {
  expect(successesOf([3, 5, 4], 2, [6, 2])).toBe(2);
  expect(successesOf([6, 3, 1], 0, [6, 4])).toBe(1);
  expect(successesOf([6, 3, 1], 1, [6, 4])).toBe(0);
  expect(successesOf([5, 5], 1, [5, 5])).toBe(0);
  expect(successesOf([6, 6, 2], 2, [1, 1])).toBe(2);
});
it('[DSC-25] [DSC-35] [DS-EX-5] 3-5-4 against 6-2 at armour 2: two successes, a bone pile', () => {
  const t = table({
    at: strikeWith('fight', 2, 10),
    on: { elf: ['f3', 'n'] },
    minions: [['skeleton', 'f2', 's']],
    dice: [3, 5, 4, 6, 2],
  });
  expect(told(t)).toEqual(['attack', 'collapsed']);
  expect(t.view('red').game.map.things).toEqual([{ what: 'bone-pile', cells: ['f2'] }]);
});
it('[DSC-27] whether the defender takes away low dice too makes no difference', () => {
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++)
      for (let c = 1; c <= 6; c++)
        for (let armour = 1; armour <= 5; armour++) {
          const kept = [b, c].filter((die) => die > armour);
          expect(successesOf([a, b], armour, [b, c])).toBe(successesOf([a, b], armour, kept));
        }
});
it('[DSC-26] exact odds of the book: a Barbarian puts a skeleton down in 81 of 100, a lock 3/3 in 75', () => {
  expect(Math.round(100 * chanceOf(2, 5, 2, 2))).toBe(81);
  expect(Math.round(100 * chanceOf(1, 5, 3, 3))).toBe(75);
  expect(Math.round(100 * chanceOf(1, 2, 4, 4))).toBe(23);
  expect(odds(3, 1, 2).reduce((a, b) => a + b)).toBeCloseTo(1, 10);
});
it('[DSC-28] [DSC-29] outnumbered from two front arcs on, injured from the mark on: one die less each', () => {
  expect(
    parts({
      minions: [
        ['skeleton', 'f2', 's'],
        ['zombie', 'g3', 'w'],
      ],
    }),
  ).toEqual({ card: 5, outnumbered: -1 });
  expect(
    parts({
      minions: [
        ['skeleton', 'f2', 's'],
        ['zombie', 'g3', 'e'],
      ],
    }),
  ).toEqual({ card: 5 });
  expect(parts({ hero: { barbarian: { wounds: 3 } } })).toEqual({ card: 5, injured: -1 });
  expect(parts({ hero: { barbarian: { wounds: 2 } } })).toEqual({ card: 5 });
});
it('[DSC-30] from the rear one die more; or one less for the defender, as the table likes', () => {
  expect(parts({ minions: [['zombie', 'f2', 'n']] })).toEqual({ card: 5, rear: 1 });
  const other = sum({ minions: [['zombie', 'f2', 'n']], settings: { rearBonus: 'defender' } });
  expect([other.dice, other.defence]).toEqual([5, 2]);
});
it('[DSC-31] [DS-RULING-43] never fewer than two dice; what is lost beyond comes off one’s own armour, not below 0', () => {
  const weak = {
    on: { wizard: ['f3', 'n'] },
    hero: { wizard: { wounds: 2 } },
    minions: [
      ['zombie', 'f2', 's'],
      ['zombie', 'g3', 'w'],
    ],
  };
  const attacked = sum(weak, strikeWith('fight', 10, 3));
  expect([attacked.dice, attacked.defence, attacked.armour]).toEqual([3, 2, 0]);
  const attacks = sum(weak, strikeWith('fight', 3, 10));
  expect([attacks.dice, attacks.armour]).toEqual([2, 1]);
  const one = sum({ ...weak, minions: [['zombie', 'f2', 's']] }, strikeWith('fight', 10, 3));
  expect([one.defence, one.armour]).toEqual([2, 1]);
});
it('[DS-EX-16] 6-3-1 against 6-4: a wound at armour 0, none at armour 1', () => {
  const fight = (minions: unknown[]) =>
    table({
      at: strikeWith('fight', 10, 3),
      on: { wizard: ['f3', 'n'] },
      hero: { wizard: { wounds: 2 } },
      minions,
      dice: [6, 3, 1, 6, 4],
    } as never);
  expect(
    heroOf(
      fight([
        ['zombie', 'f2', 's'],
        ['zombie', 'g3', 'w'],
      ]),
      'wizard',
    ).wounds,
  ).toBe(3);
  expect(heroOf(fight([['zombie', 'f2', 's']]), 'wizard').wounds).toBe(2);
});
it('[DSC-32] [DSC-92] a hero or boss takes one wound, however many successes', () => {
  const hero = table({
    at: strikeWith('spell', 10, 3, { dice: 3 }),
    on: { wizard: ['f3', 'n'] },
    minions: [['zombie', 'f2', 's']],
    dice: [6, 6, 6, 1, 1],
  });
  expect(heroOf(hero, 'wizard').wounds).toBe(1);
  const boss = table({
    at: strikeWith('spell', 0, 10, { dice: 2 }),
    on: { barbarian: ['f3', 'n'] },
    minions: [['necromancer', 'f2', 's']],
    dice: [6, 6, 1, 1, 1],
  });
  expect(figureOf(boss, 'necromancer')!.wounds).toBe(1);
});
it('[DSC-33] [DSC-73] [DSC-12] five wounds cripple: off the board, and the heroes lose', () => {
  const t = table({
    at: strikeWith('spell', 10, 3, { dice: 3 }),
    on: { wizard: ['f3', 'n'], dwarf: ['a1', 'n'] },
    hero: { wizard: { wounds: 4, gold: 3 } },
    minions: [['zombie', 'f2', 's']],
    dice: [6, 6, 6, 1, 1],
  });
  expect(heroOf(t, 'wizard')).toMatchObject({ wounds: 5, gone: 'crippled' });
  expect(figureOf(t, 'wizard')).toBeUndefined();
  expect(t.state.ended).toBe('crippled');
  const on = table({
    at: strikeWith('spell', 10, 3, { dice: 3 }),
    on: { wizard: ['f3', 'n'], dwarf: ['a1', 'n'] },
    hero: { wizard: { wounds: 4 } },
    minions: [['zombie', 'f2', 's']],
    dice: [6, 6, 6, 1, 1],
    settings: { loseAtFirstCripple: 'no' },
  });
  expect(on.state.ended).toBe('none');
});
it('[DSC-34] injury marks: 3, 4, 2, 2, 2; or one for all', () => {
  const injured = (hero: 'dwarf' | 'elf', wounds: number, settings = {}) =>
    'injured' in
    parts(
      { on: { [hero]: ['f3', 'n'] }, hero: { [hero]: { wounds } }, settings },
      strikeWith('fight', hero === 'dwarf' ? 1 : 2, 10),
    );
  expect([injured('dwarf', 3), injured('dwarf', 4), injured('elf', 1), injured('elf', 2)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(injured('dwarf', 2, { injuryMarks: '2' })).toBe(true);
});
it('[DSC-35] a minion suffers what its card says: fewer successes leave no mark', () => {
  const hit = (kind: 'zombie' | 'skeleton' | 'bat', dice: number[]) =>
    told(
      table({
        at: strikeWith('spell', 0, 10, { dice: 3 }),
        on: { barbarian: ['f3', 'n'] },
        minions: [[kind, 'f2', 's']],
        dice,
      }),
    );
  expect(hit('bat', [6, 1, 1, 1, 1])).toContain('destroyed');
  expect(hit('zombie', [6, 1, 1, 1, 1, 1])).toEqual(['attack']);
  expect(hit('zombie', [6, 5, 1, 1, 1, 1])).toContain('destroyed');
  expect(hit('skeleton', [6, 5, 4, 1, 1])).toContain('destroyed');
  expect(hit('skeleton', [6, 5, 1, 1, 1])).toContain('collapsed');
});
it('[DSC-69] items, torch and all: at most one item, never more than eight dice', () => {
  expect(parts({ hero: { barbarian: { items: ['dwarf-forged-weapon', 'balanced-weapon'] } } })).toEqual({
    card: 5,
    item: 1,
  });
  expect(sum({}, strikeWith('spell', 0, 10, { dice: 6, crystal: 3 })).dice).toBe(8);
});
it('[DSC-70] spells and traps have fixed dice; a shot minds injury, not being outnumbered', () => {
  const worn = {
    on: { elf: ['f3', 'n'] },
    hero: { elf: { wounds: 2 } },
    minions: [
      ['skeleton', 'f2', 's'],
      ['zombie', 'g3', 'w'],
    ],
  };
  expect(parts(worn, strikeWith('shoot', 2, 10))).toEqual({ card: 3, injured: -1 });
  expect(parts(worn, strikeWith('spell', 2, 10, { dice: 3 }))).toEqual({ card: 3 });
});
it('[DSC-71] everybody defends with Combat dice and armour; minions are never injured', () => {
  const shot = sum({ on: { elf: ['f5', 'n'] } }, strikeWith('shoot', 2, 10));
  expect([shot.defence, shot.armour]).toEqual([2, 2]);
  const trap = sum({}, strikeWith('trap', -1, 0, { dice: 2 }));
  expect([trap.dice, trap.defence, trap.armour]).toEqual([2, 5, 2]);
});
it('[DSC-72] healing ends at none; the injury goes with it', () => {
  const t = table({
    at: turn('elf'),
    on: { elf: ['f3', 'n'] },
    hero: { elf: { wounds: 1, items: ['healing-draught', 'healing-draught'] } },
  });
  t.play('red', 'use:healing-draught');
  expect(heroOf(t, 'elf')).toMatchObject({ wounds: 0, items: ['healing-draught'] });
  expect(t.refuses('red', 'use:healing-draught')).toBe('DSC-72');
});
it('[DSC-74] zombies, ghosts, bats and bosses leave no pile, skeletal minions one where they stood; lamp oil burns one', () => {
  const left = (kind: ModelKind, wounds = 0) => {
    const { state } = table({
      at: strikeWith('spell', 0, 10, { dice: 2 }),
      on: { barbarian: ['f3', 'n'] },
      minions: [[kind, 'f2', 's', { wounds }]],
      dice: [6, 5, 1, 1, 1, 1],
    });
    expect(state.models.map((m) => m.kind)).toEqual(['barbarian']);
    return state.piles.map(cellName);
  };
  for (const kind of ['zombie', 'armoured-zombie', 'ghost', 'bat'] as const) expect(left(kind)).toEqual([]);
  for (const boss of ['warden', 'necromancer'] as const) expect(left(boss, 4)).toEqual([]);
  for (const kind of ['skeleton', 'archer', 'dwarf-revenant'] as const) expect(left(kind)).toEqual(['f2']);
  const oil = table({
    at: { proc: 'act', todo: [0], at: 0 },
    on: { barbarian: ['f3', 'n'] },
    pileAt: ['f2', 'f6'],
    hero: { barbarian: { items: ['lamp-oil'] } },
    turnOf: 'barbarian',
    searched: [1],
  });
  expect(oil.options('red')).toEqual(['use:lamp-oil:f2', 'pass']);
  oil.play('red', 'use:lamp-oil:f2');
  expect([oil.state.piles.length, heroOf(oil, 'barbarian').items]).toEqual([1, []]);
  expect(oil.asked('red')).toEqual(['act']);
});

describe('items in a Fight', () => {
  const fight = (items: string[], more: object = {}) => {
    const t = table({
      at: turn('barbarian'),
      on: { barbarian: ['f3', 'n'] },
      minions: [['zombie', 'f2', 's']],
      hero: { barbarian: { items } },
      ...more,
    } as never);
    t.play('red', 'n');
    return t;
  };
  it('[DS-LOOT-CHEST-1] a whetstone is offered, used once, and gone', () => {
    const t = fight(['whetstone']);
    expect(t.options('red').slice(0, 2)).toEqual(['fight:zombie:f2', 'fight:zombie:f2:whetstone']);
    t.play('red', 'fight:zombie:f2:whetstone');
    expect(t.events().find(({ type }) => type === 'attack')!.attackParts).toEqual(['card:+5', 'item:+1']);
    expect(heroOf(t, 'barbarian').items).toEqual([]);
  });
  it('[DSC-69] what is always at work leaves no room for another item', () => {
    expect(
      fight(['whetstone', 'dwarf-forged-weapon'])
        .options('red')
        .filter((o) => o.startsWith('fight')),
    ).toEqual(['fight:zombie:f2']);
  });
  it('[DS-LOOT-RACK-1] a bane blade works on its kind only; a spear reaches over one empty square', () => {
    expect(parts({ hero: { barbarian: { items: ['bane-blade-zombies'] } }, minions: [['zombie', 'f2', 's']] })).toEqual(
      { card: 5, item: 1 },
    );
    expect(parts({ hero: { barbarian: { items: ['bane-blade-zombies'] } } })).toEqual({ card: 5 });
    const spear = (more: object) => fight(['spear'], more).options('red').includes('fight:zombie:f1');
    expect(spear({ minions: [['zombie', 'f1', 'n']] })).toBe(true);
    expect(
      spear({
        minions: [
          ['zombie', 'f1', 'n'],
          ['ghost', 'f2', 'n'],
        ],
      }),
    ).toBe(false);
  });
  it('[DS-LOOT-LOCKED-1] a balanced weapon helps while not outnumbered; a dented buckler takes one wound an adventure', () => {
    expect(parts({ hero: { barbarian: { items: ['balanced-weapon'] } } })).toEqual({ card: 5, item: 1 });
    expect(
      parts({
        hero: { barbarian: { items: ['balanced-weapon'] } },
        minions: [
          ['skeleton', 'f2', 's'],
          ['zombie', 'g3', 'w'],
        ],
      }),
    ).toEqual({ card: 5, outnumbered: -1 });
    const struck = (spent: string[]): ReturnType<typeof table> =>
      table({
        at: strikeWith('fight', 10, 3),
        on: { wizard: ['f3', 'n'] },
        hero: { wizard: { items: ['dented-buckler'], spent } },
        minions: [['zombie', 'f2', 's']],
        dice: [6, 6, 6, 1, 1],
      } as never);
    const t = struck([]);
    expect(t.options('red')).toEqual(['ignore', 'bear']);
    t.play('red', 'ignore');
    expect(heroOf(t, 'wizard')).toMatchObject({ wounds: 0, spent: ['dented-buckler'] });
    expect(heroOf(struck(['dented-buckler']), 'wizard').wounds).toBe(1);
  });
  it('[DS-LOOT-RACK-1] a buckler rolls the defence again, once an adventure, in a Fight', () => {
    const struck = (how: 'fight' | 'spell'): Frame => strikeWith(how, 10, 3, { dice: 3 });
    const t = table({
      at: struck('fight'),
      on: { wizard: ['f3', 'n'] },
      hero: { wizard: { items: ['buckler'] } },
      minions: [['zombie', 'f2', 's']],
      dice: [4, 2, 2, 1, 1, 6, 6],
    });
    t.play('red', 'reroll');
    expect(t.events().find(({ type }) => type === 'rerolled')).toMatchObject({ defence: [6, 6] });
    expect(heroOf(t, 'wizard').spent).toEqual(['buckler']);
    const spell = table({
      at: struck('spell'),
      on: { wizard: ['f3', 'n'] },
      hero: { wizard: { items: ['buckler'] } },
      minions: [['zombie', 'f2', 's']],
      dice: [4, 2, 2, 1, 1],
    });
    expect(spell.asking()).toEqual([]);
  });
  it('[DS-LOOT-MAGIC-1] a runed blade lowers the target’s armour by one, down to 1', () => {
    const armour = (kind: string) =>
      sum({ hero: { barbarian: { items: ['runed-blade'] } }, minions: [[kind, 'f2', 's']] }).armour;
    expect([armour('ghost'), armour('zombie')]).toEqual([3, 1]);
  });
  it('[DS-LOOT-RACK-1] a tower shield: armour one higher, up to 4, until the next turn of who did not move', () => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      hero: { elf: { items: ['tower-shield'] } },
      searched: [1],
    });
    t.play('red', 's');
    t.play('red', 'pass');
    expect(heroOf(t, 'elf').shielded).toBe(true);
    const shielded = sum({ on: { elf: ['f3', 'n'] }, hero: { elf: { shielded: true } } }, strikeWith('fight', 10, 2));
    expect(shielded.armour).toBe(3);
    const dwarf = sum({ on: { dwarf: ['f3', 'n'] }, hero: { dwarf: { shielded: true } } }, strikeWith('fight', 10, 1));
    expect(dwarf.armour).toBe(4);
  });
  it('[DS-LOOT-BARREL-1] salt rations: one wound less instead of moving', () => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      hero: { elf: { wounds: 2, items: ['salt-rations'] } },
    });
    t.play('red', 'eat');
    expect(heroOf(t, 'elf')).toMatchObject({ wounds: 1, items: [] });
    expect(t.options('red')).toEqual(['n', 'e', 's', 'w', 'feat']);
  });
});
