// DL-ADV: the weakest adventurer goes to the nicest dungeon lord, and so on up the Evilometer.
import type { Seat } from '@oubliette/engine';
import { ADVENTURERS, type AdventurerId, DUMMY_COUNTER, HEROES, PALADINS } from '../cards/cards.ts';
import { itemReturns, placeItems } from '../magic-items/send-items.ts';
import type { Item } from '../magic-items/tokens.ts';
import { type Adventurer, type State, turnOrder, w } from '../state.ts';
import { changeDummyEvil } from './evil.ts';

/** DL-RULING-19: only in the rounds with adventurers. */
export function assignAdventurers(s: State): void {
  if (s.season === 0) return;
  if (s.dummies.length === 2) changeDummyEvil(s, DUMMY_COUNTER.eachSeason, 'DL-ADV-1');
  const items = placeItems(s); // MI-A-15
  const counters = fromNiceToEvil(s);
  for (let i = 0; i < s.arriving.length; i++) {
    const adventurer = s.arriving[i]!;
    const seat = counters[i]!;
    const item = items[i];
    if (seat === DUMMY_SEAT) {
      s.farLands.push(adventurer); // DL-ADV-4
      w.tell(() => ({ type: 'dummy-assigned', rule: 'DL-ADV-4', adventurer, evil: s.dummyEvil }));
      if (item !== undefined) itemReturns(s, item);
    } else join(s, seat, adventurer, item);
  }
  s.arriving = [];
}
const DUMMY_SEAT: Seat = -1;

/** DL-ADV-2, DL-ADV-3: of equals the one earlier in turn order is nicer; the dummies' counter is the last, or first (DL-RULING-20). */
function fromNiceToEvil(s: State): Seat[] {
  const counters: Seat[] = [];
  const dummies = s.dummies.length === 2;
  const first = s.options.dummyTies === 'first';
  if (dummies && first) insert(s, counters, DUMMY_SEAT);
  for (const seat of turnOrder(s)) insert(s, counters, seat);
  if (dummies && !first) insert(s, counters, DUMMY_SEAT);
  return counters;
}

/** Behind everybody who is as nice or nicer. */
function insert(s: State, counters: Seat[], seat: Seat): void {
  let i = counters.length;
  while (i > 0 && evilOf(s, counters[i - 1]!) > evilOf(s, seat)) i--;
  counters.splice(i, 0, seat);
}
const evilOf = (s: State, seat: Seat): number => (seat === DUMMY_SEAT ? s.dummyEvil : s.players[seat]!.evil);

/** DL-RULING-17: behind the paladin, before earlier warriors; or behind those, too, if the table chose so. */
function placeOfWarrior({ options }: State, party: readonly Adventurer[]): number {
  let place = party[0] !== undefined && party[0].id in PALADINS ? 1 : 0;
  if (options.warriors === 'oldest') while (HEROES[party[place]?.id ?? 'illusion'].is === 'warrior') place++;
  return place;
}

/** DL-ADV-7, DL-ADV-8: at the back; a warrior in front (DL-CLASS-2). */
function join(s: State, seat: Seat, id: AdventurerId, item: Item | undefined): void {
  const { party, evil } = s.players[seat]!;
  const place = ADVENTURERS[id].is === 'warrior' ? placeOfWarrior(s, party) : party.length;
  const one: Adventurer = { id, wounds: 0, extra: 0, poison: 0 };
  if (item !== undefined) one.items = [item]; // MI-A-21
  party.splice(place, 0, one);
  w.tell(() => ({ type: 'assigned', rule: 'DL-ADV-2', seat, adventurer: id, evil, place: place + 1 }));
}
