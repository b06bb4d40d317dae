// The log of a table, line by line. A line keeps its id for good, over undos, reconnections and restarts, so that clients know
// which lines they have seen. Ids are hashes: numbers would reveal how many steps of secret drafts lie between two lines.
import { hash } from 'node:crypto';
import type { Event, Match } from '@oubliette/engine';

export interface LogLine {
  readonly id: string;
  readonly event: Event;
}

const ID = 8;

/** @param of the number of the entry that they belong to; -1: the opening */
export const linesOf = (secret: string, events: readonly Event[], of: number): LogLine[] =>
  events.map((event, i) => ({
    id: hash('sha256', `line ${of} ${i} ${secret}`, 'base64url').slice(0, ID),
    event,
  }));

/** @param earlier the lines of before the match began */
export const wholeLog = (secret: string, { opening, moves }: Match, earlier: readonly LogLine[] = []): LogLine[] => [
  ...earlier,
  ...linesOf(secret, opening, -1),
  ...moves.flatMap(({ events, entry }) => linesOf(secret, events, entry)),
];
