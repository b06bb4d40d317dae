// QT-CARD-61: in the fog nobody finds an ally.
import type { State } from '../state.ts';

export function spreadFog(s: State): void {
  s.fog = true;
}

/** In a fight of the Dungeon; an Arena is well lit. */
export const isHidden = (s: State): boolean => s.fog && s.fight.kind === 'dungeon';
