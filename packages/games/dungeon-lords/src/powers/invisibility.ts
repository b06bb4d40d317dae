// Invisibility (DL-CARD-46): the mages go to the end of the line, and nothing harms them this round (DL-RULING-48).
import type { Seat } from '@oubliette/engine';
import { HEROES } from '../cards/cards.ts';
import { lineOf } from '../rules/combat/line-of.ts';
import { type State, w } from '../state.ts';

export function castInvisibility(s: State, seat: Seat): undefined {
  const { party } = s.players[seat]!;
  const mages = party.filter(({ id }) => HEROES[id].is === 'mage');
  if (mages.length === 0) {
    w.tell(() => ({ type: 'no-effect', rule: 'DL-CARD-46', seat, card: 'invisibility' }));
    return;
  }
  for (const mage of mages) {
    party.splice(party.indexOf(mage), 1);
    party.push(mage);
  }
  s.fight.invisible = true;
  w.tell(() => ({
    type: 'invisible',
    rule: 'DL-CARD-46',
    seat,
    heroes: mages.map(({ id }) => id),
    line: lineOf(s, seat),
  }));
}
