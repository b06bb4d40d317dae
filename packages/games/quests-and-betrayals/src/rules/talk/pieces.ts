// The grammar of an offer's pieces (QT-TALK-7 to QT-TALK-9, QT-TALK-13). A piece is a short text, so that an offer can be
// copied, compared and shown as it is: `gems:2` and `item:chain-mail` change hands now, `loot:2:split` is a word.
import type { Seat } from '@oubliette/engine';
import {
  DUES,
  type Due,
  MONSTERS,
  type MonsterId,
  NOW_KINDS,
  type NowKind,
  TOKENS,
  type TypeToken,
  WORD_KINDS,
  type WordKind,
} from '../../cards/cards.ts';
import type { Offer, Piece } from '../../state.ts';

export type Part = 'give' | 'ask' | 'ask-word' | 'promise';
export const PARTS: readonly Part[] = ['give', 'ask', 'ask-word', 'promise'];
const FIELD = { give: 'give', ask: 'ask', 'ask-word': 'askWord', promise: 'promise' } as const;

export function kindOf(piece: Piece): string {
  const end = piece.indexOf(':');
  return end < 0 ? piece : piece.slice(0, end);
}
export function subjectOf(piece: Piece): string {
  const from = piece.indexOf(':');
  if (from < 0) return '';
  const end = piece.indexOf(':', from + 1);
  return piece.slice(from + 1, end < 0 ? undefined : end);
}
export const dueOf = (piece: Piece): Due => piece.slice(piece.lastIndexOf(':') + 1) as Due;

export const now = (kind: NowKind, subject?: string | number): Piece =>
  subject === undefined ? kind : `${kind}:${subject}`;
export const word = (kind: WordKind, subject: string | number, due: Due): Piece => `${kind}:${subject}:${due}`;

/** An offer that is being made. */
export type Draft = Omit<Offer, 'id'>;
export const pieces = (d: Draft, part: Part): readonly Piece[] => d[FIELD[part]];
export const isNow = (part: Part): boolean => part === 'give' || part === 'ask';
/** Whose goods, or whose words, these are. */
export const ownerOf = (d: Draft, part: Part): Seat => (part === 'give' || part === 'promise' ? d.sender : d.receiver);

/** QT-TALK-13: an offer is a set; its text has one order. */
function rank(part: Part, piece: Piece): number {
  const kinds: readonly string[] = isNow(part) ? NOW_KINDS : WORD_KINDS;
  return kinds.indexOf(kindOf(piece)) * DUES.length + Math.max(0, DUES.indexOf(dueOf(piece)));
}
export const withPiece = (d: Draft, part: Part, piece: Piece): Draft => ({
  ...d,
  [FIELD[part]]: [...pieces(d, part), piece].sort(
    (a, b) => rank(part, a) - rank(part, b) || (a < b ? -1 : a > b ? 1 : 0),
  ),
});

/** The text form of QT-TALK-13: `give gems:1 / ask help / promise loot:2:split`. */
export const textOf = (d: Draft): string =>
  PARTS.flatMap((part) => (pieces(d, part).length === 0 ? [] : `${part} ${pieces(d, part).join(', ')}`)).join(' / ');

/** What the receiver would have to send to say the same (QT-TALK-19). */
export const mirrored = (d: Draft): Draft => ({
  moment: d.moment,
  sender: d.receiver,
  receiver: d.sender,
  answers: 0,
  give: d.ask,
  ask: d.give,
  askWord: d.promise,
  promise: d.askWord,
});

/** A sentence of the player's own: one in an offer, because an answer carries one. */
export const OWN_WORD: Piece = word('word', 'own', 'judged');

const isTypeToken = (subject: string): subject is TypeToken => (TOKENS as readonly string[]).includes(subject);

/** A named card, or any card of a type (the dragon's covers those without one, QT-SETUP-10). */
export const matches = (subject: string, card: MonsterId): boolean => {
  if (!isTypeToken(subject)) return subject === card;
  const { type } = MONSTERS[card];
  return type === subject || (subject === 'dragon' && type === 'untyped');
};
