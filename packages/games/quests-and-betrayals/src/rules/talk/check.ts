// QT-TALK-7, QT-TALK-13 to QT-TALK-15: what an offer may hold, and whether it could be carried out at this instant.
import type { Seat } from '@oubliette/engine';
import { type ItemId, MOST_PIECES, MOST_SECONDARY, type QuestId } from '../../cards/cards.ts';
import type { Piece, State } from '../../state.ts';
import {
  type Draft,
  dueOf,
  kindOf,
  matches,
  ownerOf,
  PARTS,
  type Part,
  pieces,
  subjectOf,
  withPiece,
} from './pieces.ts';

const ONCE = ['gems', 'loot', 'trophy', 'fist', 'help', 'truce'];

/** QT-TALK-7, QT-TALK-13 */
export function isWellFormed(d: Draft): boolean {
  const { give, ask, askWord, promise } = d;
  if (give.length > MOST_PIECES || ask.length + askWord.length > MOST_PIECES || promise.length > MOST_PIECES)
    return false;
  return PARTS.every((part) => isSet(pieces(d, part))) && !namesTwice(give, promise) && !namesTwice(ask, askWord);
}

function isSet(list: readonly Piece[]): boolean {
  const said = list.map((piece) => (kindOf(piece) === 'word' ? piece : `${kindOf(piece)}:${subjectOf(piece)}`));
  if (new Set(said).size !== list.length) return false;
  return ONCE.every((kind) => list.filter((piece) => kindOf(piece) === kind).length <= 1);
}

/** What is given now is not also promised. */
const namesTwice = (nowPart: readonly Piece[], wordPart: readonly Piece[]): boolean =>
  nowPart.some((piece) =>
    wordPart.some((other) => {
      const kind = kindOf(piece);
      return (kind === 'item' || kind === 'spoils') && kindOf(other) === kind && subjectOf(other) === subjectOf(piece);
    }),
  );

/** What is asked for now and what is asked as a word count together. */
export const countIn = ({ give, ask, askWord, promise }: Draft, part: Part): number =>
  part === 'give' ? give.length : part === 'promise' ? promise.length : ask.length + askWord.length;

/** QT-TALK-11: one piece more, laid into an offer that could be sent as it is. */
export function fits(s: State, d: Draft, part: Part, piece: Piece): boolean {
  const { give, ask, askWord, promise } = d;
  const there = pieces(d, part);
  if (countIn(d, part) >= MOST_PIECES) return false;
  const kind = kindOf(piece);
  for (const other of there) {
    if (kindOf(other) !== kind) continue;
    if (ONCE.includes(kind) || subjectOf(other) === subjectOf(piece)) return false;
  }
  const partner = part === 'give' ? promise : part === 'promise' ? give : part === 'ask' ? askWord : ask;
  if (partner.length > 0 && namesTwice([piece], partner)) return false;
  if (!isThere(s, ownerOf(d, part), part, piece)) return false;
  return kind !== 'quest' || tooManyQuests(s, withPiece(d, part, piece)) === undefined;
}

/** QT-TALK-14, QT-TALK-22: the first piece that could not be honoured or handed over now. */
export function missing(s: State, d: Draft): Piece | undefined {
  for (const part of PARTS) {
    const owner = ownerOf(d, part);
    const gone = pieces(d, part).find((piece) => !isThere(s, owner, part, piece));
    if (gone !== undefined) return gone;
  }
  return tooManyQuests(s, d);
}

function isThere(s: State, owner: Seat, part: Part, piece: Piece): boolean {
  const { gems, worn, loose, spoils, secondary } = s.players[owner]!;
  const subject = subjectOf(piece);
  const isNowPart = part === 'give' || part === 'ask';
  switch (kindOf(piece)) {
    case 'gems':
      return !isNowPart || gems >= Number(subject);
    case 'item':
      return worn.includes(subject as ItemId) || loose.includes(subject as ItemId);
    case 'spoils':
      return spoils.some((card) => matches(subject, card));
    case 'quest':
      return subject === '' ? secondary.length > 0 : secondary.includes(subject as QuestId);
    case 'call':
      return s.ledger.some(({ number, state }) => number === Number(subject) && state === 'running');
    default:
      return true;
  }
}

const quests = (list: readonly Piece[]): Piece[] => list.filter((piece) => kindOf(piece) === 'quest');

/** QT-RULING-15, QT-RULING-38: nobody ends above three, counted after the whole exchange; nobody gives what is not there. */
function tooManyQuests(s: State, d: Draft): Piece | undefined {
  const [given, asked] = [quests(d.give), quests(d.ask)];
  const [mine, theirs] = [s.players[d.sender]!.secondary.length, s.players[d.receiver]!.secondary.length];
  if (asked.length > 0 && mine - given.length + asked.length > MOST_SECONDARY) return asked[0];
  if (given.length > 0 && theirs - asked.length + given.length > MOST_SECONDARY) return given[0];
  if (quests(d.promise).length > mine - given.length) return quests(d.promise)[0];
  if (quests(d.askWord).length > theirs - asked.length) return quests(d.askWord)[0];
  return undefined;
}

/** Words that are settled within the fight they were given for do not count against QT-TALK-32. */
export const isOfThisFight = (piece: Piece): boolean =>
  ['split', 'after', 'after-win', 'this-arena'].includes(dueOf(piece));
