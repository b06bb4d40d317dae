// The score if the game ended now, where it is public.
import { type Game, imagine, isOver, type StateOf, thinking, view } from '@oubliette/engine';

/** Imagined states that fit a spectator's view. If the points differ between them, something hidden decides. */
const WORLDS = 3;

/** The points of each seat, for a list of games; undefined where hidden information decides, or where seats are allied. */
export function openScore(game: Game, state: StateOf): readonly number[] | undefined {
  if (isOver(state) || game.sides !== undefined) return undefined;
  const seen = view(game, state, 'spectator');
  let known: readonly number[] | undefined;
  for (let world = 0; world < WORLDS; world++) {
    const imagined = imagine(game, seen, 'spectator', thinking(`open score ${world}`));
    const totals = game.score(imagined).map(({ total }) => total);
    if (known?.some((total, seat) => total !== totals[seat]) === true) return undefined;
    known = totals;
  }
  return known;
}
