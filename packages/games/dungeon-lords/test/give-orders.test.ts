// DL-ORD: choosing, showing, placing
import { expect, it } from 'vitest';
import { ORDERS, type Order } from '../src/cards/cards.ts';
import { type Name, on, player, round, type Table, table, types } from './table.ts';

const give = (t: Table, name: Name, ...orders: Order[]): void => {
  for (const order of orders) t.play(name, order);
};
/** Everybody's three orders are laid down, nothing is shown yet. */
const laid = (first: Order, second: Order, third: Order) => ({ played: [first, second, third] });

it('[DL-ORD-1] three different accessible orders, the leftmost first', () => {
  const t = table({ at: round('orders'), red: { blocked: ['dig', 'room'] } });
  expect(t.options('red')).toEqual(['food', 'reputation', 'gold', 'imps', 'traps', 'monster']);
  expect(t.refuses('red', 'dig')).toBe('DL-REC-3');
  t.play('red', 'traps');
  expect(t.options('red')).toEqual(['food', 'reputation', 'gold', 'imps', 'monster']);
  expect(t.refuses('red', 'traps')).toBe('DL-ORD-1');
  give(t, 'red', 'gold', 'food');
  expect(t.asked('red')).toEqual([]);
  for (const name of ['green', 'blue', 'yellow'] as const) give(t, name, 'imps', 'dig', 'room');
  expect(player(t, 'red').played).toEqual(['traps', 'gold', 'food']);
});

it('[DL-ORD-1] [DL-NPC-7] each question tells what is laid down together', () => {
  const steps = (seats: 2 | 4) => table({ at: round('orders'), seats }).view('red').asks[0]!.about!.steps;
  expect(steps(4)).toEqual(['order', 'order', 'order']);
  expect(steps(2)).toEqual(['order', 'order', 'order', 'dummy-order']);
});

it('[DL-ORD-1] nobody else sees the orders before all have chosen, and they can be taken back', () => {
  const t = table({ at: round('orders') });
  const before = t.view('green');
  t.play('red', 'food');
  expect(t.view('green')).toEqual(before);
  t.takeBack('red');
  give(t, 'red', 'dig', 'gold', 'food');
  expect(t.view('green').game).toEqual(before.game);
  expect(t.view('spectator').game.players[0]!.played).toEqual([]);
  expect(t.asking()).toEqual(['green', 'blue', 'yellow']);
});

it('[DL-ORD-2] [DL-ORD-4] all first orders are shown, then placed; then the second, then the third', () => {
  const t = table({
    at: round('place-1'),
    seats: 3,
    red: laid('food', 'dig', 'gold'),
    green: laid('dig', 'food', 'gold'),
    blue: laid('gold', 'dig', 'food'),
  });
  const stage = ['order-shown', 'order-shown', 'order-shown', 'placed', 'placed', 'placed'];
  expect(types(t).slice(0, 18)).toEqual([...stage, ...stage, ...stage]);
  expect(t.events().slice(0, 6)).toMatchObject([
    { seat: 0, order: 'food', nth: 1 },
    { seat: 1, order: 'dig', nth: 1 },
    { seat: 2, order: 'gold', nth: 1 },
    { seat: 0, order: 'food', space: 1 },
    { seat: 1, order: 'dig', space: 1 },
    { seat: 2, order: 'gold', space: 1 },
  ]);
});

it('[DL-ORD-2] between two stages the view shows what has been turned up, and no more', () => {
  const t = table({
    at: { proc: 'spy', todo: [0], at: 0 }, // somebody is asked something else in the middle
    red: { ...laid('food', 'dig', 'gold'), shown: 1 },
    green: { ...laid('room', 'traps', 'imps'), shown: 2 },
  });
  const seen = (viewer: Name | 'spectator') =>
    t
      .view(viewer)
      .game.players.slice(0, 2)
      .map(({ played }) => played);
  expect(seen('red')).toEqual([
    ['food', 'dig', 'gold'],
    ['room', 'traps'],
  ]);
  expect(seen('green')).toEqual([['food'], ['room', 'traps', 'imps']]);
  expect(seen('spectator')).toEqual([['food'], ['room', 'traps']]);
});

it('[DL-ORD-3] minions are placed in turn order on the lowest free space', () => {
  const t = table({
    at: round('place-3'),
    first: 'blue',
    red: { ...laid('dig', 'gold', 'food'), shown: 2 },
    green: { ...laid('dig', 'gold', 'traps'), shown: 2 },
    blue: { ...laid('dig', 'gold', 'food'), shown: 2 },
    yellow: { ...laid('dig', 'gold', 'food'), shown: 2 },
  });
  expect(on(t, 'food')).toEqual(['blue', 'yellow', 'red']);
  expect(on(t, 'traps')).toEqual(['green', 'free', 'free']);
});

