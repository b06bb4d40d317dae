// Mends two things that npm install leaves behind in package-lock.json. Run it after npm install; a test tells when.
//   node scripts/mend-lockfile.mjs
// 1. Packages for other machines are left out when the registry at hand does not offer them, and then `npm ci` refuses the
//    lockfile everywhere. They are written in, from what the packages that want them say.
// 2. A package of the tests that something to play with could use as well, but does not need (an optional peer), is
//    installed for players too. It is marked as what it is.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain } from './is-main.mjs';
import { ROOT } from './setup.mjs';

/**
 * @typedef {{
 *   version?: string, dev?: boolean, devOptional?: boolean, optional?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 * }} Entry
 * @typedef {Record<string, Entry>} Entries
 */

const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * @param {Entries} packages the part of that name of a lockfile
 * @returns {Entries}
 */
export function mended(packages) {
  const all = Object.fromEntries(
    Object.entries({ ...packages, ...missing(packages) }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  for (let again = true; again; ) {
    const needed = new Set(Object.entries(all).flatMap(([path, entry]) => (entry.dev ? [] : needs(all, path))));
    again = false;
    for (const [path, entry] of Object.entries(all)) {
      if (!entry.devOptional || needed.has(path)) continue;
      const { devOptional: _, ...rest } = entry;
      all[path] = { ...rest, dev: true };
      again = true; // what only this one needed is for tests, too
    }
  }
  return all;
}

/**
 * @param {Entries} packages
 * @returns {Entries}
 */
function missing(packages) {
  const entries = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => find(packages, path, name) === undefined)
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, dev)]),
  );
  return Object.fromEntries(entries);
}

/**
 * Where the packages lie without which the one at `path` does not work.
 * @param {Entries} packages
 * @param {string} path
 */
function needs(packages, path) {
  const { dependencies, optionalDependencies } = packages[path] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => find(packages, path, name) ?? []);
}

/**
 * Node looks for a package beside the one that asks, then further and further out.
 * @param {Entries} packages
 * @param {string} from
 * @param {string} name
 */
function find(packages, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder}${folder === '' ? '' : '/'}node_modules/${name}`;
    if (packages[path] !== undefined) return path;
    if (folder === '') return undefined;
  }
}

/**
 * Such packages are called after the machine they are for: binding-linux-arm64-musl.
 * @param {string} name
 * @param {string} version
 * @param {boolean | undefined} dev
 * @returns {Entry}
 */
function entryFor(name, version, dev) {
  const words = name.split(/[/-]/);
  const cpu = words.find((word) => PROCESSORS.includes(word));
  const os = words.find((word) => SYSTEMS.includes(word));
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc';
  if (cpu === undefined || !/^\d/.test(version)) throw new Error(`cannot tell what ${name} ${version} is for`);
  return {
    version,
    cpu: [cpu],
    ...(dev === true ? { dev } : {}),
    ...(os === 'linux' ? { libc: [libc] } : {}),
    optional: true,
    ...(os === undefined ? {} : { os: [os] }),
  };
}

if (isMain(import.meta.url)) {
  const path = join(ROOT, 'package-lock.json');
  const lockfile = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, `${JSON.stringify({ ...lockfile, packages: mended(lockfile.packages) }, null, 2)}\n`);
}
