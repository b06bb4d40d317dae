// Rules and their tests, compared both ways and in both languages.
//   node scripts/check-rules.mjs [folder]
// A rule is a line `- **DL-DIG-3** text` of RULES.md and of REGLES.md; its test is called `[DL-DIG-3] …`.
import { existsSync, readFileSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from './files.mjs';
import { isMain } from './is-main.mjs';
import { lineOf, readSource } from './source-text.mjs';

const ID = /^[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*){0,2}-\d+[a-z]?$/;
/** Worked examples are tests of several rules at once; they need no line of their own. */
const EXAMPLE = /^[A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)?-EX-\d+[a-z]?$/;
const BOOKS = /** @type {const} */ (['RULES.md', 'REGLES.md']);

/** @typedef {{ id: string, text: string, where: string }} Rule */
/** @typedef {{ id: string, where: string }} Citation */
/** @typedef {{ folder: string, rules: Map<string, Rule>, untested: number, faults: string[] }} Report */

/**
 * @param {string} root
 * @returns {{ reports: Report[], faults: string[] }} one report per package with rules; the faults of all
 */
export function checkRules(root) {
  const files = listFiles(root);
  /** @param {string} path */
  const read = (path) => readFileSync(`${root}/${path}`, 'utf8');
  const tests = files.filter((path) => /^(packages|apps)\/(.*\/)?test\/.*\.test\.tsx?$/.test(path));
  const proved = tests.flatMap((path) => testedIn(read(path), path));
  const reports = packagesIn(files).map((folder) => readBooks(folder, files, read));

  /** @type {Map<string, string>} */
  const owners = new Map();
  for (const report of reports) {
    for (const id of report.rules.keys()) {
      const other = owners.get(id);
      if (other === undefined) owners.set(id, report.folder);
      else report.faults.push(`${report.folder}: ${id} is also a rule of ${other}`);
    }
  }
  const named = new Set(proved.map(({ id }) => id));
  const prefixes = [...new Set([...owners.keys()].map((id) => id.split('-', 1)[0]))];
  for (const report of reports) {
    for (const { id, where } of report.rules.values()) {
      if (named.has(id)) continue;
      report.untested++;
      report.faults.push(`${where}: ${id} has no test`);
    }
    const sources = files.filter((path) => path.startsWith(`${report.folder}/src/`));
    for (const { id, where } of sources.flatMap((path) => citedIn(read(path), path, prefixes))) {
      if (!owners.has(id) && !EXAMPLE.test(id)) report.faults.push(`${where}: cites ${id}, which is no rule`);
    }
  }
  const unknown = proved
    .filter(({ id }) => !owners.has(id) && !EXAMPLE.test(id))
    .map(({ id, where }) => `${where}: tests ${id}, which is no rule`);
  return { reports, faults: [...reports.flatMap((report) => report.faults), ...unknown] };
}

/**
 * Packages that have rules, or must have them: the engine and every game.
 * @param {readonly string[]} files
 */
function packagesIn(files) {
  const folders = files
    .filter((path) =>
      /^(?:packages\/(?:[^/]+|games\/[^/]+|testing\/games\/[^/]+)|apps\/[^/]+)\/(RULES\.md|REGLES\.md)$/.test(path),
    )
    .map((path) => posix.dirname(path));
  const games = files.filter((path) => /^packages\/(testing\/)?games\/[^/]+\/src\/game\.ts$/.test(path));
  const engine = files.some((path) => path.startsWith('packages/engine/src/')) ? ['packages/engine'] : [];
  return [...new Set([...engine, ...folders, ...games.map((path) => posix.dirname(posix.dirname(path)))])].sort();
}

/**
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {(path: string) => string} read
 * @returns {Report}
 */
export function readBooks(folder, files, read) {
  /** @type {string[]} */
  const faults = [];
  const [english, french] = BOOKS.map((book) => {
    const path = `${folder}/${book}`;
    if (files.includes(path)) return rulesIn(read(path), path, faults);
    faults.push(`${path}: is missing`);
    return undefined;
  });
  if (english !== undefined && french !== undefined) {
    for (const { id, where } of english.values()) {
      if (!french.has(id)) faults.push(`${where}: ${id} is missing in ${BOOKS[1]}`);
    }
    for (const { id, where } of french.values()) {
      if (!english.has(id)) faults.push(`${where}: ${id} is missing in ${BOOKS[0]}`);
    }
    if (english.size === 0) faults.push(`${folder}/${BOOKS[0]}: holds no rule`);
  }
  return { folder, rules: new Map([...(french ?? []), ...(english ?? [])]), untested: 0, faults };
}

/**
 * @param {string} text
 * @param {string} path
 * @param {string[]} faults
 */
function rulesIn(text, path, faults) {
  /** @type {Map<string, Rule>} */
  const rules = new Map();
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const match = /^\s*[-*]\s+\*\*([A-Z][A-Z0-9]*-[^*\s]*)\*\*(.*)$/.exec(line);
    if (match === null) continue;
    const [, id = '', rest = ''] = match;
    const where = `${path}:${index + 1}`;
    if (!ID.test(id) || !line.startsWith('- **'))
      faults.push(`${where}: cannot read the rule ${id}; write "- **DL-DIG-3** text"`);
    else if (rules.has(id)) faults.push(`${where}: ${id} is written twice`);
    else {
      if (rest.replace(/^[:.\s]+/, '') === '') faults.push(`${where}: ${id} says nothing`);
      rules.set(id, { id, text: rest.trim(), where });
    }
  }
  return rules;
}

