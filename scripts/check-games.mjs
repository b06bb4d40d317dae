// Game folders are alike file name by file name, each is in the catalogue, and nothing outside a game's own folders names it,
// its rules or its CSS classes.
//   node scripts/check-games.mjs [folder]
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { lineOf, readSource } from './source-text.mjs';

/** The files of every game. A folder is a game as soon as it has a manifest; before that it is being written. */
const REQUIRED = [
  'RULES.md',
  'REGLES.md',
  'src/cover.ts',
  'src/settings.ts',
  'src/game.ts',
  'src/state.ts',
  'src/round.ts',
  'src/view.ts',
  'src/determinize.ts',
  'src/score.ts',
  'locales/box.ts',
  'locales/box/en.ts',
  'locales/box/fr.ts',
  'locales/en.ts',
  'locales/fr.ts',
  'locales/texts.ts',
  'test/suite.test.ts',
  'test/perft.json',
];
/** Folders that hold at least one file. */
const REQUIRED_FOLDERS = ['src/rules', 'src/cards', 'test/playthroughs'];
/** Other files directly in `src`: each has one meaning in every game. */
const OPTIONAL = 'asks cells copy events frames given imagine-map layout legacy options plan policies standing'
  .split(' ')
  .map((name) => `src/${name}.ts`);
const EXPORTS = { '.': './src/game.ts', './manifest': './src/manifest.ts', './texts': './locales/texts.ts' };

const GAME = /^(packages\/games\/[^/]+|packages\/testing\/games\/[^/]+)\//;
const LIST = 'packages/catalog/';
/** Sources, pages and data of apps and of packages that must not know any game. Tests, benches and examples may. */
const BLIND = /^(apps|packages)\/.*\.([cm]?[jt]s|[jt]sx|css|html|json|svg|webmanifest)$/;
const CODE = /\.([cm]?[jt]s|[jt]sx)$/;
const IS_TEST = /\/test\/|\.test(-d)?\.[a-z]+$/;

/**
 * One line per fault.
 * @param {string} root
 * @returns {{ faults: string[], games: number }}
 */
export function checkGames(root) {
  const all = listFiles(root);
  const games = all.flatMap((path) => (path.endsWith('/src/manifest.ts') ? (GAME.exec(path)?.[1] ?? []) : []));
  const read = (/** @type {string} */ path) => readFileSync(`${root}/${path}`, 'utf8');
  const names = games.map((game) => ({ id: posix.basename(game), titles: titlesOf(game, all, read) }));
  const prefixes = games.flatMap((game) => (all.includes(`${game}/RULES.md`) ? rulePrefixes(game, read) : []));
  return {
    games: games.length,
    faults: [
      ...games.flatMap((game) => shapeFaults(game, all, read)),
      ...games.flatMap((game) => listFaults(game, all, read)),
      ...all.filter((path) => isBlind(path)).flatMap((path) => nameFaults(path, read(path), names)),
      ...all.filter((path) => isBlind(path)).flatMap((path) => prefixFaults(path, read(path), prefixes)),
    ],
  };
}

/** @typedef {(path: string) => string} Read */

/**
 * @param {string} game
 * @param {readonly string[]} all
 * @param {Read} read
 */
function shapeFaults(game, all, read) {
  const files = all.filter((path) => path.startsWith(`${game}/`)).map((path) => path.slice(game.length + 1));
  const missing = [
    ...REQUIRED.filter((file) => !files.includes(file)),
    ...REQUIRED_FOLDERS.filter((folder) => !files.some((file) => file.startsWith(`${folder}/`))),
  ];
  const strange = files.filter(
    (file) => /^src\/[^/]+$/.test(file) && !['src/manifest.ts', ...REQUIRED, ...OPTIONAL].includes(file),
  );
  const known = files.includes('src/bot/knowledge.ts') || !files.some((file) => file.startsWith('src/bot/'));
  const { exports = {} } = JSON.parse(read(`${game}/package.json`));
  return [
    ...missing.map((file) => `${game}: has no ${file}`),
    ...strange.map((file) => `${game}/${file}: no game has a file of this name; a chapter belongs in src/rules`),
    ...(known ? [] : [`${game}: src/bot has no knowledge.ts`]),
    ...Object.entries(EXPORTS)
      .filter(([name, file]) => exports[name] !== file)
      .map(([name, file]) => `${game}/package.json: must export ${file} as ${name}`),
  ];
}

/**
 * @param {string} game
 * @param {readonly string[]} all
 * @param {Read} read
 */
function listFaults(game, all, read) {
  const { name } = JSON.parse(read(`${game}/package.json`));
  const listed = all
    .filter((path) => path.startsWith(LIST) && !IS_TEST.test(path) && path.endsWith('.ts'))
    .some((path) => readSource(read(path)).strings.some(({ text }) => text === `${name}/manifest`));
  return listed ? [] : [`${game}: is not in the catalogue`];
}

/** @typedef {{ id: string, titles: readonly string[] }} GameName */

