// Whole servers over real sockets: ours with every move on disk first, boardgame.io's with its games in memory.
import { median } from '../measure.mjs';
import { theirServer } from '../server/boardgame-io.mjs';
import { freshTables, makeReady, percentile, play } from '../server/load.mjs';
import { ourServer } from '../server/ours.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const TABLES = 100;
const ROUNDS = 3;
const MS = 2000;
/** Code that has not run for a while is slow everywhere. */
const WARM_UP = 6000;
/** Moves a second offered while latency is measured. */
const OFFERED = 1000;

/**
 * Moves per second of the server's own processor time, each table as fast as it can.
 * @param {import('../server/table.d.mts').BenchServer} server
 * @param {import('../server/load.mjs').Hall} hall
 */
async function perCpuSecond(server, hall) {
  await freshTables(hall);
  const before = await server.cpuSeconds();
  const { moves, ms } = await play(hall, MS);
  const cpu = (await server.cpuSeconds()) - before;
  return { rate: moves / cpu, perSecond: (moves / ms) * 1000 };
}

/** @type {Group} */
const dungeonette = {
  name: 'server.dungeonette',
  async run() {
    const ours = await ourServer();
    const theirs = await theirServer();
    try {
      const idle = await ours.memory();
      const hall = await makeReady(ours, 'dungeonette', TABLES, TABLES * 4);
      const memory = ((await ours.memory()) - idle) / (TABLES * 4);
      const theirHall = await makeReady(theirs, 'dungeonette', TABLES, TABLES * 4);
      await play(hall, WARM_UP);
      await play(theirHall, WARM_UP);
      const [mine, other] = [[], []].map(() => /** @type {{ rate: number, perSecond: number }[]} */ ([]));
      for (let round = 0; round < ROUNDS; round++) {
        mine?.push(await perCpuSecond(ours, hall));
        other?.push(await perCpuSecond(theirs, theirHall));
      }
      const rates = (mine ?? []).map(({ rate }) => rate);
      const theirRates = (other ?? []).map(({ rate }) => rate);
      await freshTables(hall);
      const calm = await play(hall, 4000, OFFERED);
      await freshTables(theirHall);
      const theirCalm = await play(theirHall, 4000, OFFERED);
      const times = median(rates.map((rate, i) => rate / (theirRates[i] ?? Number.NaN)));
      return [
        figure(
          'movesPerCpuSecond',
          median(rates),
          'answers kept on disk, then seen by four seats, per second of the server’s processor time',
        ),
        figure('timesBoardgameIo', times, 'as many as boardgame.io’s server, which keeps its games in memory', {
          atLeast: 5,
        }),
        figure(
          'movesPerSecond',
          median((mine ?? []).map(({ perSecond }) => perSecond)),
          'the same by the clock, players on the same machine',
        ),
        figure(
          'boardgameIoPerCpuSecond',
          median(theirRates),
          'boardgame.io’s server, moves per second of its processor time',
        ),
        figure(
          'p50',
          percentile(calm.latencies, 0.5),
          `ms from send to seen by all at ${OFFERED} moves a second (${Math.round((calm.moves / calm.ms) * 1000)} reached)`,
        ),
        figure('p99', percentile(calm.latencies, 0.99), 'ms, the slowest in a hundred', { below: 20 }),
        figure(
          'boardgameIoP99',
          percentile(theirCalm.latencies, 0.99),
          `ms, boardgame.io (${Math.round((theirCalm.moves / theirCalm.ms) * 1000)} moves a second reached)`,
        ),
        figure(
          'bytesPerMoveAndSeat',
          calm.characters / calm.moves / 4,
          'characters to a seat for each move, replies included',
        ),
        figure(
          'boardgameIoBytesPerMoveAndSeat',
          theirCalm.characters / theirCalm.moves / 4,
          'boardgame.io, characters to a seat for each move',
        ),
        figure('kilobytesPerTable', memory / 1024, 'KB of the server’s memory for each table with a fresh game'),
      ];
    } finally {
      await ours.stop();
      await theirs.stop();
    }
  },
};

/**
 * @param {string} key
 * @param {number} value
 * @param {string} what
 * @param {Figure['goal']} [goal]
 * @returns {Figure}
 */
const figure = (key, value, what, goal) => ({ key: `server.dungeonette.${key}`, value, what, goal });

export const groups = [dungeonette];
