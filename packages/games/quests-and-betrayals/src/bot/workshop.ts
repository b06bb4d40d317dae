// Questions about an open offer: the same evaluation as the bots', for a person (QT-TALK-62).
import type { Seat } from '@oubliette/engine';
import type { Offer, State } from '../state.ts';
import { type OfferHint, offerHint } from './hint.ts';

export const workshop = {
  offer(s: State, seat: Seat, given: { readonly offer: number }): OfferHint | undefined {
    const offer = offerTo(s, seat, given.offer);
    return offer === undefined ? undefined : offerHint(s, seat, offer);
  },
};

/** One's own offers only: whispered offers of others are unknown, and open ones are not judged. */
const offerTo = (s: State, seat: Seat, id: number): Offer | undefined =>
  s.talk.standing.find((o) => o.id === id && (o.sender === seat || o.receiver === seat));
