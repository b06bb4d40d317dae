// npm run new-game <id> [--name "English name"] [--nom "Nom français"]: a small complete game to begin with, entered in the catalogue.
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isBlind, nameFaults, prefixFaults, titlePatterns, variableOf } from './check-games.mjs';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { readSource } from './source-text.mjs';

const TEMPLATE = fileURLToPath(new URL('new-game/template', import.meta.url));
const MODEL = {
  id: 'candle-hall',
  variable: 'candleHall',
  rules: 'CH',
  en: 'Candle Hall',
  fr: 'La salle aux chandelles',
};

/** @typedef {{ id: string, name?: string | undefined, nom?: string | undefined }} Wanted */

/**
 * Why no game can be made of this, or undefined.
 * @param {string} root
 * @param {string} id
 * @param {Omit<Wanted, 'id'>} [box]
 */
export function refusal(root, id, box = {}) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id))
    return `"${id}" is no id: small letters, digits and hyphens, as in "old-well".`;
  const taken = ['packages', 'packages/games', 'packages/testing/games', 'apps'].find((folder) =>
    existsSync(join(root, folder, id, 'src')),
  );
  if (taken !== undefined) return `There is a package called ${id} already, in ${taken}/${id}.`;
  const meant = meaningOf(root, id);
  if (meant !== undefined) return `${meant} Two words are safe, as in "old-${id}".`;
  const files = blindFiles(root);
  return Object.values(namesOf({ id, ...box }))
    .map((name) => titleMeant(files, id, name))
    .find((found) => found !== undefined);
}

/**
 * Why a name on the box would be mistaken for something that is there already, or undefined.
 * @param {ReturnType<typeof blindFiles>} files
 * @param {string} id
 * @param {string} name
 */
function titleMeant(files, id, name) {
  const titles = titlePatterns([name]);
  const [fault] = files.flatMap(({ path, text }) => nameFaults(path, text, [{ id, titles }]));
  const at = fault?.replace(/: names .*/, '');
  return at && `"${name}" stands in what has nothing to do with games (${at}). Choose another name for the box.`;
}

/**
 * Why an id would be mistaken for something that is there already, or undefined.
 * @param {string} root
 * @param {string} id
 */
function meaningOf(root, id) {
  const variable = variableOf(id);
  const template = filesIn(TEMPLATE).map((path) => readFileSync(path, 'utf8'));
  const sources = [
    ...template.filter((text) => text.includes(MODEL.variable)),
    readFileSync(join(root, 'packages/catalog/src/index.ts'), 'utf8'),
  ];
  const word = new RegExp(`(?<![\\w$])${variable}(?![\\w$])`);
  if (isReserved(variable) || sources.some((text) => word.test(readSource(text).bare)))
    return `"${variable}" has a meaning in the code already.`;
  const [fault] = blindFiles(root).flatMap(({ path, text }) => nameFaults(path, text, [{ id, titles: [] }]));
  return fault && `What has nothing to do with games has a word "${id}" (${fault.replace(/: names .*/, '')}).`;
}

/** @param {string} variable */
function isReserved(variable) {
  try {
    new Function(`'use strict'; const ${variable} = 0;`);
    return variable === 'await'; // reserved in modules only
  } catch {
    return true;
  }
}

/** The files that may not name a game. @param {string} root */
const blindFiles = (root) =>
  listFiles(root).flatMap((path) => (isBlind(path) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : []));

/**
 * Writes the folder and enters the game in the catalogue.
 * @param {string} root
 * @param {Wanted} wanted
 */
export function newGame(root, { id, ...box }) {
  const { name, nom } = namesOf({ id, ...box });
  const folder = `packages/games/${id}`;
  cpSync(TEMPLATE, join(root, folder), { recursive: true });
  const variable = variableOf(id);
  const rules = freePrefix(root, id);
  for (const path of filesIn(join(root, folder))) {
    const text = readFileSync(path, 'utf8')
      .replaceAll(MODEL.id, id)
      .replaceAll(MODEL.variable, variable)
      .replaceAll(new RegExp(`\\b${MODEL.rules}-(?=[A-Z])`, 'g'), `${rules}-`)
      .replaceAll(MODEL.en, name)
      .replaceAll(MODEL.fr, nom);
    writeFileSync(path, text);
  }
  enterInCatalogue(root, id, variable);
  const before = hashOf(join(root, 'package-lock.json'));
  enterInLockfile(root, id, folder);
  stayInstalled(root, before);
  linkPackage(root, id, folder);
  return folder;
}

/**
 * The names as they stand on the box.
 * @param {Wanted} wanted
 */
function namesOf({ id, name = titleOf(id), nom = name }) {
  return { name: name.replaceAll("'", '’'), nom: nom.replaceAll("'", '’') };
}

/** @param {string} id */
const titleOf = (id) =>
  id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ');

/**
 * The first that no rule book has, and that nothing outside game folders would seem to cite or to use as a class.
 * @param {string} root
 * @param {string} id
 */
function freePrefix(root, id) {
  const books = listFiles(root).filter((path) => path.endsWith('/RULES.md'));
  const taken = new Set(
    books.flatMap((path) =>
      Array.from(readFileSync(join(root, path), 'utf8').matchAll(/^- \*\*([A-Z]+)-/gm), ([, prefix]) => prefix),
    ),
  );
  const files = blindFiles(root);
  const isFree = (/** @type {string} */ prefix) =>
    !taken.has(prefix) && files.every(({ path, text }) => prefixFaults(path, text, [{ id, prefix }]).length === 0);
  return prefixesFor(id).find(isFree) ?? prefixesFor(id)[0] ?? '';
}

/**
 * `OW` for `old-well` and `ATT` for `attic`, then longer ones.
 * @param {string} id
 */
