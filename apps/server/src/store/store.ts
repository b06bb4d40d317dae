// What a table needs from whoever keeps it. Two keepers, one contract: see test/store/contract.ts.

/** An entry of a game's log, as it is kept. Never changed, never deleted while its table exists. */
export interface KeptEntry {
  readonly table: string;
  /** 1, 2, 3, … Whoever comes second with a number has lost a race. */
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
  /** How long the table had waited for this seat, in milliseconds: what its clock is charged. */
  readonly took: number;
}

/** The game after so many entries: where a game goes on when its rules have changed since. */
export interface KeptState {
  readonly table: string;
  readonly number: number;
  readonly rules: string;
  readonly state: string;
}

/** Everything about a table except its game. Replaced as a whole, and only by whoever has seen the last revision. */
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
 * Entries that build on each other: each was checked against the state that the one before leads to. When one of them is
 * not kept, none after it is.
 */
export interface Chain {
  broken: boolean;
}

export interface Store {
  /** False: there is such a table already. */
  addTable(table: KeptTable): Promise<boolean>;
  table(id: string): Promise<KeptTable | undefined>;
  /** Keeps `table` as revision `table.revision`; false: somebody else has kept that one first. */
  replaceTable(table: KeptTable): Promise<boolean>;
  tables(): Promise<KeptTable[]>;
  countTables(): Promise<number>;
  /** With everything that belongs to it. */
  deleteTable(id: string): Promise<boolean>;

  /** Resolves when the entry is on disk: true; or false when its number is taken or its chain is broken. */
  append(entry: KeptEntry, chain?: Chain): Promise<boolean>;
  entries(table: string, after?: number): Promise<KeptEntry[]>;

  keepState(state: KeptState): Promise<void>;
  /** The last one first; the last are there, and where each version of the rules began. */
  states(table: string): Promise<KeptState[]>;

  addNote(note: KeptNote): Promise<boolean>;
  /** The last so many, oldest first. */
  notes(table: string, most: number): Promise<KeptNote[]>;

  /** A whole copy in a file, made while everything goes on. */
  backup(path: string): Promise<void>;
  /** Throws when nothing can be read. */
  check(): Promise<void>;
  close(): Promise<void>;
}
