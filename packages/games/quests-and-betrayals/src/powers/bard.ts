// QT-CARD-110: Ballads. A song for every won fight of somebody else, and cheaper quests.
import type { Seat } from '@oubliette/engine';
import { PRICES } from '../cards/cards.ts';
import { pocketGem } from '../rules/gems.ts';
import type { State } from '../state.ts';
import { powersWork } from './lich.ts';

export function balladGem(s: State, ally: Seat): void {
  if (s.players[ally]!.character === 'bard' && powersWork(s.fight.monster)) pocketGem(s, ally, 'QT-CARD-110');
}

export const guildPrice = (s: State, seat: Seat): number =>
  s.players[seat]!.character === 'bard' ? PRICES.guildForBard : PRICES.guild;
