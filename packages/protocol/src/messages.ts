// What the server says. A seat is told what it may know and nothing else: neither by content, nor by number, nor by size.
import type { Change, Heard, Refusal, Seat, Seen } from '@oubliette/engine';
import type { Marks } from '@oubliette/records';
import type { BotLevel, TableSettings } from './lobby.ts';
import type { AskLook, BackVerb } from './look.ts';

/** Where a viewer's line of changes stands. A new `line` begins when the server starts again. */
export interface Place {
  readonly line: string;
  readonly no: number;
}

export interface SeatSeen {
  readonly name: string;
  readonly taken: boolean;
  /** A bot has it, for good or until somebody comes back. */
  readonly bot: boolean;
  /** How well that bot plays. */
  readonly level?: BotLevel;
  /** Somebody is connected. */
  readonly here: boolean;
  /** Has added words to the shuffle. */
  readonly words: boolean;
}

/** What everybody at the table sees of it. */
export interface TableSeen extends TableSettings {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  readonly options: { readonly [name: string]: boolean | number | string };
  readonly status: 'gathering' | 'playing' | 'over' | 'held';
  readonly seats: readonly SeatSeen[];
  /** The mark each seat wears. */
  readonly marks: Marks;
  /** The seal of the shuffles; the secret behind it when the game is over. */
  readonly commitment: string;
  readonly secret?: string;
  readonly imported?: true;
  readonly rematch?: string;
  /** Somebody asks for an undo that needs consent. */
  readonly undoAsked?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
  /** When time is out for whom (milliseconds since 1970). */
  readonly deadlines?: readonly { readonly seat: Seat; readonly at: number }[];
}

/** Whom a table waits for: for a list of tables, in which nobody looks at a game. */
export interface TableWaits {
  readonly status: TableSeen['status'];
  readonly waiting: readonly Seat[];
  /** By seat, as in `TableSeen`. */
  readonly names: readonly string[];
  readonly marks: Marks;
}

/** How an answer sounded to this viewer. */
export interface Said {
  readonly seat: Seat;
  readonly kind?: string;
  readonly option?: string;
  readonly verb?: 'undo' | 'undo-agreed';
}

export interface Note {
  readonly no: number;
  readonly at: number;
  /** Whoever spoke; none: the table itself. */
  readonly seat?: Seat;
  readonly text?: string;
  readonly notice?: Notice;
}
export type Notice =
  | 'started'
  | 'seat-taken'
  | 'seat-reissued'
  | 'seat-to-bot'
  | 'seat-to-person'
  | 'second-device'
  | 'stood-in-away'
  | 'stood-in-time'
  | 'came-back'
  | 'undo-refused'
  | 'rules-changed'
  | 'rematch';

/** Everything there is to see now. */
export interface ViewMessage extends Place {
  readonly t: 'view';
  /** Somebody undid something, so that the log is another. */
  readonly said?: Said;
  readonly seen: Seen;
  readonly log: readonly Heard[];
}
/** What one entry changed. */
export interface ChangeMessage extends Place {
  readonly t: 'change';
  readonly said?: Said;
  readonly events: readonly Heard[];
  readonly change?: Change;
}
export type Reply =
  | { readonly t: 'reply'; readonly id: string; readonly ok: true; readonly n?: number }
  | {
      readonly t: 'reply';
      readonly id: string;
      readonly ok: false;
      readonly why: Refusal;
      /** The ask is gone: here is what there is now. */
      readonly now?: ViewMessage;
      /** Not decided: send it again, under the same id. */
      readonly again?: true;
    };

/** What a seat asked to know of its own decisions. It holds for one place of the line: elsewhere, look again. */
export interface LookMessage extends Place {
  readonly t: 'look';
  readonly id: string;
  /** From what this seat sees of the game to what everybody sees; none: they are the same. */
  readonly open?: Change;
  readonly asks: readonly AskLook[];
  readonly back: BackVerb;
  /** Why nothing can be taken back; none: something can. */
  readonly noTakeBack?: Refusal;
}
/** How the game would look after an answer. */
export interface PreviewMessage extends Place {
  readonly t: 'preview';
  readonly id: string;
  /** Nothing would change. */
  readonly same?: true;
  /** From what this seat sees of the game; neither this nor `same`: it cannot be foretold. */
  readonly next?: Change;
}

export type Message =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly seat: Seat | 'spectator';
      readonly table: TableSeen;
      readonly notes: readonly Note[];
      /** The server's clock, for what has a deadline. */
      readonly now?: number;
    }
  | ViewMessage
  | ChangeMessage
  | Reply
  | LookMessage
  | PreviewMessage
  | { readonly t: 'table'; readonly table: TableSeen }
  | { readonly t: 'note'; readonly note: Note }
  | { readonly t: 'thinking'; readonly seat: Seat }
  /** What the bot answered while this seat was away. */
  | { readonly t: 'stood-in'; readonly answers: readonly string[] }
  /** This client speaks another version: load the page again, everything is kept. */
  | { readonly t: 'reload'; readonly v: number }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly retry?: number };
export type ErrorCode = 'malformed' | 'hello-first' | 'not-here' | 'slow-down' | 'going-down' | 'not-a-seat';