/**
 * The names on its box that have several words, for a regular expression; one word alone may stand in any sentence.
 * @param {string} game
 * @param {readonly string[]} all
 * @param {Read} read
 */
function titlesOf(game, all, read) {
  const boxes = ['en', 'fr'].map((lang) => `${game}/locales/box/${lang}.ts`).filter((path) => all.includes(path));
  return titlePatterns(boxes.flatMap((path) => /'game\.name': '([^']+)'/.exec(read(path))?.[1] ?? []));
}

/**
 * Titles of several words, for a regular expression.
 * @param {readonly string[]} titles
 */
export const titlePatterns = (titles) =>
  titles.filter((title) => /. ./.test(title)).map((title) => title.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&'));

/** @param {string} path */
export const isBlind = (path) => BLIND.test(path) && !IS_TEST.test(path) && !GAME.test(path) && !path.startsWith(LIST);

/**
 * The game whose own table this file belongs to.
 * @param {string} path
 */
const ownerOf = (path) => /^apps\/web\/src\/tables\/([^/]+)\//.exec(path)?.[1];

/**
 * An id with a hyphen is found anywhere, comments included, also written as a variable or as on the box, and in the path of the file. An id
 * that is a plain word (and may stand in a sentence) is found only where a string is that word, or has it as a part of a path or of a key,
 * and in a file of another kind where it is quoted, a class or an anchor.
 * @param {string} path
 * @param {string} text
 * @param {readonly GameName[]} games
 */
export function nameFaults(path, text, games) {
  const owner = ownerOf(path);
  return games.flatMap(({ id, titles }) => {
    if (id === owner) return [];
    const at = id.includes('-') ? spelledAt(id, titles, path, text) : wordAt(id, path, text);
    return at === undefined ? [] : [`${path}:${lineOf(text, at)}: names the game ${id}`];
  });
}

/**
 * @param {string} id
 * @param {readonly string[]} titles
 * @param {string} path
 * @param {string} text
 */
function spelledAt(id, titles, path, text) {
  const named = new RegExp(
    `(?<![\\w-])(?:${[id, ...titles].join('|')})(?![\\w-])|(?<![A-Za-z])${variableOf(id)}(?![a-z])`,
  );
  return named.test(path) ? 0 : named.exec(text)?.index;
}

/**
 * @param {string} id
 * @param {string} path
 * @param {string} text
 */
function wordAt(id, path, text) {
  if (!CODE.test(path)) return new RegExp(`(?<=["'./#])${id}(?![\\w-])`).exec(text)?.index;
  const named = new RegExp(`^${id}$|[/.]${id}(?=$|[/.])`);
  return readSource(text).strings.find((string) => named.test(string.text))?.start;
}

/**
 * `oldWell` for `old-well`.
 * @param {string} id
 */
export const variableOf = (id) => id.replaceAll(/-([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** @typedef {{ id: string, prefix: string }} RulePrefix */

/**
 * `DL` for a rule book with `- **DL-DIG-3** …`.
 * @param {string} game
 * @param {Read} read
 * @returns {RulePrefix[]}
 */
function rulePrefixes(game, read) {
  const found = read(`${game}/RULES.md`).matchAll(/^- \*\*([A-Z]{2,})-/gm);
  return [...new Set(Array.from(found, ([, prefix = '']) => prefix))].map((prefix) => ({
    id: posix.basename(game),
    prefix,
  }));
}

/**
 * A rule's ID anywhere, comments included; a class that begins with the prefix, in CSS and in strings.
 * @param {string} path
 * @param {string} text
 * @param {readonly RulePrefix[]} prefixes
 */
export function prefixFaults(path, text, prefixes) {
  const owner = ownerOf(path);
  const isCss = path.endsWith('.css');
  const strings = CODE.test(path) ? readSource(text).strings : [{ start: 0, text }];
  return prefixes.flatMap(({ id, prefix }) => {
    if (id === owner) return [];
    const rule = new RegExp(`(?<![\\w-])${prefix}-(?:[A-Z]+-)*\\d+`).exec(text);
    const ofClass = new RegExp(`${isCss ? '\\.' : '(?<![\\w-])'}${prefix.toLowerCase()}-[a-z][\\w-]*`);
    const styled = strings.flatMap((string) => {
      const match = ofClass.exec(string.text);
      return match === null ? [] : [{ at: string.start + match.index, name: match[0].replace('.', '') }];
    })[0];
    return [
      ...(rule === null ? [] : [`${path}:${lineOf(text, rule.index)}: cites ${rule[0]}, a rule of the game ${id}`]),
      ...(styled === undefined
        ? []
        : [`${path}:${lineOf(text, styled.at)}: uses ${styled.name}, a class of the game ${id}`]),
    ];
  });
}

if (isMain(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  if (!existsSync(`${root}/packages`)) throw new Error(`${root} has no packages to check`);
  const { faults, games } = checkGames(root);
  for (const fault of faults) console.log(fault);
  console.log(`${games} games, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && games > 0 ? 0 : 1; // a check that found nothing to read has not passed
}
