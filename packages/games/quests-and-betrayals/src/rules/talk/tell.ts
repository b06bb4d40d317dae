// QT-TALK-33 to QT-TALK-35: who hears what of an offer.
import type { Offer, State } from '../../state.ts';
import { w } from '../../state.ts';
import { faceDown } from './seen.ts';

/** Open talk is heard by all; whispered, only that there is an offer. A quest's face is heard by nobody. */
export function tellOffer(s: State, type: 'offered' | 'countered' | 'signed', rule: string, offer: Offer): void {
  w.tell(() => {
    const { id, sender, receiver, answers } = offer;
    const { give, ask, askWord, promise } = faceDown(offer);
    const pieces = { give, ask, askWord, promise };
    const signed = type === 'signed';
    const open = {
      type,
      rule,
      offer: id,
      answers,
      seat: signed ? receiver : sender,
      toSeat: signed ? sender : receiver,
    };
    if (s.settings.talk === 'open') return { ...open, ...pieces };
    return { ...open, give: [], ask: [], askWord: [], promise: [], secret: { to: [sender, receiver], ...pieces } };
  });
}
