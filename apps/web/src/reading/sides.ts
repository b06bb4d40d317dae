// Who is allied with whom, as far as somebody may know it: sides that differ between worlds that fit are nobody's knowledge.
import {
  type Game,
  imagine,
  newGame,
  type Seat,
  type Seen,
  type StateOf,
  thinking,
  type Viewer,
} from '@oubliette/engine';

export type Sides = readonly (readonly Seat[])[];

const WORLDS = ['first', 'second', 'third'];

/** Before the start: the same after every shuffle. The table must be one without faults. */
export const openingSides = (
  game: Game,
  table: { readonly seats: number; readonly settings: object; readonly given?: unknown },
): Sides | undefined => sidesIn(game, (seed) => newGame(game, { ...table, seed }));

/** In a running game: the same in every world that fits what this viewer sees. Unknown where a server's rules of another version made the view. */
export function seenSides(game: Game, seen: Seen, viewer: Viewer): Sides | undefined {
  try {
    return sidesIn(game, (seed) => imagine(game, seen, viewer, thinking(`sides ${seed}`)));
  } catch {
    return undefined;
  }
}

/** Undefined: the game has no sides, they are not known, or everybody plays alone. */
function sidesIn(game: Game, worldOf: (seed: string) => StateOf): Sides | undefined {
  if (game.sides === undefined) return undefined;
  const [sides = [], ...others] = WORLDS.map((seed) => game.sides!(worldOf(seed)));
  if (others.some((other) => other.join() !== sides.join())) return undefined;
  const found = [...new Set(sides)].map((side) => sides.flatMap((one, seat) => (one === side ? [seat] : [])));
  return found.length === sides.length ? undefined : found;
}
