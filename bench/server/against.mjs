// The servers of this checkout and of another one, in turn on the same machine: the ratio of what an answer costs them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../../scripts/setup.mjs';
import { median } from '../measure.mjs';
import { raceOn } from './race.mjs';

/** @typedef {'race' | 'pace'} How as fast as the tables can, or at the pace of people */
const TABLES = { race: 100, pace: 500 };
/** Each with new servers: how V8 compiles the same program differs between processes, by up to a fifth. */
const ROUNDS = Number(process.env.OUBLIETTE_ROUNDS ?? 9);
/** Races of three seconds at each server: those that warm it up, then those that count. */
const WARM_UP = 2;
const RACES = 2;
/** An answer at each table every five seconds, for so many seconds. */
const PACE = 5;
const WALK = 40;

/**
 * Each checkout brings its own server and its own players: messages may differ.
 * @param {string} root of a checkout
 * @param {string} game
 * @param {How} how
 */
async function enter(root, game, how) {
  const load = (/** @type {string} */ file) => import(pathToFileURL(join(root, 'bench/server', file)).href);
  const [{ ourServer }, { hall }] = await Promise.all([load('ours.mjs'), load('players.mjs')]);
  const server = await ourServer();
  return { server, players: await hall(server, game, TABLES[how]), cpu: 0, moves: 0 };
}

/** @typedef {Awaited<ReturnType<typeof enter>>} Entered */

/** @param {readonly Entered[]} entered */
async function race(entered) {
  for (let n = 0; n < WARM_UP + RACES; n++)
    for (const each of entered) {
      const { cpu, moves } = await raceOn(each.players);
      if (n < WARM_UP) continue;
      each.cpu += cpu;
      each.moves += moves;
    }
}

/** What the server does between answers counts as well. @param {readonly Entered[]} entered */
async function walk(entered) {
  for (const each of entered) {
    for (let n = 0; n < WARM_UP; n++) await raceOn(each.players);
    await each.players.freshTables();
    const before = cpuSeconds(each.server.pid);
    const { latencies } = await each.players.walk(WALK * 1000, TABLES.pace / PACE);
    each.cpu = cpuSeconds(each.server.pid) - before;
    each.moves = latencies.length;
  }
}

/** Of all threads of a process, as Linux counts it. @param {number} pid */
function cpuSeconds(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/**
 * @param {readonly string[]} roots the checkouts, in the order in which they take their turns
 * @param {string} game
 * @param {How} how
 * @returns {Promise<number[]>} microseconds of processor time for an answer, of each
 */
async function round(roots, game, how) {
  /** @type {Entered[]} */
  const entered = [];
  try {
    for (const root of roots) entered.push(await enter(root, game, how));
    await (how === 'race' ? race : walk)(entered);
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
 * @param {How} how
 * @returns {Promise<{ ratios: number[], here: number, there: number }>} answers for the same processor time, this checkout to the
 *   other, round by round; microseconds of processor time for an answer
 */
export async function compareServers(folder, game, how) {
  /** @type {number[]} */
  const here = [];
  /** @type {number[]} */
  const there = [];
  for (let n = 0; n < ROUNDS; n++) {
    // Neither is always the first.
    const costs = await round(n % 2 === 0 ? [ROOT, folder] : [folder, ROOT], game, how);
    const [ours = Number.NaN, theirs = Number.NaN] = n % 2 === 0 ? costs : costs.reverse();
    here.push(ours);
    there.push(theirs);
  }
  const ratios = here.map((us, n) => (there[n] ?? Number.NaN) / us);
  return { ratios, here: median(here), there: median(there) };
}
