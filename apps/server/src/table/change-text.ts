// The change of a viewer's sight, as text. What is the same for everybody is reckoned and written once.
import { diff, type Game, lookAt, type Seen, type StateOf, type Viewer } from '@oubliette/engine';

export interface Sight {
  readonly seen: Seen;
  /** Undefined: nothing changed for him. */
  readonly change: string | undefined;
}

const text = (before: object, after: object): string | undefined => JSON.stringify(diff(before, after));

/** Looks at a state for one viewer after another. */
export function sights(game: Game, after: StateOf): (viewer: Viewer, before: Seen) => Sight {
  const look = lookAt(game, after);
  // Those who have followed an open game from the same sight on share that very object, and so its change.
  let from: object | undefined;
  let shared: string | undefined;
  return (viewer, before) => {
    const seen = look(viewer);
    if (!game.open) return { seen, change: text(before, seen) };
    if (before.game !== from) {
      from = before.game;
      shared = text(from, seen.game);
    }
    return { seen, change: withGame(shared, diff({ ...before, game: seen.game }, seen)) };
  };
}

/** `{ o: { game }, … }` and the change of everything else, as one. */
function withGame(game: string | undefined, rest: ReturnType<typeof diff>): string | undefined {
  if (game === undefined || rest === undefined)
    return game === undefined ? JSON.stringify(rest) : `{"o":{"game":${game}}}`;
  const others = JSON.stringify(rest);
  return 'o' in rest ? `{"o":{"game":${game},${others.slice(6)}` : `{"o":{"game":${game}},${others.slice(1)}`;
}
