// With whom one may deal now, and what they said last.
import type { Heard, Seat } from '@oubliette/engine';
import type { View } from '../reading.ts';

/** Seats that may talk with this one in this moment (QT-TALK-2): the active player, the principals of an Arena, or everybody else. */
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
/** A moment of talk begins with one of these. */
const BEGINS: readonly string[] = ['turn', 'drawn', 'challenge', 'won', 'fled', 'totals', 'arena-totals'];

/** The last thing said between two seats in this moment. */
export function lastWord(told: readonly Heard[], a: Seat, b: Seat): Heard | undefined {
  const from = told.findLastIndex(({ type }) => BEGINS.includes(type));
  return told
    .slice(from + 1)
    .findLast(
      ({ type, seat, toSeat }) => SAID.includes(type) && ((seat === a && toSeat === b) || (seat === b && toSeat === a)),
    );
}
