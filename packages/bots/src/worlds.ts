// The worlds a bot thinks in: each fits what was seen, and none is the real one but by chance.
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

/** Dice of their own for a train of thought: how much is thought there does not move the dice of anything else. */
export const dice = (pick: Pick): Pick => thinking(pick(0x40000000));
