// The players with whom the viewer may deal now, and their last statements.
import type { Heard, Seat } from '@oubliette/engine';
import type { View } from '../reading.ts';

/** Seats that may talk with this one now (QT-TALK-2): the active player, the principals of an Arena, or all others. */
export function partnersOf(game: View, me: Seat): readonly Seat[] {
  const { fight, active, moment, players } = game;
  const others = players.map((_, seat) => seat).filter((seat) => seat !== me);
  if (moment === undefined) return [];
  if (moment === 'A' && fight !== undefined) {
    const principals = [fight.attacker, ...(fight.defender === undefined ? [] : [fight.defender])];
    return principals.includes(me) ? others.filter((seat) => !principals.includes(seat)) : principals;
  }
  return me === active || active === undefined ? others : [active];
}

const SAID: readonly string[] = ['offered', 'countered', 'refused', 'withdrawn', 'signed', 'enough', 'offer-fell'];
/** Events that begin a period of talk. */
const BEGINS: readonly string[] = ['turn', 'drawn', 'challenge', 'won', 'fled', 'totals', 'arena-totals'];

/** The last statement between two seats in this period. */
export function lastWord(told: readonly Heard[], a: Seat, b: Seat): Heard | undefined {
  const from = told.findLastIndex(({ type }) => BEGINS.includes(type));
  return told
    .slice(from + 1)
    .findLast(
      ({ type, seat, toSeat }) => SAID.includes(type) && ((seat === a && toSeat === b) || (seat === b && toSeat === a)),
    );
}
