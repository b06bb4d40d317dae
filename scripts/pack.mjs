// Packs what can be used elsewhere: the libraries as built modules with declarations, and Oubliette itself as one file to serve.
//   npm run pack                     everything, into dist/packed
//   npm run pack -- engine records   some of it
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from './build.mjs';
import { isMain } from './is-main.mjs';
import { run } from './run.mjs';
import { ROOT, script, setup, Trouble, withoutParentNpm } from './setup.mjs';

/** In the order of their imports. */
export const LIBRARIES = ['engine', 'grid', 'records', 'text', 'bots', 'protocol', 'testing'];
const OUT = join(ROOT, 'dist');

/** @typedef {{ name: string, version: string, dependencies?: Record<string, string>, optionalDependencies?: Record<string, string> }} Manifest */

/** @param {string} folder @returns {Manifest} */
const manifestIn = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/**
 * Builds libraries and packs each into a file.
 * @param {readonly string[]} names
 * @param {string} [out] where the files go
 * @returns {Promise<string[]>} their paths
 */
export async function packLibraries(names, out = join(OUT, 'packed')) {
  const stage = join(OUT, 'packages');
  rmSync(stage, { recursive: true, force: true });
  await compile(stage);
  const folders = names.map((name) => {
    const folder = join(stage, name);
    const source = join(ROOT, 'packages', name);
    if (!existsSync(join(source, 'README.md'))) throw new Trouble(`packages/${name} has no README.md.`);
    for (const file of ['README.md', 'RULES.md', 'REGLES.md']) {
      if (existsSync(join(source, file))) cpSync(join(source, file), join(folder, file));
    }
    cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'));
    write(join(folder, 'package.json'), libraryManifest(name, manifestIn(source)));
    return folder;
  });
  return npmPack(folders, out);
}

/**
 * Libraries of others with all they need, packed as they lie in node_modules: for projects without a network.
 * @param {readonly string[]} names
 * @param {string} out
 */
export const packInstalled = (names, out) =>
  npmPack(
    closure(names).map((name) => join(ROOT, 'node_modules', name)),
    out,
  );

/**
 * One run for all of them: JavaScript and declarations, file by file.
 * @param {string} stage
 */
async function compile(stage) {
  const config = join(stage, 'tsconfig.json');
  write(config, {
    extends: join(ROOT, 'tsconfig.base.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: join(ROOT, 'packages'),
      outDir: stage,
      types: ['node'],
      typeRoots: [join(ROOT, 'node_modules/@types')],
      // Found through node_modules, a file of ours may count as one of somebody else's and is then not written.
      paths: Object.fromEntries(
        LIBRARIES.map((name) => [`@oubliette/${name}`, [join(ROOT, 'packages', name, 'src/index.ts')]]),
      ),
    },
    files: LIBRARIES.map((name) => join(ROOT, 'packages', name, 'src/index.ts')),
  });
  const { code, output } = await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', config], {
    cwd: ROOT,
  });
  if (code !== 0) throw new Trouble(`${output.trimEnd()}\n\nThe libraries do not compile.`);
  for (const path of listFilesBelow(stage).filter((file) => file.endsWith('.d.ts'))) {
    // The compiler rewrites imports in the code alone.
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:from|import\()\s*['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2'));
  }
}

/**
 * @param {string} name
 * @param {Manifest} source
 */
function libraryManifest(name, { name: full, version, dependencies = {} }) {
  return {
    name: full,
    version,
    description: DESCRIPTIONS[name],
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20.19' },
    exports: { '.': { types: './src/index.d.ts', default: './src/index.js' }, './package.json': './package.json' },
    files: ['src', 'README.md', 'RULES.md', 'REGLES.md', 'LICENSE'],
    dependencies,
    ...(name === 'testing' ? { peerDependencies: { 'fast-check': '>=4', vitest: '>=4' } } : {}),
  };
}

/** @type {Record<string, string>} */
const DESCRIPTIONS = {
  engine: 'Board games as rule books: states, procedures, asks, views and the log',
  grid: 'Square dungeons for board games: tiles, walls, reach, sight, placement',
  records: 'Game files, sealed shuffles, campaigns and released rules',
  text: 'What a game says, in every language, with ICU messages',
  bots: 'Bots for games of the Oubliette engine, from random to tree search',
  protocol: 'Messages between a client and an Oubliette server',
  testing: 'What every game is tested for: laws, secrecy, playthroughs',
};

/**
 * The server, the page and the command as one package that needs nothing from a registry.
 * @param {string} [out]
 * @returns {Promise<string>}
 */
