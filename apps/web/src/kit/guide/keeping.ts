// Which table of this device is a first game, and what has been said there.
import { read, write } from '../../base/storage.ts';

const KEY = 'oubliette.first-game';

export interface FirstGame {
  readonly table: string;
  /** Notes that were shown. */
  readonly seen: readonly string[];
  /** Nothing more is to be said. */
  readonly off: boolean;
}

/** Storage holds what anybody put there. */
export function firstGame(): FirstGame | undefined {
  try {
    const { table, seen, off } = JSON.parse(read(KEY) ?? '') as Partial<Record<keyof FirstGame, unknown>>;
    if (typeof table !== 'string' || !Array.isArray(seen)) return undefined;
    return { table, seen: seen.filter((one) => typeof one === 'string'), off: off === true };
  } catch {
    return undefined;
  }
}

export const keepFirstGame = (game: FirstGame): void => void write(KEY, JSON.stringify(game));
