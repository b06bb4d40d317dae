// Offers of bots that stand before a person: the bots go on when these were answered, or when nobody wants to.
import type { Seat } from '@oubliette/engine';
import { repliesOwed } from '../table.ts';
import type { Session } from './session.ts';

/** The person whom a bot has offered something, and who has neither replied nor let it pass. */
export function whoOwesReply(session: Session): Seat | undefined {
  const { people, table, letPass } = session;
  return people.find((seat) => {
    const owed = repliesOwed(table, seat);
    // An offer that is gone leaves room for another.
    const passed = owed.map((count, from) => Math.min(count, letPass[seat]?.[from] ?? 0));
    letPass[seat] = passed;
    return owed.some((count, from) => count > passed[from]!);
  });
}

export function letOffersPass({ letPass, table }: Session, seat: Seat): void {
  letPass[seat] = repliesOwed(table, seat);
}
