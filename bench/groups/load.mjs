// Loading a long game.
import { bundle } from '../bundle.mjs';

const ENTRIES = 10_000;

/** @type {import('../report.mjs').Group} */
const load = {
  name: 'server.load',
  async run() {
    const { measureLoad } = await import(await bundle(new URL('../server/load.ts', import.meta.url)));
    const { withSnapshot, without, entries } = await measureLoad(ENTRIES);
    return [
      {
        key: 'server.load.ms',
        value: withSnapshot,
        what: `ms until a stored game of ${entries} answers and undos is loaded`,
        goal: { below: 200 },
      },
      {
        key: 'server.load.withoutSnapshot',
        value: without,
        what: 'ms, the first time, without a snapshot (in a thread on a server)',
      },
    ];
  },
};

export const groups = [load];
