// Scripted players at many tables: as fast as it goes, or at a given pace.

/** @typedef {import('./table.d.mts').BenchTable} BenchTable */
/** @typedef {import('./table.d.mts').BenchServer} BenchServer */
/** @typedef {{ moves: number, latencies: number[], characters: number, ms: number }} Load */

/**
 * Tables, each followed by others that are ready when its game is over.
 * @param {BenchServer} server
 * @param {string} game
 * @param {number} tables
 * @param {number} games how many games lie ready in all
 */
export async function makeReady(server, game, tables, games) {
  /** @type {(() => Promise<BenchTable>)[]} */
  const ready = [];
  for (let i = 0; i < games; i += 10)
    ready.push(...(await Promise.all(Array.from({ length: Math.min(10, games - i) }, () => server.prepare(game)))));
  const open = [];
  for (const connect of ready.splice(0, tables)) open.push(await connect());
  return { open, ready };
}

/** @typedef {Awaited<ReturnType<typeof makeReady>>} Hall */

/**
 * New games at all tables where one has gone on for long: none ends while something is measured.
 * @param {Hall} hall
 */
export async function freshTables(hall) {
  for (const [i, table] of hall.open.entries()) {
    const connect = table.moves() > LONG ? hall.ready.pop() : undefined;
    if (connect === undefined) continue;
    table.close();
    hall.open[i] = await connect();
  }
}
const LONG = 40;

/**
 * @param {Hall} hall
 * @param {number} ms
 * @param {number} [perSecond] moves a second at all tables together; as fast as it goes unless given
 * @returns {Promise<Load>}
 */
export async function play(hall, ms, perSecond) {
  /** @type {Load} */
  const load = { moves: 0, latencies: [], characters: 0, ms: 0 };
  const start = performance.now();
  const pause = perSecond === undefined ? 0 : (hall.open.length / perSecond) * 1000;
  await Promise.all(hall.open.map((_, i) => playAt(hall, i, start, ms, pause, load)));
  load.ms = performance.now() - start;
  return load;
}

/**
 * @param {Hall} hall
 * @param {number} i
 * @param {number} start
 * @param {number} ms
 * @param {number} pause
 * @param {Load} load
 */
async function playAt(hall, i, start, ms, pause, load) {
  // Not all at the same moment.
  let next = start + (pause * i) / hall.open.length;
  for (;;) {
    const wait = next - performance.now();
    if (pause > 0 && wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    if (performance.now() - start > ms) return;
    let table = /** @type {BenchTable} */ (hall.open[i]);
    if (table.isOver()) {
      const connect = hall.ready.pop();
      if (connect === undefined) return;
      table.close();
      table = await connect();
      hall.open[i] = table;
    }
    const before = table.received();
    load.latencies.push(await table.move());
    load.characters += table.received() - before;
    load.moves++;
    next += pause;
  }
}

/** @param {readonly number[]} list @param {number} share */
export function percentile(list, share) {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
