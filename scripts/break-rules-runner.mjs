// Runs tests with a mutation in the sources: one Vitest for as many as its parent sends. See break-rules.mjs.
import { resolve } from 'node:path';
import { createVitest } from 'vitest/node';

/** @typedef {import('./break-rules.mjs').Run} Run */

const root = /** @type {string} */ (process.argv[2]);
/** @type {Run['mutation'] | undefined} */
let current;
let applied = false;
const plugin = {
  name: 'mutation',
  enforce: /** @type {const} */ ('pre'),
  /** @param {string} code @param {string} id */
  transform(code, id) {
    if (current === undefined || id.split('?', 1)[0] !== resolve(root, current.path)) return undefined;
    applied = true;
    return { code: code.slice(0, current.from) + current.text + code.slice(current.to), map: null };
  },
};
const vitest = await createVitest(
  'test',
  {
    watch: false,
    root,
    // Not the project's own settings: the projects in them would not see the plugin, and share modules between files.
    config: false,
    include: ['{packages,apps}/**/test/**/*.test.{ts,tsx}'],
    isolate: true,
    reporters: [{}],
    silent: true,
    pool: 'threads',
    maxWorkers: 1,
  },
  { plugins: [plugin], logLevel: 'silent' },
);

process.on('message', async (/** @type {Run} */ { mutation, paths, ids }) => {
  const file = resolve(root, mutation.path);
  current = mutation;
  applied = false;
  vitest.invalidateFile(file);
  vitest.setGlobalTestNamePattern(new RegExp(ids.map((id) => `\\[${id}\\]`).join('|')));
  const specifications = await vitest.globTestSpecifications(paths.map((path) => resolve(root, path)));
  const { testModules } = await vitest.runTestSpecifications(specifications);
  current = undefined;
  vitest.invalidateFile(file);
  process.send?.({
    applied,
    failed: testModules.flatMap((module) => [...module.children.allTests('failed')].map(({ name }) => name)),
    passed: testModules.reduce((sum, module) => sum + [...module.children.allTests('passed')].length, 0),
  });
});
