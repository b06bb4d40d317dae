// Breaks each rule of a package a little and looks whether a test of that rule notices.
//   node scripts/break-rules.mjs packages/games/quests-and-betrayals [--only QT-POT,QT-END-3] [--most 12] [--elsewhere 300]
// Sources on disk stay as they are: a mutation is applied while Vitest reads the file. Mutations that no pattern finds are written
// down in `test/broken-by-hand.json` of the package, and tried first.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBooks, testedIn } from './check-rules.mjs';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { mutationsByHand, mutationsIn, placesIn } from './mutations.mjs';
import { ROOT } from './setup.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/**
 * @param {string} folder of a package with rules
 * @param {{ only?: string, most?: number, elsewhere?: number, tell?: (line: string) => void, root?: string }} [options]
 *   `only`: these rules or chapters, with commas; `most`: mutations tried where a rule is cited; `elsewhere`: mutations tried all over the sources
 * @returns {Promise<{ seen: string[], unnoticed: string[] }>}
 */
export async function breakRules(
  folder,
  { only = '', most = 12, elsewhere = 300, tell = () => undefined, root = ROOT } = {},
) {
  const files = listFiles(root);
  /** @param {string} path */
  const read = (path) => readFileSync(posix.join(root, path), 'utf8');
  const rules = [...readBooks(folder, files, read).rules.keys()];
  const sources = files.filter((path) => path.startsWith(`${folder}/src/`) && /\.tsx?$/.test(path));
  const mutations = sources.flatMap((path) => mutationsIn(read(path), path));
  const tests = files.filter((path) => path.startsWith(`${folder}/test/`) && path.endsWith('.test.ts'));
  const proofs = tests.flatMap((path) => testedIn(read(path), path).map(({ id }) => ({ id, path })));
  const places = sources.flatMap((path) => {
    const own = mutations.filter((mutation) => mutation.path === path);
    return placesIn(read(path), own);
  });
  const at = new Map(
    rules.map((id) => [id, inTurns(places.filter((place) => place.id === id).map(({ near }) => near))]),
  );

  const stems = only.split(',');
  /** @param {string} id */
  const isMeant = (id) => only === '' || stems.some((stem) => id === stem || id.startsWith(`${stem}-`));
  const bench = mutantBench(root);
  const wanted = rules.filter((id) => isMeant(id) && proofs.some((proof) => proof.id === id));
  /** @type {Set<string>} */
  const seen = new Set();
  let [runs, applied] = [0, 0];
  /** @param {Outcome} outcome */
  const counted = (outcome) => {
    runs++;
    if (outcome.applied) applied++;
    return outcome;
  };
  /** @param {readonly string[]} ids */
  const pathsOf = (ids) => [...new Set(proofs.flatMap(({ id, path }) => (ids.includes(id) ? [path] : [])))];
  try {
    for (const { rules: broken, mutation } of mutationsByHand(folder, files, read)) {
      const ids = broken.filter((id) => wanted.includes(id));
      if (ids.length === 0) continue;
      const { failed } = counted(await bench.run(mutation, pathsOf(ids), ids));
      for (const id of ids) {
        const noticed = failed.some((name) => name.includes(`[${id}]`));
        if (noticed) seen.add(id);
        tell(`${noticed ? 'noticed' : 'not noticed'} ${id} by hand, ${mutation.path}:${mutation.line}`);
      }
    }
    for (const id of wanted) {
      if (seen.has(id)) continue;
      let tried = 0;
      for (const mutation of at.get(id) ?? []) {
        if (seen.has(id) || tried++ >= most) break;
        // Other rules of the same place may be noticed by the way.
        const here = wanted.filter((other) => !seen.has(other) && at.get(other)?.includes(mutation));
        const { failed } = counted(await bench.run(mutation, pathsOf([id]), here));
        for (const other of here) if (failed.some((name) => name.includes(`[${other}]`))) seen.add(other);
      }
      tell(`${seen.has(id) ? 'noticed' : 'not noticed'} ${id} after ${tried}`);
    }
    // What is cited nowhere, or too broadly: mutations from all over the sources, for all rules that are left.
    for (const mutation of spread(mutations, elsewhere)) {
      const left = wanted.filter((id) => !seen.has(id));
      if (left.length === 0) break;
      const { failed, passed } = counted(await bench.run(mutation, pathsOf(left), left));
      // A mutation that breaks everything shows nothing about a rule.
      if (failed.length > passed / 2) continue;
      const noticed = left.filter((id) => failed.some((name) => name.includes(`[${id}]`)));
      for (const id of noticed) seen.add(id);
      if (noticed.length > 0) tell(`noticed ${noticed.join(' ')} by ${mutation.path}:${mutation.line} ${mutation.was}`);
    }
  } finally {
    bench.close();
  }
  // Tests that never saw a mutation say nothing about the rules.
  if (runs > 0 && applied === 0) throw new Error(`none of ${runs} mutations reached a test`);
  return { seen: [...seen], unnoticed: wanted.filter((id) => !seen.has(id)) };
}