function prefixesFor(id) {
  const words = id.split('-').filter((word) => /^[a-z]/.test(word));
  const letters = id.replaceAll(/[^a-z]/g, '').toUpperCase();
  const initials = words.map((word) => word.slice(0, 1).toUpperCase()).join('');
  const short = initials.length > 1 ? initials.slice(0, 4) : letters.length > 1 ? letters.slice(0, 3) : `${letters}X`;
  return [
    short,
    letters.slice(0, 4),
    letters.slice(0, 5),
    ...Array.from('XYZQJKVW', (letter) => short + letter),
  ].filter((prefix) => prefix.length > 1);
}

/** @param {string} folder @returns {string[]} */
const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** @param {string} root @param {string} id @param {string} variable */
function enterInCatalogue(root, id, variable) {
  const path = join(root, 'packages/catalog/src/index.ts');
  const line = `import { manifest as ${variable} } from '@oubliette/${id}/manifest';`;
  const lines = readFileSync(path, 'utf8').split('\n');
  // Sorted as the formatter sorts imports: by where they come from.
  const imports = lines.filter((one) => /^import \{ manifest as /.test(one));
  const at =
    imports.find((one) => sourceOf(one) > sourceOf(line)) ?? lines[lines.indexOf(imports.at(-1) ?? '') + 1] ?? '';
  lines.splice(lines.indexOf(at), 0, line);
  const text = lines
    .join('\n')
    .replace(/(manifests: readonly Manifest\[\] = \[)([\s\S]*?)(,?\s*\];)/, (_, head, list) => {
      const entries = `${list},listed(${variable})`
        .split(',')
        .map((/** @type {string} */ entry) => entry.trim())
        .filter((/** @type {string} */ entry) => entry !== '');
      const short = `export const ${head}${entries.join(', ')}];`;
      return short.length <= 120
        ? `${head}${entries.join(', ')}];`
        : `${head}\n${entries.map((/** @type {string} */ entry) => `  ${entry},\n`).join('')}];`;
    });
  writeFileSync(path, text);
  editJson(join(root, 'packages/catalog/package.json'), (json) => depend(json, id));
}

/** @param {string} line */
const sourceOf = (line) => /'([^']+)'/.exec(line)?.[1] ?? '';

/** @param {{ dependencies?: Record<string, string> }} json @param {string} id */
function depend(json, id) {
  json.dependencies = Object.fromEntries(
    Object.entries({ ...json.dependencies, [`@oubliette/${id}`]: '0.1.0' }).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** What npm would write, without asking a registry. @param {string} root @param {string} id @param {string} folder */
function enterInLockfile(root, id, folder) {
  const { name, version, license, dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  editJson(join(root, 'package-lock.json'), (json) => {
    json.packages = inserted(json.packages, folder, { name, version, license, dependencies });
    json.packages = inserted(json.packages, `node_modules/${name}`, { resolved: folder, link: true });
    depend(json.packages['packages/catalog'], id);
  });
}

/**
 * At its place in the order of names.
 * @param {Record<string, unknown>} all
 * @param {string} name
 * @param {unknown} value
 */
function inserted(all, name, value) {
  const others = Object.entries(all).filter(([other]) => other !== name);
  const at = others.findIndex(([other]) => other.localeCompare(name, 'en') > 0);
  return Object.fromEntries(others.toSpliced(at < 0 ? others.length : at, 0, [name, value]));
}

/** @param {string} path @param {(json: any) => void} change */
function editJson(path, change) {
  const json = JSON.parse(readFileSync(path, 'utf8'));
  change(json);
  writeFileSync(path, `${JSON.stringify(json, null, 2)}\n`);
}

/** @param {string} path */
const hashOf = (path) => createHash('sha256').update(readFileSync(path)).digest('hex');

/**
 * Nothing is to be downloaded for a package of our own: what was installed for the lockfile before is installed for this one.
 * @param {string} root
 * @param {string} before
 */
function stayInstalled(root, before) {
  const stamp = join(root, 'node_modules/.oubliette-setup.json');
  if (!existsSync(stamp) || JSON.parse(readFileSync(stamp, 'utf8')).lock !== before) return;
  editJson(stamp, (json) => {
    json.lock = hashOf(join(root, 'package-lock.json'));
  });
}

/** As a workspace is linked by npm. @param {string} root @param {string} id @param {string} folder */
function linkPackage(root, id, folder) {
  const link = join(root, 'node_modules/@oubliette', id);
  if (!existsSync(dirname(link))) return; // nothing is installed yet; the first command does it
  mkdirSync(dirname(link), { recursive: true });
  if (lstatSync(link, { throwIfNoEntry: false }) === undefined) symlinkSync(join('../..', folder), link, 'junction');
}

if (isMain(import.meta.url)) {
  const { values, positionals } = parseArgs({
    options: { name: { type: 'string' }, nom: { type: 'string' }, root: { type: 'string' } },
    allowPositionals: true,
  });
  const root = resolve(values.root ?? fileURLToPath(new URL('..', import.meta.url)));
  const [id = ''] = positionals;
  const no = refusal(root, id, values);
  if (no !== undefined || positionals.length !== 1) {
    console.error(no ?? 'One id is wanted.');
    console.error('npm run new-game <id> -- --name "English name" --nom "Nom français"');
    process.exitCode = 1;
  } else {
    const folder = newGame(root, { id, name: values.name, nom: values.nom });
    console.log(`${folder} is a game. Look at it:
  npm run oubliette -- play ${id} --seats me:Ann,bot
  npm start
  npm test -- lint types layers rules tests ${id}
Then go on with docs/add-a-game.md.`);
  }
}
