// QT-TALK-33 to QT-TALK-35: who hears what of an offer.
import type { Reason } from '../../cards/cards.ts';
import type { Offer, Piece, State } from '../../state.ts';
import { w } from '../../state.ts';
import { kindOf } from './pieces.ts';
import { faceDown } from './seen.ts';

/** QT-TALK-34: whispered, the others see what moves among public goods; a quest moves face down. */
export function tellExchange(s: State, offer: Offer): void {
  if (s.settings.talk === 'open') return;
  const { id, sender, receiver } = offer;
  const [give, ask] = [goodsIn(faceDown(offer).give), goodsIn(offer.ask)];
  if (give.length + ask.length === 0) return;
  w.tell(() => ({ type: 'exchanged', rule: 'QT-TALK-34', offer: id, seat: sender, toSeat: receiver, give, ask }));
}
const goodsIn = (list: readonly Piece[]): Piece[] => list.filter((piece) => !['help', 'call'].includes(kindOf(piece)));

/** QT-TALK-33, QT-TALK-34: why somebody refuses is heard by all, or by the two alone. */
export function tellRefusal(s: State, { id, sender, receiver }: Offer, reason: Reason): void {
  w.tell(() => {
    const open = { type: 'refused', rule: 'QT-TALK-18', offer: id, seat: receiver, toSeat: sender } as const;
    if (s.settings.talk === 'open') return { ...open, reason };
    return { ...open, reason: 'unheard', secret: { to: [sender, receiver], reason } };
  });
}

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
