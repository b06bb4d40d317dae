// What only an online table has, for the screens around the game.
import type { Refusal, Seat } from '@oubliette/engine';
import type { Company } from './client.ts';
import type { Denial } from './lobby.ts';

export interface OnlineSide {
  company(): Company;
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
