// QT-TALK-24, QT-TALK-25: at the signature everything named for now changes hands in one step, and words are written down.
import { reveal, type Seat } from '@oubliette/engine';
import type { ItemId, MonsterId, QuestId, WordKind } from '../../cards/cards.ts';
import type { LedgerLine, Offer, Piece, State } from '../../state.ts';
import { w } from '../../state.ts';
import { gainItem, loseItem } from '../items.ts';
import { putQuest } from '../quests.ts';
import { judge } from './ledger.ts';
import { dueOf, kindOf, OWN_WORD, subjectOf } from './pieces.ts';
import { tellExchange, tellOffer } from './tell.ts';

export function carryOutOffer(s: State, offer: Offer, quest: QuestId | undefined): void {
  // QT-TALK-34: others now see who has given whom a word, which the whispered offer had not told them.
  if (s.settings.talk === 'whispered') reveal(s);
  s.deals.push(offer);
  tellOffer(s, 'signed', 'QT-TALK-24', offer);
  tellExchange(s, offer);
  const { sender, receiver } = offer;
  const asked = offer.ask.map((piece) => (piece === 'quest' ? `quest:${quest}` : piece));
  const moves = [
    ...offer.give.map((piece) => ({ piece, from: sender, to: receiver })),
    ...asked.map((piece) => ({ piece, from: receiver, to: sender })),
  ];
  // Everything leaves before anything arrives: a swap of two swords needs no third hand.
  for (const { piece, from } of moves) leave(s, from, piece);
  for (const { piece, from, to } of moves) arrive(s, from, to, piece);
  for (const piece of offer.askWord) write(s, offer, receiver, sender, piece);
  for (const piece of offer.promise) write(s, offer, sender, receiver, piece);
}

function leave(s: State, from: Seat, piece: Piece): void {
  const player = s.players[from]!;
  const subject = subjectOf(piece);
  switch (kindOf(piece)) {
    case 'gems':
      player.gems -= Number(subject);
      return;
    case 'item':
      loseItem(s, from, subject as ItemId);
      return;
    case 'spoils':
      player.spoils.splice(player.spoils.indexOf(subject as MonsterId), 1);
      return;
    case 'quest':
      player.secondary.splice(player.secondary.indexOf(subject as QuestId), 1);
      player.standing = player.standing.filter((one) => one !== subject);
      return;
    default:
  }
}

/** A helper who signs, or whose offer is signed, is the ally from now on. */
function arrive(s: State, from: Seat, to: Seat, piece: Piece): void {
  const player = s.players[to]!;
  const subject = subjectOf(piece);
  switch (kindOf(piece)) {
    case 'gems':
      player.gems += Number(subject);
      return;
    case 'item': {
      const then = gainItem(s, to, subject as ItemId);
      if (then !== undefined) w.raise(then);
      return;
    }
    case 'spoils':
      player.spoils.push(subject as MonsterId);
      return;
    case 'quest':
      reveal(s); // QT-TALK-16: its new owner looks at it
      putQuest(player.secondary, subject as QuestId);
      w.tell(() => ({
        type: 'quest-passed',
        rule: 'QT-TRADE-2',
        seat: from,
        toSeat: to,
        secret: { to: [from, to], quest: subject as QuestId },
      }));
      return;
    case 'call':
      judge(s, s.ledger.find(({ number }) => number === Number(subject))!, 'kept', 'QT-TALK-44');
      s.fight.ally = from;
      break;
    default:
      s.fight.ally = from;
  }
  w.tell(() => ({ type: 'allied', rule: 'QT-DUNGEON-5', seat: from, toSeat: to }));
}

/** Outside an exchange: one thing for a word that was given before. */
export function handOver(s: State, from: Seat, to: Seat, piece: Piece, rule: string): void {
  const hidden = kindOf(piece) === 'quest';
  w.tell(() => ({ type: 'handed-over', rule, seat: from, toSeat: to, thing: hidden ? 'quest' : piece }));
  leave(s, from, piece);
  arrive(s, from, to, piece);
}

/** QT-TALK-37. A word for the giver's next turn skips the end of the one that is going on. */
function write(s: State, offer: Offer, giver: Seat, receiver: Seat, piece: Piece): void {
  const due = dueOf(piece);
  const kind = kindOf(piece) as WordKind;
  const skipsOne =
    (due === 'next-turn' && giver === s.active) ||
    (due === 'next-fight' && offer.moment === 'D' && receiver === s.active);
  const line: LedgerLine = {
    number: s.ledger.length + 1,
    round: s.round,
    moment: offer.moment,
    giver,
    receiver,
    kind,
    subject: subjectOf(piece),
    due,
    offer: offer.id,
    state: 'running',
    delivered: 0,
    plundered: false,
    called: false,
    turns: skipsOne ? 1 : 0,
    ...(piece === OWN_WORD && offer.text !== undefined ? { text: offer.text } : {}),
  };
  s.ledger.push(line);
}
