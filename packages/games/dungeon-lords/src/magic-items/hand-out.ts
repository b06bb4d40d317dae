// MI-B-34 to MI-B-42: before the first combat round a party shares out what it was given.
import type { Seat } from '@oubliette/engine';
import { HEROES, ITEM_IDS, ITEMS, type ItemId } from '../cards/cards.ts';
import { type Adventurer, type State, turnOrder, w } from '../state.ts';
import type { Item } from './tokens.ts';

export function handOutItems(s: State): void {
  if (s.options.items !== 'basic') return;
  for (const seat of turnOrder(s)) {
    for (const id of ITEM_IDS) handOut(s, seat, id);
    tellWhoBears(s, seat);
  }
}

/** One kind: from the rearmost forward, and round again (MI-B-35 to MI-B-39). */
function handOut(s: State, seat: Seat, id: ItemId): void {
  const here = s.items!.dungeons[seat]!;
  const these = here.camp.filter(({ item }) => item === id);
  here.camp = here.camp.filter(({ item }) => item !== id);
  const bearers = s.players[seat]!.party.filter((one) => HEROES[one.id].is === ITEMS[id].for).reverse();
  if (bearers.length === 0)
    here.sack.push(...these); // MI-B-40
  else these.forEach((item, i) => void give(bearers[i % bearers.length]!, item));
}

function give(one: Adventurer, item: Item): void {
  one.items = [...(one.items ?? []), item];
}

function tellWhoBears(s: State, seat: Seat): void {
  s.players[seat]!.party.forEach(({ id, items }, i) => {
    if (items === undefined) return;
    const borne = items.map(({ item }) => item);
    w.tell(() => ({ type: 'items-borne', rule: 'MI-B-34', seat, hero: id, place: i + 1, items: borne }));
  });
  const { sack } = s.items!.dungeons[seat]!;
  if (sack.length > 0) {
    w.tell(() => ({ type: 'items-in-sack', rule: 'MI-B-40', seat, items: sack.map(({ item }) => item) }));
  }
}