/**
 * So many of them, from all parts of the list.
 * @template T
 * @param {readonly T[]} list
 * @param {number} count
 */
const spread = (list, count) =>
  Array.from(
    { length: Math.min(count, list.length) },
    (_, i) => /** @type {T} */ (list[Math.floor(((i + 0.5) * list.length) / Math.min(count, list.length))]),
  );

/**
 * One of each list, then a second one of each: every place that cites a rule has its turn.
 * @template T
 * @param {readonly (readonly T[])[]} lists
 */
function inTurns(lists) {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return [...new Set(Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat())];
}

/** A mutation may loop for ever or fill the memory: Vitest runs in a process that can be ended. */
const LONGEST_RUN = 60_000;

/** @typedef {{ mutation: Mutation, paths: readonly string[], ids: readonly string[] }} Run */
/** @typedef {{ failed: string[], passed: number, applied: boolean }} Outcome */
/** @type {Outcome} */
const NOTHING = { failed: [], passed: 0, applied: false };

/** @param {string} root */
function mutantBench(root) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  const end = () => {
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    /**
     * The names of the tests of these rules that fail, and how many pass; none where the run did not end.
     * @param {Mutation} mutation
     * @param {readonly string[]} paths
     * @param {readonly string[]} ids
     * @returns {Promise<Outcome>}
     */
    run(mutation, paths, ids) {
      child ??= fork(fileURLToPath(new URL('break-rules-runner.mjs', import.meta.url)), [root], {
        execArgv: ['--max-old-space-size=1500'],
        stdio: 'ignore',
      });
      const running = child;
      return new Promise((resolve) => {
        const timer = setTimeout(() => done(NOTHING), LONGEST_RUN);
        const crashed = () => done(NOTHING);
        /** @param {unknown} outcome */
        const answered = (outcome) => done(/** @type {Outcome} */ (outcome), true);
        /** @param {Outcome} outcome @param {boolean} [alive] */
        const done = (outcome, alive = false) => {
          clearTimeout(timer);
          running.off('exit', crashed).off('message', answered);
          if (!alive) end();
          resolve(outcome);
        };
        running.once('exit', crashed).once('message', answered);
        running.send({ mutation, paths, ids });
      });
    },
    close: end,
  };
}

if (isMain(import.meta.url)) {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, most: { type: 'string' }, elsewhere: { type: 'string' } },
  });
  const folder = relative(ROOT, resolve(positionals[0] ?? '.')).replaceAll('\\', '/');
  const { seen, unnoticed } = await breakRules(folder, {
    ...(values.only === undefined ? {} : { only: values.only }),
    ...(values.most === undefined ? {} : { most: Number(values.most) }),
    ...(values.elsewhere === undefined ? {} : { elsewhere: Number(values.elsewhere) }),
    tell: console.log,
  });
  console.log(`${seen.length} rules were broken and noticed, ${unnoticed.length} were not: ${unnoticed.join(' ')}`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
}
