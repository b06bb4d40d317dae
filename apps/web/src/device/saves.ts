// Games left on this device: one entry of the browser's storage each, written after every answer.
import { shelf } from '../games.ts';
import type { Chair } from '../sitting/sitting.ts';
import { fileOf, type Laid } from './opening.ts';

export interface Saved {
  readonly id: string;
  /** When it was last played, in milliseconds. */
  readonly at: number;
  readonly chairs: readonly Chair[];
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
export function keep(laid: Laid, over: boolean): boolean {
  const { id, chairs } = laid;
  const file = fileOf(laid);
  const saved: Saved = {
    id,
    at: Date.now(),
    chairs,
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
    const saved = JSON.parse(text ?? 'null') as (Partial<Saved> & { readonly bots?: unknown }) | null;
    const known = shelf.some(({ id }) => id === saved?.game);
    const whole =
      saved !== null &&
      typeof saved.id === 'string' &&
      typeof saved.at === 'number' &&
      typeof saved.text === 'string' &&
      typeof saved.entries === 'number' &&
      Array.isArray(saved.seats) &&
      saved.seats.every((name) => typeof name === 'string');
    return known && whole ? ({ ...saved, chairs: chairsOf(saved) } as Saved) : undefined;
  } catch {
    return undefined;
  }
}

/** Once a seat was a bot or not, and bots were all alike. */
function chairsOf({ chairs, bots }: { readonly chairs?: readonly Chair[]; readonly bots?: unknown }): readonly Chair[] {
  if (Array.isArray(chairs)) return chairs;
  const was: readonly unknown[] = Array.isArray(bots) ? bots : [];
  return was.map((bot): Chair => (bot === true ? { who: 'bot', level: 'random' } : { who: 'person' }));
}
