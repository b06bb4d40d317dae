// What happens wherever the table rests openly: standing answers claim, and offers fall whose ground has moved.
import type { Frame as AnyFrame, Procedure } from '@oubliette/engine';
import type { Frame, State } from '../state.ts';
import { claimByStandingAnswers } from './quests.ts';
import { dropFallenOffers } from './talk/offers.ts';

/** The loop looks at the topmost frame after every answer, also after one from beside: so nothing is missed here. */
export const openTable = <F extends AnyFrame>(procedure: Procedure<State, F, Frame>): Procedure<State, F, Frame> => ({
  ...procedure,
  next(s, f, g) {
    claimByStandingAnswers(s);
    dropFallenOffers(s);
    return procedure.next(s, f, g);
  },
});
