// Messages from the server. A viewer receives only information that it may know, also by number and size of messages.
import type { Heard, Refusal, Seat, Seen } from '@oubliette/engine';
import type { Change, Marks, Progress, Standing } from '@oubliette/records';
import type { AskDetails, TakeBackVerb } from './details.ts';
import type { BotLevel, TableSettings } from './lobby.ts';

/** A position in a viewer's stream of changes. A new stream begins when the server has restarted. */
export interface StreamPosition {
  readonly stream: string;
  readonly position: number;
}

export interface SeatInfo {
  readonly name: string;
  readonly taken: boolean;
  /** A bot plays it, permanently or until its person returns. */
  readonly bot: boolean;
  /** The level of that bot, or the policy of the game that it follows. */
  readonly level?: BotLevel;
  readonly policy?: string;
  /** At least one client of the seat is connected. */
  readonly here: boolean;
  /** Has contributed words to the shuffle. */
  readonly words: boolean;
}

/** The public information about a table, apart from its game. */
export interface TableInfo extends TableSettings {
  readonly id: string;
  readonly game: string;
  readonly rules: string;
  /** The settings; the protocol fixes the name of the field. */
  readonly options: { readonly [name: string]: boolean | number | string };
  /** Content beyond the settings, as the game has read it. */
  readonly given?: unknown;
  /** By seat, where the game has roles. */
  readonly roles?: readonly string[];
  readonly status: 'gathering' | 'playing' | 'over' | 'held';
  readonly seats: readonly SeatInfo[];
  /** The mark each seat wears. */
  readonly marks: Marks;
  /** A table that is not used for so many days is deleted; absent: never. */
  readonly keptDays?: number;
  /** The seal of the shuffles; the secret behind it when the game is over. */
  readonly commitment: string;
  readonly secret?: string;
  readonly imported?: true;
  readonly rematch?: string;
  /** Turns of this table are posted to a chat program. */
  readonly hook?: true;
  /** A seat asks for an undo that needs consent. */
  readonly undoAsked?: { readonly seat: Seat; readonly agreed: readonly Seat[] };
  /** The deadline of each seat (milliseconds since 1970). */
  readonly deadlines?: readonly { readonly seat: Seat; readonly at: number }[];
}

/** The seats that a table waits for, for a list of tables. */
export interface TableSummary {
  readonly status: TableInfo['status'];
  readonly waiting: readonly Seat[];
  /** The public progress of the game. */
  readonly progress?: Progress;
  /** The points of each seat, where they are public. */
  readonly score?: readonly number[];
  /** By seat, as in `TableInfo`. */
  readonly names: readonly string[];
  readonly marks: Marks;
}

export interface Note {
  readonly no: number;
  readonly at: number;
  /** The speaker; absent: the table itself. */
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

/** Everything a viewer may see now. */
export interface ViewMessage extends StreamPosition {
  readonly t: 'view';
  readonly seen: Seen;
  readonly log: readonly Heard[];
  /** The id of each line. A line keeps its id for good, and an id says nothing about its entry. */
  readonly lines: readonly string[];
}
/** The change of a viewer's view by an entry. */
export interface ChangeMessage extends StreamPosition {
  readonly t: 'change';
  readonly events: readonly Heard[];
  /** The id of each of them; absent: there are none. */
  readonly lines?: readonly string[];
  readonly change?: Change;
  /**
   * The viewer's game after each of the events but the last: each is the change from the one before, `null` where nothing
   * changed. Absent: there are no two different ones.
   */
  readonly between?: readonly (Change | null)[];
}
export type Reply =
  | { readonly t: 'reply'; readonly id: string; readonly ok: true; readonly n?: number }
  | {
      readonly t: 'reply';
      readonly id: string;
      readonly ok: false;
      readonly why: Refusal;
      /** The ask is no longer open: the current view. */
      readonly now?: ViewMessage;
      /** Not decided: send it again with the same id. */
      readonly again?: true;
    };

/** Details of a seat's own asks. They hold for one position of its stream. */
export interface DetailsMessage extends StreamPosition {
  readonly t: 'details';
  readonly id: string;
  /** From this seat's view of the game to the spectator's; absent: they are equal. */
  readonly open?: Change;
  readonly asks: readonly AskDetails[];
  readonly back: TakeBackVerb;
  /** Why nothing can be taken back; absent: something can. */
  readonly noTakeBack?: Refusal;
  /** The game between the lines since this seat's last answer, if it was asked for; `base` is a change of its view. */
  readonly moments?: { readonly base?: Change; readonly changes: readonly (Change | null)[] };
}
/** The game as it would be after an answer. */
export interface PreviewMessage extends StreamPosition {
  readonly t: 'preview';
  readonly id: string;
  /** Nothing would change. */
  readonly same?: true;
  /** From this seat's view of the game; neither this nor `same`: it cannot be predicted. */
  readonly next?: Change;
}

export type Message =
  | {
      readonly t: 'welcome';
      readonly v: number;
      readonly seat: Seat | 'spectator';
      readonly table: TableInfo;
      readonly notes: readonly Note[];
      /** The server's clock, for deadlines. */
      readonly now?: number;
      /** The standing answers of this seat. */
      readonly standing?: Standing;
    }
  | ViewMessage
  | ChangeMessage
  | Reply
  | DetailsMessage
  | PreviewMessage
  | { readonly t: 'table'; readonly table: TableInfo }
  | { readonly t: 'note'; readonly note: Note }
  | { readonly t: 'thinking'; readonly seat: Seat }
  /** The answers of a bot that stood in while this seat was away. */
  | { readonly t: 'stood-in'; readonly answers: readonly string[] }
  /** The client uses another protocol version and must load the page again; nothing is lost. */
  | { readonly t: 'reload'; readonly v: number }
  | { readonly t: 'error'; readonly code: ErrorCode; readonly retry?: number };
export type ErrorCode = 'malformed' | 'hello-first' | 'not-here' | 'slow-down' | 'going-down' | 'not-a-seat';
