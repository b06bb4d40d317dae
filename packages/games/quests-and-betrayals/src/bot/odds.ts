// QT-TALK-50: odds are counted over the 64 pairs of dice, never guessed.
import { DIE, KRITIK } from '../cards/cards.ts';

const value = (pips: number): number => (pips === DIE ? KRITIK : pips);
const FACES = Array.from({ length: DIE }, (_, i) => i + 1);
export const PAIRS = DIE * DIE;

/** The result for green at this difference: pairs won, and wounds of one loser over the pairs lost (2 where red shows 8). */
interface Odds {
  readonly wins: number;
  readonly wounds: number;
  readonly limited: number;
  /** The same for a loser on the red side. */
  readonly redWounds: number;
}

function count(difference: number): Odds {
  let wins = 0;
  let wounds = 0;
  let redWounds = 0;
  for (const green of FACES) {
    for (const red of FACES) {
      if (value(green) + difference >= value(red)) {
        wins++;
        redWounds += green === DIE ? 2 : 1;
      } else wounds += red === DIE ? 2 : 1;
    }
  }
  return { wins, wounds, limited: PAIRS - wins, redWounds };
}

const MOST = 60;
const TABLE: readonly Odds[] = Array.from({ length: 2 * MOST + 1 }, (_, i) => count(i - MOST));
export const oddsAt = (difference: number): Odds => TABLE[Math.max(0, Math.min(2 * MOST, difference + MOST))]!;
