// A table in memory: its game, its connections, and the parts of the server that it uses.
import type { Game, Match, Seat, Seen, StateOf, Viewer } from '@oubliette/engine';
import type { Note, Reply } from '@oubliette/protocol';
import type { AtBeat } from '../base/beat.ts';
import type { ByteString, When } from '../base/byte-string.ts';
import type { Clock } from '../base/clock.ts';
import type { Library } from '../base/library.ts';
import type { Metrics } from '../base/metrics.ts';
import type { BotPool } from '../bots/pool.ts';
import type { FileChecker } from '../files/pool.ts';
import type { Notices } from '../notices/open.ts';
import type { Nodes } from '../store/nodes.ts';
import type { Chain, Store } from '../store/store.ts';
import type { LogLine } from './log-lines.ts';
import type { TableRecord } from './record.ts';

/** The stages of an answer between its arrival and its being shown. Tests kill the server at each. */
export type Stage = 'accepted' | 'appended' | 'committed' | 'acknowledged' | 'shown';

export interface Log {
  info(about: object, text: string): void;
  warn(about: object, text: string): void;
  error(about: object, text: string): void;
}

/** What all tables of a server share. */
export interface TableContext {
  readonly store: Store;
  /** Set where several servers share the store. */
  readonly nodes: Nodes | undefined;
  readonly library: Library;
  readonly bots: BotPool;
  readonly files: FileChecker;
  readonly notices: Notices;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
  readonly atBeat: AtBeat;
  /** Milliseconds that a bot may take for a choice. */
  readonly botBudget: number;
  /** Milliseconds before a bot does something that nobody waits for. */
  readonly botPace: number;
  readonly stage: (stage: Stage) => void;
  /** Days after which an unused table is deleted; 0: never. */
  readonly keepDays: number;
}

/** One connection of a viewer. */
export interface Listener {
  readonly viewer: Viewer;
  /** Wants its game between the lines of a change. */
  readonly between: boolean;
  /** A message as JSON. Messages keep their order. */
  send(bytes: ByteString, when: When): void;
  /** Whether its token still gives it the right to listen. */
  isValid(record: TableRecord): boolean;
  /** Ends the connection: nothing more is sent to it or taken from it. */
  dismiss(): void;
}

/** The changes sent to one viewer. All connections of a seat share one stream. */
export interface Stream {
  readonly id: string;
  position: number;
  seen: Seen;
  /** The last changes without their positions, for a connection that was lost for a moment. */
  recent: ByteString[];
  /** Nobody has listened since (elapsed milliseconds). */
  idleSince: number | undefined;
}

/** The game of a table, while it is played and after. */
export interface Play {
  readonly game: Game;
  readonly match: Match;
  /** Entries before the match began (the rules changed, or a stored state was used): they are on disk. */
  readonly from: number;
  /** The last stored state: nothing later is ever sent. */
  shown: StateOf;
  /** Entries made; the last ones may still be on their way to the disk. */
  entered: number;
  stored: number;
  readonly log: LogLine[];
  /** The lines of before the match began. */
  readonly earlier: readonly LogLine[];
  chain: Chain;
  /** The match after the last stored entry: it goes back there if one is not stored. */
  rest: Rest;
  /** What playing again would cost since the last snapshot. */
  work: number;
  /** The last entry on its way to the disk. */
  appending: Promise<unknown>;
}

export interface Rest {
  /** Where the moves start. */
  readonly first: Match['first'];
  /** A list that grows meanwhile, and how many of it there were. */
  readonly moves: Match['moves'];
  readonly count: number;
  readonly entries: number;
}

/** A submission that waits until the table has been read on. */
export interface Waiting {
  readonly order: number;
  readonly seat: Seat;
  /** The table has been read on since it began to wait. */
  ready: boolean;
  decide(): void;
  fail(error: unknown): void;
}

