// A process full of scripted players, separate from the server and from the measuring process.
//   node players-child.mjs <module with players>
const { sit } = await import(process.argv[2] ?? '');

/** @typedef {import('./table.d.mts').BenchTable} BenchTable */

/** @type {BenchTable[]} */
let tables = [];
let moves = 0;

const work = {
  /** @param {{ tickets: import('./table.d.mts').Ticket[] }} order */
  async sit({ tickets }) {
    for (const table of tables) table.close();
    tables = [];
    // Everybody is welcome at a beat of the server: one table after another would wait for a beat each.
    for (let i = 0; i < tickets.length; i += 50) tables.push(...(await Promise.all(tickets.slice(i, i + 50).map(sit))));
    return {};
  },
  /** As fast as it goes, until there were so many moves at all tables together. @param {{ moves: number }} order */
  async race(order) {
    moves = 0;
    await new Promise((resolve) => {
      const heard = () => {
        if (++moves >= order.moves) resolve(undefined);
      };
      for (const table of tables) table.go(heard);
    });
    for (const table of tables) table.stop();
    return { moves };
  },
  /** All at once. */
  async comeBack() {
    const start = performance.now();
    await Promise.all(tables.map((table) => table.comeBack?.()));
    return { ms: performance.now() - start };
  },
  /** At a given pace. @param {{ ms: number, perSecond: number }} order */
  async walk({ ms, perSecond }) {
    /** @type {import('./table.d.mts').Latency[]} */
    const latencies = [];
    const before = received();
    const start = performance.now();
    const pause = (tables.length / perSecond) * 1000;
    await Promise.all(tables.map((table, i) => walkAt(table, start + (pause * i) / tables.length)));
    return { latencies, characters: received() - before, ms: performance.now() - start };

    /** @param {BenchTable} table @param {number} first */
    async function walkAt(table, first) {
      for (let next = first; next - start < ms && !table.isOver(); next += pause) {
        const wait = next - performance.now();
        if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
        // The wait of a player for its turn to send counts too: a server that falls behind does not look better for it.
        const late = Math.max(0, -wait);
        const { waiting, all } = await table.move();
        latencies.push({ waiting: waiting + late, all: all + late });
      }
    }
  },
};
const received = () => tables.reduce((sum, table) => sum + table.received(), 0);

process.on('message', async (/** @type {any} */ order) => {
  process.send?.(await work[/** @type {keyof typeof work} */ (order.do)](order));
});
process.send?.('ready');
