// Small faults that can be put into a source file, and the rules that each place cites.
import { lineOf, readSource } from './source-text.mjs';

/** @typedef {{ path: string, line: number, from: number, to: number, text: string, was: string }} Mutation */

/** @type {readonly (readonly [RegExp, string])[]} what is looked for in bare code, and what takes its place */
const SWAPS = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ >= /g, ' > '],
  [/ <= /g, ' < '],
  [/ < /g, ' <= '],
  [/ > /g, ' >= '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ \+ /g, ' - '],
  [/ - /g, ' + '],
  [/ \* /g, ' + '],
  [/ \+= /g, ' -= '],
  [/ -= /g, ' += '],
  [/\+\+/g, '--'],
  [/--/g, '++'],
  [/(?<=[(\s])!(?=[\w(])/g, ''],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bMath\.max\b/g, 'Math.min'],
  [/\bMath\.min\b/g, 'Math.max'],
  [/\bMath\.ceil\b/g, 'Math.floor'],
  [/\bMath\.floor\b/g, 'Math.ceil'],
  [/\.some\(/g, '.every('],
  [/\.every\(/g, '.some('],
  [/\.unshift\(/g, '.push('],
  [/\bif \(/g, 'if (false && '],
  [/\bif \(/g, 'if (true || '],
];
const NUMBER = /(?<![\w.$'[])\d+(?![\w.'])/g;
/** A call or an assignment that is a statement on a line of its own. */
const STATEMENT =
  /^[ \t]+(?:for \([^\n]*\) )?(?!return|const|let|case|default|break|throw|import|export)[\w$.[\]!]+(?:\([^\n]*\)| [-+]?= [^\n]*)(?=;$)/gm;
const RULE = /^[A-Z][A-Z0-9]*-/;
/** A loop that is changed seldom ends. */
const LOOP = /\b(?:while|for) \((?!const)/;
const TYPES = /^(?:export )?(?:type|interface|import)\b/;

/**
 * @param {string} text
 * @param {string} path
 * @returns {Mutation[]} in the order of the text
 */
export function mutationsIn(text, path) {
  const { bare, strings } = readSource(text);
  /** @type {Mutation[]} */
  const found = [];
  /** @param {number} from @param {string} was @param {string} now */
  const add = (from, was, now) =>
    found.push({ path, line: lineOf(text, from), from, to: from + was.length, text: now, was });
  for (const [pattern, now] of SWAPS) for (const { index, 0: was } of bare.matchAll(pattern)) add(index, was, now);
  for (const { index, 0: was } of bare.matchAll(NUMBER)) add(index, was, `${Number(was) + 1}`);
  for (const { index, 0: was } of bare.matchAll(STATEMENT)) add(index, was, '');
  for (const { start, text: word, whole } of strings)
    if (whole && /^\w[\w:-]*$/.test(word) && !RULE.test(word))
      add(start, text.slice(start, start + word.length + 2), "'broken'");
  const chunks = chunksOf(text, bare);
  const lines = bare.split('\n');
  return found
    .filter(({ line }) => !LOOP.test(lines[line - 1] ?? ''))
    .filter(({ from }) => !chunks.some((chunk) => chunk.from <= from && from < chunk.to && chunk.isType))
    .sort((a, b) => a.from - b.from);
}

/**
 * Mutations of a package that were written down, each with the rules it breaks: `{ rules, path, was, now }`, where `was` occurs once.
 * @param {string} folder
 * @param {readonly string[]} files
 * @param {(path: string) => string} read
 * @returns {{ rules: string[], mutation: Mutation }[]}
 */
export function mutationsByHand(folder, files, read) {
  const list = `${folder}/test/broken-by-hand.json`;
  if (!files.includes(list)) return [];
  /** @type {{ rules: string[], path: string, was: string, now: string }[]} */
  const written = JSON.parse(read(list));
  return written.map(({ rules, path: inFolder, was, now }) => {
    const path = `${folder}/${inFolder}`;
    const text = read(path);
    const from = text.indexOf(was);
    if (from < 0 || text.includes(was, from + 1))
      throw new Error(`${list}: ${path} does not hold exactly once: ${was}`);
    return { rules, mutation: { path, line: lineOf(text, from), from, to: from + was.length, text: now, was } };
  });
}

/**
 * The rules a file cites, each with the mutations of the declaration that cites it: those of the same line first, then those
 * after it. A rule at the head of the file is cited by all of it.
 * @param {string} text
 * @param {readonly Mutation[]} mutations of this file
 * @returns {{ id: string, near: Mutation[] }[]}
 */
export function placesIn(text, mutations) {
  const { bare } = readSource(text);
  const chunks = chunksOf(text, bare);
  const lines = text.split('\n');
  // A list of rules that an ask names is no place where they are carried out.
  const cited = citations(text).filter(({ at }) => !(lines[lineOf(text, at) - 1] ?? '').includes('rules: ['));
  return cited.map(({ id, at }) => {
    const line = lineOf(text, at);
    const chunk = chunks.find(({ from, to }) => from <= at && at < to);
    const own =
      chunk === undefined || chunk.isHead
        ? mutations
        : mutations.filter(({ from }) => chunk.from <= from && from < chunk.to);
    /** @param {Mutation} mutation */
    const far = (mutation) => (mutation.line === line ? 0 : mutation.line > line ? 1 : 2);
    return { id, near: own.toSorted((a, b) => far(a) - far(b)) };
  });
}

/**
 * `QT-CARD-3 to QT-CARD-5` cites three rules.
 * @param {string} text
 */
function citations(text) {
  return [
    ...text.matchAll(/(?<![\w-])([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*){0,2}-)(\d+)([a-z]?)(?: to \1(\d+))?(?!\w)/g),
  ].flatMap(({ index: at, 1: stem, 2: first, 3: letter, 4: last }) => {
    if (last === undefined) return [{ id: `${stem}${first}${letter}`, at }];
    const [from, to] = [Number(first), Number(last)];
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => ({ id: `${stem}${from + i}`, at }));
  });
}

/**
 * Declarations with the comments before them; the comment at the head of the file goes with the imports.
 * @param {string} text
 * @param {string} bare
 */
function chunksOf(text, bare) {
  /** @type {{ from: number, to: number, isType: boolean, isHead: boolean }[]} */
  const chunks = [];
  let from = 0;
  let opened = false; // the declaration has begun, comments are over
  let at = 0;
  let isType = false;
  const bareLines = bare.split('\n');
  for (const [i, line] of text.split('\n').entries()) {
    const code = bareLines[i] ?? '';
    const begins = /^[^\s})\]]/.test(line);
    if (begins && opened) {
      chunks.push({ from, to: at, isType, isHead: from === 0 });
      [from, opened] = [at, false];
    }
    if (begins && /^\S/.test(code) && !opened) [opened, isType] = [true, TYPES.test(code)];
    at += line.length + 1;
  }
  chunks.push({ from, to: at, isType, isHead: from === 0 });
  return chunks;
}
