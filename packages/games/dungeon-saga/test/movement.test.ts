import { describe, expect, it } from 'vitest';
import { ADVENTURES } from '../src/cards/adventures/adventures.ts';
import { cellOf } from '../src/cells.ts';
import { hasBehind, hasInFront, modelAt, threats } from '../src/rules/arcs.ts';
import { isBeside } from '../src/rules/space.ts';
import { facingOfModel, figureOf, heroOf, table, told, turn, where } from './table.ts';

const cells = (t: ReturnType<typeof table>, seat: 'red' | 'overlord' = 'red') =>
  t.options(seat).filter((option) => /^-?[a-z]+-?\d+$/.test(option));
const walk = (more: object = {}) => table({ at: turn('barbarian'), on: { barbarian: ['f3', 'n'] }, ...more });

it('[DSC-13] a square is beside the eight around it', () => {
  const { state } = walk();
  const around = ['e2', 'f2', 'g2', 'e3', 'g3', 'e4', 'f4', 'g4'];
  expect(around.every((cell) => isBeside(state, cellOf('f3'), cellOf(cell)))).toBe(true);
  expect(isBeside(state, cellOf('f3'), cellOf('h3'))).toBe(false);
});
it('[DSC-14] three squares behind, five in front, for each of four facings', () => {
  const behind = { n: ['e4', 'f4', 'g4'], e: ['e2', 'e3', 'e4'], s: ['e2', 'f2', 'g2'], w: ['g2', 'g3', 'g4'] };
  for (const facing of ['n', 'e', 's', 'w'] as const) {
    const { state } = table({ at: turn('barbarian'), on: { barbarian: ['f3', facing] } });
    const m = modelAt(state, cellOf('f3'))!;
    const around = ['e2', 'f2', 'g2', 'e3', 'g3', 'e4', 'f4', 'g4'];
    expect(around.filter((cell) => hasBehind(state, m, cellOf(cell)))).toEqual(behind[facing]);
    expect(around.filter((cell) => hasInFront(state, m, cellOf(cell)))).toEqual(
      around.filter((cell) => !behind[facing].includes(cell)),
    );
  }
});
it('[DSC-16] [DSC-55] [DSC-80] up to the Move in squares, over bone piles, not onto models and furniture', () => {
  const t = table({
    at: turn('dwarf'),
    on: { dwarf: ['d1', 'n'], elf: ['e2', 'n'] },
    pileAt: ['e1'],
    piece: [{ kind: 'table', at: ['d3', 'e3'] }],
  });
  expect(cells(t)).toContain('e1');
  expect(cells(t)).toContain('i1');
  expect(cells(t)).not.toContain('e2');
  expect(cells(t)).not.toContain('d3');
  expect(cells(t)).toContain('h5');
  // Round the table the south-west corner is six steps away.
  expect(cells(t)).toContain('d5');
  expect(cells(t)).not.toContain('d6');
});
it('[DSC-17] [DS-RULING-25] a diagonal step needs one open way round, whose square could be entered', () => {
  const both = walk({ on: { barbarian: ['d1', 'n'], dwarf: ['e1', 'n'], elf: ['d2', 'n'] } });
  expect(cells(both)).toEqual([]);
  const one = walk({ on: { barbarian: ['d1', 'n'], dwarf: ['e1', 'n'] } });
  expect(cells(one)).toContain('e2');
});
it('[DS-EX-15] [DS-RULING-25] [DS-RULING-26] a door in adventure 1: closed it cuts off, open it joins over the free square', () => {
  const given = { adventure: ADVENTURES[0]!, on: { barbarian: ['d1', 'n'] }, minions: [['skeleton', 'e2', 'w']] };
  const shut = table({ at: { proc: 'rounds', at: 0 }, ...given } as never);
  expect(isBeside(shut.state, cellOf('d1'), cellOf('e2'))).toBe(false);
  expect(threats(shut.state, true, cellOf('d1'))).toEqual([]);
  const doors = ADVENTURES[0]!.doors.map((_, i) => (i === 0 ? 0 : 1));
  const open = table({ at: { proc: 'rounds', at: 0 }, ...given, doors } as never);
  expect(isBeside(open.state, cellOf('d1'), cellOf('e2'))).toBe(true);
  expect(threats(open.state, true, cellOf('d1'))).toHaveLength(1);
  const free = table({ at: turn('barbarian'), adventure: ADVENTURES[0]!, on: { barbarian: ['d1', 'n'] }, doors });
  expect(cells(free)).toContain('e2');
  const taken = table({
    at: turn('barbarian'),
    adventure: ADVENTURES[0]!,
    on: { barbarian: ['d1', 'n'], dwarf: ['d2', 'n'] },
    doors,
  });
  expect(cells(taken)).not.toContain('e2');
});
it('[DS-RULING-26] a portcullis cuts off: no stop, no Fight', () => {
  const t = table({
    at: turn('barbarian'),
    on: { barbarian: ['f3', 'n'] },
    minions: [['zombie', 'f2', 's']],
    gates: [[cellOf('f2'), cellOf('f3')]],
  });
  expect(threats(t.state, true, cellOf('f3'))).toHaveLength(0);
  t.play('red', 'n');
  expect(t.options('red')).not.toContain('fight:zombie:f2');
});
it('[DSC-18] [DS-RULING-24] turning is free, also with no square moved; on the way nobody looks anywhere', () => {
  const t = walk();
  t.play('red', 'w');
  expect([where(t, 'barbarian'), facingOfModel(t, 'barbarian')]).toEqual(['f3', 'w']);
  const moved = walk();
  moved.play('red', 'f5');
  expect(facingOfModel(moved, 'barbarian')).toBe('n');
  moved.play('red', 'e');
  expect(facingOfModel(moved, 'barbarian')).toBe('e');
});
it('[DSC-19] entering an enemy’s front arc stops a model at once', () => {
  const t = walk({ minions: [['zombie', 'h3', 'w']] });
  expect(cells(t)).toContain('g3');
  t.play('red', 'g3');
  expect(t.options('red')).toEqual(['n', 'e', 's', 'w']);
  const round = walk({ minions: [['zombie', 'h3', 'w']] });
  // Not through the arc: h4 behind the line is reached only around it.
  expect(cells(round)).toContain('i3');
  round.play('red', 'i3');
  expect(where(round, 'barbarian')).toBe('i3');
});
it('[DSC-20] who begins in a front arc may only turn or break away', () => {
  const t = walk({ minions: [['zombie', 'f2', 's']] });
  expect(t.options('red')).toEqual(['break-away', 'n', 'e', 's', 'w', 'feat']);
  const behind = walk({ minions: [['zombie', 'f2', 'n']] });
  expect(cells(behind).length).toBeGreaterThan(10);
});
describe('breaking away', () => {
  const given = {
    on: { elf: ['f3', 'n'] as const },
    minions: [['skeleton', 'f2', 's'] as const, ['zombie', 'g3', 'w'] as const],
  };
  it('[DSC-21] [DS-RULING-27] each enemy that has it in front may strike, in the order its side likes, or not', () => {
    const t = table({ at: turn('elf'), ...given });
    t.play('red', 'break-away');
    expect(t.asking()).toEqual(['overlord']);
    expect(t.options('overlord')).toEqual(['skeleton:f2', 'zombie:g3', 'pass']);
    t.play('overlord', 'zombie:g3');
    expect(t.options('overlord')).toEqual(['skeleton:f2', 'pass']);
    t.play('overlord', 'pass');
    expect(cells(t)).toContain('e4');
  });
  it('[DSC-22] [DSC-23] [DS-EX-20] the leaver has one die less, and one for being outnumbered: two dice at armour 1', () => {
    const t = table({ at: turn('elf'), ...given });
    t.play('red', 'break-away');
    t.play('overlord', 'skeleton:f2');
    expect(t.events().find(({ type }) => type === 'attack')).toMatchObject({
      how: 'free-strike',
      armour: 1,
      defenceParts: ['card:+3', 'outnumbered:-1', 'free-strike:-1'],
    });
    const mild = table({ at: turn('elf'), ...given, settings: { freeStrikePenalty: 0 } });
    mild.play('red', 'break-away');
    mild.play('overlord', 'skeleton:f2');
    expect(mild.events().find(({ type }) => type === 'attack')).toMatchObject({
      armour: 2,
      defenceParts: ['card:+3', 'outnumbered:-1'],
    });
  });
  it('[DSC-23] a hero wounded by a Free Strike still moves and acts', () => {
    const t = table({
      at: turn('elf'),
      on: { elf: ['f3', 'n'] },
      minions: [['skeleton', 'f2', 's']],
      dice: [6, 6, 1, 1],
    });
    t.play('red', 'break-away');
    t.play('overlord', 'skeleton:f2');
    expect(heroOf(t, 'elf').wounds).toBe(1);
    t.play('red', 'f5');
    t.play('red', 'n');
    expect(t.asked('red')).toEqual(['act']);
  });
  it('[DS-RULING-27] a minion that breaks away is struck by heroes, and what they put down is theirs', () => {
    const t = table({
      at: { proc: 'activation', at: 0, model: 10 },
      on: { barbarian: ['f3', 'n'] },
      minions: [['skeleton', 'f2', 's', { group: 0 }]],
      groups: [{ left: 1, minus: 0, open: true }],
      dice: [6, 6, 6, 5, 5, 1, 1],
    });
    t.play('overlord', 'break-away');
    expect(t.options('red')).toEqual(['barbarian:f3', 'pass']);
    t.play('red', 'barbarian:f3');
    expect(figureOf(t, 'skeleton')).toBeUndefined();
    expect(told(t)).toContain('table-rolled');
    expect(t.asking()).toEqual([]);
  });
});
it('[DSC-64] edges between tiles are walls, but for doors: the room is left only by them', () => {
  const t = walk({ on: { barbarian: ['i6', 'n'] } });
  const beyond = cells(t).filter((cell) => /^[j-m]/.test(cell));
  expect(beyond.sort()).toEqual(['j1', 'j2', 'j3', 'k1', 'k2', 'k3']);
  expect(cells(t)).not.toContain('j6');
});
