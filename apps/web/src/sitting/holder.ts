// Who holds the device. Pure: people and bots in, the next holder out.
import type { Seat } from '@oubliette/engine';

export interface Company {
  readonly bots: readonly boolean[];
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly holder: Seat | undefined;
  /** The holder has taken the device out of turn and keeps it. */
  readonly staying: boolean;
}

const people = (bots: readonly boolean[]): Seat[] => bots.flatMap((bot, seat) => (bot ? [] : [seat]));

/** The person the device should go to next, if it is not the one who holds it. */
export function passTo({ bots, waiting, holder, staying }: Company): Seat | undefined {
  const awaited = waiting.filter((seat) => !bots[seat]);
  if (awaited.length === 0 || (holder !== undefined && (staying || awaited.includes(holder)))) return undefined;
  const after = holder ?? -1;
  return awaited.find((seat) => seat > after) ?? awaited[0];
}

/** With one person at the table there is nobody to hide anything from. */
export const needsCurtain = (bots: readonly boolean[]): boolean => people(bots).length > 1;
export const onlyPerson = (bots: readonly boolean[]): Seat | undefined =>
  needsCurtain(bots) ? undefined : people(bots)[0];
