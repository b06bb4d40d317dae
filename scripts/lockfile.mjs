// What package-lock.json says, where npm itself does not draw the conclusion.

/**
 * @typedef {{
 *   version?: string, integrity?: string, link?: boolean, resolved?: string,
 *   dev?: boolean, devOptional?: boolean, optional?: boolean, os?: string[], cpu?: string[], libc?: string[],
 *   dependencies?: Record<string, string>, optionalDependencies?: Record<string, string>,
 *   peerDependencies?: Record<string, string>, peerDependenciesMeta?: Record<string, { optional?: boolean }>,
 * }} Entry
 * @typedef {Record<string, Entry>} Entries the part `packages` of a lockfile: an entry by the path where it is installed
 */

const SYSTEMS = 'aix android darwin freebsd linux netbsd openbsd openharmony sunos win32'.split(' ');
const PROCESSORS = 'arm arm64 ia32 loong64 mips64el ppc64 riscv64 s390x wasm32 x64'.split(' ');

/**
 * Packages for other machines that a package wants and the lockfile lacks, as they should stand there.
 * @param {Entries} packages
 * @returns {Entries}
 */
export function missingEntries(packages) {
  const entries = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => find(packages, path, name) === undefined)
      .map(([name, version]) => [`node_modules/${name}`, entryFor(name, version, dev)]),
  );
  return Object.fromEntries(entries);
}

/**
 * Paths of packages that nobody needs to play. npm's own `--omit=dev` keeps a package of the tests that some other package
 * could make use of (an optional peer).
 * @param {Entries} packages
 * @returns {string[]}
 */
export function testOnly(packages) {
  const needed = new Set(Object.keys(packages).filter((path) => !path.includes('node_modules/')));
  for (const path of needed) for (const other of needs(packages, path)) needed.add(other);
  return Object.keys(packages).filter((path) => !needed.has(path));
}

/**
 * @param {Entries} packages
 * @param {string} path
 */
function needs(packages, path) {
  const { dependencies, optionalDependencies, peerDependencies = {}, peerDependenciesMeta = {} } = packages[path] ?? {};
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  const names = [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers];
  return names.flatMap((name) => find(packages, path, name) ?? []);
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
