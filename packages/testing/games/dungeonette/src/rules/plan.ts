// DN-PLAN: everybody gives two orders.
import { draw } from '@oubliette/engine';
import { MONSTERS, ORDERS, type Order } from '../cards/cards.ts';
import { type Player, type State, w } from '../state.ts';

export const plan = w.eachInTurn('plan', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    const { orders } = s.players[seat]!;
    for (let i = 0; i < ORDERS.length; i++) {
      const order = ORDERS[i]!;
      can.add(order, s.spaces[i]!.length === 3 ? 'DN-PLAN-2' : orders.includes(order) ? 'DN-PLAN-3' : undefined);
    }
  },
  choose(s, seat, _item, order) {
    const player = s.players[seat]!;
    const spaces = s.spaces[ORDERS.indexOf(order)]!;
    const slot = spaces.length;
    spaces.push(seat);
    player.orders.push(order);
    w.tell(() => ({ type: 'ordered', rule: 'DN-PLAN-1', seat, order, slot: slot + 1 }));
    carryOut(s, player, seat, order, slot);
  },
});

function carryOut(s: State, player: Player, seat: number, order: Order, slot: number): void {
  switch (order) {
    case 'food': // DN-PLAN-4: later spaces yield more
      player.food += 2 + slot;
      return;
    case 'gold': // DN-PLAN-5
      player.gold += 2 + slot;
      return;
    case 'imps': // DN-PLAN-6: an imp eats
      if (player.food === 0) return;
      player.food--;
      player.imps++;
      return;
    case 'monster':
      return hire(s, player, seat);
    case 'trap': {
      // DN-PLAN-8
      const card = draw(s, s.trapDeck);
      if (card !== undefined) player.traps.push(card);
      return;
    }
    case 'room': // DN-PLAN-9
      player.rooms++;
      return;
    case 'dig': // DN-PLAN-10
      player.dig += 2;
      return;
    case 'reputation': // DN-PLAN-11
      if (player.evil > 0) player.evil--;
  }
}

/** DN-PLAN-7: the open monster joins whoever can pay it; else it stays. */
function hire(s: State, player: Player, seat: number): void {
  const top = s.monsterDeck.at(-1);
  if (top === undefined) return;
  const { cost } = MONSTERS[top]!;
  if (player.gold < cost) {
    w.tell(() => ({ type: 'too-dear', rule: 'DN-PLAN-7', seat, monster: `monster-${top}`, cost, gold: player.gold }));
    return;
  }
  player.gold -= cost;
  draw(s, s.monsterDeck);
  player.monsters.push({ card: top, tired: false });
  w.tell(() => ({ type: 'hired', rule: 'DN-PLAN-7', seat, monster: `monster-${top}`, cost }));
}
