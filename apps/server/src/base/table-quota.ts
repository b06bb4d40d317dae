// How many tables one address may make in a day: a share of the room that is left, so that nobody can fill a server alone.
import type { Clock } from './clock.ts';

const DAY = 24 * 3600_000;
/** A share of one in so many; a few are always allowed. */
const SHARE = 10;
const AT_LEAST = 50;
const ADDRESSES = 20_000;

export function tableQuota({ elapsed }: Pick<Clock, 'elapsed'>) {
  const made = new Map<string, number[]>();
  return {
    /** Counts one more table; false: this address has had its share. */
    add(address: string, left: number): boolean {
      const since = elapsed() - DAY;
      const recent = (made.get(address) ?? []).filter((at) => at > since);
      if (recent.length >= Math.max(AT_LEAST, Math.floor(left / SHARE))) return false;
      made.delete(address);
      made.set(address, [...recent, elapsed()]);
      if (made.size > ADDRESSES) made.delete(made.keys().next().value!);
      return true;
    },
  };
}
