// What others see of an offer: everything but the face of a quest (QT-TALK-16, QT-TALK-35).
import type { Offer, Piece } from '../../state.ts';

const covered = (piece: Piece): Piece => (piece.startsWith('quest:') && !piece.includes('::') ? 'quest' : piece);

export const faceDown = (offer: Offer): Offer => ({ ...offer, give: offer.give.map(covered) });
