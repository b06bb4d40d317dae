// The knowledge of bots about Dungeon Lords besides its rules; the catalogue hands it to them.
import type { Ask, Pick } from '@oubliette/engine';
import { NOBODY, type State } from '../state.ts';
import { appraise, evaluate } from './appraise.ts';
import { featureInput, termOf } from './feature-input.ts';
import { playout } from './policy.ts';
import { adviseCombat } from './solver.ts';

/** The largest number of orders of unknown combat cards that are examined. */
const LAYOUTS = 6;

export const knowledge = {
  lead: 6,
  appraise,
  evaluate,
  featureInput,
  termOf,
  playout,
  /** Playouts end with the round, and with the combat. */
  horizon: (s: State): number => 8 * s.year + s.season,
  /** The solver answers battle plans and all asks of one's own fight. */
  plan(s: State, { seat }: Ask, tries: number, pick: Pick): string | undefined {
    if (s.fight.seat !== NOBODY && s.fight.seat !== seat) return undefined;
    return adviseCombat(s, seat, { tries, worlds: LAYOUTS, pick, avoidUsed: true })?.steps[0];
  },
};
