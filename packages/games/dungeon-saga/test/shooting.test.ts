import { expect, it } from 'vitest';
import { cellOf } from '../src/cells.ts';
import { strikeWith } from '../src/frames.ts';
import { sumOf } from '../src/rules/attack-sum.ts';
import { sees } from '../src/rules/sight.ts';
import { heroOf, table, those, turn } from './table.ts';

const shots = (given: object, hero: 'elf' | 'barbarian' = 'elf', facing = 'n') => {
  const t = table({ at: turn(hero), ...given } as never);
  t.play('red', facing);
  return those(t, 'red', 'shoot');
};
const dice = (given: object) => {
  const t = table({
    at: { proc: 'rounds', at: 0 },
    on: { elf: ['f5', 'n'] },
    minions: [['zombie', 'f1', 's']],
    ...given,
  } as never);
  return Object.fromEntries(sumOf(t.state, strikeWith('shoot', 2, 10).attack).attackParts);
};

it('[DSC-41] [DSC-66] the target lies on the front side, the own row included, and a free line joins the squares', () => {
  const minions = [
    ['zombie', 'f1', 's'],
    ['zombie', 'd4', 'n'],
    ['zombie', 'f6', 's'],
    ['ghost', 'l5', 's'],
  ];
  expect(shots({ on: { elf: ['f4', 'n'] }, minions })).toEqual(['shoot:zombie:f1', 'shoot:zombie:d4']);
  expect(shots({ on: { elf: ['f4', 'n'] }, minions }, 'elf', 's')).toEqual(['shoot:zombie:d4', 'shoot:zombie:f6']);
});
it('[DSC-42] Shoot dice against Combat dice and armour', () => {
  const t = table({
    at: strikeWith('shoot', 2, 10),
    on: { elf: ['f5', 'n'] },
    minions: [['ghost', 'f2', 's']],
    dice: [6, 5, 1, 1, 1],
  });
  expect(t.events()[0]).toMatchObject({ how: 'shoot', dice: [6, 5, 1], defence: [1, 1], armour: 4, successes: 2 });
  // The Thief fights with three dice and shoots with two.
  const thief = table({
    at: strikeWith('shoot', 3, 10),
    thief: 'wizard',
    on: { thief: ['f5', 'n'] },
    minions: [['zombie', 'f2', 's']],
  });
  const { dice, defence, armour } = thief.events()[0] as unknown as { dice: []; defence: []; armour: number };
  expect([dice.length, defence.length, armour]).toEqual([2, 3, 1]);
});
it('[DSC-43] [DSC-80] a bookcase blocks, other furniture is cover', () => {
  expect(
    shots({
      on: { elf: ['f5', 'n'] },
      minions: [['zombie', 'f1', 's']],
      piece: [{ kind: 'bookcase', at: ['f3', 'g3'] }],
    }),
  ).toEqual([]);
  expect(dice({ piece: [{ kind: 'table', at: ['f3', 'g3'] }] })).toEqual({ card: 3, cover: -1 });
});
it('[DSC-44] [DSC-68] no shot beyond the range on the card; the long range is a setting', () => {
  const far = {
    on: { elf: ['a2', 'e'] },
    minions: [
      ['zombie', 'i2', 's'],
      ['zombie', 'j2', 's'],
    ],
  };
  expect(shots(far, 'elf', 'e')).toEqual(['shoot:zombie:i2']);
  expect(shots({ ...far, settings: { longRange: 9 } }, 'elf', 'e')).toEqual(['shoot:zombie:i2', 'shoot:zombie:j2']);
});
it('[DSC-45] [DSC-68] models on the way are cover; nobody shoots in an enemy’s front arc, an adjacent target else', () => {
  expect(
    dice({
      minions: [
        ['zombie', 'f1', 's'],
        ['zombie', 'f3', 'n'],
      ],
    }),
  ).toEqual({ card: 3, cover: -1 });
  const engaged = { on: { elf: ['f4', 'n'] }, minions: [['zombie', 'f3', 's']] };
  expect(shots(engaged)).toEqual([]);
  expect(shots({ ...engaged, settings: { shootWhenEngaged: true } })).toEqual(['shoot:zombie:f3']);
  expect(shots({ on: { elf: ['f4', 'n'] }, minions: [['zombie', 'f3', 'n']] })).toEqual(['shoot:zombie:f3']);
});
it('[DSC-65] walls, closed doors and portcullises break sight, models do not; it is the same from both ends', () => {
  const { state } = table({
    at: { proc: 'rounds', at: 0 },
    on: { elf: ['f4', 'n'] },
    gates: [[cellOf('e3'), cellOf('e4')]],
  });
  const see = (a: string, b: string) => [sees(state, cellOf(a), cellOf(b)), sees(state, cellOf(b), cellOf(a))];
  expect(see('b2', 'h2')).toEqual([true, true]);
  expect(see('b1', 'h1')).toEqual([false, false]);
  expect(see('e2', 'e5')).toEqual([false, false]);
  expect(see('h5', 'k5')).toEqual([false, false]);
  // Exactly through the corner beside the doorway one way round is free.
  expect(see('c2', 'd3')).toEqual([true, true]);
  expect(see('c3', 'd4')).toEqual([false, false]);
});
it('[DSC-67] cover is one die, however much there is, and not for what only touches a corner', () => {
  expect(
    dice({
      minions: [
        ['zombie', 'f1', 's'],
        ['zombie', 'f3', 'n'],
        ['zombie', 'f2', 'n'],
      ],
    }),
  ).toEqual({ card: 3, cover: -1 });
  expect(
    dice({
      on: { elf: ['f4', 'n'] },
      minions: [
        ['zombie', 'h2', 's'],
        ['zombie', 'g4', 'e'],
      ],
    }),
  ).toEqual({ card: 3 });
});
it('[DS-LOOT-RACK-1] knife and axe are shots of their own, used once; a crossbow wants a hero who did not move', () => {
  const given = {
    on: { barbarian: ['f4', 'n'] },
    minions: [['zombie', 'f1', 's']],
    hero: { barbarian: { items: ['throwing-axe', 'light-crossbow'] } },
  };
  expect(shots(given, 'barbarian')).toEqual(['shoot:zombie:f1:throwing-axe', 'shoot:zombie:f1:light-crossbow']);
  const t = table({ at: turn('barbarian'), ...given } as never);
  t.play('red', 'f5');
  t.play('red', 'n');
  expect(t.refuses('red', 'shoot:zombie:f1:light-crossbow')).toBe('DS-LOOT-RACK-1');
  const thrown = table({ at: turn('barbarian'), ...given } as never);
  thrown.play('red', 'n');
  thrown.play('red', 'shoot:zombie:f1:throwing-axe');
  expect(thrown.events().find(({ type }) => type === 'attack')!.attackParts).toEqual(['card:+3']);
  expect(heroOf(thrown, 'barbarian').items).toEqual(['light-crossbow']);
});
it('[DS-LOOT-MAGIC-1] a cloak of mist takes a die from shots', () => {
  const t = table({
    at: { proc: 'rounds', at: 0 },
    on: { barbarian: ['f5', 'n'] },
    hero: { barbarian: { items: ['cloak-of-mist'] } },
    minions: [['archer', 'f1', 's']],
  });
  expect(Object.fromEntries(sumOf(t.state, strikeWith('shoot', 10, 0).attack).attackParts)).toEqual({
    card: 2,
    cloak: -1,
  });
});
