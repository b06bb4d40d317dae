// A table that somebody looks at: its game in memory, who is told, and what is under way.
import type { Event, Game, Match, Seat, Seen, StateOf, Viewer } from '@oubliette/engine';
import type { Note, Reply } from '@oubliette/protocol';
import type { House } from '../house.ts';
import type { Chain } from '../store/store.ts';
import type { TableRecord } from './record.ts';

/** One connection. */
export interface Listener {
  readonly viewer: Viewer;
  /** @param frame what is told, as it travels */
  tell(frame: string): void;
  /** The same, a moment later at most, where nobody waits for it. */
  tellInTime(frame: string): void;
  /** The seat is no longer this one's. */
  dismiss(): void;
}

/** What one viewer has been told, change after change. All connections of a seat share it. */
export interface Line {
  readonly id: string;
  no: number;
  seen: Seen;
  /** The last changes as bytes, but for their places, for whoever was away for a moment. */
  recent: string[];
  /** Nobody has listened since. */
  idleSince: number | undefined;
}

/** The game of a table, while it is played and after. */
export interface Play {
  readonly game: Game;
  readonly match: Match;
  /** Entries before the match began (rules changed, or a state was taken up): they are on disk. */
  readonly from: number;
  /** What is on disk: only this is ever shown. */
  shown: StateOf;
  /** Entries that were entered; the last ones may still be on their way to the disk. */
  entered: number;
  stored: number;
  readonly log: Event[];
  readonly chain: Chain;
}

export interface LiveTable {
  readonly house: House;
  record: TableRecord;
  revision: number;
  play: Play | undefined;
  /** Why nobody can play on; the table can still be read. */
  held: string | undefined;
  readonly replies: Map<string, Reply | Promise<Reply>>;
  readonly lines: Map<Viewer, Line>;
  readonly listeners: Set<Listener>;
  readonly notes: Note[];
  undoAsked: { readonly seat: Seat; readonly n: number; readonly agreed: readonly Seat[] } | undefined;
  /** Seats for which a bot is thinking just now. */
  readonly thinking: Set<Seat>;
  /** Seats a bot plays while they are away. */
  readonly standIns: Set<Seat>;
  /** What it answered for each, until they answer again. */
  readonly stoodIn: Map<Seat, string[]>;
  readonly clock: Clock;
  /** Changes of the record, one after another. */
  lobby: Promise<unknown>;
  tellingSoon: boolean;
  /** Memory and store disagree: it is being read again. */
  reloading: Promise<void> | undefined;
  /** Nobody is there, and it has been taken out of memory. */
  closed: boolean;
}

export interface Clock {
  /** Since when the table waits for a seat, as everybody can see it. */
  readonly since: Map<Seat, number>;
  /** Milliseconds of the whole game a seat has used. */
  readonly used: number[];
  /** When the last connection of a seat was lost. */
  readonly away: Map<Seat, number>;
  /** Seats whose time is out and of whom that was told. */
  readonly told: Set<Seat>;
  alarm: NodeJS.Timeout | undefined;
}
