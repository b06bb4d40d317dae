// QT-CARD-55: one cheap item at half its price.
import { ITEMS } from '../cards/cards.ts';
import { payGems } from '../rules/gems.ts';
import { dropItem, gainItem, priceOf } from '../rules/items.ts';
import { type Frame, type State, w } from '../state.ts';

const PEDLAR_LIMIT = 4;

export const meetPedlar = (s: State): Frame => ({ proc: 'pedlar', todo: [s.active], at: 0 });

/** QT-CARD-55, QT-RULING-54 */
export const pedlar = w.eachInTurn('pedlar', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const item of s.shop) {
      const price = priceOf(s, seat, item, true);
      const { gems } = s.players[seat]!;
      const no = ITEMS[item].price > PEDLAR_LIMIT ? 'QT-CARD-55' : gems < price ? 'QT-SHOP-1' : undefined;
      can.add(item, no, () => ({ price, gems }));
    }
    can.add('none');
  },
  choose(s, seat, _item, item) {
    if (item === 'none') return undefined;
    const gems = priceOf(s, seat, item, true);
    payGems(s, seat, gems);
    dropItem(s.shop, item);
    w.tell(() => ({ type: 'bought', rule: 'QT-CARD-55', seat, item, gems }));
    return gainItem(s, seat, item);
  },
  quiet: true,
});