export async function packOubliette(out = join(OUT, 'packed')) {
  await build(['web', 'server', 'cli'], { quiet: true });
  const folder = join(OUT, 'oubliette');
  rmSync(folder, { recursive: true, force: true });
  for (const app of ['cli', 'server', 'web']) {
    cpSync(join(ROOT, 'apps', app, 'dist'), join(folder, 'apps', app, 'dist'), {
      recursive: true,
      filter: (path) => !path.endsWith('.built-from'),
    });
  }
  for (const file of ['LICENSE', 'README.md', 'CREDITS.md']) cpSync(join(ROOT, file), join(folder, file));
  const { version } = manifestIn(ROOT);
  const { optionalDependencies } = manifestIn(join(ROOT, 'apps/server'));
  const libraries = librariesOf(join(ROOT, 'apps/server'));
  for (const name of closure(Object.keys(libraries))) {
    cpSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name), {
      recursive: true,
      dereference: true,
    });
  }
  write(join(folder, 'bin.js'), BIN);
  write(join(folder, 'package.json'), {
    name: 'oubliette',
    version,
    description: 'An open table for dungeon board games',
    license: 'MIT',
    type: 'module',
    engines: { node: '>=20.19' },
    bin: { oubliette: './bin.js' },
    files: ['bin.js', 'apps', 'CREDITS.md'],
    dependencies: libraries,
    bundleDependencies: Object.keys(libraries),
    optionalDependencies,
  });
  const [packed] = await npmPack([folder], out);
  return /** @type {string} */ (packed);
}

const BIN = `#!/usr/bin/env node
// Without a word it serves; every other word is a command of its own.
if (process.argv.length === 2) process.argv.push('serve');
await import('./apps/cli/dist/main.js');
`;

/**
 * The libraries of others that a workspace is built with, through all workspaces it is made of.
 * @param {string} folder
 * @returns {Record<string, string>}
 */
function librariesOf(folder) {
  /** @type {Record<string, string>} */
  const found = {};
  for (const [name, version] of Object.entries(manifestIn(folder).dependencies ?? {})) {
    // Workspaces are links in node_modules.
    if (name.startsWith('@oubliette/')) Object.assign(found, librariesOf(join(ROOT, 'node_modules', name)));
    else found[name] = version;
  }
  return found;
}

/**
 * All that these libraries need, as it lies at the top of node_modules; what lies inside another one is copied with it.
 * @param {readonly string[]} names
 */
function closure(names) {
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name @param {string} from */
  const add = (name, from) => {
    if (from !== '' && existsSync(join(ROOT, 'node_modules', from, 'node_modules', name))) {
      follow(join(ROOT, 'node_modules', from, 'node_modules', name), from);
      return;
    }
    if (found.has(name)) return;
    found.add(name);
    follow(join(ROOT, 'node_modules', name), name);
  };
  /** @param {string} folder @param {string} owner */
  const follow = (folder, owner) => {
    for (const name of Object.keys(manifestIn(folder).dependencies ?? {})) add(name, owner);
  };
  for (const name of names) add(name, '');
  return [...found];
}

/**
 * @param {readonly string[]} folders
 * @param {string} out
 * @returns {Promise<string[]>} the packed files, in this order
 */
async function npmPack(folders, out) {
  mkdirSync(out, { recursive: true });
  const args = ['pack', ...folders, '--offline', '--ignore-scripts', '--pack-destination', out];
  const { code, output } = await run('npm', args, { cwd: OUT, env: withoutParentNpm(process.env) });
  if (code !== 0) throw new Trouble(`${output.trimEnd()}\n\nnpm could not pack ${folders.join(', ')}.`);
  return folders.map((folder) => {
    const { name, version } = manifestIn(folder);
    return join(out, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`);
  });
}

/** @param {string} folder @returns {string[]} */
const listFilesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/**
 * @param {string} path
 * @param {string | object} content
 */
function write(path, content) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, typeof content === 'string' ? content : `${JSON.stringify(content, undefined, 2)}\n`);
}

if (isMain(import.meta.url)) {
  await script(async () => {
    await setup('test');
    const wanted = process.argv.slice(2);
    const known = [...LIBRARIES, 'oubliette'];
    const unknown = wanted.filter((name) => !known.includes(name));
    if (unknown.length > 0)
      throw new Trouble(`Nothing is called ${unknown.join(', ')}. There are ${known.join(', ')}.`);
    const names = wanted.length === 0 ? known : wanted;
    const libraries = LIBRARIES.filter((name) => names.includes(name));
    const packed = libraries.length === 0 ? [] : await packLibraries(libraries);
    if (names.includes('oubliette')) packed.push(await packOubliette());
    for (const path of packed) console.log(path);
  });
}
