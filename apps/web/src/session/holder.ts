// Who holds the device. Pure: people and bots in, the next holder out.
import type { Seat } from '@oubliette/engine';
import { type Chair, isBot } from '../base/chair.ts';

export interface DeviceSeats {
  readonly chairs: readonly Chair[];
  /** Seats the table waits for. */
  readonly waiting: readonly Seat[];
  readonly holder: Seat | undefined;
  /** The holder has taken the device out of turn and keeps it. */
  readonly staying: boolean;
}

const people = (chairs: readonly Chair[]): Seat[] => chairs.flatMap((chair, seat) => (isBot(chair) ? [] : [seat]));

/** The person the device should go to next, if it is not the one who holds it. */
export function passTo({ chairs, waiting, holder, staying }: DeviceSeats): Seat | undefined {
  const awaited = waiting.filter((seat) => !isBot(chairs[seat]));
  if (awaited.length === 0 || (holder !== undefined && (staying || awaited.includes(holder)))) return undefined;
  const after = holder ?? -1;
  return awaited.find((seat) => seat > after) ?? awaited[0];
}

/** With one person at the table there is nobody to hide anything from. */
export const needsCurtain = (chairs: readonly Chair[]): boolean => people(chairs).length > 1;
export const onlyPerson = (chairs: readonly Chair[]): Seat | undefined =>
  needsCurtain(chairs) ? undefined : people(chairs)[0];
