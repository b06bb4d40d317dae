// This checkout and another one of the same project, in turn on the same machine: the ratio of their speeds, round by round.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT, Trouble } from '../scripts/setup.mjs';
import { bundle } from './bundle.mjs';
import { measure, median } from './measure.mjs';
import { compareServers } from './server/against.mjs';

/** A file of `bench/`, its works, and the milliseconds for which each warms up. Each checkout brings its own file: interfaces may differ. */
const WORK = /** @type {const} */ ([
  ['dungeonette/contestants/oubliette.ts', ['play', 'copy', 'mcts', 'replay'], 1000],
  ['dungeon-lords/contestant.ts', ['play2', 'play4', 'copy', 'replay'], 1000],
  ['bots/thinking.ts', ['dungeonetteSearch', 'dungeonLordsSearch'], 5000],
]);
const ROUNDS = 15;

/** Whole servers over sockets: only what is asked for by name, because each takes minutes. */
/** @type {ReadonlyMap<string, readonly [game: string, how: 'race' | 'pace']>} */
const SERVERS = new Map([
  ['server.dungeonette', ['dungeonette', 'race']],
  ['server.dungeon-lords', ['dungeon-lords', 'race']],
  ['server.pace.dungeonette', ['dungeonette', 'pace']],
  ['server.pace.dungeon-lords', ['dungeon-lords', 'pace']],
]);

/**
 * @param {string} folder
 * @param {readonly string[]} names of servers; none: the engine
 * @returns {Promise<string>} a table: the median ratio and the interval that holds the median with 95 % confidence
 */
export async function compareWith(folder, names = []) {
  const other = resolve(folder);
  if (!existsSync(join(other, 'bench'))) throw new Trouble(`${folder} is not a checkout of this project.`);
  const rows = ['ratio (95 % interval)   what'];
  for (const name of names) {
    const server = SERVERS.get(name);
    if (server === undefined) throw new Trouble(`Compared by name: ${[...SERVERS.keys()].join(', ')}.`);
    const { ratios, here, there } = await compareServers(other, ...server);
    rows.push(`${ratioText(ratios)}   ${name}, ${here.toFixed(0)} µs here, ${there.toFixed(0)} µs there for an answer`);
  }
  if (names.length > 0) return rows.join('\n');
  for (const [path, works, warmUp] of WORK) {
    const here = await bundled(ROOT, path);
    const there = await bundled(other, path);
    for (const work of works) {
      if (!(work in (await import(pathToFileURL(there).href)))) {
        rows.push(`not in the other checkout  ${path} ${work}`);
        continue;
      }
      rows.push(
        `${ratioText(await ratiosOf({ module: here, work, warmUp }, { module: there, work, warmUp }))}   ${path} ${work}`,
      );
    }
  }
  return rows.join('\n');
}

/**
 * Each round is measured in new processes: how the same program is compiled varies between processes, by up to a fifth.
 * @param {import('./measure.mjs').Contestant} here
 * @param {import('./measure.mjs').Contestant} there
 */
async function ratiosOf(here, there) {
  const ratios = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rates = await measure({ here, there }, { rounds: 3 });
    ratios.push(median(rates.here) / median(rates.there));
  }
  return ratios;
}

/** @param {readonly number[]} ratios */
function ratioText(ratios) {
  const [low, high] = medianInterval(ratios);
  return `${median(ratios).toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`;
}

/** @param {string} root @param {string} path */
const bundled = (root, path) => bundle(pathToFileURL(join(root, 'bench', path)), root);

/**
 * Order statistics: of 15 independent values the 4th and the 12th enclose the median with 96 % confidence.
 * @param {readonly number[]} values
 * @returns {readonly [low: number, high: number]}
 */
export function medianInterval(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const low = Math.max(0, Math.floor((sorted.length - 1.96 * Math.sqrt(sorted.length)) / 2));
  return [sorted[low] ?? Number.NaN, sorted[sorted.length - 1 - low] ?? Number.NaN];
}
