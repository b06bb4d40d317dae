// Who may import whom. The table is the architecture; everything below it only reads the table.
//   node scripts/check-layers.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';
import { cycleFaults, folderFaults } from './import-cycles.mjs';
import { importsIn } from './imports.mjs';
import { isMain } from './is-main.mjs';
import { lineOf, readSource } from './source-text.mjs';

const GAMES = /** @type {const} */ (['packages/games/*', 'packages/testing/games/*']);
/** The packages that every app may import. */
const APPS = [
  'packages/engine',
  'packages/records',
  'packages/text',
  'packages/bots',
  'packages/protocol',
  'packages/catalog',
  'packages/grid',
];

/**
 * `node:*` is Node itself, `npm:*` any library that the package's own package.json lists.
 * @type {Record<string, readonly string[]>}
 */
const MAY_IMPORT = {
  'packages/engine': [],
  'packages/grid': [],
  'packages/records': ['packages/engine'],
  'packages/text': ['intl-messageformat'],
  'packages/games/*': ['packages/engine', 'packages/records', 'packages/grid', 'packages/text'],
  'packages/testing/games/*': ['packages/engine', 'packages/records', 'packages/grid', 'packages/text'],
  'packages/testing': ['packages/engine', 'packages/records', 'packages/text', 'vitest', 'fast-check', 'node:*'],
  'packages/bots': ['packages/engine', 'packages/records'],
  'packages/catalog': ['packages/engine', 'packages/records', 'packages/text', 'packages/bots', ...GAMES],
  'packages/protocol': ['packages/engine', 'packages/records', 'valibot'],
  'apps/cli': [...APPS, 'node:*', 'npm:*'],
  'apps/server': [...APPS, 'node:*', 'npm:*'],
  // A table of a game's own shows that game's cards; `check-games` says which folder may import which game.
  'apps/web': [...APPS, ...GAMES, 'npm:*'],
};

/** One person can read the whole engine: fewer lines than this, counted as `wc -l` does, over all files of the folder. */
const SHORT = { folder: 'packages/engine/src/', lines: 2200 };

/** The rules give the same game on every machine and every day. */
const EXACT = ['packages/engine', 'packages/grid', 'packages/records', ...GAMES];
/** No clock, no chance but the game's own, no surroundings. Bots think with Math.log, texts are sorted by locale. */
const PURE = [...EXACT, 'packages/text', 'packages/bots', 'packages/protocol'];

/** Global names; a property of that name (`x.fetch`, `fetch: 3`) is something else. */
const UNPREDICTABLE =
  'Date performance setTimeout setInterval setImmediate process fetch crypto structuredClone eval globalThis';
/** Differ between machines: by language, or by the engine's own arithmetic. */
const INEXACT = 'Intl';
const INEXACT_METHODS =
  'toLocaleString toLocaleDateString toLocaleTimeString toLocaleUpperCase toLocaleLowerCase localeCompare';
const EXACT_MATH = new Set('abs ceil clz32 floor fround imul max min round sign sqrt trunc'.split(' '));

/** @typedef {{ folder: string, layer: string, lists: ReadonlySet<string> }} Package */
/** @typedef {import('./imports.mjs').Import} Import */

/**
 * One line per fault.
 * @param {string} root
 * @returns {{ faults: string[], files: number }}
 */
export function checkLayers(root) {
  const all = listFiles(root);
  const packages = readPackages(root, all);
  const sources = all.filter(isSource);
  return {
    files: sources.length,
    faults: [
      ...[...packages.byFolder.values()].flatMap((owner) => manifestFaults(root, owner, packages)),
      ...sources.flatMap((path) => sourceFaults(root, path, packages)),
      ...all.flatMap((path) => outsideFaults(root, path)),
      ...importGraphFaults(root, sources, packages),
      ...lengthFaults(root, sources),
    ],
  };
}

/**
 * @param {string} root
 * @param {readonly string[]} sources
 */
function lengthFaults(root, sources) {
  const files = sources.filter((path) => path.startsWith(SHORT.folder));
  const lines = files.reduce((sum, path) => sum + readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1, 0);
  return lines < SHORT.lines ? [] : [`${SHORT.folder}: has ${lines} lines, must have fewer than ${SHORT.lines}`];
}

/**
 * No cycle between the files of a package, none between the folders of an app at any depth.
 * @param {string} root
 * @param {readonly string[]} sources
 * @param {Packages} packages
 */
