// DL-FIGHT-16, DL-FIGHT-17: priests and the paladin heal, if anybody attacked.
import type { Seat } from '@oubliette/engine';
import { fromItems } from '../../magic-items/bearers.ts';
import { usePotions } from '../../magic-items/used.ts';
import { type State, w } from '../../state.ts';
import { heal, partyHearts } from './party.ts';
import { type Sum, terms } from './told-facts.ts';

export function healing(s: State): void {
  const { seat, attacked, noHealing } = s.fight;
  const hearts = partyHearts(s, seat);
  if (hearts === 0 || !s.players[seat]!.party.some(({ wounds }) => wounds > 0)) return;
  if (!attacked || noHealing) {
    if (!attacked) w.tell(() => ({ type: 'no-healing', rule: 'DL-FIGHT-16', seat, ...heartsTold(s, seat, hearts) }));
    return; // who forbade it has been told
  }
  w.tell(() => ({ type: 'healing', rule: 'DL-FIGHT-17', seat, ...heartsTold(s, seat, hearts) }));
  usePotions(s, seat, hearts);
  heal(s, seat, hearts, 'DL-FIGHT-17');
}

function heartsTold(s: State, seat: Seat, hearts: number) {
  const items = fromItems(s, seat, 'potion');
  const { potions = 0 } = items;
  const sum: Sum = {
    terms: terms(['hearts', hearts - potions], ['potions', potions]),
    makes: { what: 'hearts', n: hearts },
  };
  return { hearts, ...items, sum };
}
