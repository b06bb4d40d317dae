// Installs the packages of the lockfile, once. Plain Node: it runs before anything is installed.
//   node scripts/setup.mjs start|test [folder]
//   setup('start')  what a player needs       npm ci --omit=dev
//   setup('test')   that, and what tests need npm ci
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isMain } from './is-main.mjs';
import { testOnly } from './lockfile.mjs';
import { oneAtATime } from './one-at-a-time.mjs';
import { run } from './run.mjs';

/** @typedef {'start' | 'test'} Mode */
/** @typedef {import('./lockfile.mjs').Entries} Entries */

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const HIDDEN_LOCKFILE = 'node_modules/.package-lock.json';
const OLDEST_NODE = /** @type {const} */ ([20, 19]);

/** A fault that a person can mend: shown without a stack. */
export class Trouble extends Error {}

/**
 * @param {Mode} mode
 * @param {string} [root]
 */
export async function setup(mode, root = ROOT) {
  refuseOldNode(process.versions.node);
  const stamp = join(root, 'node_modules', '.oubliette-setup.json');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (satisfies(readStamp(stamp), lock, mode)) return;
  await oneAtATime(root, () => setUp(mode, root, stamp, lock));
}

/**
 * @param {Mode} mode
 * @param {string} root
 * @param {string} stamp
 * @param {string} lock the hash of the lockfile
 */
async function setUp(mode, root, stamp, lock) {
  // Another program may have done it meanwhile.
  if (satisfies(readStamp(stamp), lock, mode)) return;
  const found = installedByHand(root);
  if (found === undefined || (found === 'start' && mode === 'test')) {
    // Gone before npm begins: an install that is cut short leaves neither, and is done again.
    rmSync(stamp, { force: true });
    rmSync(join(root, HIDDEN_LOCKFILE), { force: true });
    await install(mode, root);
    writeFileSync(stamp, JSON.stringify({ lock, mode }));
  } else {
    writeFileSync(stamp, JSON.stringify({ lock, mode: found }));
  }
}

/** @param {string} version */
export function refuseOldNode(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor, oldestMinor] = OLDEST_NODE;
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return;
  throw new Trouble(
    `Oubliette needs Node ${OLDEST_NODE.join('.')} or newer; this is Node ${version}.\nInstall a newer one from https://nodejs.org and try again.`,
  );
}

/** @param {string} path */
function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * A tree made for tests also holds all that is needed to play.
 * @param {{ lock?: unknown, mode?: unknown } | undefined} stamp
 * @param {string} lock
 * @param {Mode} mode
 */
const satisfies = (stamp, lock, mode) => stamp?.lock === lock && (stamp.mode === mode || stamp.mode === 'test');

/**
 * @param {string} root
 * @param {string} path of a lockfile
 * @returns {Entries}
 */
const entries = (root, path) => JSON.parse(readFileSync(join(root, path), 'utf8')).packages;

/**
 * Somebody ran `npm install`: npm writes what it put there into a hidden lockfile, as its last act. If that
 * is what our lockfile says, deleting and installing everything again would only cost time.
 * @param {string} root
 * @returns {Mode | undefined}
 */
function installedByHand(root) {
  if (!existsSync(join(root, HIDDEN_LOCKFILE))) return undefined;
  const wanted = entries(root, 'package-lock.json');
  const there = Object.entries(entries(root, HIDDEN_LOCKFILE)).filter(([path]) => existsSync(join(root, path)));
  const same = there.every(([path, { version, integrity }]) => {
    const entry = wanted[path];
    return entry !== undefined && entry.version === version && entry.integrity === integrity;
  });
  if (!same) return undefined;
  // Optional packages may be missing: they are made for other machines.
  const found = new Set(there.map(([path]) => path));
  const missing = Object.keys(wanted).filter(
    (path) => path !== '' && wanted[path]?.optional !== true && !found.has(path),
  );
  const forTests = new Set(testOnly(wanted));
  if (!missing.every((path) => forTests.has(path))) return undefined;
  return missing.length === 0 ? 'test' : 'start';
}

/**
 * @param {Mode} mode
 * @param {string} root
 */
async function install(mode, root) {
  console.error(`Installing packages ${mode === 'test' ? 'for tests' : 'to play'} (only needed when they change) …`);
  const only = mode === 'test' ? ['--include=dev'] : ['--omit=dev'];
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  // No package of ours needs its install script.
  const args = ['ci', ...only, '--ignore-scripts', '--include=optional', '--include=peer', ...quiet];
  const env = withoutParentNpm(process.env);
  const npm = process.env.npm_execpath;
  const { code } =
    npm !== undefined && /[\\/]npm-cli\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], { cwd: root, env, show: 'errors' })
      : await run('npm', args, { cwd: root, env, show: 'errors', shell: process.platform === 'win32' });
  if (code === 0) {
    if (mode === 'start')
      for (const path of testOnly(entries(root, 'package-lock.json')))
        rmSync(join(root, path), { recursive: true, force: true });
    return;
  }
  throw new Trouble(
    code === 127
      ? 'npm was not found. It comes with Node: https://nodejs.org'
      : `npm could not install the packages (npm ci ended with ${code}); its reasons are above.\nWithout a network, or behind a proxy, npm needs to be told: npm config list`,
  );
}

/**
 * `npm start` hands its own settings to us in the environment, as would `npm --omit=dev start`. A nested npm
 * must not take them for wishes about what to install. What belongs to the machine (registry, proxy, cache) stays.
 * @param {NodeJS.ProcessEnv} env
 */
export function withoutParentNpm(env) {
  const ours =
    /^(npm_(lifecycle|package)_.*|npm_command|init_cwd|node_env|npm_config_(omit|include|only|also|production|dev|optional|workspaces?|include_workspace_root|install_strategy|install_links|dry_run|global|location|prefix|local_prefix|package_lock|package_lock_only|if_present))$/i;
  return Object.fromEntries(Object.entries(env).filter(([name]) => !ours.test(name.replaceAll('-', '_'))));
}

/**
 * Runs a script of ours; a trouble is told in a sentence, a bug with its stack.
 * @param {() => Promise<void>} main
 * @returns {Promise<boolean>} whether it came to its end
 */
export async function script(main) {
  endWithNpm();
  try {
    await main();
    return true;
  } catch (error) {
    console.error(error instanceof Trouble ? error.message : error);
    process.exitCode = 1;
    return false;
  }
}

/** When npm is told to end, it ends the shell between us and does not tell us. */
function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 300);
  watch.unref();
}

if (isMain(import.meta.url)) {
  const [, , mode, root] = process.argv;
  await script(() => setup(mode === 'test' ? 'test' : 'start', root));
}
