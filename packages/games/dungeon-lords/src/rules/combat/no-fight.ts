import type { Seat } from '@oubliette/engine';
import { type Fight, NOBODY } from '../../state.ts';

/** What a fight begins with; with nobody, what lies between fights. */
export const noFight = (seat: Seat = NOBODY): Fight => ({
  seat,
  detected: 0,
  attacked: false,
  noSpells: false,
  noHealing: false,
  noConquest: false,
  shield: 0,
  courage: 0,
  invisible: false,
  rage: false,
  sheep: 'none',
  sent: [],
});
