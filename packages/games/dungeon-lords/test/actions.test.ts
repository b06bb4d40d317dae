// DL-ORD-9 to DL-ORD-11: the order of the actions, and where minions go
import { expect, it } from 'vitest';
import { ORDERS } from '../src/cards/cards.ts';
import { type Name, on, player, round, table } from './table.ts';

it('[DL-ORD-9] [DL-RULING-11] the eight actions resolve in the order of the board, each from I to III or from III to I', () => {
  const t = table({
    at: round('food'),
    seats: 3,
    forHire: ['goblin', 'slime', 'witch'],
    forSale: ['hatchery', 'mint'],
    on: Object.fromEntries(ORDERS.map((order) => [order, ['red', 'green', 'blue']])),
    red: { gold: 9, food: 9, imps: 9, played: ['food', 'dig', 'gold'] },
    green: { gold: 9, food: 9, imps: 9, played: ['food', 'dig', 'gold'] },
    blue: { gold: 9, food: 9, imps: 9, played: ['food', 'dig', 'gold'] },
  });
  const asked: string[] = [];
  for (let who = t.asking()[0]; who !== undefined && t.asked(who)[0] !== 'take-order-back'; who = t.asking()[0]) {
    asked.push(`${t.asked(who)[0]} ${who}`);
    t.play(who, 'pass');
  }
  const inOrder = (kind: string, ...names: Name[]) => names.map((name) => `${kind} ${name}`);
  expect(asked).toEqual([
    ...inOrder('get-food', 'red', 'green', 'blue'),
    ...inOrder('improve-reputation', 'red', 'green', 'blue'),
    ...inOrder('dig-tunnels', 'red', 'green', 'blue'),
    ...inOrder('mine-gold', 'red', 'green', 'blue'),
    ...inOrder('recruit-imps', 'red', 'green', 'blue'),
    ...inOrder('buy-traps', 'red', 'green', 'blue'),
    ...inOrder('recruit-monster', 'blue', 'green', 'red'),
    ...inOrder('build-room', 'blue', 'green', 'red'),
  ]);
});

it('[DL-ORD-10] an executed order sends the minion home and leaves its card bare', () => {
  const t = table({ at: round('food'), on: { food: ['red'], gold: ['red'] } });
  t.play('red', 'take');
  expect(on(t, 'food')).toEqual(['free', 'free', 'free']);
  expect(player(t, 'red').unused).toEqual([]);
});

it('[DL-ORD-11] [DL-RULING-12] an action declined puts the minion back on the card', () => {
  const t = table({ at: round('food'), on: { food: ['red'], gold: ['red'] } });
  t.play('red', 'pass');
  expect(on(t, 'food')).toEqual(['free', 'free', 'free']);
  expect(player(t, 'red')).toMatchObject({ unused: ['food'], gold: 3, food: 3 });
  expect(t.events().find(({ type }) => type === 'unused')).toMatchObject({ rule: 'DL-ORD-11', seat: 0, order: 'food' });
});

it('[DL-RULING-12] an action that cannot be completed counts as not used, and nobody is asked', () => {
  const t = table({ at: round('food'), on: { food: ['red', 'green'], gold: ['red'] }, red: { gold: 0 } });
  expect(t.asking()).toEqual(['green']);
  t.play('green', 'take');
  expect(player(t, 'red')).toMatchObject({ unused: ['food'], food: 3 });
  expect(player(t, 'green').unused).toEqual([]);
});

it('[DL-ORD-11] the minion goes back when its space has had its turn, not when the action is over', () => {
  const t = table({ at: round('food'), on: { food: ['red', 'green', 'blue'], gold: ['red'] } });
  const told = () =>
    t.events().flatMap(({ type, seat }) => (type === 'unused' || type === 'traded' ? [type, seat] : []));
  t.play('red', 'pass');
  expect(told()).toEqual(['unused', 0]);
  expect(on(t, 'food')).toEqual(['free', 'green', 'blue']);
  t.play('green', 'take');
  expect(told()).toEqual(['traded', 1]);
  t.play('blue', 'pass');
  expect(told()).toEqual(['unused', 2]);
});

it('[DL-ORD-11] who cannot use an action is told apart from who does not want to', () => {
  const t = table({ at: round('food'), on: { food: ['green', 'red'], gold: ['red'] }, red: { evil: 15 } });
  t.play('green', 'pass');
  expect(t.events().filter(({ type }) => type === 'unused')).toMatchObject([
    { seat: 1, order: 'food', able: true },
    { seat: 0, order: 'food', able: false },
  ]);
});
