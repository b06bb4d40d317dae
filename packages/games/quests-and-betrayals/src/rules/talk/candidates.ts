// QT-TALK-5, QT-TALK-8, QT-TALK-9: every piece that could be laid into a part of an offer in this moment.
import type { Seat } from '@oubliette/engine';
import {
  DIE,
  type Due,
  GEMS,
  LONGEST_TRUCE,
  MONSTERS,
  MOST_GEMS,
  MOST_PIECES,
  MOST_RUNNING,
  type MonsterId,
  SENTENCES,
  TOKENS,
} from '../../cards/cards.ts';
import { bountyGems } from '../../powers/hunters-bounty.ts';
import { isChest } from '../../powers/mimic.ts';
import type { Piece, State } from '../../state.ts';
import { countIn, fits, isOfThisFight } from './check.ts';
import { isPayer, mayPayOnly } from './moments.ts';
import { type Draft, isNow, now, OWN_WORD, ownerOf, type Part, pieces, word } from './pieces.ts';

const GOODS = ['gems', 'item', 'spoils', 'quest'] as const;
const WORDS = ['loot', 'trophy', 'card', 'gems', 'item', 'spoils', 'quest', 'fist', 'help', 'truce', 'word'] as const;
type Kind = (typeof GOODS)[number] | (typeof WORDS)[number];

/** The kinds of which there is a piece that fits. */
export function kindsFor(s: State, d: Draft, part: Part): Kind[] {
  if (!isFree(s, d, part)) return [];
  const kinds: readonly Kind[] = isNow(part) ? GOODS : WORDS;
  return kinds.filter((kind) => ofKind(s, d, part, kind).some((piece) => fits(s, d, part, piece)));
}

/** QT-TALK-11: only pieces with which the offer could be sent. */
export const candidates = (s: State, d: Draft, part: Part, kind: string): Piece[] =>
  isFree(s, d, part) ? ofKind(s, d, part, kind as Kind).filter((piece) => fits(s, d, part, piece)) : [];

/** A free sentence fits wherever there is room for a word. */
export function hasCandidate(s: State, d: Draft, part: Part): boolean {
  if (!isFree(s, d, part) || countIn(d, part) >= MOST_PIECES) return false;
  if (!isNow(part) && !isFull(s, d, ownerOf(d, part))) return true;
  return kindsFor(s, d, part).length > 0;
}

/** QT-TALK-44: a call stands alone. QT-TRADE-8: a defender who pays out of turn gives, and asks for nothing. */
const isFree = (s: State, d: Draft, part: Part): boolean =>
  !d.ask.some((piece) => piece.startsWith('call')) && (part === 'give' || !mayPayOnly(s, d.sender, d.receiver));

function ofKind(s: State, d: Draft, part: Part, kind: Kind): Piece[] {
  const owner = ownerOf(d, part);
  if (isNow(part)) return goodsOf(s, d, part, owner, kind);
  const list = wordsOf(s, d, owner, kind);
  return isFull(s, d, owner) ? list.filter(isOfThisFight) : list; // QT-TALK-32
}

/** QT-TALK-8, QT-RULING-40 */
function goodsOf(s: State, d: Draft, part: Part, owner: Seat, kind: Kind): Piece[] {
  if (!isPayer(s, owner) && s.settings.helpGoods === 'principal') return [];
  const { gems, worn, loose, spoils, secondary } = s.players[owner]!;
  switch (kind) {
    case 'gems':
      return GEMS_NOW.slice(0, gems);
    case 'item':
      return [...worn, ...loose].map((item) => now('item', item));
    case 'spoils':
      return spoils.map((card) => now('spoils', card));
    default:
      // QT-TALK-11, QT-TALK-16: one's own quests by name, the other's as one piece without a face.
      if (owner === d.sender) return secondary.map((quest) => now('quest', quest));
      return secondary.length > 0 && !pieces(d, part).includes('quest') ? ['quest'] : [];
  }
}

