// Figures as they are read: on the console, in a file, in the README.
import { cpus, loadavg, totalmem } from 'node:os';

/**
 * One measured number, what it says, and what it should be.
 * @typedef {{ key: string, value: number, what: string, goal?: { atLeast: number } | { below: number } | undefined }} Figure
 */

/**
 * What is measured together. `prove` shows first that what is compared is comparable: it throws, or tells what was proved.
 * @typedef {{ name: string, prove?: () => Promise<string>, run: () => Promise<Figure[]> }} Group
 */

const HEADS = ['figure', 'value', 'goal', '', 'what it says'];

/** @param {Figure} figure */
export function meets({ value, goal }) {
  if (goal === undefined) return undefined;
  return 'atLeast' in goal ? value >= goal.atLeast : value < goal.below;
}

/** @param {number} x */
export function short(x) {
  if (Math.abs(x) >= 1e6) return `${(x / 1e6).toFixed(2)} M`;
  if (Math.abs(x) >= 1e4) return `${(x / 1e3).toFixed(1)} k`;
  return Math.abs(x) >= 100 ? x.toFixed(0) : x.toFixed(2);
}

/** @param {Figure} figure */
function row(figure) {
  const { key, value, goal, what } = figure;
  const wanted = goal === undefined ? '' : 'atLeast' in goal ? `≥ ${goal.atLeast}` : `< ${goal.below}`;
  const met = meets(figure);
  return [key, short(value), wanted, met === undefined ? '' : met ? '✓' : '✗', what];
}

/** @param {readonly Figure[]} figures */
export function consoleTable(figures) {
  const rows = [HEADS, ...figures.map(row)];
  const widths = HEADS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows
    .map((cells) =>
      cells
        .map((cell, column) => (column === 1 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0)))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** @param {readonly Figure[]} figures */
export const markdownTable = (figures) =>
  [HEADS, ['---', '---:', '---', '---', '---'], ...figures.map(row)]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * Flat, for comparing runs.
 * @param {readonly Figure[]} figures
 */
export const json = (figures) =>
  `${JSON.stringify(Object.fromEntries(figures.map(({ key, value }) => [key, Number(value.toPrecision(5))])), null, 2)}\n`;

/** Before we load the machine ourselves. */
const [load = 0] = loadavg();

/** The machine, how busy it was with other things, and the day. */
export function circumstances() {
  const [cpu] = cpus();
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const machine = `${cpus().length} cores of ${cpu?.model.trim() ?? 'an unknown processor'}, ${memory}, ${process.platform}`;
  const busy = load > cpus().length / 2 ? `, busy with other things (load ${load.toFixed(1)})` : '';
  return `Node ${process.versions.node}, ${machine}${busy}, ${new Date().toISOString().slice(0, 10)}`;
}

const BEGIN = '<!-- figures: written by `npm run bench -- --write` -->';
const END = '<!-- end of figures -->';

/**
 * The README with new figures between its marks.
 * @param {string} readme
 * @param {string} figures
 */
export function withFigures(readme, figures) {
  const [begin, end] = [readme.indexOf(BEGIN), readme.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('bench/README.md has lost the marks between which figures are written');
  return `${readme.slice(0, begin + BEGIN.length)}\n${figures}\n${readme.slice(end)}`;
}
