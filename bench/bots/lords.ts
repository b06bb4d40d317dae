// Dungeon Lords with all that its bots know, and a clock for them.
import { readWeights } from '@oubliette/bots';
import { knowledge } from '@oubliette/dungeon-lords/bot';
import { manifest } from '@oubliette/dungeon-lords/manifest';

const weights = readWeights(await manifest.weights());
if ('fault' in weights) throw new Error(weights.fault);
export const known = { knowledge, weights };

/** Milliseconds of processor time: other processes on the machine do not count. */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
