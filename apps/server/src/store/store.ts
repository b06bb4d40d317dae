// What the server needs of a database. Two implementations, one contract: see test/store/contract.ts.
import type { Nodes } from './nodes.ts';

/** An entry of a game's log. Never changed, never deleted while its table exists. */
export interface KeptEntry {
  readonly table: string;
  /** 1, 2, 3, … The second writer of a number has lost a race. */
  readonly number: number;
  readonly seat: number;
  /** `@1 2 recruit-monster goblin` */
  readonly entry: string;
  /** The client's id of the request; a bot has none. */
  readonly request: string | undefined;
  readonly by: 'person' | 'bot';
  /** The rules under which it was played. */
  readonly rules: string;
  readonly at: number;
  /** How long the table had waited for this seat, in milliseconds: charged to its clock. */
  readonly took: number;
}

/** The game after so many entries: where it goes on when its rules have changed since. */
export interface KeptState {
  readonly table: string;
  readonly number: number;
  readonly rules: string;
  readonly state: string;
}

/** A long game as it is after so many entries: a cache beside the log, used only if its sum fits. */
export interface KeptSnapshot {
  readonly table: string;
  readonly number: number;
  readonly rules: string;
  readonly sum: string;
  readonly data: string;
}

/** Everything about a table except its game. Replaced as a whole, and only by a writer that has read the last revision. */
export interface KeptTable {
  readonly id: string;
  readonly revision: number;
  readonly game: string;
  readonly status: string;
  readonly created: number;
  readonly touched: number;
  readonly record: string;
}

export interface KeptNote {
  readonly table: string;
  readonly number: number;
  readonly note: string;
}

/**
 * Entries that depend on each other: each was checked against the state after the one before. When one of them is not
 * stored, none after it is.
 */
export interface Chain {
  broken: boolean;
}

/** What must still hold when an entry is stored. A store that only one server uses need not look. */
export interface Conditions {
  /** The revision of the table's record under which the entry was decided. */
  readonly revision?: number | undefined;
  /** The epoch of the lease under which it was decided. */
  readonly epoch?: number | undefined;
}

export interface Store {
  /** Set where several servers share the database. */
  readonly nodes?: Nodes;
  /** False: the table exists already. */
  addTable(table: KeptTable): Promise<boolean>;
  table(id: string): Promise<KeptTable | undefined>;
  /** Stores `table` as revision `table.revision`; false: another writer has stored that revision. */
  replaceTable(table: KeptTable): Promise<boolean>;
  tables(): Promise<KeptTable[]>;
  countTables(): Promise<number>;
  /** With everything that belongs to it. */
  deleteTable(id: string): Promise<boolean>;
  /** Tables that nobody has used since then. */
  unusedTables(since: number, most: number): Promise<string[]>;
  /** Only if nobody has used it since then, and the lease still holds. */
  deleteUnused(id: string, since: number, epoch?: number): Promise<boolean>;

  /**
   * Resolves when the entry is on disk: true; or false when its number is taken, its chain is broken or a condition does
   * not hold.
   */
  append(entry: KeptEntry, chain?: Chain, conditions?: Conditions): Promise<boolean>;
  entries(table: string, after?: number): Promise<KeptEntry[]>;

  keepState(state: KeptState): Promise<void>;
  /** The last one first: the last ones, and where each version of the rules began. */
  states(table: string): Promise<KeptState[]>;

  /** Replaces an older one. */
  keepSnapshot(snapshot: KeptSnapshot): Promise<void>;
  snapshot(table: string): Promise<KeptSnapshot | undefined>;

  addNote(note: KeptNote): Promise<boolean>;
  /** The last so many, oldest first. */
  notes(table: string, most: number): Promise<KeptNote[]>;

  /** A whole copy in a file, made while the server runs. */
  backup(path: string): Promise<void>;
  /** Writes something; throws when the database cannot be written to. */
  check(): Promise<void>;
  close(): Promise<void>;
}
