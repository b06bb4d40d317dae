// How a rule test looks, and that the table notices what it must.
import { dice, tableFor } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { lockbox } from './fixtures/lockbox.ts';
import type { PlantedFault } from './fixtures/lockbox-faults.ts';
import type { Card, Frame, State } from './fixtures/lockbox-state.ts';

interface Given {
  at: Frame;
  deck?: Card[];
  red?: Card[];
  green?: Card[];
  gold?: number[];
  dice?: number[];
}

const tableWith = (how: { undo?: boolean; planted?: PlantedFault } = {}) =>
  tableFor(
    lockbox(how.planted),
    (given: Given, core): State => ({
      core: { ...core(2, given.at), chance: dice(6, given.dice ?? []) },
      rounds: 1,
      round: 0,
      deck: given.deck ?? [],
      hands: [given.red ?? [], given.green ?? []],
      sold: [[], []],
      spent: [],
      gold: given.gold ?? [0, 0],
      fame: [0, 0],
      polished: [0, 0],
      bids: [],
      die: 0,
      warded: [],
      fees: 0,
      first: -1,
      said: [],
    }),
    { names: ['red', 'green'], ...(how.undo === undefined ? {} : { undo: how.undo }) },
  );
const table = tableWith();

const digging: Frame = { proc: 'dig', todo: [0, 1], at: 0 };
const market = (): Frame => ({
  proc: 'market',
  lanes: [0, 1].map((seat) => [{ proc: 'stall', at: 0, seat }]),
  after: [[], []],
});

it('LB-DIG-1: who digs takes the top card, and the next is asked', () => {
  const t = table({ at: digging, deck: ['rat', 'orb'], red: ['key'] });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['dig', 'pass']);
  t.play('red', 'dig');
  expect(t.state.hands).toEqual([['key', 'orb'], []]);
  expect(t.asking()).toEqual(['green']);
  expect(t.view('green').game.inHand).toEqual([2, 0]);
  expect(t.events().map((event) => event.type)).toEqual(['dug']);
  expect(t.heard('red')[0]).toMatchObject({ card: 'orb', mine: true });
  expect(t.heard('green')[0]).not.toHaveProperty('card');
});

it('LB-DIG-2: nobody digs with three cards in hand', () => {
  const t = table({ at: digging, deck: ['rat'], red: ['key', 'rat', 'rat'] });
  expect(t.options('red')).toEqual(['pass']);
  expect(t.refuses('red', 'dig')).toBe('LB-DIG-2');
  expect(t.why('red', 'dig').params).toEqual({ cards: 3 });
});

it('refusals of the engine are told too', () => {
  const t = table({ at: digging, deck: ['rat'] });
  expect(t.refuses('green', 'dig')).toBe('ENG-NOT-ASKED');
  expect(t.refuses('red', 'fly')).toBe('ENG-NOT-OFFERED');
  t.play('red', 'pass');
  t.play('green', 'pass');
  expect(t.asking()).toEqual([]);
  expect(t.refuses('red', 'dig')).toBe('ENG-OVER');
});

it('rules run to the first decision before the test begins, and tell what they did', () => {
  const t = table({ at: { proc: 'round', at: 0 }, deck: ['rat'] });
  expect(t.events().map((event) => event.type)).toEqual(['round']);
  expect(t.asked('red')).toEqual(['dig']);
});

it('LB-BOAST-1: an optional ask is played by its kind, or by an option only it has', () => {
  const t = table({ at: digging, deck: ['rat'], green: ['orb'] });
  expect(t.asked('green')).toEqual(['boast']);
  t.play('green', 'orb');
  expect(t.options('green', 'boast-how')).toEqual(['loud', 'soft']);
  t.takeBack('green');
  expect(t.asked('green')).toEqual(['boast']);
  t.play('green', 'orb', 'boast');
  t.play('green', 'soft');
  expect(t.state.fame).toEqual([0, 1]);
});

it('undo goes back, and says when it may not', () => {
  const t = table({ at: market(), red: ['rat'], green: ['key'] });
  t.play('red', 'rat');
  t.play('green', 'pass');
  t.undo('red');
  expect(t.state.hands).toEqual([['rat'], ['key']]);
  expect(t.options('green')).toEqual(['no']);
  const other = table({ at: digging, deck: ['rat'] });
  other.play('red', 'dig');
  expect(() => other.undo('red')).toThrow('undo of red is refused by ENG-KNOWN');
});

it('an answer that is refused, not asked or accepted against expectation fails readably', () => {
  const t = table({ at: digging, deck: ['rat'], green: ['orb'] });
  expect(() => t.play('red', 'fly')).toThrow(
    'red dig fly is refused by ENG-NOT-OFFERED; asked now:\n  red dig: dig pass',
  );
  expect(() => t.play('green', 'dig', 'dig')).toThrow('green is not asked dig');
  expect(() => t.refuses('red', 'dig')).toThrow('red dig dig is accepted');
  expect(() => t.play('blue' as 'red', 'dig')).toThrow('blue does not sit at this table');
});

it('a state that cannot be saved fails at the next play', () => {
  const t = table({ at: digging, deck: ['rat'] });
  Object.assign(t.state, { gold: [0, undefined] });
  expect(() => t.play('red', 'pass')).toThrow('the game cannot be saved here: gold.1 is undefined');
});

it('in undo mode every answer is undone and played again', () => {
  const given = { at: market(), red: ['rat', 'key'] as Card[], green: ['key'] as Card[] };
  const [plain, undo] = [tableWith({ undo: false })(structuredClone(given)), tableWith({ undo: true })(given)];
  for (const t of [plain, undo]) {
    t.play('red', 'rat');
    t.play('green', 'pass');
    t.play('red', 'key');
  }
  expect({ ...undo.state, core: undefined }).toEqual({ ...plain.state, core: undefined });
  expect(plain.state.core.answered).toEqual([2, 1]);
  expect(undo.state.core.answered).toEqual([6, 3]);
  expect(undo.events().map((event) => event.type)).toEqual(['sold']);
});

it('undo mode notices a rule that reads answer numbers', () => {
  const t = tableWith({ undo: true, planted: 'reads answer numbers' })({ at: digging, deck: ['rat'] });
  expect(() => t.play('red', 'pass')).toThrow('dig pass, undone and played again, differs at gold.0: 1 / 3');
});

it('dice show what the test wants', () => {
  const rolling: Frame = { proc: 'round', at: 4 };
  for (const value of [1, 5]) expect(table({ at: rolling, dice: [value] }).state.die).toBe(value);
  expect(() => dice(6, [7])).toThrow('a die of 6 never shows 7');
});
