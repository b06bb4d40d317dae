import { describe, expect, it } from 'vitest';
import { ORDERS, type Order } from '../src/cards/cards.ts';
import { ADA, asks, BRAM, beginner, CLEO, DORN, fresh, monster, round, table, trap } from './table.ts';

/** Spaces of an order on which these seats stand already. */
const queue = (order: Order, ...seats: number[]) => ORDERS.map((o) => (o === order ? seats : []));
const without = (...orders: Order[]) => ORDERS.filter((order) => !orders.includes(order));

/** Bram gives an order; nobody else is touched by it. */
function order(what: Order, player = {}, fields = {}) {
  const t = table({ at: asks('plan', BRAM), players: [{}, player], ...fields });
  t.play('Bram', what);
  const { [BRAM]: bram, ...others } = t.state.players;
  expect(others).toEqual({ [ADA]: beginner(), [CLEO]: beginner(), [DORN]: beginner() });
  return { t, bram: bram!, told: t.events().slice(1) };
}
/** Bram as he was, with what the order changed. */
const bramWith = (changes: object, what: Order) => ({ ...beginner(), ...changes, orders: [what] });

describe('plan', () => {
  it('[DN-PLAN-1] each gives an order, then each a second one, carried out at once', () => {
    const t = table({ at: round('plan') });
    expect(t.options('Ada')).toEqual([...ORDERS]);
    t.play('Ada', 'gold');
    expect(t.state.players[ADA]).toEqual({ ...beginner(), gold: 5, orders: ['gold'] });
    expect(t.state.spaces).toEqual(queue('gold', ADA));
    expect(t.events()[0]).toEqual({ type: 'ordered', rule: 'DN-PLAN-1', seat: ADA, order: 'gold', slot: 1 });
    for (const [who, what] of [
      ['Bram', 'food'],
      ['Cleo', 'dig'],
      ['Dorn', 'room'],
    ] as const) {
      expect(t.asking()).toEqual([who]);
      expect(t.refuses('Ada', 'dig', 'plan')).toBe('ENG-NOT-ASKED');
      t.play(who, what);
    }
    expect(t.asking()).toEqual(['Ada']);
    expect(t.view('Ada').asks[0]).toMatchObject({ about: { order: 2 }, options: without('gold') });
    t.play('Ada', 'food');
    expect(t.state.players[ADA]!.orders).toEqual(['gold', 'food']);
    expect(t.state.players[ADA]!.food).toBe(6);
    t.play('Bram', 'dig');
    t.play('Cleo', 'gold');
    expect(t.asked('Dorn')).toEqual(['plan']);
    t.play('Dorn', 'gold');
    expect(t.asked('Ada')).toEqual(['build']);
  });

  it('[DN-PLAN-2] three stand in a queue, not four', () => {
    const t = table({ at: asks('plan', DORN), spaces: queue('room', ADA, BRAM, CLEO) });
    expect(t.options('Dorn')).toEqual(without('room'));
    expect(t.refuses('Dorn', 'room')).toBe('DN-PLAN-2');
    const two = table({ at: asks('plan', DORN), spaces: queue('room', ADA, BRAM) });
    two.play('Dorn', 'room');
    expect(two.state.spaces).toEqual(queue('room', ADA, BRAM, DORN));
    expect(two.events()[0]).toMatchObject({ order: 'room', slot: 3 });
  });

  it('[DN-PLAN-3] nobody gives an order twice; others may still', () => {
    const t = table({ at: asks('plan', BRAM, CLEO), players: [{}, { orders: ['trap'] }], spaces: queue('trap', BRAM) });
    expect(t.options('Bram')).toEqual(without('trap'));
    expect(t.refuses('Bram', 'trap')).toBe('DN-PLAN-3');
    t.play('Bram', 'dig');
    expect(t.options('Cleo')).toEqual([...ORDERS]);
  });

  it.each([
    [1, []],
    [2, [CLEO]],
    [3, [CLEO, DORN]],
  ])('[DN-PLAN-4] food on space %i', (space, before) => {
    const { bram, told } = order('food', {}, { spaces: queue('food', ...before) });
    expect(bram).toEqual(bramWith({ food: 3 + 1 + space }, 'food'));
    expect(told).toEqual([{ type: 'gained', rule: 'DN-PLAN-4', seat: BRAM, what: 'food', amount: 1 + space }]);
  });

  it.each([
    [1, []],
    [2, [CLEO]],
    [3, [CLEO, DORN]],
  ])('[DN-PLAN-5] gold on space %i', (space, before) => {
    const { bram, told } = order('gold', {}, { spaces: queue('gold', ...before) });
    expect(bram).toEqual(bramWith({ gold: 3 + 1 + space }, 'gold'));
    expect(told).toEqual([{ type: 'gained', rule: 'DN-PLAN-5', seat: BRAM, what: 'gold', amount: 1 + space }]);
  });

  it('[DN-PLAN-6] an imp for one food, also for the last one', () => {
    const { bram, told } = order('imps', { food: 1 });
    expect(bram).toEqual(bramWith({ food: 0, imps: 3 }, 'imps'));
    expect(told).toEqual([{ type: 'gained', rule: 'DN-PLAN-6', seat: BRAM, what: 'imps', amount: 1 }]);
  });

  it('[DN-PLAN-6] without food in vain, and the space is taken', () => {
    const { t, bram, told } = order('imps', { food: 0 });
    expect(bram).toEqual(bramWith({ food: 0 }, 'imps'));
    expect(told).toEqual([{ type: 'in-vain', rule: 'DN-PLAN-6', seat: BRAM, order: 'imps' }]);
    expect(t.state.spaces).toEqual(queue('imps', BRAM));
  });

  it('[DN-PLAN-7] the open monster for its price, to the last coin; the next one is turned up', () => {
    const { t, bram, told } = order('monster', { gold: 3 }, { monsterDeck: [monster('thud'), monster('brenda')] });
    expect(bram).toEqual(bramWith({ gold: 0, monsters: [fresh('brenda')] }, 'monster'));
    expect(told).toEqual([{ type: 'hired', rule: 'DN-PLAN-7', seat: BRAM, monster: 'brenda', cost: 3 }]);
    expect(t.state.monsterDeck).toEqual([monster('thud')]);
    expect(t.view('Ada').game.monsterForHire).toMatchObject({ card: 'thud' });
  });

  it('[DN-PLAN-7] who cannot pay pays nothing, and it stays', () => {
    const { t, bram, told } = order('monster', { gold: 2 }, { monsterDeck: [monster('thud'), monster('brenda')] });
    expect(bram).toEqual(bramWith({ gold: 2 }, 'monster'));
    expect(told).toEqual([{ type: 'too-dear', rule: 'DN-PLAN-7', seat: BRAM, monster: 'brenda', cost: 3, gold: 2 }]);
    expect(t.state.monsterDeck).toEqual([monster('thud'), monster('brenda')]);
    expect(t.state.core.known).toBe(0);
  });

  it('[DN-PLAN-7] in vain when none is left', () => {
    const { bram, told } = order('monster');
    expect(bram).toEqual(bramWith({}, 'monster'));
    expect(told).toEqual([{ type: 'in-vain', rule: 'DN-PLAN-7', seat: BRAM, order: 'monster' }]);
  });

  it('[DN-PLAN-8] the top trap, free of charge', () => {
    const { t, bram, told } = order('trap', { gold: 0 }, { trapDeck: [trap('net'), trap('bees')] });
    expect(bram).toEqual(bramWith({ gold: 0, traps: [trap('bees')] }, 'trap'));
    expect(told).toEqual([{ type: 'armed', rule: 'DN-PLAN-8', seat: BRAM, trap: 'bees' }]);
    expect(t.state.trapDeck).toEqual([trap('net')]);
    expect(t.state.core.known).toBe(1);
  });

  it('[DN-PLAN-8] in vain when none is left', () => {
    const { bram, told } = order('trap');
    expect(bram).toEqual(bramWith({}, 'trap'));
    expect(told).toEqual([{ type: 'in-vain', rule: 'DN-PLAN-8', seat: BRAM, order: 'trap' }]);
  });

  it('[DN-PLAN-9] one room more', () => {
    const { bram, told } = order('room', { rooms: 1 });
    expect(bram).toEqual(bramWith({ rooms: 2 }, 'room'));
    expect(told).toEqual([{ type: 'gained', rule: 'DN-PLAN-9', seat: BRAM, what: 'rooms', amount: 1 }]);
  });

  it('[DN-PLAN-10] two cells more', () => {
    const { bram, told } = order('dig', { dig: 1 });
    expect(bram).toEqual(bramWith({ dig: 3 }, 'dig'));
    expect(told).toEqual([{ type: 'gained', rule: 'DN-PLAN-10', seat: BRAM, what: 'dig', amount: 2 }]);
  });

  it('[DN-PLAN-11] one evil less, down to none', () => {
    const { bram, told } = order('reputation', { evil: 1 });
    expect(bram).toEqual(bramWith({ evil: 0 }, 'reputation'));
    expect(told).toEqual([{ type: 'whitewashed', rule: 'DN-PLAN-11', seat: BRAM, evil: 0 }]);
    const saint = order('reputation', { evil: 0 });
    expect(saint.bram).toEqual(bramWith({ evil: 0 }, 'reputation'));
    expect(saint.told).toEqual([{ type: 'in-vain', rule: 'DN-PLAN-11', seat: BRAM, order: 'reputation' }]);
  });
});
