// QT-SHOP: items, their prices, and what happens to a second one of a type.
import type { Seat } from '@oubliette/engine';
import { DRAGON_ITEMS, ITEM_IDS, ITEMS, type ItemId } from '../cards/cards.ts';
import { fairDiscount } from '../powers/fair-day.ts';
import { broochDiscount } from '../powers/traders-brooch.ts';
import { type Frame, type State, w } from '../state.ts';

/** QT-RULING-54: halve first, then the fair, then the brooch; never below 1. */
export function priceOf(s: State, seat: Seat, item: ItemId, halved = false): number {
  const printed = ITEMS[item].price;
  const half = halved ? Math.floor(printed / 2) : printed;
  return Math.max(1, half - fairDiscount(s) - broochDiscount(s.players[seat]!.worn));
}

/** Piles of items stay in the order of the list: how they came together tells nothing. */
function putItem(pile: ItemId[], item: ItemId): void {
  const at = pile.findIndex((other) => ITEM_IDS.indexOf(other) > ITEM_IDS.indexOf(item));
  pile.splice(at < 0 ? pile.length : at, 0, item);
}

export function dropItem(pile: ItemId[], item: ItemId): void {
  pile.splice(pile.indexOf(item), 1);
}

const ofType = (pile: readonly ItemId[], item: ItemId): ItemId | undefined =>
  pile.find((other) => ITEMS[other].type === ITEMS[item].type);

/** QT-SHOP-2, QT-SHOP-3, QT-RULING-19, QT-RULING-39: the owner chooses at once which of two is worn. */
export function gainItem(s: State, seat: Seat, item: ItemId): Frame | undefined {
  const { worn, loose } = s.players[seat]!;
  const other = ofType(worn, item);
  if (other === undefined) {
    putItem(worn, item);
    return undefined;
  }
  putItem(loose, item);
  return { proc: 'surplus', todo: [{ seat, items: [other, item] }], at: 0 };
}

/** Several may arrive at once: each is weighed against what is worn by then. */
const wornNow = (s: State, seat: Seat, items: readonly ItemId[]): ItemId => ofType(s.players[seat]!.worn, items[1]!)!;

export const surplus = w.eachInTurn('surplus', {
  who: (_s, { seat }) => seat,
  options(s, seat, { items }, can) {
    can.add(wornNow(s, seat, items));
    can.add(items[1]!);
  },
  choose(s, seat, { items }, item) {
    const { worn, loose } = s.players[seat]!;
    if (item === items[1]) {
      const other = wornNow(s, seat, items);
      dropItem(worn, other);
      dropItem(loose, item);
      putItem(loose, other);
      putItem(worn, item);
    }
    w.tell(() => ({ type: 'wears', rule: 'QT-SHOP-3', seat, item }));
  },
  // As pieces of an offer, whose names come with an article.
  about: (s, seat, { items }) => ({ items: [wornNow(s, seat, items), items[1]!].map((item) => `item:${item}`) }),
  quiet: true,
});

/** Takes an item from its owner, worn or loose. Something loose moves into the free place (QT-RULING-39). */
export function loseItem(s: State, seat: Seat, item: ItemId): void {
  const { worn, loose } = s.players[seat]!;
  if (loose.includes(item)) {
    dropItem(loose, item);
    return;
  }
  dropItem(worn, item);
  const spare = loose.filter((one) => ITEMS[one].type === ITEMS[item].type);
  if (spare.length === 0) return;
  const best = spare.reduce((a, b) => (ITEMS[b].bonus > ITEMS[a].bonus ? b : a));
  dropItem(loose, best);
  putItem(worn, best);
}

/** QT-SHOP-4, QT-RULING-21: back to the shop, or back to where the dragons' things lie. */
function returnItem(s: State, item: ItemId): void {
  putItem(DRAGON_ITEMS.includes(item) ? s.setApart : s.shop, item);
}

/** QT-RULING-39: at the end of a turn nothing is loose any more. */
export function returnLoose(s: State): void {
  s.players.forEach((player, seat) => {
    for (const item of player.loose) {
      returnItem(s, item);
      w.tell(() => ({ type: 'returned', rule: 'QT-SHOP-3', seat, item }));
    }
    if (player.loose.length > 0) player.loose = [];
  });
}
