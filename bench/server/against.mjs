// The servers of this checkout and of another one, in turn on the same machine: the ratio of what an answer costs them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/setup.mjs';
import { median } from '../measure.mjs';
import { raceOn } from './race.mjs';

const TABLES = 100;
/** In each everybody plays fresh games for three seconds, first here, then there. */
const ROUNDS = Number(process.env.OUBLIETTE_ROUNDS ?? 9);
/** Code that has not run for a while is slow everywhere. */
const WARM_UP = 2;

/**
 * Each checkout brings its own server and its own players: messages may differ.
 * @param {string} root of a checkout
 * @param {string} game
 */
async function enter(root, game) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, 'bench/server', file)).href);
  const [{ ourServer }, { hall }] = await Promise.all([load('ours.mjs'), load('players.mjs')]);
  const server = await ourServer();
  return { server, players: await hall(server, game, TABLES) };
}

/**
 * @param {string} folder the other checkout
 * @param {string} game
 * @returns {Promise<{ ratios: number[], here: number, there: number }>} answers for the same processor time, this checkout to the
 *   other, round by round; microseconds of processor time for an answer
 */
export async function compareServers(folder, game) {
  const both = [await enter(ROOT, game), await enter(folder, game)];
  const cost = both.map(() => /** @type {number[]} */ ([]));
  try {
    for (let round = 0; round < WARM_UP + ROUNDS; round++)
      for (const [i, { players }] of both.entries()) {
        const { cpu, moves } = await raceOn(players);
        if (round >= WARM_UP) cost[i]?.push((cpu / moves) * 1e6);
      }
  } finally {
    for (const { players, server } of both) {
      players.close();
      await server.stop();
    }
  }
  const [here = [], there = []] = cost;
  const ratios = here.map((us, round) => (there[round] ?? Number.NaN) / us);
  return { ratios, here: median(here), there: median(there) };
}
