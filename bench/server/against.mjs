// The servers of this checkout and of another one, in turn on the same machine: the ratio of what an answer costs them.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/setup.mjs';
import { median } from '../measure.mjs';
import { raceOn } from './race.mjs';

const TABLES = 100;
/** Each with new servers: how V8 compiles the same program differs between processes, by up to a fifth. */
const ROUNDS = Number(process.env.OUBLIETTE_ROUNDS ?? 9);
/** Races of three seconds at each server: those that warm it up, then those that count. */
const WARM_UP = 2;
const RACES = 2;

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
 * @param {readonly string[]} roots the checkouts, in the order in which they take their turns
 * @param {string} game
 * @returns {Promise<number[]>} microseconds of processor time for an answer, of each
 */
async function round(roots, game) {
  const entered = [];
  try {
    for (const root of roots) entered.push({ ...(await enter(root, game)), cpu: 0, moves: 0 });
    for (let race = 0; race < WARM_UP + RACES; race++)
      for (const each of entered) {
        const { cpu, moves } = await raceOn(each.players);
        if (race < WARM_UP) continue;
        each.cpu += cpu;
        each.moves += moves;
      }
    return entered.map(({ cpu, moves }) => (cpu / moves) * 1e6);
  } finally {
    for (const { players, server } of entered) {
      players.close();
      await server.stop();
    }
  }
}

/**
 * @param {string} folder the other checkout
 * @param {string} game
 * @returns {Promise<{ ratios: number[], here: number, there: number }>} answers for the same processor time, this checkout to the
 *   other, round by round; microseconds of processor time for an answer
 */
export async function compareServers(folder, game) {
  /** @type {number[]} */
  const here = [];
  /** @type {number[]} */
  const there = [];
  for (let n = 0; n < ROUNDS; n++) {
    // Neither is always the first.
    const costs = await round(n % 2 === 0 ? [ROOT, folder] : [folder, ROOT], game);
    const [ours = Number.NaN, theirs = Number.NaN] = n % 2 === 0 ? costs : costs.reverse();
    here.push(ours);
    there.push(theirs);
  }
  const ratios = here.map((us, n) => (there[n] ?? Number.NaN) / us);
  return { ratios, here: median(here), there: median(there) };
}
