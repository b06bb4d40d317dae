// What only an online table has, for the screens around the game.
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { Note, TableInfo } from '@oubliette/protocol';
import type { Standing } from '@oubliette/records';

/** Why something was not granted: a word of the server's, or `unreachable`. */
export interface Denial {
  readonly denied: string;
}

/** What is known of the table itself; a new object after each change. */
export interface OnlineState {
  /** `reload`: the server speaks another version. `not-here`: this token opens nothing. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'not-here' | 'reload';
  /** The server said that it would be away for a moment. */
  readonly goingDown: boolean;
  readonly seat: Viewer | undefined;
  readonly table: TableInfo | undefined;
  readonly notes: readonly Note[];
  /** Seats that said a moment ago that they are still thinking. */
  readonly thinking: readonly Seat[];
  /** What a bot answered for this seat while it was away. */
  readonly stoodIn: readonly string[];
  /** Something sent has not been acknowledged for a while. */
  readonly unsent: boolean;
  /** The standing answers of this seat. */
  readonly standing?: Standing;
  /** The server's clock, less this one's. */
  readonly ahead: number;
}

export interface OnlineSide {
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** This device may hand out seats. */
  readonly isOwner: boolean;
  /** May this device hand this seat to a bot and back? */
  mayChange(seat: Seat): boolean;
  say(text: string): Promise<Refusal | undefined>;
  /** I am still thinking: nothing more is told. */
  think(): void;
  askUndo(): Promise<Refusal | undefined>;
  voteUndo(seat: Seat, agree: boolean): Promise<Refusal | undefined>;
  /** What a bot did for me has been read. */
  readStoodIn(): void;
  /** A new link to a seat; whoever had it has it no more. */
  reissue(seat: Seat): Promise<string | Denial>;
  /** A link to one's own seat for a second device. */
  newDevice(): Promise<string | Denial>;
  watchLink(): string | undefined;
  /** The same seats, a new game. */
  rematch(): Promise<Denial | undefined>;
  /** What this seat has seen so far, as a file of its own. */
  ownViews(): Promise<object | Denial>;
}
