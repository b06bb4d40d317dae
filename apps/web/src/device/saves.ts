// Games left on this device: one entry of the browser's storage each, written after every answer.
import { shelf } from '../games.ts';
import type { Sitting } from '../sitting/sitting.ts';

export interface Saved {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly bots: readonly boolean[];
  /** The game's file, as text: whoever opens it checks it. */
  readonly text: string;
  /** What the list shows, read without replaying. */
  readonly game: string;
  readonly seats: readonly string[];
  readonly entries: number;
  readonly over: boolean;
}

const PREFIX = 'oubliette.game.';

/** Private windows and full disks refuse: the game goes on, unsaved, and the table says so. */
export function keep(sitting: Sitting, over: boolean): boolean {
  const { id } = sitting.sheet;
  const file = sitting.file();
  const saved: Saved = {
    id,
    at: Date.now(),
    bots: sitting.bots(),
    text: JSON.stringify(file),
    game: file.game,
    seats: file.seats,
    entries: file.entries.length,
    over,
  };
  return write(PREFIX + id, JSON.stringify(saved));
}

export function write(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

export function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forget(id: string): void {
  try {
    localStorage.removeItem(PREFIX + id);
  } catch {
    // Nothing was kept there.
  }
}

export const savedGame = (id: string): Saved | undefined => savedFrom(read(PREFIX + id));

/** The latest first. */
export function savedGames(): Saved[] {
  const keys = storageKeys().filter((key) => key.startsWith(PREFIX));
  const games = keys.map((key) => savedFrom(read(key))).filter((saved) => saved !== undefined);
  return games.sort((a, b) => b.at - a.at);
}

function storageKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

/** Storage holds what anybody put there, an older Oubliette too. */
function savedFrom(text: string | undefined): Saved | undefined {
  try {
    const saved = JSON.parse(text ?? 'null') as Partial<Saved> | null;
    const known = shelf.some(({ game }) => game.id === saved?.game);
    const whole =
      saved !== null &&
      typeof saved.id === 'string' &&
      typeof saved.at === 'number' &&
      typeof saved.text === 'string' &&
      typeof saved.entries === 'number' &&
      Array.isArray(saved.bots) &&
      Array.isArray(saved.seats) &&
      saved.seats.every((name) => typeof name === 'string');
    return known && whole ? (saved as Saved) : undefined;
  } catch {
    return undefined;
  }
}
