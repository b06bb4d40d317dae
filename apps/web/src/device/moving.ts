// Migrates games that older versions stored in localStorage to the database.
import type { GameFile } from '@oubliette/records';
import type { Chair } from '../base/chair.ts';
import { forget, keysWith, read } from '../base/storage.ts';
import { saveStored } from './store.ts';
import type { StoredGame } from './stored-game.ts';

const PREFIX = 'oubliette.game.';

interface Old {
  readonly id: string;
  readonly at: number;
  /** Older versions had one kind of bot: a flag for each seat. */
  readonly bots?: readonly unknown[];
  readonly chairs?: readonly Chair[];
  readonly text: string;
  readonly over: boolean;
}

let moved: Promise<void> | undefined;
/** Runs once for each page load; a game that cannot be migrated stays where it is. */
export function moveOldGames(): Promise<void> {
  moved ??= moveAll();
  return moved;
}

async function moveAll(): Promise<void> {
  for (const key of keysWith(PREFIX)) {
    const old = oldFrom(read(key));
    if (old !== undefined && (await saveStored(old.kept, old.at))) forget(key);
  }
}

/** Stored data may be damaged; the game is validated when it is opened. */
function oldFrom(text: string | undefined): { kept: StoredGame; at: number } | undefined {
  try {
    const { id, at, bots = [], chairs, over, text: file } = JSON.parse(text ?? '') as Old;
    const { game, rules, options, seats, fairness, entries } = JSON.parse(file) as GameFile;
    if (typeof id !== 'string' || typeof at !== 'number' || !Array.isArray(entries)) return undefined;
    const names = seats.map(String);
    const who = names.map(
      (_, seat): Chair => chairs?.[seat] ?? (bots[seat] === true ? { who: 'bot', level: 'random' } : { who: 'person' }),
    );
    return { at, kept: { id, game, rules, options, names, chairs: who, fairness, entries, over: over === true } };
  } catch {
    return undefined;
  }
}
