// What a round of combat comes to as things stand, for views. No rule reads it.
import type { Seat } from '@oubliette/engine';
import { COMBAT_ROUNDS } from '../../cards/cards.ts';
import { NOBODY, NOWHERE, type State } from '../../state.ts';
import { fatigueOf } from './conquest.ts';
import { noFight } from './no-fight.ts';
import { hasParty, partyHearts, partyMagic } from './party.ts';
import { magicNeeded } from './spells.ts';

/** Of the round that is fought, or of the next one. */
export interface Forecast {
  round: number;
  magic: number;
  /** How much magic a spell needs in this round (DL-FIGHT-7). */
  needed: number;
  /** How many wounds are healed at most: none where healing is forbidden. */
  hearts: number;
  /** Known once the card is turned up and the party still has to fight (DL-FIGHT-18). */
  fatigue?: number;
}

const COMBAT = 4;

/** For a seat with a party at its door; else undefined. */
export function forecast(s: State, seat: Seat): Forecast | undefined {
  const fighting = s.fight.seat !== NOBODY;
  const round = s.combatShown + (fighting ? 0 : 1);
  if (s.season !== COMBAT || round > COMBAT_ROUNDS || !hasParty(s, seat)) return undefined;
  const fight = s.fight.seat === seat ? s.fight : noFight(seat);
  const seen: Forecast = {
    round,
    magic: partyMagic(s, seat),
    needed: magicNeeded(round),
    hearts: fight.noHealing ? 0 : partyHearts(s, seat),
  };
  if (fighting && s.players[seat]!.plan.cell !== NOWHERE) seen.fatigue = fatigueOf(s, fight);
  return seen;
}
