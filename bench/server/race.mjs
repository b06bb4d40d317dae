// A round of a race: all tables as fast as they can, in fresh games.

/** @typedef {import('./players.mjs').Race} Race */
/** @typedef {Awaited<ReturnType<typeof import('./players.mjs').hall>>} Hall */

/** In a race each of a hundred tables plays most of a game of Dungeonette. */
const MOVES = 8000;
/** Seconds of the clock in a round, at least: a fast server is looked at as long as a slow one. */
const ROUND = 3;

/** @param {Pick<Hall, 'freshTables' | 'race'>} players @returns {Promise<Race>} */
export async function raceOn(players) {
  const sum = { moves: 0, cpu: 0, seconds: 0, busy: 0 };
  while (sum.seconds < ROUND) {
    await players.freshTables();
    const race = await players.race(MOVES);
    for (const part of /** @type {const} */ (['moves', 'cpu', 'seconds', 'busy'])) sum[part] += race[part];
  }
  return sum;
}
