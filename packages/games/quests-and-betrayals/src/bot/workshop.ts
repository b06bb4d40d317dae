// What a table may ask about an offer that stands: the same judgement as the bots', for a person (QT-TALK-62).
import type { Seat } from '@oubliette/engine';
import type { Offer, State } from '../state.ts';
import { type OfferHint, offerHint } from './hint.ts';

export const workshop = {
  offer(s: State, seat: Seat, given: { readonly offer: number }): OfferHint | undefined {
    const offer = offerTo(s, seat, given.offer);
    return offer === undefined ? undefined : offerHint(s, seat, offer);
  },
};

/** One's own only: what others whisper is not known, and what they shout is their affair. */
const offerTo = (s: State, seat: Seat, id: number): Offer | undefined =>
  s.talk.standing.find((o) => o.id === id && (o.sender === seat || o.receiver === seat));
