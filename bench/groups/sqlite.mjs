// The two bindings of SQLite beside each other, as far as the running Node has them.
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/setup.mjs';
import { bundle } from '../bundle.mjs';
import { measure, median } from '../measure.mjs';

/** @typedef {import('../report.mjs').Group} Group */

const BINDINGS = [
  { work: 'nodeSqlite', name: 'node:sqlite' },
  { work: 'addonSqlite', name: '@photostructure/sqlite' },
];

/** @type {Group} */
const sqlite = {
  name: 'server.sqlite',
  async run() {
    const module = await bundle(new URL('../server/sqlite.ts', import.meta.url), ROOT, {
      external: ['@photostructure/sqlite'],
    });
    const here = await (await import(pathToFileURL(module).href)).here();
    const there = BINDINGS.filter(({ work }) => here[work]);
    const rates = await measure(Object.fromEntries(there.map(({ work }) => [work, { module, work }])));
    return there.map(({ work, name }) => ({
      key: `server.sqlite.${work}PerCpuSecond`,
      value: median(rates[work] ?? []),
      what: `entries stored through ${name}, twenty in a commit, per second of processor time`,
    }));
  },
};

export const groups = [sqlite];
