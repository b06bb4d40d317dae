// Games to import: played here by dice up to a chosen moment, as files like any other.
import { enter, type GameFile, gameFile, isOver, type Match, thinking, view } from '@oubliette/engine';
import { onShelf } from '../src/games.ts';
import { openTable, type Sheet } from '../src/sitting/sheet.ts';

export interface Played {
  readonly sheet: Sheet;
  readonly match: Match;
  file(): GameFile;
}

/** A table with a known secret, so that every run plays the same game. */
export function tableOf(
  game: string,
  names: readonly string[],
  bots: readonly boolean[] = [],
  chosen: Readonly<Record<string, string>> = {},
): Played {
  const shelfGame = onShelf(game);
  if (shelfGame === undefined) throw new Error(`${game} is not on the shelf`);
  const standard = Object.fromEntries(
    Object.entries(shelfGame.game.options).map(([name, { default: d }]) => [name, d]),
  );
  const options = { ...standard, ...chosen };
  const { sheet, match } = openTable(
    { shelfGame, names, bots: names.map((_, seat) => bots[seat] === true), options },
    `a secret for ${game}`,
  );
  return {
    sheet,
    match,
    file: () => gameFile(match, { fairness: sheet.fairness, seats: names, options }),
  };
}

/** Plays on by dice until enough was answered, or the game is over. */
export function playOn({ match }: Played, until: (match: Match) => boolean): void {
  const pick = thinking('game files');
  while (!isOver(match.state) && !until(match)) {
    const [seat = 0] = view(match.game, match.state, 'spectator').waiting;
    const seen = view(match.game, match.state, seat);
    const ask = seen.asks.find((one) => !one.optional);
    const option = ask?.options[pick(ask.options.length)];
    if (ask === undefined || option === undefined) throw new Error('nobody can answer');
    enter(match, { seat, verb: 'answer', kind: ask.kind, option, n: seen.answered });
  }
}

export const PEOPLE = ['Malvina', 'Grognard', 'Sulfure', 'Moisi'] as const;
