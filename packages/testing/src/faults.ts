// How a law tells what it found: the fault, and everything needed to play that game again.
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
import { type Moment, type PlayStyle, randomGame } from './random-game.ts';

/** More of one moment would only hide the first. */
const ENOUGH = 5;
const BETWEEN = ' | ';

export type Found = (what: string) => void;

/**
 * Plays one random game and lets a law look at each moment, until one has faults. What the law finds, or what is thrown,
 * comes back as text; the last line says how to stand there again.
 */
export function inRandomGame<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle,
  look: (moment: Moment<S>, found: Found) => void,
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

/** The message of what was thrown, and the first place outside the engine it came from. */
export function thrown(error: unknown): string {
  if (!(error instanceof Error)) return `threw ${String(error)}`;
  const at = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return `${error.message}${at === undefined ? '' : ` (${at.trim()})`}`;
}

/** What to hand to `replay`. */
function whereabouts(game: { id: string; version: string }, table: TableSetup, entries: readonly Entry[]): string {
  const lines = entries.map(entryText).join(BETWEEN);
  return `${game.id} ${game.version}, table ${JSON.stringify(table)}, after ${entries.length} entries:\n${lines || '(the opening)'}`;
}

/** Plays again what a fault told. The last entry may be left out to stand before it. */
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

/** Everybody who may look at a table. */
export const viewers = (s: StateOf): Viewer[] => [...s.core.answered.keys(), 'spectator'];