export interface LiveTable {
  readonly context: TableContext;
  record: TableRecord;
  revision: number;
  play: Play | undefined;
  /** Why nobody can play on; the table can still be read. */
  held: string | undefined;
  /** By seat and by the client's id of the request; a promise while it is being decided. */
  readonly replies: Map<string, Reply | Promise<Reply>>[];
  readonly streams: Map<Viewer, Stream>;
  readonly listeners: Set<Listener>;
  readonly notes: Note[];
  /** Seats for which a bot is thinking now. */
  readonly thinking: Set<Seat>;
  /** An undo asked for that its seat has settled by a step which nobody else may know of. */
  settledUnseen: string | undefined;
  /** The game's limit of time that is being counted. */
  limit: { readonly key: string; readonly cancel: () => void } | undefined;
  /** Until when a bot leaves people time to reply, in elapsed milliseconds. */
  readonly patience: Map<Seat, number>;
  /** The last state in which a bot that nobody waits for had nothing to do. */
  readonly declined: Map<Seat, object>;
  /** Seats that a bot plays while their person is away. */
  readonly standIns: Set<Seat>;
  /** What a bot answered for each of them, until they answer again. */
  readonly stoodIn: Map<Seat, string[]>;
  /** Standing answers that are due, by seat. */
  readonly standing: Map<Seat, { readonly n: number; readonly cancel: () => void }>;
  /** Seats for whose wait a notice is scheduled or sent; each with what cancels it. */
  readonly noticed: Map<Seat, () => void>;
  readonly timing: Timing;
  /** The epoch of the lease under which this node runs the table's bots and clocks; alone it needs none. */
  lease: number | undefined;
  /** At how many other nodes a viewer is connected. */
  elsewhere: ReadonlyMap<Viewer, number>;
  /** At how many other nodes anybody is. */
  otherNodes: number;
  /** What was last published to the other nodes: who is connected here, and the clocks. */
  publishedPresence: string;
  publishedClock: string;
  /** Which of them is being published. */
  readonly publishing: Set<'publishedPresence' | 'publishedClock'>;
  /** Since when the time of each seat runs: elapsed milliseconds, and as it was sent, milliseconds since 1970. */
  readonly wallTimes: Map<Seat, { readonly from: number; readonly at: number }>;
  /** The table is being read on; submissions wait. */
  reading: Promise<void> | undefined;
  /** Begins when that ends: it may have begun too early for the caller. */
  readingNext: Promise<void> | undefined;
  /** What the next reading calls when it is done. */
  readonly readers: (() => void)[];
  waiting: Waiting[];
  /** When it was last read on, in elapsed milliseconds. */
  readAt: number;
  /** Entries that were played again when the game was last read. */
  replayed: number;
  /** Counts submissions, so that they stay in order. */
  submissions: number;
  /** Changes of the record are made one after another. */
  recordChanges: Promise<unknown>;
  /** Notes are stored one after another. */
  noteChanges: Promise<unknown>;
  /** A broadcast of the table info is due. */
  infoDue: boolean;
  /** The table has been taken out of memory. */
  closed: boolean;
  /** The table has been deleted: it leaves memory. Supplied by tables.ts. */
  readonly forget: () => void;
  /** Runs what follows a change of the game: clocks, bots, the end. Supplied by load.ts. */
  readonly advance: (...moved: readonly Seat[]) => void;
  /**
   * Reads from the store what is new there now. Supplied by load.ts.
   * @param isRead is called before those who wait go on
   */
  readonly catchUp: (isRead?: () => void) => Promise<void>;
}

/** Whether this node runs the bots and clocks of the table. */
export const runs = (t: LiveTable): boolean => t.context.nodes === undefined || t.lease !== undefined;

/** All times are elapsed milliseconds. */
export interface Timing {
  /** Since when the table waits for a seat, as everybody can see it; whole milliseconds, so that sums are exact. */
  readonly since: Map<Seat, number>;
  /** Milliseconds of the whole game a seat has used. */
  readonly used: number[];
  /** When the last connection of a seat was lost. */
  readonly away: Map<Seat, number>;
  /** Seats whose time is up and for which that was announced. */
  readonly announced: Set<Seat>;
  cancelAlarm: (() => void) | undefined;
}
