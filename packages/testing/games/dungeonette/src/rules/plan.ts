// DN-PLAN: everybody gives two orders, and each is carried out at once.
import { draw, type Seat } from '@oubliette/engine';
import { MONSTERS, ORDERS, type Order, TRAPS } from '../cards/cards.ts';
import { type Player, type State, w } from '../state.ts';

export const plan = w.eachInTurn('plan', {
  who: (_s, seat) => seat,
  about: (s, seat) => ({ order: s.players[seat]!.orders.length + 1 }),
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
    carryOut[order](player, seat, slot, s);
  },
});

const carryOut: { readonly [order in Order]: (player: Player, seat: Seat, slot: number, s: State) => void } = {
  /** DN-PLAN-4: later spaces yield more. */
  food(player, seat, slot) {
    player.food += 2 + slot;
    w.tell(() => ({ type: 'gained', rule: 'DN-PLAN-4', seat, what: 'food', amount: 2 + slot }));
  },

  /** DN-PLAN-5 */
  gold(player, seat, slot) {
    player.gold += 2 + slot;
    w.tell(() => ({ type: 'gained', rule: 'DN-PLAN-5', seat, what: 'gold', amount: 2 + slot }));
  },

  /** DN-PLAN-6: an imp eats. */
  imps(player, seat) {
    if (player.food === 0) {
      w.tell(() => ({ type: 'in-vain', rule: 'DN-PLAN-6', seat, order: 'imps' }));
      return;
    }
    player.food--;
    player.imps++;
    w.tell(() => ({ type: 'gained', rule: 'DN-PLAN-6', seat, what: 'imps', amount: 1 }));
  },

  /** DN-PLAN-7: the open monster joins a player who can pay it; else it stays. */
  monster(player, seat, _slot, s) {
    const card = s.monsterDeck.at(-1);
    if (card === undefined) {
      w.tell(() => ({ type: 'in-vain', rule: 'DN-PLAN-7', seat, order: 'monster' }));
      return;
    }
    const { id: monster, cost } = MONSTERS[card]!;
    if (player.gold < cost) {
      w.tell(() => ({ type: 'too-dear', rule: 'DN-PLAN-7', seat, monster, cost, gold: player.gold }));
      return;
    }
    player.gold -= cost;
    draw(s, s.monsterDeck);
    player.monsters.push({ card, tired: false });
    w.tell(() => ({ type: 'hired', rule: 'DN-PLAN-7', seat, monster, cost }));
  },

  /** DN-PLAN-8 */
  trap(player, seat, _slot, s) {
    const card = draw(s, s.trapDeck);
    if (card === undefined) {
      w.tell(() => ({ type: 'in-vain', rule: 'DN-PLAN-8', seat, order: 'trap' }));
      return;
    }
    player.traps.push(card);
    w.tell(() => ({ type: 'armed', rule: 'DN-PLAN-8', seat, trap: TRAPS[card]!.id }));
  },

  /** DN-PLAN-9 */
  room(player, seat) {
    player.rooms++;
    w.tell(() => ({ type: 'gained', rule: 'DN-PLAN-9', seat, what: 'rooms', amount: 1 }));
  },

  /** DN-PLAN-10 */
  dig(player, seat) {
    player.dig += 2;
    w.tell(() => ({ type: 'gained', rule: 'DN-PLAN-10', seat, what: 'dig', amount: 2 }));
  },

  /** DN-PLAN-11: nobody is worse than spotless. */
  reputation(player, seat) {
    if (player.evil === 0) {
      w.tell(() => ({ type: 'in-vain', rule: 'DN-PLAN-11', seat, order: 'reputation' }));
      return;
    }
    player.evil--;
    w.tell(() => ({ type: 'whitewashed', rule: 'DN-PLAN-11', seat, evil: player.evil }));
  },
};
