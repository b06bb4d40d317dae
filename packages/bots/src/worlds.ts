// Imagined states: each fits the view of the bot; the real one is unknown.
import { type Game, imagine, type Pick, type Seen, type StateOf, thinking, type Viewer } from '@oubliette/engine';

export function imagineWorlds<S extends StateOf>(
  g: Game<S>,
  seen: Seen,
  viewer: Viewer,
  count: number,
  pick: Pick,
): readonly S[] {
  const worlds: S[] = [];
  for (let i = 0; i < count; i++) worlds.push(imagine(g, seen as never, viewer, pick));
  return worlds;
}

/** A separate random source for one computation: its length does not affect any other. */
export const dice = (pick: Pick): Pick => thinking(pick(0x40000000));
