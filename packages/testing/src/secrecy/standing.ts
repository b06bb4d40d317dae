import { type Game, type Seat, type StateOf, type TableSetup, thinking, view } from '@oubliette/engine';
import { standingAnswer } from '@oubliette/records';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import { chance } from '../random-game.ts';
import { otherWorld } from '../worlds.ts';
import type { CheckShare } from './imagined.ts';

/**
 * Whether a standing answer answers must follow from public information: a table gives it after a fixed delay, so that its
 * presence would reveal the seat's hand. Which option it gives may depend on the hand.
 */
export function standingTellsNothing<S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  { checkShare = 0.5, ...style }: CheckShare = {},
): string[] {
  const pick = thinking(`${table.seed} standing`);
  return inRandomGame(game, table, style, ({ state }, found) => {
    if (game.standing === undefined || !chance(pick, checkShare)) return;
    for (const viewer of viewers(state)) {
      const other = otherWorld(game, state, viewer, pick);
      for (const seat of state.core.answered.keys())
        if (seat !== viewer) compare(game, state, other, seat, (what) => found(`${viewer} can tell: ${what}`));
    }
  });
}

function compare<S extends StateOf, V extends object>(
  game: Game<S, V>,
  here: S,
  there: S,
  seat: Seat,
  found: Found,
): void {
  for (const [kind, named] of Object.entries(game.standing!)) {
    for (const name of Object.keys(named)) {
      const answers = (s: S) => standingAnswer(game, view(game, s, seat), seat, { [kind]: name }) !== undefined;
      const asked = (s: S) => view(game, s, seat).asks.some((ask) => ask.kind === kind);
      if (asked(here) && asked(there) && answers(here) !== answers(there))
        found(`"${name}" of seat ${seat} answers ${kind} or does not, by what nobody else knows`);
    }
  }
}
