// How a law reports a fault: with everything needed to replay the game.
import {
  type Entry,
  enter,
  entryText,
  type Game,
  type Match,
  newMatch,
  readEntry,
  type StateOf,
  type TableSetup,
  type Viewer,
} from '@oubliette/engine';
import { type PlayedEntry, type PlayStyle, randomGame } from './random-game.ts';

/** More faults of one entry would only hide the first. */
const ENOUGH = 5;
const BETWEEN = ' | ';

export type Found = (what: string) => void;

/**
 * Plays one random game and calls a law after each entry, until it finds faults. What it finds or throws is
 * returned as text; the last line says how to replay to that point.
 */
export function inRandomGame<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle,
  look: (moment: PlayedEntry<S>, found: Found) => void,
): string[] {
  const faults: string[] = [];
  let entries: readonly Entry[] = [];
  try {
    for (const moment of randomGame(game, table, style)) {
      entries = moment.match.entries;
      look(moment, (what) => faults.push(what));
      if (faults.length > 0) break;
    }
  } catch (error) {
    faults.push(thrown(error));
  }
  return faults.length === 0 ? [] : [...faults.slice(0, ENOUGH), whereabouts(game, table, entries)];
}

/** The message of an error, and the first place outside the engine it came from. */
export function thrown(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const at = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return `${error.message}${at === undefined ? '' : ` (${at.trim()})`}`;
}

/** The arguments for `replay`. */
function whereabouts(game: { id: string; version: string }, table: TableSetup, entries: readonly Entry[]): string {
  const lines = entries.map(entryText).join(BETWEEN);
  return `${game.id} ${game.version}, table ${JSON.stringify(table)}, after ${entries.length} entries:\n${lines || '(the opening)'}`;
}

/** Replays the game of a fault. Leave out the last entry to stop before it. */
export function replay<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  entries: string,
): Match<S> {
  const match = newMatch(game, table);
  for (const text of entries.split(BETWEEN).filter((line) => line.startsWith('@'))) {
    const entry = readEntry(text);
    const refused = entry === undefined ? { rule: 'ENG-MALFORMED' } : enter(match, entry);
    if (refused !== undefined) throw new Error(`"${text}" is refused by ${refused.rule}`);
  }
  return match;
}

/** All viewers of a table. */
export const viewers = (s: StateOf): Viewer[] => [...s.core.answered.keys(), 'spectator'];
