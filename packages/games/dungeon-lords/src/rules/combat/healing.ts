// DL-FIGHT-16, DL-FIGHT-17: priests and the paladin heal, if anybody attacked.
import { fromItems } from '../../magic-items/bearers.ts';
import { usePotions } from '../../magic-items/used.ts';
import { type State, w } from '../../state.ts';
import { heal, partyHearts } from './party.ts';

export function healing(s: State): void {
  const { seat, attacked, noHealing } = s.fight;
  const hearts = partyHearts(s, seat);
  if (hearts === 0 || !s.players[seat]!.party.some(({ wounds }) => wounds > 0)) return;
  if (!attacked || noHealing) {
    if (!attacked)
      w.tell(() => ({ type: 'no-healing', rule: 'DL-FIGHT-16', seat, hearts, ...fromItems(s, seat, 'potion') }));
    return; // who forbade it has been told
  }
  w.tell(() => ({ type: 'healing', rule: 'DL-FIGHT-17', seat, hearts, ...fromItems(s, seat, 'potion') }));
  usePotions(s, seat, hearts);
  heal(s, seat, hearts, 'DL-FIGHT-17');
}