/**
 * The rules that the names of the tests in a file begin with.
 * @param {string} text
 * @param {string} path
 * @returns {Citation[]}
 */
export function testedIn(text, path) {
  const { bare, strings } = readSource(text);
  return strings
    .filter(({ start, text: name }) => name.startsWith('[') && isTestName(bare, start))
    .flatMap(({ start, text: name }) => {
      const brackets = /^(?:\[[^\]]*\]\s*)+/.exec(name)?.[0] ?? '';
      const ids = brackets.split(/[[\],\s]+/).filter((word) => /^[A-Z][A-Z0-9]*-/.test(word));
      return ids.map((id) => ({ id, where: `${path}:${lineOf(text, start)}` }));
    });
}

/**
 * Whether the string at `quote` is the first argument of `it(…)`, `test(…)`, or `it.each(…)(…)`.
 * @param {string} bare
 * @param {number} quote
 */
function isTestName(bare, quote) {
  let before = bare.slice(0, quote).trimEnd();
  if (!before.endsWith('(')) return false;
  before = before.slice(0, -1).trimEnd();
  if (before.endsWith(')')) {
    let depth = 0;
    let at = before.length - 1;
    for (; at >= 0; at--) {
      if (before[at] === ')') depth++;
      if (before[at] === '(' && --depth === 0) break;
    }
    before = before
      .slice(0, at)
      .replace(/<[^()]*>\s*$/, '')
      .trimEnd();
  }
  // A test that is skipped or still to be written proves nothing.
  return /(?<![.\w$])(?:it|test)(?:\.(?:each|for|concurrent|sequential))*$/.test(before);
}

/**
 * @param {string} text
 * @param {string} path
 * @param {readonly (string | undefined)[]} prefixes
 * @returns {Citation[]}
 */
function citedIn(text, path, prefixes) {
  if (prefixes.length === 0) return [];
  const pattern = new RegExp(`(?<![\\w-])(?:${prefixes.join('|')})(?:-[A-Z][A-Z0-9]*){0,2}-\\d+[a-z]?(?![\\w])`, 'g');
  return [...text.matchAll(pattern)].map((match) => ({ id: match[0], where: `${path}:${lineOf(text, match.index)}` }));
}

if (isMain(import.meta.url)) {
  const root = resolve(process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url)));
  if (!existsSync(`${root}/packages`)) throw new Error(`${root} has no packages to check`);
  const { reports, faults } = checkRules(root);
  for (const fault of faults) console.log(fault);
  for (const { folder, rules, untested } of reports)
    console.log(`${folder}: ${rules.size} rules, ${untested} untested`);
  console.log(`${reports.reduce((sum, { rules }) => sum + rules.size, 0)} rules, ${faults.length} faults`);
  process.exitCode = faults.length === 0 && reports.length > 0 ? 0 : 1;
}
