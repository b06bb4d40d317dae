// Loading a long game.
import { readFileSync } from 'node:fs';
import { bundle } from '../bundle.mjs';

const ENTRIES = 10_000;

/** Of the server: they stay outside, as they do when it is built. */
function libraries() {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../apps/server/package.json', import.meta.url), 'utf8'));
  return [...Object.keys(dependencies).filter((name) => !name.startsWith('@oubliette/')), '@photostructure/sqlite'];
}

/** @type {import('../report.mjs').Group} */
const load = {
  name: 'server.load',
  async run() {
    const { measureLoad } = await import(
      await bundle(new URL('../server/load.ts', import.meta.url), undefined, { external: libraries() })
    );
    const { withSnapshot, without, entries } = await measureLoad(ENTRIES);
    return [
      {
        key: 'server.load.ms',
        value: withSnapshot,
        what: `ms of processor time until a stored game of ${entries} answers and undos is loaded`,
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
