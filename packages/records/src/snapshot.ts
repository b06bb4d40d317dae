// A match as text, so that a long one can continue without a replay. It can always be rebuilt from the log.
import { askFor, type Entry, type Event, type Game, type Match, type Move, type StateOf } from '@oubliette/engine';
import { openMatch, type TableTerms } from './game-file.ts';

/** Changes when the format changes. */
export const SNAPSHOT_FORMAT = 3;

interface Written {
  readonly state: StateOf;
  readonly moves: readonly WrittenMove[];
}
/** An ask as kind, seat and, for an optional one, the choice it belongs to. */
interface WrittenMove extends Omit<Move, 'ask'> {
  readonly ask: readonly [kind: string, seat: number, beside?: string];
}

export function snapshotOf({ moves, state }: Match): string {
  const written: Written = {
    state,
    moves: moves.map(({ ask: { kind, seat, beside }, ...move }) => ({
      ...move,
      ask: beside === undefined ? [kind, seat] : [kind, seat, beside],
    })),
  };
  return JSON.stringify(written);
}

/** @param entries the entries before the snapshot */
export function fromSnapshot(game: Game, table: TableTerms, entries: readonly Entry[], text: string): Match {
  const { state, moves } = JSON.parse(text) as Written;
  const match = openMatch(game, table);
  match.entries.push(...entries);
  match.moves = moves.map(({ ask: [kind, seat, beside], ...move }) => ({
    ...move,
    text: move.text,
    events: move.events as readonly Event[],
    // Asks are compared by identity: there is one object each.
    ask: askFor(kind, seat, beside),
  }));
  match.state = state;
  return match;
}
