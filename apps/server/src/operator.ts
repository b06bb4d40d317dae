// The operator's commands: list tables, export a game, delete a table, back up.
import { installed } from './base/library.ts';
import { readSettings } from './base/settings.ts';
import { wholeFile } from './http/export.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { rebuild } from './table/rebuild.ts';
import { recordFrom } from './table/record.ts';

async function within<T>(env: NodeJS.ProcessEnv, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(readSettings(env, process.cwd()), () => {});
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** One line each: id, game, status, seats taken, entries, day of creation, title. */
export const listTables = (env: NodeJS.ProcessEnv): Promise<string[]> =>
  within(env, async (store) => {
    const lines: string[] = [];
    for (const kept of await store.tables()) {
      const { title, seats, game } = recordFrom(kept);
      const taken = `${seats.filter((seat) => seat.bot || seat.tokens.length > 0).length}/${seats.length}`;
      const { length } = await store.entries(kept.id);
      const day = new Date(kept.created).toISOString().slice(0, 10);
      lines.push([kept.id, game, kept.status, taken, length, day, title].join('\t'));
    }
    return lines;
  });

/** The whole game file, also of a game that still runs: for the operator only. */
export const exportTable = (env: NodeJS.ProcessEnv, id: string): Promise<string | undefined> =>
  within(env, async (store) => {
    const kept = await store.table(id);
    if (kept === undefined) return undefined;
    const record = recordFrom(kept);
    const log = { info() {}, warn() {}, error() {} };
    const entries = await store.entries(id);
    const states = await store.states(id);
    const read = await rebuild({ library: installed, log }, record, entries, states);
    if ('held' in read) throw new Error(`the game is held: ${read.held}`);
    const file = await wholeFile(installed, { play: read.play, record }, entries, states);
    return JSON.stringify(file, null, 2);
  });

/** A whole copy of the database file, made while the server runs. */
export const backUp = (env: NodeJS.ProcessEnv, path: string): Promise<void> =>
  within(env, (store) => store.backup(path));

export const deleteTable = (env: NodeJS.ProcessEnv, id: string): Promise<boolean> =>
  within(env, (store) => store.deleteTable(id));
