// DL-NPC
import { apply, awaited, type Event, newGame, newMatch, options, thinking } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { ORDERS, type Order } from '../src/cards/cards.ts';
import { dungeonLords } from '../src/game.ts';
import { DUMMY, FREE, type State } from '../src/state.ts';
import { type Name, on, player, round, table, types } from './table.ts';

/** Actions and spaces (1 to 3) that dummies hold. */
const held = (s: State): string[] =>
  s.spaces.flatMap((who, i) => (who >= DUMMY ? [`${ORDERS[Math.floor(i / 3)]} ${(i % 3) + 1} ${who - DUMMY}`] : []));
const accessible = (blocked: readonly Order[]): Order[] => ORDERS.filter((order) => !blocked.includes(order));
const A: Order[] = ['food', 'reputation', 'dig'];
const B: Order[] = ['gold', 'imps', 'traps'];

it('[DL-NPC-1] the dummies stand before the players are asked', () => {
  const t = table({ at: round('dummies'), seats: 3, dummies: [{ blocked: A, drawn: [] }] });
  expect(t.asked('red')).toEqual(['order']);
  expect(held(t.state)).toHaveLength(3);
  expect(types(t)).toEqual(['dummy-ordered', 'dummy-ordered', 'dummy-ordered']);
});

it('[DL-NPC-2] [DL-NPC-3] [DL-NPC-13] at 3 players three different accessible orders, each on space II', () => {
  const drawn = new Set<string>();
  for (let i = 0; i < 20; i++) {
    const { opening, state } = newMatch(dungeonLords, { seats: 3, seed: `three ${i}`, settings: { firstGame: true } });
    const blocked = opening.find(({ type }) => type === 'dummy-blocked')!.orders as Order[];
    const orders = held(state).map((line) => line.split(' ')[0] as Order);
    expect(held(state)).toEqual(orders.map((order) => `${order} 2 0`));
    expect(new Set(orders).size).toBe(3);
    expect(orders.filter((order) => blocked.includes(order))).toEqual([]);
    for (const order of orders) drawn.add(order);
  }
  expect([...drawn].sort()).toEqual([...ORDERS].sort());
});

it('[DL-NPC-4] at 3 players the orders just used are inaccessible next round, the others come back', () => {
  const t = table({ at: round('dummies'), seats: 3, dummies: [{ blocked: A, drawn: [] }] });
  const used = held(t.state).map((line) => line.split(' ')[0]);
  expect(t.state.dummies).toEqual([{ blocked: used, drawn: [] }]);
});

it('[DL-NPC-5] at 2 players two accessible orders for each dummy, shown in its lower row', () => {
  const t = table({
    at: round('dummies'),
    seats: 2,
    dummies: [
      { blocked: A, drawn: [] },
      { blocked: B, drawn: [] },
    ],
  });
  const [one, two] = t.view('spectator').game.dummies;
  for (const [dummy, blocked] of [
    [one, A],
    [two, B],
  ] as const) {
    expect(new Set(dummy!.drawn).size).toBe(2);
    for (const order of dummy!.drawn) expect(accessible(blocked)).toContain(order);
    expect(dummy!.blocked).toEqual(blocked);
  }
});

it('[DL-NPC-6] at 2 players random orders take space II, and III when both dummies drew the same', () => {
  // Only two orders are left to each: both dummies must draw them both.
  const six = ORDERS.slice(2);
  const t = table({
    at: round('dummies'),
    seats: 2,
    dummies: [
      { blocked: [...six], drawn: [] },
      { blocked: [...six], drawn: [] },
    ],
  });
  expect(held(t.state)).toEqual(['food 2 0', 'food 3 1', 'reputation 2 0', 'reputation 3 1']);
});

it('[DL-RULING-8] the dummy of the player earlier in turn order takes the lower space', () => {
  const six = ORDERS.slice(2);
  const t = table({
    at: round('dummies'),
    seats: 2,
    first: 'green',
    dummies: [
      { blocked: [...six], drawn: [] },
      { blocked: [...six], drawn: [] },
    ],
  });
  expect(held(t.state)).toEqual(['food 2 1', 'food 3 0', 'reputation 2 1', 'reputation 3 0']);
});

const atOrders = (more: object = {}) =>
  table({
    at: round('orders'),
    seats: 2,
    dummies: [
      { blocked: A, drawn: ['gold', 'imps'] },
      { blocked: B, drawn: ['monster', 'room'] },
    ],
    on: { gold: ['free', 'dummy'], imps: ['free', 'dummy'], monster: ['free', 'dummy2'], room: ['free', 'dummy2'] },
    red: { blocked: ['food', 'dig'] },
    green: { blocked: ['food', 'dig'] },
    ...more,
  });
const give = (t: ReturnType<typeof atOrders>, name: Name, ...orders: Order[]): void => {
  for (const order of orders) t.play(name, order);
};

it('[DL-NPC-7] the third order is one of the three that are left', () => {
  const t = atOrders();
  give(t, 'red', 'gold', 'imps', 'traps');
  expect(t.asked('red')).toEqual(['dummy-order']);
  expect(t.options('red')).toEqual(['traps', 'monster', 'room']);
  expect(t.refuses('red', 'food')).toBe('DL-NPC-7'); // inaccessible
  expect(t.refuses('red', 'gold')).toBe('DL-NPC-7'); // used already
  give(t, 'green', 'gold', 'imps', 'traps');
  expect(t.options('green')).toEqual(['food', 'reputation', 'dig']);
});

