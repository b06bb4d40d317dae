// node bench/donjon/balance.mjs FILE GAMES CELL…: plays what FILE lacks of each cell (`black-throne/4/normal/plain`, `all` for
// every quest), then tells how often heroes win, with intervals of 95 % (Wilson), how long it takes and what brings them down.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { bundle } from '../bundle.mjs';

const QUESTS = [
  'black-throne',
  'last-vigil',
  'well-of-oaths',
  'hanging-reliquary',
  'horned-arena',
  'forbidden-archives',
];
const [, , file = '', count = '0', ...named] = process.argv;
const cells = named.flatMap((name) =>
  name.startsWith('all/') ? QUESTS.map((quest) => name.replace('all', quest)) : [name],
);
/** @typedef {import('./balance.ts').Played & { readonly cell: string, readonly game: number }} Line */
/** @type {Line[]} */
const lines = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line))
  : [];
/** @type {typeof import('./balance.ts')} */
const { playQuest } = await import(await bundle(new URL('balance.ts', import.meta.url)));
const done = new Set(lines.map(({ cell, game }) => `${cell} ${game}`));
for (let game = 0; game < Number(count); game++)
  for (const cell of cells) {
    if (done.has(`${cell} ${game}`)) continue;
    const [quest = '', heroes, master, skill] = cell.split('/');
    /** @type {Line} */
    const line = {
      cell,
      game,
      ...playQuest(/** @type {*} */ ({ quest, heroes: Number(heroes), master, skill }), game),
    };
    lines.push(line);
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }

/** @param {number} won @param {number} n */
function wilson(won, n) {
  const [p, z] = [won / n, 1.96];
  const middle = (p + z ** 2 / (2 * n)) / (1 + z ** 2 / n);
  const half = (z * Math.sqrt((p * (1 - p)) / n + z ** 2 / (4 * n ** 2))) / (1 + z ** 2 / n);
  return `${Math.round(100 * p)} %, ${Math.round(100 * (middle - half))} to ${Math.round(100 * (middle + half))}`;
}
/** @param {string} name @param {readonly Line[]} played */
function report(name, played) {
  const n = played.length;
  /** @param {(line: Line) => number} of */
  const mean = (of) => (played.reduce((sum, line) => sum + of(line), 0) / n).toFixed(1);
  const won = played.filter(({ ended }) => ended === 'won').length;
  const night = played.filter(({ ended }) => ended === 'night').length;
  /** @type {Map<string, number>} */
  const downs = new Map();
  for (const { downs: some } of played) for (const by of some) downs.set(by, (downs.get(by) ?? 0) + 1);
  const all = [...downs.values()].reduce((sum, k) => sum + k, 0);
  const worst = [...downs].sort((a, b) => b[1] - a[1]).slice(0, 5);
  const killers = worst.map(([by, k]) => `${by} ${Math.round((100 * k) / all)} %`).join(', ');
  console.log(
    `| ${name} | ${won}/${n} (${wilson(won, n)}) | ${night} | ${mean((l) => l.clock)} | ${mean((l) => l.dead)} | ${killers} |`,
  );
}
/** @type {Map<string, Line[]>} */
const sums = new Map();
for (const cell of [...new Set(lines.map((line) => line.cell))].sort()) {
  const played = lines.filter((line) => line.cell === cell);
  report(cell, played);
  const sum = cell.replace(/^[^/]*/, 'all');
  sums.set(sum, [...(sums.get(sum) ?? []), ...played]);
}
for (const [name, played] of sums) report(name, played);
