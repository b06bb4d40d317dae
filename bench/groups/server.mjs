// Whole servers over real sockets: ours with every move on disk first, boardgame.io's with its games in memory.
import { median, times } from '../measure.mjs';
import { theirServer } from '../server/boardgame-io.mjs';
import { ourServer } from '../server/ours.mjs';
import { hall, percentile } from '../server/players.mjs';
import { raceOn } from '../server/race.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */
/** @typedef {import('../server/players.mjs').Race} Race */

const TABLES = 100;
/** Code that has not run for a while is slow everywhere. */
const WARM_UP = 2;
/** Fewer on a machine that has other things to do. */
const ROUNDS = Number(process.env.OUBLIETTE_ROUNDS ?? 5);
/** Moves a second offered while latency is measured. */
const OFFERED = 1000;
const WALK_MS = 6000;

/** @type {Group} */
const dungeonette = {
  name: 'server.dungeonette',
  async run() {
    const key = 'server.dungeonette';
    const ours = await ourServer();
    const theirs = await theirServer();
    const mine = await hall(ours, 'dungeonette', TABLES);
    const other = await hall(theirs, 'dungeonette', TABLES);
    try {
      const memory = await kilobytesPerTable(ours, mine);
      const race = await races([mine, other]);
      const [us = [], them = []] = race;
      const calm = await walk(mine);
      const theirCalm = await walk(other);
      return [
        ...raced(key, us),
        {
          key: `${key}.timesBoardgameIo`,
          value: times(us.map(rate), them.map(rate)),
          what: 'as many as boardgame.io’s server, which keeps its games in memory',
          goal: { atLeast: 5 },
        },
        {
          key: `${key}.boardgameIoPerCpuSecond`,
          value: median(them.map(rate)),
          what: 'boardgame.io’s server, moves per second of its processor time',
        },
        {
          key: `${key}.boardgameIoSaturated`,
          value: median(them.map(({ busy, seconds }) => busy / seconds)),
          what: 'of the time boardgame.io’s server was at work or waited for a processor',
        },
        ...walked(key, calm),
        {
          key: `${key}.boardgameIoP99`,
          value: percentile(theirCalm.latencies, 0.99),
          what: `ms, boardgame.io (${Math.round(theirCalm.perSecond)} moves a second reached)`,
        },
        {
          key: `${key}.boardgameIoBytesPerMoveAndSeat`,
          value: bytesPerMoveAndSeat(theirCalm),
          what: 'boardgame.io, characters to a seat for each move',
        },
        memory(key),
      ];
    } finally {
      for (const players of [mine, other]) players.close();
      for (const server of [ours, theirs]) await server.stop();
    }
  },
};

/** @type {Group} */
const dungeonLords = {
  name: 'server.dungeon-lords',
  async run() {
    const key = 'server.dungeon-lords';
    const ours = await ourServer();
    const mine = await hall(ours, 'dungeon-lords', TABLES);
    try {
      const memory = await kilobytesPerTable(ours, mine);
      const [us = []] = await races([mine]);
      return [...raced(key, us), ...walked(key, await walk(mine)), memory(key)];
    } finally {
      mine.close();
      await ours.stop();
    }
  },
};

/** @type {Group} */
const comingBack = {
  name: 'server.return',
  async run() {
    const ours = await ourServer();
    const mine = await hall(ours, 'dungeonette', 250);
    try {
      await mine.freshTables();
      const times = [];
      for (let round = 0; round < 5; round++) times.push(await mine.comeBack());
      return [
        {
          key: 'server.return.ms',
          value: median(times),
          what: 'ms until 1,000 players who lost their connection at the same moment can all play on',
        },
      ];
    } finally {
      mine.close();
      await ours.stop();
    }
  },
};

/** @typedef {import('../server/race.mjs').Hall} Hall */

/**
 * All in turn, round after round: a busy moment of the machine does not fall on one of them alone.
 * @param {readonly Hall[]} halls
 */
async function races(halls) {
  const all = halls.map(() => /** @type {Race[]} */ ([]));
  for (let round = 0; round < WARM_UP + ROUNDS; round++)
    for (const [i, players] of halls.entries()) {
      const race = await raceOn(players);
      if (round >= WARM_UP) all[i]?.push(race);
    }
  return all;
}

/** @param {Hall} players */
async function walk(players) {
  await players.freshTables();
  return players.walk(WALK_MS, OFFERED);
}

/**
 * @param {import('../server/table.d.mts').BenchServer} server
 * @param {Hall} players
 * @returns {Promise<(key: string) => Figure>}
 */
async function kilobytesPerTable(server, players) {
  const before = await server.memory();
  await players.freshTables();
  const value = ((await server.memory()) - before) / TABLES / 1024;
  return (key) => ({
    key: `${key}.kilobytesPerTable`,
    value,
    what: 'KB of the server’s memory for each of the first hundred tables, four players connected',
  });
}

/** @param {Race} race */
const rate = ({ moves, cpu }) => moves / cpu;

/** @param {string} key @param {readonly Race[]} list @returns {Figure[]} */
const raced = (key, list) => [
  {
    key: `${key}.movesPerCpuSecond`,
    value: median(list.map(rate)),
    what: 'answers kept on disk, then seen by all whom they concern, per second of the server’s processor time',
  },
  {
    key: `${key}.movesPerSecond`,
    value: median(list.map(({ moves, seconds }) => moves / seconds)),
    what: 'the same by the clock, players on the same machine',
  },
  {
    key: `${key}.saturated`,
    value: median(list.map(({ busy, seconds }) => busy / seconds)),
    what: 'of that time the server was at work or waited for a processor',
  },
];

/** @param {string} key @param {import('../server/players.mjs').Walk} calm @returns {Figure[]} */
const walked = (key, calm) => [
  {
    key: `${key}.p50`,
    value: percentile(calm.latencies, 0.5),
    what: `ms from send to seen by all who wait for it, at ${OFFERED} moves a second (${Math.round(calm.perSecond)} reached)`,
  },
  {
    key: `${key}.p99`,
    value: percentile(calm.latencies, 0.99),
    what: 'ms, the slowest in a hundred',
    goal: { below: 20 },
  },
  {
    key: `${key}.allP99`,
    value: percentile(calm.all, 0.99),
    what: 'ms until those have seen it too who are asked nothing, the slowest in a hundred',
  },
  {
    key: `${key}.bytesPerMoveAndSeat`,
    value: bytesPerMoveAndSeat(calm),
    what: 'characters to a seat for each move, replies included',
  },
];

/** @param {import('../server/players.mjs').Walk} calm */
const bytesPerMoveAndSeat = ({ characters, latencies }) => characters / latencies.length / 4;

export const groups = [dungeonette, dungeonLords, comingBack];
