// Which table of this device is a first game and which notes it has shown; one entry for each game.
import { read, write } from '../../base/storage.ts';

const KEY = 'oubliette.first-game';

export interface FirstGame {
  readonly table: string;
  /** Notes that were shown. */
  readonly seen: readonly string[];
  /** The player has closed the guide. */
  readonly off: boolean;
}

/** What is stored is checked. Older versions stored one entry for all games. */
export function firstGame(game: string): FirstGame | undefined {
  try {
    const kept = read(`${KEY}.${game}`) ?? read(KEY) ?? '';
    const { table, seen, off } = JSON.parse(kept) as Partial<Record<keyof FirstGame, unknown>>;
    if (typeof table !== 'string' || !Array.isArray(seen)) return undefined;
    return { table, seen: seen.filter((one) => typeof one === 'string'), off: off === true };
  } catch {
    return undefined;
  }
}

export const keepFirstGame = (game: string, first: FirstGame): void =>
  void write(`${KEY}.${game}`, JSON.stringify(first));
