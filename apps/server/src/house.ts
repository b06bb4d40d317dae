// The house: all tables of this server, and what they share.
import type { BotPool } from './bots/pool.ts';
import type { Measures } from './http/measures.ts';
import type { Library } from './library.ts';
import type { Store } from './store/store.ts';
import type { LiveTable } from './table/live.ts';
import { loadTable } from './table/load.ts';
import { leaveMemory } from './table/unload.ts';

/** The moments between an answer's arrival and its being seen. Tests fell the server at each. */
export type Moment = 'accepted' | 'appended' | 'committed' | 'acknowledged' | 'shown';

export interface Log {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

export interface HouseParts {
  readonly store: Store;
  readonly library: Library;
  readonly bots: BotPool;
  readonly measures: Measures;
  readonly log: Log;
  readonly now: () => number;
  /** Milliseconds that a bot may take for a choice. */
  readonly botBudget: number;
  readonly moment?: (moment: Moment) => void;
}

export interface House extends HouseParts {
  readonly moment: (moment: Moment) => void;
  readonly tables: Map<string, Promise<LiveTable | undefined>>;
  /** A table by its name, from memory or from the store. */
  table(id: string): Promise<LiveTable | undefined>;
  /** Takes a table out of memory, as when it is deleted. */
  forget(id: string): Promise<void>;
  /** Keeps what is worth keeping and lets everything go. */
  close(): Promise<void>;
}

const IDLE = 10 * 60_000;

export function openHouse(parts: HouseParts): House {
  const tables = new Map<string, Promise<LiveTable | undefined>>();
  const house: House = {
    moment: () => {},
    ...parts,
    tables,
    table(id) {
      const known = tables.get(id);
      if (known !== undefined) return known;
      const loading = loadTable(house, id);
      tables.set(id, loading);
      loading.then(
        (table) => table === undefined && tables.delete(id),
        () => tables.delete(id),
      );
      return loading;
    },
    async forget(id) {
      const loading = tables.get(id);
      tables.delete(id);
      const table = await loading;
      if (table !== undefined) await leaveMemory(table);
    },
    async close() {
      clearInterval(sweep);
      for (const id of [...tables.keys()]) await house.forget(id);
    },
  };
  // Tables nobody has looked at for a while leave memory; bots and timers bring nobody back.
  const sweep = setInterval(() => void sweepTables(house, IDLE), 60_000);
  sweep.unref();
  return house;
}

async function sweepTables(house: House, idle: number): Promise<void> {
  const since = house.now() - idle;
  for (const [id, loading] of [...house.tables]) {
    const table = await loading.catch(() => undefined);
    if (table === undefined || table.listeners.size > 0) continue;
    for (const [viewer, line] of table.lines)
      if (line.idleSince !== undefined && line.idleSince < since) table.lines.delete(viewer);
    if (table.lines.size === 0 && table.clock.alarm === undefined && table.thinking.size === 0) await house.forget(id);
  }
}
