// An offer being composed: its pieces, and the next answer that brings it closer to the goal.
import type { Seat } from '@oubliette/engine';
import { type Draft, dueOf, kindOf, type Part, subjectOf } from '@oubliette/quests-and-betrayals/reading';
import type { AskNow } from '../../../session/now.ts';
import type { View } from '../reading.ts';

const PARTS: readonly Part[] = ['give', 'ask', 'ask-word', 'promise'];
const FIELDS = { give: 'give', ask: 'ask', 'ask-word': 'askWord', promise: 'promise' } as const;

export interface OfferPiece {
  readonly part: Part;
  readonly piece: string;
  /** The player's sentence, for the piece that carries one. */
  readonly text?: string;
}

/** The goal: the offer that the player wants, with its receiver, subject and pieces. */
export interface Goal {
  /** `seat:2`, or `counter:7` for a counter-offer. */
  readonly to: string;
  readonly about?: string;
  readonly pieces: readonly OfferPiece[];
}

/** The goal without an offer: everything is taken back. */
export const NOBODY = 'nobody';

/** The pieces of a part. */
export const piecesIn = (draft: Pick<Draft, 'give' | 'ask' | 'askWord' | 'promise'>, part: Part): readonly string[] =>
  draft[FIELDS[part]];

/** The subject of an offer is in it from the start (QT-TALK-5, QT-TALK-44): it cannot be removed alone. */
export const isOpening = (part: Part, piece: string): boolean =>
  part === 'give' || part === 'ask'
    ? kindOf(piece) === 'help' || kindOf(piece) === 'call'
    : dueOf(piece) === 'this-arena';

/** The offer that a seat is composing; undefined before it has a receiver. */
export function draftOf(game: View, me: Seat, talk: AskNow | undefined): Draft | undefined {
  const about = talk?.about as ({ toSeat: Seat } & Pick<Draft, 'give' | 'ask' | 'askWord' | 'promise'>) | undefined;
  if (talk === undefined || about === undefined || talk.kind === 'talk-to') return undefined;
  const { toSeat, give, ask, askWord, promise } = about;
  return { moment: game.moment ?? 'V1', sender: me, receiver: toSeat, answers: 0, give, ask, askWord, promise };
}

/** The offer as the player wants it, before all of it has been answered. */
export function wantedDraft(game: View, me: Seat, { to, pieces }: Goal, current: Draft | undefined): Draft | undefined {
  const [how, id] = to.split(':');
  const receiver = how === 'counter' ? game.offers.find((offer) => `${offer.id}` === id)?.sender : Number(id);
  if (to === NOBODY || receiver === undefined) return undefined;
  const opening = current?.receiver === receiver ? current : undefined;
  const inPart = (part: Part): string[] => [
    ...(opening === undefined ? [] : piecesIn(opening, part).filter((piece) => isOpening(part, piece))),
    ...pieces.filter((one) => one.part === part).map(({ piece }) => piece),
  ];
  return {
    moment: game.moment ?? 'V1',
    sender: me,
    receiver,
    answers: how === 'counter' ? Number(id) : 0,
    give: inPart('give'),
    ask: inPart('ask'),
    askWord: inPart('ask-word'),
    promise: inPart('promise'),
  };
}

/** All pieces except the opening ones. */
export const addedPieces = (draft: Pick<Draft, 'give' | 'ask' | 'askWord' | 'promise'>): OfferPiece[] =>
  PARTS.flatMap((part) =>
    piecesIn(draft, part)
      .filter((piece) => !isOpening(part, piece))
      .map((piece) => ({ part, piece })),
  );

export type NextAnswer = { readonly option: string; readonly text?: string } | 'back' | 'done';

const same = (a: OfferPiece, b: OfferPiece): boolean => a.part === b.part && a.piece === b.piece;

/** Whether the answers since the last complete piece lead to this one. Choices with one option were never asked. */
function leadsTo({ soFar }: AskNow, { part, piece }: OfferPiece): boolean {
  const wanted: Readonly<Record<string, string>> = {
    'talk-part': part,
    'talk-piece': kindOf(piece),
    'talk-which': subjectOf(piece),
  };
  return soFar
    .slice(soFar.findLastIndex(({ kind }) => kind === 'talk-part'))
    .every(({ kind, option }) => wanted[kind] === undefined || wanted[kind] === option);
}

/** The next answer towards the goal; `back`: take an answer back; `done`: nothing more can be done. */
export function nextAnswer(goal: Goal, talk: AskNow, draft: Draft | undefined): NextAnswer {
  const answered = talk.soFar.map(({ option }) => option);
  const offers = (option: string): NextAnswer => (talk.options.includes(option) ? { option } : 'done');
  if (talk.kind === 'talk-to' || draft === undefined) return offers(goal.to);
  if (answered[0] !== goal.to) return 'back';
  if (talk.kind === 'talk-open') return goal.about === undefined ? 'done' : offers(goal.about);
  const opened = talk.soFar.find(({ kind }) => kind === 'talk-open')?.option;
  if (goal.about !== undefined && opened !== undefined && opened !== goal.about) return 'back';
  const added = addedPieces(draft);
  if (added.some((one) => !goal.pieces.some((wanted) => same(one, wanted)))) return 'back';
  const wish = goal.pieces.find((wanted) => !added.some((one) => same(one, wanted)));
  if (wish === undefined) return talk.kind === 'talk-part' ? 'done' : 'back';
  if (talk.kind !== 'talk-part' && !leadsTo(talk, wish)) return 'back';
  switch (talk.kind) {
    case 'talk-part':
      return offers(wish.part);
    case 'talk-piece':
      return offers(kindOf(wish.piece));
    case 'talk-which': {
      const option = subjectOf(wish.piece);
      if (!talk.options.includes(option)) return 'done';
      return wish.text === undefined ? { option } : { option, text: wish.text };
    }
    case 'talk-due':
      return offers(dueOf(wish.piece));
    default:
      return 'done';
  }
}
