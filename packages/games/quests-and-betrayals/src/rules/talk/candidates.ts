// QT-TALK-5, QT-TALK-8, QT-TALK-9: every piece that could be laid into a part of an offer in this moment.
import type { Seat } from '@oubliette/engine';
import {
  type Due,
  LONGEST_TRUCE,
  MONSTERS,
  type MonsterId,
  MOST_GEMS,
  MOST_RUNNING,
  SENTENCES,
  TOKENS,
} from '../../cards/cards.ts';
import type { Piece, State } from '../../state.ts';
import { fits, isOfThisFight } from './check.ts';
import { isPayer, mayPayOnly } from './moments.ts';
import { type Draft, isNow, now, ownerOf, type Part, pieces, word } from './pieces.ts';

const MIMIC_GEMS = 8;
const BOUNTY_GEMS = 2;

/** QT-TALK-11: only pieces with which the offer could be sent. */
export function candidates(s: State, d: Draft, part: Part): Piece[] {
  if (!isFree(s, d, part)) return [];
  return pool(s, d, part).filter((piece) => fits(s, d, part, piece));
}

/** Whether there is any: the first one is mostly enough to know. */
export const hasCandidate = (s: State, d: Draft, part: Part): boolean =>
  isFree(s, d, part) && pool(s, d, part).some((piece) => fits(s, d, part, piece));

/** QT-TALK-44: a call stands alone. QT-TRADE-8: a defender who pays out of turn gives, and asks for nothing. */
const isFree = (s: State, d: Draft, part: Part): boolean =>
  !d.ask.some((piece) => piece.startsWith('call')) && (part === 'give' || !mayPayOnly(s, d.sender, d.receiver));

function pool(s: State, d: Draft, part: Part): Piece[] {
  const owner = ownerOf(d, part);
  return isNow(part) ? goods(s, d, part, owner) : words(s, d, owner);
}


/** QT-TALK-8, QT-RULING-40 */
function goods(s: State, d: Draft, part: Part, owner: Seat): Piece[] {
  if (!isPayer(s, owner) && s.settings.helpGoods === 'principal') return [];
  const { gems, worn, loose, spoils, secondary } = s.players[owner]!;
  const list: Piece[] = [];
  for (let n = 1; n <= gems; n++) list.push(now('gems', n));
  for (const item of [...worn, ...loose]) list.push(now('item', item));
  for (const card of spoils) list.push(now('spoils', card));
  // QT-TALK-11, QT-TALK-16: one's own quests by name, the other's as one piece without a face.
  if (owner === d.sender) for (const quest of secondary) list.push(now('quest', quest));
  else if (secondary.length > 0 && !pieces(d, part).includes('quest')) list.push('quest');
  return list;
}

function words(s: State, d: Draft, owner: Seat): Piece[] {
  const list = [...lootWords(s, owner), ...payableWords(s, owner), ...deeds(s, owner)];
  const full = runningWords(s, owner) + wordsIn(d, owner) >= MOST_RUNNING;
  return full ? list.filter(isOfThisFight) : list; // QT-TALK-32
}

const runningWords = (s: State, giver: Seat): number =>
  s.ledger.filter((line) => line.giver === giver && line.state === 'running' && !isOfThisFight(`::${line.due}`)).length;
const wordsIn = (d: Draft, owner: Seat): number =>
  (owner === d.sender ? d.promise : d.askWord).filter((piece) => !isOfThisFight(piece)).length;

/** QT-TALK-32, looked at once more when it is signed. */
export const hasRoomForWords = (s: State, d: Draft): boolean =>
  [d.sender, d.receiver].every((seat) => wordsIn(d, seat) === 0 || runningWords(s, seat) + wordsIn(d, seat) <= MOST_RUNNING);

/** What the fight itself would yield. */
function lootWords(s: State, owner: Seat): Piece[] {
  const { moment } = s.talk;
  if (!isPayer(s, owner) || (moment !== 'D' && moment !== 'A')) return [];
  if (moment === 'A') return upTo(MOST_GEMS).map((n) => word('loot', n, 'after-win'));
  const monster = s.fight.monster as MonsterId;
  const { gems, trophies } = MONSTERS[monster];
  const most = gems + (monster === 'mimic' ? MIMIC_GEMS : 0) + (s.bounty ? BOUNTY_GEMS : 0);
  return [
    ...upTo(most).map((n) => word('loot', n, 'split')),
    ...upTo(trophies).map((n) => word('trophy', n, 'split')),
    word('card', '', 'split'),
  ];
}

function payableWords(s: State, owner: Seat): Piece[] {
  if (!isPayer(s, owner)) return [];
  const { worn, loose, spoils, secondary } = s.players[owner]!;
  return duesOf(s, owner).flatMap((due) => [
    ...upTo(MOST_GEMS).map((n) => word('gems', n, due)),
    ...[...worn, ...loose].map((item) => word('item', item, due)),
    ...spoils.map((card) => word('spoils', card, due)),
    ...TOKENS.map((type) => word('spoils', type, due)),
    ...(secondary.length > 0 ? [word('quest', '', due)] : []),
  ]);
}

function duesOf(s: State, owner: Seat): readonly Due[] {
  switch (s.talk.moment) {
    case 'A':
      return ['after', 'after-win'];
    case 'V2':
      return ['next-turn'];
    default:
      return owner === s.active ? ['this-turn', 'next-turn'] : ['next-turn'];
  }
}

function deeds(s: State, owner: Seat): Piece[] {
  const list: Piece[] = [];
  // QT-TALK-5: in an Arena a bystander's fist, or its absence, is in the offer from the start.
  if (s.talk.moment !== 'A' || isPayer(s, owner)) list.push(word('fist', '', 'next-arena'));
  list.push(word('help', '', 'next-fight'));
  for (let r = s.round; r <= s.round + LONGEST_TRUCE; r++) list.push(word('truce', r, 'round-end'));
  for (const sentence of SENTENCES) list.push(word('word', sentence, 'judged'));
  return list;
}

const upTo = (n: number): number[] => Array.from({ length: n }, (_, i) => i + 1);
