// What several servers on one database exchange. The log is the truth: nothing here is needed for an entry to be right.

/** What has changed at a table. That somebody is thinking is sent to those who are connected, and stored nowhere. */
export type Changed = 'entries' | 'record' | 'notes' | 'presence' | 'lease' | `thinking-${number}`;

export interface Lease {
  readonly node: string | undefined;
  readonly epoch: number;
  /** Its node is alive. */
  readonly alive: boolean;
  /** What its holder has written down of the clocks. */
  readonly clock: string | undefined;
}

/** How far the database is with a table. */
export interface Versions {
  readonly table: string;
  readonly revision: number;
  readonly entries: number;
  readonly notes: number;
  readonly lease: Lease | undefined;
  /** For every other node: who is connected there, as `presenceOf` (table/share.ts) wrote it. */
  readonly elsewhere: readonly string[];
}

/** The lease of a table, as this node has it. */
export interface Taken {
  readonly table: string;
  readonly epoch: number;
}

export interface NodeListener {
  changed(table: string, what: ReadonlySet<Changed>): void;
  /** Something may have been missed. */
  missed(): void;
  /** Tables whose node is gone: this node runs them now. */
  tookOver(leases: readonly Taken[]): void;
}

export interface Nodes {
  readonly id: string;
  /** Nodes that are alive, this one included. */
  count(): number;
  versions(tables: readonly string[]): Promise<Versions[]>;
  /** Undefined: another node that is alive has it. */
  claim(name: string): Promise<Lease | undefined>;
  /** The leases of tables that this node has. */
  held(): Promise<Taken[]>;
  /** There is nothing left to run. */
  release(name: string, epoch: number): Promise<void>;
  /** Written only while the lease holds. */
  keepClock(table: string, epoch: number, clock: string): Promise<void>;
  /** Who is connected here; an empty text: nobody. */
  setPresence(table: string, viewers: string): Promise<void>;
  /** Told to those who listen, and not stored. */
  signal(table: string, what: Changed): void;
  /** The value of that name that all nodes share: the first that was stored. */
  shared(name: string, make: () => string): Promise<string>;
  /** Begins to live and to listen. */
  start(listener: NodeListener): Promise<void>;
  /** Gives all leases to the others. */
  handOver(): Promise<void>;
}

/** What one message holds: the node, then each table with what has changed. */
export const message = (
  node: string,
  changes: Iterable<readonly [table: string, what: Iterable<Changed>]>,
): string[] => {
  const messages: string[] = [];
  let text = node;
  for (const [table, what] of changes) {
    const part = ` ${table}:${[...what].join()}`;
    if (text.length + part.length > MOST) {
      messages.push(text);
      text = node;
    }
    text += part;
  }
  return [...messages, text];
};
/** PostgreSQL carries less than 8000 bytes. */
const MOST = 7900;

export function readMessage(text: string): { node: string; changes: Map<string, Set<Changed>> } {
  const [node = '', ...parts] = text.split(' ');
  const changes = new Map<string, Set<Changed>>();
  for (const part of parts) {
    const [table = '', what = ''] = part.split(':');
    changes.set(table, new Set(what.split(',') as Changed[]));
  }
  return { node, changes };
}
