// Everything a table screen knows goes through a session, wherever its game is played: on this device, online, or long ago.
import type { Refusal, Seat } from '@oubliette/engine';
import type { GameFile, GameInParts } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import type { Now, TableNow } from './now.ts';
import type { OnlineSide } from './online-side.ts';
import type { SessionInfo } from './session-info.ts';

export interface TableSession {
  readonly kind: 'device' | 'online' | 'replay';
  readonly info: SessionInfo;
  chairs(): readonly Chair[];
  /** A snapshot; a new one after each change. */
  now(): Now;
  subscribe(listener: () => void): () => void;
  /** @param text a sentence of the player's own, where the ask takes one */
  answer(seat: Seat, kind: string, option: string, text?: string): Promise<Refusal | undefined>;
  takeBack(seat: Seat): Promise<Refusal | undefined>;
  /** The game as it would look to this seat; undefined when the answer shows something hidden: that is no preview. */
  preview(seat: Seat, kind: string, option: string): Promise<object | undefined>;
  /** On one device; elsewhere they do nothing. */
  openCurtain(): void;
  handTo(seat: Seat): void;
  /** Gives a seat to a bot, or back. */
  setChair(seat: Seat, chair: Chair): void;
  /** How many moments the game has had: 0 is the start, n what is there after n entries or changes. */
  moments(): number;
  /** The table as its viewer saw it then: nothing is asked. Undefined where it is not known any more. */
  moment(no: number): Promise<TableNow | undefined>;
  /** Everything, hidden cards too; online only after the end. */
  file(): Promise<GameFile | undefined>;
  /** The same where the game went on under newer rules: nobody can replay it as a whole. */
  inParts?(): Promise<GameInParts | undefined>;
  /** Nobody looks any more: sockets and workers end. */
  leave(): void;
  readonly online?: OnlineSide;
}