it('[DL-NPC-7] it is secret, and given together with one’s own orders', () => {
  const t = atOrders();
  const before = t.view('green').game;
  give(t, 'red', 'gold', 'imps', 'traps', 'monster');
  expect(t.view('green').game).toEqual(before);
  expect(t.asking()).toEqual(['green']);
});

it('[DL-NPC-8] [DL-NPC-9] third orders are placed on space I before any player’s order is shown', () => {
  const t = atOrders();
  give(t, 'red', 'gold', 'imps', 'traps', 'monster');
  give(t, 'green', 'gold', 'imps', 'traps', 'dig');
  const told = t.events().map(({ type, dummy, order, space }) => `${type} ${dummy ?? ''} ${order} ${space ?? ''}`);
  expect(told.slice(0, 3)).toEqual(['dummy-ordered 1 monster 1', 'dummy-ordered 2 dig 1', 'order-shown  gold ']);
});

it('[DL-NPC-9] [DL-EX-2] both third orders on Get Food: I and II are taken, the first player to order food gets III', () => {
  const t = atOrders({
    dummies: [
      { blocked: B, drawn: ['monster', 'room'] },
      { blocked: B, drawn: ['monster', 'room'] },
    ],
    on: {},
    first: 'green',
    red: { blocked: [] },
    green: { blocked: [] },
  });
  give(t, 'red', 'food', 'traps', 'gold', 'food');
  give(t, 'green', 'food', 'imps', 'dig', 'food');
  expect(t.events().slice(0, 2)).toMatchObject([
    { type: 'dummy-ordered', dummy: 2, order: 'food', space: 1 },
    { type: 'dummy-ordered', dummy: 1, order: 'food', space: 2 },
  ]);
  expect(on(t, 'food')).toEqual(['dummy2', 'dummy', 'green']);
  expect(player(t, 'red').unused).toEqual(['food']);
});

it('[DL-EX-1] both dummies drew Dig: they hold II and III, the first to order Dig takes I, the second goes on the card', () => {
  const t = atOrders({
    on: { dig: ['free', 'dummy', 'dummy2'] },
    dummies: [
      { blocked: B, drawn: ['dig', 'room'] },
      { blocked: B, drawn: ['dig', 'room'] },
    ],
    red: { blocked: [] },
    green: { blocked: [] },
  });
  give(t, 'red', 'food', 'dig', 'gold', 'monster');
  give(t, 'green', 'food', 'dig', 'gold', 'monster');
  t.play('red', 'pass'); // food I
  t.play('green', 'pass'); // food II
  expect(on(t, 'dig')).toEqual(['red', 'dummy', 'dummy2']);
  expect(player(t, 'green').unused).toEqual(['dig', 'food']);
});

it('[DL-NPC-10] at 2 players the three orders used become inaccessible at the end of the round', () => {
  const t = table({
    at: round('end'),
    seats: 2,
    dummies: [
      { blocked: A, drawn: ['gold', 'room', 'imps'] },
      { blocked: B, drawn: ['food', 'dig', 'monster'] },
    ],
  });
  expect(t.state.dummies).toEqual([
    { blocked: ['gold', 'imps', 'room'], drawn: [] },
    { blocked: ['food', 'dig', 'monster'], drawn: [] },
  ]);
});

it('[DL-NPC-11] [DL-RULING-9] a dummy pays nothing, takes nothing and goes home when its action is resolved', () => {
  const t = table({
    at: round('monster'),
    seats: 3,
    forHire: ['goblin', 'slime', 'witch'],
    forSale: ['mint', 'hatchery'],
    on: { monster: ['red', 'dummy'], room: ['free', 'dummy'] },
  });
  expect(t.state.forHire).toEqual(['goblin', 'slime', 'witch']);
  expect(t.asking()).toEqual(['red']);
  t.play('red', 'goblin');
  expect(t.state).toMatchObject({ forHire: ['slime', 'witch'], forSale: ['mint', 'hatchery'] });
  expect(t.state.spaces.every((who) => who === FREE)).toBe(true);
});

it('[DL-NPC-12] in whole games the dummies never meet on a space, and hold at most two of an action', () => {
  for (let i = 0; i < 8; i++) {
    const pick = thinking(i);
    const rounds: string[][] = [];
    const hear = ({ type, order, space }: Event) => {
      if (type === 'round') rounds.push([]);
      if (type === 'dummy-ordered') rounds.at(-1)!.push(`${order} ${space}`);
    };
    const s = newGame(dungeonLords, { seats: 2, seed: `npc ${i}` }, hear);
    for (let ask = awaited(dungeonLords, s)[0]; ask !== undefined; ask = awaited(dungeonLords, s)[0]) {
      const can = options(dungeonLords, s, ask);
      apply(dungeonLords, s, ask, can[pick(can.length)]!, hear);
    }
    expect(rounds).toHaveLength(8);
    for (const placed of rounds) {
      expect(placed).toHaveLength(6);
      expect(new Set(placed).size).toBe(6);
      for (const order of ORDERS) expect(placed.filter((at) => at.startsWith(order)).length).toBeLessThanOrEqual(2);
    }
  }
});