function importGraphFaults(root, sources, packages) {
  return [...packages.byFolder.keys()].flatMap((folder) => {
    const files = sources.filter((path) => folderOf(path) === folder);
    const isApp = folder.startsWith('apps/');
    return [...cycleFaults(root, files), ...(isApp ? folderFaults(root, files, `${folder}/src`) : [])];
  });
}

/** @param {string} path */
const isSource = (path) =>
  /^(packages|apps)\/.*\.([cm]?[jt]s|[jt]sx)$/.test(path) &&
  // Released rules are built, not written: their checksum is tested instead.
  !/\/test\/|\.test(-d)?\.[a-z]+$|\/kept\/[^/]+\//.test(path);

/** @typedef {ReturnType<typeof readPackages>} Packages */

/**
 * @param {string} root
 * @param {readonly string[]} files
 */
function readPackages(root, files) {
  /** @type {Map<string, Package>} */
  const byFolder = new Map();
  /** @type {Map<string, Package>} */
  const byName = new Map();
  for (const path of files) {
    if (!/^(packages|apps)\/.*package\.json$/.test(path) || path.includes('/test/')) continue;
    const manifest = JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
    const folder = posix.dirname(path);
    const layer = layerOf(folder);
    if (layer === undefined) continue; // its sources are told as belonging to no layer
    /** @type {Package} */
    const owner = {
      folder,
      layer,
      lists: new Set(
        Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies, ...manifest.optionalDependencies }),
      ),
    };
    byFolder.set(folder, owner);
    byName.set(manifest.name, owner);
  }
  return { byFolder, byName };
}

/**
 * The layer whose folder this is.
 * @param {string} folder
 */
const layerOf = (folder) =>
  Object.keys(MAY_IMPORT).find((layer) =>
    layer.endsWith('/*') ? posix.dirname(folder) === layer.slice(0, -2) : folder === layer,
  );

/**
 * The folder of the package a file belongs to, by the table alone.
 * @param {string} path
 */
function folderOf(path) {
  for (let folder = posix.dirname(path); folder !== '.' && folder !== '/'; folder = posix.dirname(folder)) {
    if (layerOf(folder) !== undefined) return folder;
  }
  return undefined;
}

/**
 * @param {string} root
 * @param {Package} owner
 * @param {Packages} packages
 */
function manifestFaults(root, owner, packages) {
  const path = `${owner.folder}/package.json`;
  const manifest = JSON.parse(readFileSync(`${root}/${path}`, 'utf8'));
  const forTests = Object.keys(manifest.devDependencies ?? {}).filter((name) =>
    packages.byName.get(name)?.layer.startsWith('apps/'),
  );
  return [
    ...[...owner.lists].flatMap((name) => targetFaults(owner, name, packages)).map((fault) => `${path}: ${fault}`),
    ...forTests.map((name) => `${path}: nothing may import an app (${name})`),
  ];
}

/**
 * @param {string} root
 * @param {string} path
 * @param {Packages} packages
 */
function sourceFaults(root, path, packages) {
  const folder = folderOf(path);
  const layer = folder === undefined ? undefined : layerOf(folder);
  if (folder === undefined || layer === undefined) return [`${path}: belongs to no layer`];
  const owner = packages.byFolder.get(folder) ?? { folder, layer, lists: new Set() };
  const text = readFileSync(`${root}/${path}`, 'utf8');
  const { bare } = readSource(text);
  /** @type {{ at: number, fault: string }[]} */
  const faults = [];
  for (const { at, ...wanted } of importsIn(text, bare)) {
    for (const fault of importFaults(owner, path, wanted, packages)) faults.push({ at, fault });
  }
  if (PURE.includes(layer)) faults.push(...impurities(bare, EXACT.includes(layer)));
  return faults.sort((a, b) => a.at - b.at).map(({ at, fault }) => `${path}:${lineOf(text, at)}: ${fault}`);
}

/**
 * @param {Package} owner
 * @param {string} path
 * @param {Omit<Import, 'at'>} wanted
 * @param {Packages} packages
 * @returns {string[]}
 */
