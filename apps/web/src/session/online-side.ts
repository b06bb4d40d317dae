// The online side of a session, for the screens around the game.
import type { Refusal, Seat, Viewer } from '@oubliette/engine';
import type { Note, TableInfo } from '@oubliette/protocol';
import type { Standing } from '@oubliette/records';

/** Why a request was denied: a code of the server, or `unreachable`. */
export interface Denial {
  readonly denied: string;
}

/** The state of the table; a new object after each change. */
export interface OnlineState {
  /** `reload`: the server has another protocol version. `not-here`: the token is not valid. */
  readonly connection: 'connecting' | 'open' | 'lost' | 'not-here' | 'reload';
  /** The server announced a short absence. */
  readonly goingDown: boolean;
  readonly seat: Viewer | undefined;
  readonly table: TableInfo | undefined;
  readonly notes: readonly Note[];
  /** Seats that reported a moment ago that they are still thinking. */
  readonly thinking: readonly Seat[];
  /** The answers of a bot for this seat during an absence. */
  readonly stoodIn: readonly string[];
  /** A message has not been acknowledged for a while. */
  readonly unsent: boolean;
  /** The standing answers of this seat. */
  readonly standing?: Standing;
  /** The server's clock minus the local one. */
  readonly ahead: number;
}

export interface OnlineSide {
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** Whether this device may assign seats. */
  readonly isOwner: boolean;
  /** Whether this device may give the seat to a bot and back. */
  mayChange(seat: Seat): boolean;
  say(text: string): Promise<Refusal | undefined>;
  /** Reports that the player is still thinking, and nothing else. */
  think(): void;
  askUndo(): Promise<Refusal | undefined>;
  voteUndo(seat: Seat, agree: boolean): Promise<Refusal | undefined>;
  /** Marks the bot's answers as read. */
  readStoodIn(): void;
  /** A new invitation to a seat; its current player loses it. */
  reissue(seat: Seat): Promise<string | Denial>;
  /** An invitation to the own seat, for a second device. */
  newDevice(): Promise<string | Denial>;
  watchLink(): string | undefined;
  /** A new game with the same seats. */
  rematch(): Promise<Denial | undefined>;
  /** The views of this seat so far, as a file. */
  ownViews(): Promise<object | Denial>;
}
