// npm test: the checks beside each other, then the tests; all of them run even if one fails.
//   npm test                        everything
//   npm test -- layers rules        some parts
//   npm test -- tests dungeonette   vitest with its filters
//   npm run test:full               everything, with full counts
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';
import { run } from './run.mjs';
import { ROOT, script, setup, Trouble } from './setup.mjs';

/** @typedef {{ passed: number, failed: number, output?: string, note?: string }} Outcome */
/** @typedef {{ title: string, check: (args: readonly string[]) => Promise<Outcome> }} Part */

const PROGRAMS = ['tsconfig.pure.json', 'tsconfig.node.json', 'tsconfig.web.json', 'tsconfig.web-tests.json'];

/** @param {string} path @param {...string} args */
const node = (path, ...args) => run(process.execPath, [join(ROOT, path), ...args], { cwd: ROOT });

/** @type {Record<string, Part>} */
const PARTS = {
  lint: {
    title: 'format and lint',
    check: async () => one(await node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.')),
  },
  types: { title: 'types', check: types },
  layers: {
    title: 'layers, games, documents',
    check: async () => {
      const checks = ['layers', 'games', 'documents'].map((name) => node(`scripts/check-${name}.mjs`));
      return (await Promise.all(checks)).map(counted).reduce(both);
    },
  },
  rules: { title: 'rules', check: async () => counted(await node('scripts/check-rules.mjs')) },
  'dead-code': {
    title: 'dead code',
    check: async () => one(await node('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints')),
  },
  tests: { title: 'tests', check: tests },
};

/**
 * A part that either passes or fails.
 * @param {import('./run.mjs').RunResult} result
 * @returns {Outcome}
 */
function one({ code, output }) {
  const passed = code === 0 ? 1 : 0;
  return { passed, failed: 1 - passed, output: passed === 1 ? '' : output };
}

/**
 * Our own checks end with a line that counts what they looked at.
 * @param {import('./run.mjs').RunResult} result
 * @returns {Outcome}
 */
function counted(result) {
  const lines = result.output.trimEnd().split('\n');
  return { ...one(result), output: lines.slice(0, -1).join('\n'), note: lines.at(-1) ?? '' };
}

/**
 * Two checks that are one part.
 * @param {Outcome} a
 * @param {Outcome} b
 * @returns {Outcome}
 */
const both = (a, b) => ({
  passed: Math.min(a.passed, b.passed),
  failed: Math.max(a.failed, b.failed),
  output: [a.output, b.output].filter((text) => text !== '').join('\n'),
  note: `${a.note}; ${b.note}`,
});

/** @returns {Promise<Outcome>} */
async function types() {
  const results = [];
  for (const program of PROGRAMS)
    results.push({ program, ...(await node('node_modules/typescript/bin/tsc', '-p', program)) });
  const bad = results.filter(({ code }) => code !== 0);
  const output = bad.map(({ program, output }) => `${program}:\n${output}`).join('\n');
  return { passed: bad.length === 0 ? 1 : 0, failed: bad.length === 0 ? 0 : 1, output };
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Outcome>}
 */
async function tests(filters) {
  const folder = mkdtempSync(join(tmpdir(), 'oubliette-tests-'));
  try {
    const report = join(folder, 'report.json');
    const { NODE_ENV: _, ...env } = process.env; // vitest says "test"; a leftover "production" changes React
    const { code } = await run(
      process.execPath,
      [
        join(ROOT, 'node_modules/vitest/vitest.mjs'),
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${report}`,
        ...filters,
      ],
      { cwd: ROOT, env, show: 'live' },
    );
    return countTests(code, readReport(report), filters);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {{ testResults: { name: string, status: string, assertionResults: { status: string }[] }[] }} TestReport */

/**
 * @param {string} path
 * @returns {TestReport | undefined}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * What vitest's report amounts to. Whatever is wrong without a failed test counts as one failure.
 * @param {number} code
 * @param {TestReport | undefined} report
 * @param {readonly string[]} filters
 * @returns {Outcome}
 */
export function countTests(code, report, filters) {
  if (report === undefined) return { passed: 0, failed: 1, note: `vitest ended with ${code} and left no report` };
  const files = report.testResults;
  /** @param {(status: string) => boolean} fits */
  const count = (fits) => files.flatMap((file) => file.assertionResults).filter(({ status }) => fits(status)).length;
  const passed = count((status) => status === 'passed');
  const skipped = count((status) => status !== 'passed' && status !== 'failed');
  // A file that does not load has no tests to fail.
  const broken = files.filter(
    (file) => file.status === 'failed' && file.assertionResults.every((test) => test.status !== 'failed'),
  );
  const failed = count((status) => status === 'failed') + broken.length;
  if (failed > 0) return { passed, failed, note: `${failed} failed, ${passed} passed` };
  if (passed === 0) return { passed, failed: 1, note: 'no test ran' };
  if (code !== 0) return { passed, failed: 1, note: `all tests passed, but vitest ended with ${code}` };
  const byName = filters.some((word) => word === '-t' || word.startsWith('--testNamePattern'));
  if (skipped > 0 && !byName) return { passed, failed: 1, note: `${skipped} tests are skipped` };
  return { passed, failed, note: `${passed} tests` };
}

/**
 * Part names first; what follows `tests` is for vitest.
 * @param {readonly string[]} args
 * @returns {{ names: string[], filters: readonly string[] }}
 */
export function chosenParts(args) {
  if (args.length === 0) return { names: Object.keys(PARTS), filters: [] };
  const until = args.includes('tests') ? args.indexOf('tests') + 1 : args.length;
  const names = args.slice(0, until);
  const unknown = names.filter((name) => !Object.hasOwn(PARTS, name));
  if (unknown.length > 0)
    throw new Trouble(`There is no part "${unknown[0]}". The parts are: ${Object.keys(PARTS).join(', ')}.`);
  return { names: [...new Set(names)], filters: args.slice(until) };
}

/** @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** @param {readonly string[]} args */
async function main(args) {
  const { names, filters } = chosenParts(args.filter((word) => word !== '--full'));
  if (args.includes('--full')) process.env.OUBLIETTE_FULL = '1';
  await setup('test');
  /** @param {string} name */
  const checked = async (name) => {
    const { title, check } = /** @type {Part} */ (PARTS[name]);
    const start = performance.now();
    console.log(`── ${title} …`);
    const outcome = await check(filters);
    const time = since(start);
    if (outcome.output) console.log(outcome.output.trimEnd());
    console.log(
      `── ${title}: ${outcome.failed === 0 ? 'passed' : 'FAILED'} in ${time}${outcome.note ? ` (${outcome.note})` : ''}`,
    );
    return { title, time, outcome };
  };
  // Only the tests use every core by themselves.
  const results = await Promise.all(names.filter((name) => name !== 'tests').map(checked));
  if (names.includes('tests')) results.push(await checked('tests'));
  const passed = results.reduce((sum, { outcome }) => sum + outcome.passed, 0);
  const failed = results.reduce((sum, { outcome }) => sum + outcome.failed, 0);
  console.log('');
  for (const { title, time, outcome } of results) {
    console.log(
      `${outcome.failed === 0 ? 'passed' : 'FAILED'}  ${title.padEnd(16)} ${time.padStart(8)}  ${outcome.note ?? ''}`.trimEnd(),
    );
  }
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (isMain(import.meta.url)) {
  const ended = await script(() => main(process.argv.slice(2)));
  if (!ended) console.log('\n0 passed, 1 failed');
}
