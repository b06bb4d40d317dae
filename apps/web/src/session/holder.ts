// The seat that holds the device: a pure function from chairs and waiting seats to the next holder.
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

/** The person who gets the device next, if it is not the holder. */
export function passTo({ chairs, waiting, holder, staying }: DeviceSeats): Seat | undefined {
  const awaited = waiting.filter((seat) => !isBot(chairs[seat]));
  if (awaited.length === 0 || (holder !== undefined && (staying || awaited.includes(holder)))) return undefined;
  const after = holder ?? -1;
  return awaited.find((seat) => seat > after) ?? awaited[0];
}

/** A single person at the table needs no curtain. */
export const needsCurtain = (chairs: readonly Chair[]): boolean => people(chairs).length > 1;
export const onlyPerson = (chairs: readonly Chair[]): Seat | undefined =>
  needsCurtain(chairs) ? undefined : people(chairs)[0];
