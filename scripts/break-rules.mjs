// Breaks each rule of a package a little and looks whether a test of that rule notices.
//   node scripts/break-rules.mjs packages/games/quests-and-betrayals [--only QT-POT] [--most 30]
// Sources on disk stay as they are: a mutation is applied while Vitest reads the file.
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readBooks, testedIn } from './check-rules.mjs';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { mutationsIn, placesIn } from './mutations.mjs';
import { ROOT } from './setup.mjs';

/** @typedef {import('./mutations.mjs').Mutation} Mutation */

/**
 * @param {string} folder of a package with rules
 * @param {{ only?: string, most?: number, tell?: (line: string) => void, root?: string }} [options]
 *   `only`: rules that begin with it; `most`: mutations tried for a rule
 * @returns {Promise<{ seen: string[], unnoticed: string[], uncited: string[] }>}
 */
export async function breakRules(folder, { only = '', most = 30, tell = () => undefined, root = ROOT } = {}) {
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

  const bench = mutantBench(root);
  /** @type {Set<string>} */
  const seen = new Set();
  const cited = rules.filter((id) => id.startsWith(only) && at.get(id)?.length);
  try {
    for (const id of cited) {
      let tried = 0;
      for (const mutation of at.get(id) ?? []) {
        if (seen.has(id) || tried++ >= most) break;
        // Other rules of the same place may be noticed by the way.
        const here = cited.filter((other) => !seen.has(other) && at.get(other)?.includes(mutation));
        const paths = new Set(proofs.filter((proof) => proof.id === id).map(({ path }) => path));
        const failed = await bench.failing(mutation, [...paths], here);
        for (const other of here) if (failed.some((name) => name.includes(`[${other}]`))) seen.add(other);
      }
      tell(`${seen.has(id) ? 'noticed' : 'UNNOTICED'} ${id} after ${tried}`);
    }
  } finally {
    bench.close();
  }
  return {
    seen: [...seen],
    unnoticed: cited.filter((id) => !seen.has(id)),
    uncited: rules.filter((id) => id.startsWith(only) && !cited.includes(id)),
  };
}

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
     * The names of the tests of these rules that fail; none where the run did not end.
     * @param {Mutation} mutation
     * @param {readonly string[]} paths
     * @param {readonly string[]} ids
     * @returns {Promise<string[]>}
     */
    failing(mutation, paths, ids) {
      child ??= fork(fileURLToPath(new URL('break-rules-runner.mjs', import.meta.url)), [root], {
        execArgv: ['--max-old-space-size=1500'],
        stdio: 'ignore',
      });
      const running = child;
      return new Promise((resolve) => {
        const timer = setTimeout(() => done([]), LONGEST_RUN);
        const crashed = () => done([]);
        /** @param {unknown} failed */
        const answered = (failed) => done(/** @type {string[]} */ (failed), true);
        /** @param {string[]} failed @param {boolean} [alive] */
        const done = (failed, alive = false) => {
          clearTimeout(timer);
          running.off('exit', crashed).off('message', answered);
          if (!alive) end();
          resolve(failed);
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
    options: { only: { type: 'string' }, most: { type: 'string' } },
  });
  const folder = relative(ROOT, resolve(positionals[0] ?? '.')).replaceAll('\\', '/');
  const { seen, unnoticed, uncited } = await breakRules(folder, {
    ...(values.only === undefined ? {} : { only: values.only }),
    ...(values.most === undefined ? {} : { most: Number(values.most) }),
    tell: console.log,
  });
  console.log(`${seen.length} rules were broken and noticed, ${unnoticed.length} were not: ${unnoticed.join(' ')}`);
  console.log(`${uncited.length} rules are cited by no code: ${uncited.join(' ')}`);
  process.exitCode = unnoticed.length === 0 ? 0 : 1;
}
