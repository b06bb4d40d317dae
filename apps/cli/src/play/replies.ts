// Offers of bots to a person: the bots go on when they were answered, or when the person lets them pass.
import type { Seat } from '@oubliette/engine';
import { repliesOwed } from '../table.ts';
import type { Session } from './session.ts';

/** The person who has an open offer of a bot and has neither replied nor let it pass. */
export function whoOwesReply(session: Session): Seat | undefined {
  const { people, table, letPass } = session;
  return people.find((seat) => {
    const owed = repliesOwed(table, seat);
    // An offer that is gone makes room for another.
    const passed = owed.map((count, from) => Math.min(count, letPass[seat]?.[from] ?? 0));
    letPass[seat] = passed;
    return owed.some((count, from) => count > passed[from]!);
  });
}

export function letOffersPass({ letPass, table }: Session, seat: Seat): void {
  letPass[seat] = repliesOwed(table, seat);
}
