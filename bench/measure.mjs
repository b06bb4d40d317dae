// Contestants side by side: each in a process of its own, all in turn, round after round, so that a busy moment of the machine
// does not fall on one of them alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath, pathToFileURL } from 'node:url';

const CHILD = fileURLToPath(new URL('child.mjs', import.meta.url));

/** @typedef {{ module: string, work: string, ms?: number, warmUp?: number }} Contestant */

/**
 * @template {string} Name
 * @param {Record<Name, Contestant>} contestants
 * @param {{ rounds?: number }} [options]
 * @returns {Promise<Record<Name, number[]>>} units per second, one for each round
 */
export async function measure(contestants, { rounds = 9 } = {}) {
  const running = [];
  try {
    for (const [name, contestant] of /** @type {[Name, Contestant][]} */ (Object.entries(contestants))) {
      const child = await start(contestant);
      running.push({ name, child, ms: contestant.ms ?? 250, rates: /** @type {number[]} */ ([]) });
      await slice(child, contestant.warmUp ?? 1000);
    }
    for (let round = 0; round < rounds; round++) {
      for (const { child, ms, rates } of running) rates.push(await slice(child, ms));
    }
  } finally {
    for (const { child } of running) child.kill();
  }
  return /** @type {Record<Name, number[]>} */ (Object.fromEntries(running.map(({ name, rates }) => [name, rates])));
}

/** @param {Contestant} contestant */
async function start({ module, work }) {
  const child = fork(CHILD, [pathToFileURL(module).href, work], {
    env: { ...process.env, NODE_ENV: 'production' },
    execArgv: [],
  });
  await answer(child);
  return child;
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} ms
 */
async function slice(child, ms) {
  child.send(ms);
  const [{ units, ms: spent }] = await answer(child);
  return (units / spent) * 1000;
}

/** @param {import('node:child_process').ChildProcess} child */
async function answer(child) {
  const stop = new AbortController();
  const gone = once(child, 'exit', stop).then(([code]) => {
    throw new Error(`a contestant ended with ${code}`);
  });
  gone.catch(() => {}); // told by the race, or no longer of interest
  try {
    return await Promise.race([once(child, 'message', stop), gone]);
  } finally {
    stop.abort();
  }
}

/** @param {readonly number[]} list */
export function median(list) {
  const sorted = [...list].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] = sorted.slice(Math.ceil(sorted.length / 2) - 1, middle + 1);
  return sorted.length % 2 === 1 ? low : (low + high) / 2;
}

/**
 * How many times faster: the median of the rounds' ratios, each taken within a moment.
 * @param {readonly number[]} ours
 * @param {readonly number[]} theirs
 */
export const times = (ours, theirs) => median(ours.map((rate, round) => rate / (theirs[round] ?? Number.NaN)));
