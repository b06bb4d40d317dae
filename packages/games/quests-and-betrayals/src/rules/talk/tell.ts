// QT-TALK-33 to QT-TALK-35: who hears what of an offer.
import type { Seat } from '@oubliette/engine';
import type { Offer, State } from '../../state.ts';
import { w } from '../../state.ts';
import { faceDown } from './seen.ts';
import { textOf } from './pieces.ts';

/** Open talk is heard by all; whispered, only that there is an offer. A quest's face is heard by nobody. */
export function tellOffer(s: State, type: 'offered' | 'countered' | 'signed', rule: string, offer: Offer): void {
  const { id, sender, receiver } = offer;
  const to: Seat[] = [sender, receiver];
  w.tell(() => {
    const text = textOf(faceDown(offer));
    const open = { type, rule, offer: id, seat: type === 'signed' ? receiver : sender, toSeat: type === 'signed' ? sender : receiver };
    return s.settings.talk === 'open' ? { ...open, text } : { ...open, text: '', secret: { to, text } };
  });
}