it('[DL-ORD-4] a second order waits for all first ones, even those of players later in turn', () => {
  const t = table({
    at: round('place-1'),
    seats: 3,
    red: laid('dig', 'food', 'imps'),
    green: laid('gold', 'food', 'imps'),
    blue: laid('food', 'gold', 'imps'),
  });
  expect(on(t, 'food')).toEqual(['blue', 'red', 'green']);
});

it('[DL-ORD-5] a minion without a free space stays on its card', () => {
  const t = table({
    at: round('place-1'),
    red: laid('food', 'dig', 'gold'),
    green: laid('food', 'dig', 'gold'),
    blue: laid('food', 'dig', 'gold'),
    yellow: laid('food', 'imps', 'traps'),
  });
  expect(on(t, 'food')).toEqual(['red', 'green', 'blue']);
  expect(player(t, 'yellow').unused).toEqual(['food']);
  expect(player(t, 'blue').unused).toEqual([]);
  expect(t.events().find(({ type }) => type === 'no-space')).toMatchObject({ seat: 3, order: 'food' });
});

it('[DL-RULING-43] spaces held by dummies are passed over, and nobody may choose a higher one', () => {
  const t = table({
    at: round('place-3'),
    seats: 3,
    on: { food: ['free', 'dummy'] },
    red: { ...laid('dig', 'gold', 'food'), shown: 2 },
    green: { ...laid('dig', 'gold', 'food'), shown: 2 },
    blue: { ...laid('dig', 'gold', 'food'), shown: 2 },
  });
  expect(on(t, 'food')).toEqual(['red', 'dummy', 'green']);
  expect(player(t, 'blue').unused).toEqual(['food']);
});

const monsterFirst = (gold: number, more = {}) =>
  table({
    at: round('place-1'),
    seats: 3,
    forHire: ['goblin', 'slime', 'witch'],
    red: { ...laid('monster', 'dig', 'room'), gold, imps: 0 },
    green: { ...laid('dig', 'monster', 'room'), gold: 0, imps: 0 },
    blue: { ...laid('dig', 'room', 'monster'), gold: 0, imps: 0 },
    ...more,
  });

it('[DL-ORD-6] Recruit a Monster as first order costs one gold when the minion is placed', () => {
  const t = monsterFirst(1);
  expect(on(t, 'monster')).toEqual(['red', 'green', 'blue']);
  expect(player(t, 'red').gold).toBe(0);
  expect(t.events().find(({ type }) => type === 'placed-for-gold')).toMatchObject({
    rule: 'DL-ORD-6',
    seat: 0,
    gold: 1,
  });
});

it('[DL-ORD-7] [DL-EX-5] [DL-RULING-10] without a gold the space is not taken and the minion goes on the card', () => {
  const t = monsterFirst(0);
  expect(on(t, 'monster')).toEqual(['green', 'blue', 'free']);
  expect(player(t, 'red')).toMatchObject({ gold: 0, unused: ['monster', 'dig'] });
});

it('[DL-ORD-8] [DL-EX-5] as second or third order it costs nothing', () => {
  const t = monsterFirst(3);
  expect(on(t, 'monster')).toEqual(['red', 'green', 'blue']);
  expect(player(t, 'green').gold).toBe(0);
  expect(player(t, 'blue').gold).toBe(0);
});

it('[DL-RULING-10] who can pay must, and gets nothing back if no monster is hired', () => {
  const t = monsterFirst(2, { forHire: ['witch'] });
  t.play('blue', 'pass');
  t.play('green', 'pass');
  t.play('red', 'pass');
  expect(player(t, 'red').gold).toBe(1);
});

it('[DL-RULING-55] where no space is free no gold is due', () => {
  const t = monsterFirst(1, { on: { monster: ['dummy', 'green', 'blue'] } });
  expect(player(t, 'red')).toMatchObject({ gold: 1 });
  expect(player(t, 'red').unused).toContain('monster');
});

it('[DL-REC-4] [DL-ORD-1] everybody knows which orders are inaccessible', () => {
  const t = table({ at: round('orders'), red: { blocked: ['dig', 'room'] } });
  expect(t.view('spectator').game.players[0]!.blocked).toEqual(['dig', 'room']);
  expect(t.options('red')).toHaveLength(ORDERS.length - 2);
});
