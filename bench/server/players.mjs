// Scripted players at many tables, in processes of their own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';

const CHILD = fileURLToPath(new URL('players-child.mjs', import.meta.url));
/** Open files of a server beside its connections. */
const OTHER_FILES = 80;
/** One is enough for a thousand players, and leaves the server a processor of its own where there are two. */
const PROCESSES = 1;

/** @typedef {import('./table.d.mts').BenchServer} BenchServer */
/** @typedef {{ latencies: number[], all: number[], characters: number, perSecond: number }} Walk of those who wait, and of everybody */
/**
 * How many moves were played, in how many seconds of the server's processor time and of the clock, and in how many of
 * these the server was at work.
 * @typedef {{ moves: number, cpu: number, seconds: number, busy: number }} Race
 */

/**
 * @param {BenchServer} server
 * @param {string} game
 * @param {number} tables
 */
export async function hall(server, game, tables) {
  // Where the open files that are allowed do not suffice for four at every table, a bot has a seat of the last ones.
  const threes = Math.max(0, tables * 4 + OTHER_FILES - openFiles());
  if (threes > tables)
    throw new Error(
      `${tables} tables need ${tables * 3 + OTHER_FILES} open files, and ${openFiles()} are allowed (ulimit -n)`,
    );
  const follow = await bundle(new URL('follow.ts', import.meta.url));
  const children = Array.from({ length: PROCESSES }, () =>
    fork(CHILD, [server.players], {
      env: { ...process.env, NODE_ENV: 'production', OUBLIETTE_FOLLOW: follow },
      execArgv: [],
    }),
  );
  for (const child of children)
    child.on('exit', (code) => {
      if (code !== null) throw new Error(`players ended with ${code}`);
    });
  await Promise.all(children.map((child) => once(child, 'message')));

  /** @param {(child: number) => object} order @returns {Promise<any[]>} */
  const tell = (order) =>
    Promise.all(
      children.map(async (child, i) => {
        child.send(order(i));
        const [answer] = await once(child, 'message');
        return answer;
      }),
    );

  return {
    /** Tables with three players and a bot. */
    threes,
    /** New games at all tables: none ends while something is measured. */
    async freshTables() {
      /** @type {import('./table.d.mts').Ticket[]} */
      const tickets = [];
      for (let i = 0; i < tables; i += 10)
        tickets.push(
          ...(await Promise.all(
            Array.from({ length: Math.min(10, tables - i) }, (_, j) =>
              server.prepare(game, i + j < tables - threes ? 4 : 3),
            ),
          )),
        );
      await tell((child) => ({ do: 'sit', tickets: tickets.filter((_, i) => i % PROCESSES === child) }));
    },

    /**
     * Each table as fast as it can.
     * @param {number} moves
     * @returns {Promise<Race>}
     */
    async race(moves) {
      const before = { cpu: await server.cpuSeconds(), kernel: scheduled(server.pid), at: performance.now() };
      const answers = await tell(() => ({ do: 'race', moves: moves / PROCESSES }));
      const seconds = (performance.now() - before.at) / 1000;
      const kernel = scheduled(server.pid);
      const cpu = (await server.cpuSeconds()) - before.cpu;
      const played = answers.reduce((sum, answer) => sum + answer.moves, 0);
      return { moves: played, cpu, seconds, busy: kernel - before.kernel };
    },

    /** @param {number} ms @param {number} perSecond moves a second offered @returns {Promise<Walk>} */
    async walk(ms, perSecond) {
      const answers = await tell(() => ({ do: 'walk', ms, perSecond: perSecond / PROCESSES }));
      /** @type {import('./table.d.mts').Latency[]} */
      const moves = answers.flatMap((answer) => answer.latencies);
      const longest = Math.max(...answers.map((answer) => answer.ms));
      return {
        latencies: moves.map(({ waiting }) => waiting),
        all: moves.map(({ all }) => all),
        characters: answers.reduce((sum, answer) => sum + answer.characters, 0),
        perSecond: (moves.length / longest) * 1000,
      };
    },

    /** Everybody loses the connection at the same moment; milliseconds until the last one can play on. */
    async comeBack() {
      const answers = await tell(() => ({ do: 'comeBack' }));
      return Math.max(...answers.map((answer) => answer.ms));
    },

    close() {
      for (const child of children) child.kill();
    },
  };
}

/**
 * Seconds in which the main thread of a process was running, or could have: it waited for a processor. A server is
 * saturated when that is nearly all the time. Linux tells; elsewhere nobody knows.
 * @param {number} pid
 */
function scheduled(pid) {
  try {
    const [running = 0, waiting = 0] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ').map(Number);
    return (running + waiting) / 1e9;
  } catch {
    return Number.NaN;
  }
}

/** How many files and connections a process may have open; a server beyond that accepts nobody. Linux tells. */
function openFiles() {
  try {
    return Number(
      /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8'))?.[1] ?? Number.POSITIVE_INFINITY,
    );
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** @param {readonly number[]} list @param {number} share */
export function percentile(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