function importFaults(owner, path, { target, kind }, packages) {
  if (target === undefined) return owner.layer.startsWith('apps/') ? [] : ['imports something computed'];
  if (target.startsWith('.')) {
    const to = posix.normalize(posix.join(posix.dirname(path), target.replace(/[?#].*$/, '')));
    if (kind === 'address' && /^apps\/[^/]+\/dist(\/|$)/.test(to)) return []; // what is built may be served
    return folderOf(`${to}/x`) === owner.folder ? [] : [`reaches out of its package by path (${target})`];
  }
  if (/\.config\.[cm]?[jt]s$/.test(path) && !target.startsWith('@oubliette/')) return []; // runs at build time only
  return targetFaults(owner, target, packages);
}

/**
 * @param {Package} owner
 * @param {string} target a bare name, with or without a path behind it
 * @param {Packages} packages
 * @returns {string[]}
 */
function targetFaults(owner, target, packages) {
  const may = MAY_IMPORT[owner.layer] ?? [];
  if (target.startsWith('virtual:') && owner.layer === 'apps/web') return []; // made by its vite plugins
  if (target.startsWith('node:')) return may.includes('node:*') ? [] : [`may not import ${target}`];
  if (/^[a-z]+:|^[/#]/.test(target)) return [`imports ${target}, which no table can know`];
  const name = target.split('/', target.startsWith('@') ? 2 : 1).join('/');
  const other = packages.byName.get(name);
  if (other !== undefined) {
    if (other.folder === owner.folder) return [];
    if (other.layer.startsWith('apps/')) return [`nothing may import an app (${name})`];
    if (isGame(owner) && isGame(other)) return [`a game imports no other game (${name})`];
    return may.includes(other.layer) ? [] : [`may not import ${other.folder}`];
  }
  if (name.startsWith('@oubliette/')) return [`imports ${name}, which does not exist`];
  if (may.includes(name)) return [];
  if (!may.includes('npm:*')) return [`may not import ${name}`];
  return owner.lists.has(name) ? [] : [`imports ${name}, which its package.json does not list`];
}

/** @param {Package} owner */
const isGame = (owner) => /** @type {readonly string[]} */ (GAMES).includes(owner.layer);

/**
 * @param {string} bare
 * @param {boolean} exact
 */
function impurities(bare, exact) {
  /** @type {{ at: number, fault: string }[]} */
  const found = [];
  /** @param {RegExp} pattern */
  const refuse = (pattern) => {
    for (const match of bare.matchAll(pattern))
      found.push({ at: match.index, fault: `uses ${match[0].replace(/\s+/g, ' ')}` });
  };
  /** @param {string} words */
  const globals = (words) =>
    new RegExp(`(?<![\\w$]|(?<!\\.\\.)\\.)(?:${words.split(' ').join('|')})\\b(?!\\s*\\??:)`, 'g');
  refuse(globals(UNPREDICTABLE));
  refuse(/(?<![.\w$])new\s+Function\b/g);
  refuse(/(?<![.\w$]|new\s+)Function(?=\s*\()/g);
  if (exact) {
    refuse(globals(INEXACT));
    refuse(new RegExp(`\\b(?:${INEXACT_METHODS.split(' ').join('|')})\\b`, 'g'));
    // Math.pow by another name; whole powers of whole numbers come out alike everywhere.
    refuse(/\*\*\s*\d*\.\d+|\d*\.\d+\s*\*\*/g);
  }
  for (const match of bare.matchAll(/(?<![.\w$])Math\b(?:\s*\.\s*(\w+))?/g)) {
    const name = match[1];
    const fine = name !== undefined && (exact ? EXACT_MATH.has(name) : name !== 'random');
    if (!fine)
      found.push({
        at: match.index,
        fault: name === undefined ? 'hides which part of Math it uses' : `uses Math.${name}`,
      });
  }
  return found;
}

const OUTSIDE = ['..', 'shared'].join('/');

/**
 * What is needed is written into the project; nothing points to a folder beside it.
 * @param {string} root
 * @param {string} path
 */
function outsideFaults(root, path) {
  const text = readFileSync(`${root}/${path}`, 'latin1');
  const at = text.indexOf(OUTSIDE);
  return at === -1 || text.includes('\0') ? [] : [`${path}:${lineOf(text, at)}: mentions ${OUTSIDE}`];
}

if (isMain(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  if (!existsSync(`${root}/packages`)) throw new Error(`${root} has no packages to check`);
  const { faults, files } = checkLayers(root);
  for (const fault of faults) console.log(fault);
  console.log(`${files} source files, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && files > 0 ? 0 : 1; // a check that found nothing to read has not passed
}