function wordsOf(s: State, d: Draft, owner: Seat, kind: Kind): Piece[] {
  const { worn, loose, spoils, secondary } = s.players[owner]!;
  const due = (subject: string | number): Piece[] => duesOf(s, owner).map((when) => word(kind, subject, when));
  switch (kind) {
    case 'loot':
    case 'trophy':
    case 'card':
      return lootWords(s, owner, kind);
    case 'gems':
      return duesOf(s, owner).flatMap((when) => GEM_WORDS[when]);
    case 'item':
      return [...worn, ...loose].flatMap(due);
    case 'spoils':
      return [...spoils, ...TOKENS].flatMap(due);
    case 'quest':
      return secondary.length > 0 ? due('') : [];
    case 'fist':
      // QT-TALK-5: in an Arena a bystander's fist, or its absence, is in the offer from the start.
      return s.talk.moment !== 'A' || isPayer(s, owner) ? [word('fist', '', 'next-arena')] : [];
    case 'help':
      return [word('help', '', 'next-fight')];
    case 'truce':
      return TRUCE_ROUNDS.map((n) => word('truce', s.round + n - 1, 'round-end'));
    case 'word': {
      const said = d.askWord.includes(OWN_WORD) || d.promise.includes(OWN_WORD);
      return said ? SENTENCE_WORDS : ALL_SENTENCE_WORDS;
    }
  }
}

/** What the fight itself would yield. */
function lootWords(s: State, owner: Seat, kind: 'loot' | 'trophy' | 'card'): Piece[] {
  const { moment } = s.talk;
  if (!isPayer(s, owner)) return [];
  if (moment === 'A') return kind === 'loot' ? upTo(MOST_GEMS).map((n) => word('loot', n, 'after-win')) : [];
  if (moment !== 'D') return [];
  if (kind === 'card') return [word('card', '', 'split')];
  const monster = s.fight.monster as MonsterId;
  const { gems, trophies } = MONSTERS[monster];
  if (kind === 'trophy') return upTo(trophies).map((n) => word('trophy', n, 'split'));
  const most = gems + (isChest(monster) ? DIE : 0) + bountyGems(s);
  return upTo(most).map((n) => word('loot', n, 'split'));
}

type PayDue = Extract<Due, 'this-turn' | 'next-turn' | 'after' | 'after-win'>;

function duesOf(s: State, owner: Seat): readonly PayDue[] {
  if (!isPayer(s, owner)) return [];
  switch (s.talk.moment) {
    case 'A':
      return ['after', 'after-win'];
    case 'V2':
      return ['next-turn'];
    default:
      return owner === s.active ? ['this-turn', 'next-turn'] : ['next-turn'];
  }
}

/** QT-TALK-32 */
const isFull = (s: State, d: Draft, owner: Seat): boolean => runningWords(s, owner) + wordsIn(d, owner) >= MOST_RUNNING;

function runningWords(s: State, giver: Seat): number {
  let count = 0;
  for (const line of s.ledger)
    if (line.giver === giver && line.state === 'running' && !isOfThisFight(`::${line.due}`)) count++;
  return count;
}
const wordsIn = (d: Draft, owner: Seat): number =>
  (owner === d.sender ? d.promise : d.askWord).filter((piece) => !isOfThisFight(piece)).length;

/** QT-TALK-32, looked at once more when it is signed. */
export const hasRoomForWords = (s: State, d: Draft): boolean =>
  [d.sender, d.receiver].every(
    (seat) => wordsIn(d, seat) === 0 || runningWords(s, seat) + wordsIn(d, seat) <= MOST_RUNNING,
  );

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);

// Made once: these lists are looked at again and again while offers are put together.
const gemWords = (due: PayDue): Piece[] => upTo(MOST_GEMS).map((n) => word('gems', n, due));
const GEM_WORDS: Readonly<Record<PayDue, Piece[]>> = {
  'this-turn': gemWords('this-turn'),
  'next-turn': gemWords('next-turn'),
  after: gemWords('after'),
  'after-win': gemWords('after-win'),
};
const GEMS_NOW = upTo(GEMS).map((n) => now('gems', n));
const TRUCE_ROUNDS = upTo(LONGEST_TRUCE + 1);
const SENTENCE_WORDS = SENTENCES.map((sentence) => word('word', sentence, 'judged'));
const ALL_SENTENCE_WORDS = [...SENTENCE_WORDS, OWN_WORD];
