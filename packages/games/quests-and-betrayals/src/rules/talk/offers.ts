// QT-TALK-17 to QT-TALK-30: the life of an offer, from the sender's signature to whatever ends it.
import type { Beside, Seat } from '@oubliette/engine';
import { type QuestId, REASONS, type Reason } from '../../cards/cards.ts';
import type { Frame, Offer, State } from '../../state.ts';
import { NOBODY, w } from '../../state.ts';
import { hasRoomForWords } from './candidates.ts';
import { missing } from './check.ts';
import { close, countSent, isClosed, mayDeal } from './moments.ts';
import { type Draft, kindOf, OWN_WORD, subjectOf } from './pieces.ts';
import { carryOutOffer } from './sign.ts';
import { tellOffer, tellRefusal } from './tell.ts';

/** QT-TALK-17, QT-TALK-19, QT-TALK-27 */
export function sendOffer(s: State, draft: Draft, text?: string): void {
  const { talk } = s;
  const answered = talk.standing.find((o) => o.id === draft.answers);
  const said = text === undefined || !saysOwn(draft) ? {} : { text };
  const offer: Offer = { id: ++talk.offers, ...draft, answers: answered?.id ?? 0, ...said };
  countSent(s, offer.sender, offer.receiver);
  // A counter-offer takes the place of the one it answers: the others keep theirs, and views change little.
  if (answered === undefined) talk.standing.push(offer);
  else talk.standing = talk.standing.map((o) => (o === answered ? offer : o));
  noteCall(s, offer, true);
  tellOffer(
    s,
    answered === undefined ? 'offered' : 'countered',
    answered === undefined ? 'QT-TALK-17' : 'QT-TALK-19',
    offer,
  );
}

/** QT-TALK-36: a sentence belongs to the piece that announces it, and to no other offer. */
const saysOwn = (draft: Draft): boolean => [...draft.promise, ...draft.askWord].includes(OWN_WORD);

/** QT-TALK-44: a line knows that it has been called on. */
function noteCall(s: State, offer: Offer, called: boolean): void {
  const call = offer.ask.find((piece) => kindOf(piece) === 'call');
  const line = call === undefined ? undefined : s.ledger.find(({ number }) => number === Number(subjectOf(call)));
  if (line !== undefined) line.called = called;
}

function end(s: State, offer: Offer): void {
  s.talk.standing = s.talk.standing.filter((o) => o !== offer);
}

/** QT-TALK-22 */
export function dropFallenOffers(s: State): void {
  if (s.talk.standing.length === 0) return;
  for (const offer of [...s.talk.standing]) {
    const piece = missing(s, offer);
    if (piece === undefined) continue;
    end(s, offer);
    const { id, sender, receiver } = offer;
    w.tell(() => ({
      type: 'offer-fell',
      rule: 'QT-TALK-22',
      offer: id,
      seat: sender,
      toSeat: receiver,
      secret: { to: [sender, receiver], missing: kindOf(piece) },
    }));
  }
}

type DealOption = `${'sign' | 'refuse' | 'withdraw'}:${number}`;
type DealSteps = { deal: DealOption; 'deal-reason': Reason; 'deal-quest': QuestId };

const offerIn = (s: State, option: string | undefined): Offer | undefined =>
  s.talk.standing.find(({ id }) => id === Number(option?.split(':')[1]));
/** Whose offer this seat is about to refuse. */
export const refusedSender = (s: State, seat: Seat): Seat | undefined =>
  offerIn(s, s.core.aside.find((draft) => draft.kind === 'deal' && draft.seat === seat)?.steps[0])?.sender;
const asksQuest = (offer: Offer | undefined): boolean => offer?.ask.includes('quest') === true;

/** QT-TALK-18, QT-TALK-21. Countering begins a draft of one's own. */
export const deal: Beside<State, Frame, DealSteps> = {
  step(s, _seat, [option, more]) {
    if (option === undefined) return 'deal';
    if (more !== undefined) return undefined;
    if (option.startsWith('refuse')) return 'deal-reason';
    return option.startsWith('sign') && asksQuest(offerIn(s, option)) ? 'deal-quest' : undefined;
  },
  options(s, seat, [option], can) {
    if (option !== undefined) {
      if (option.startsWith('refuse')) for (const reason of REASONS) can.add(reason);
      else for (const quest of s.players[seat]!.secondary) can.add(quest);
      return;
    }
    for (const offer of s.talk.standing) {
      if (offer.receiver === seat) {
        can.add(`sign:${offer.id}`, hasRoomForWords(s, offer) ? undefined : 'QT-TALK-32');
        can.add(`refuse:${offer.id}`);
      }
      if (offer.sender === seat) can.add(`withdraw:${offer.id}`);
    }
  },
  carryOut(s, _seat, [option, more]) {
    const offer = offerIn(s, option)!;
    end(s, offer);
    if (option!.startsWith('sign')) return sign(s, offer, more as QuestId | undefined);
    const withdrawn = option!.startsWith('withdraw');
    if (!withdrawn) {
      tellRefusal(s, offer, more as Reason);
      return undefined;
    }
    noteCall(s, offer, false);
    const { id, sender, receiver } = offer;
    w.tell(() => ({ type: 'withdrawn', rule: 'QT-TALK-21', offer: id, seat: sender, toSeat: receiver }));
    return undefined;
  },
  about(s, _seat, [option]) {
    const offer = offerIn(s, option);
    return offer === undefined ? undefined : { fromSeat: offer.sender, offer: offer.id };
  },
};

/** QT-TALK-20: of two standing side by side the other ends. QT-TALK-25: with an ally, all of this moment do. */
function sign(s: State, offer: Offer, quest: QuestId | undefined): Frame | undefined {
  carryOutOffer(s, offer, quest);
  const hasAlly = s.talk.moment === 'D' && s.fight.ally !== NOBODY;
  for (const other of [...s.talk.standing]) {
    const beside = other.sender === offer.sender && other.receiver === offer.receiver;
    if (!beside && !hasAlly) continue;
    end(s, other);
    const { id, sender, receiver } = other;
    w.tell(() => ({
      type: 'offer-expired',
      rule: hasAlly ? 'QT-TALK-25' : 'QT-TALK-20',
      offer: id,
      seat: sender,
      toSeat: receiver,
    }));
  }
  return undefined;
}

type EnoughOption = `seat:${Seat}` | 'all';
const ENOUGH: readonly EnoughOption[] = ['seat:0', 'seat:1', 'seat:2', 'seat:3', 'seat:4', 'seat:5'];

/** QT-TALK-30 */
export const enough: Beside<State, Frame, { enough: EnoughOption }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'enough' : undefined),
  options(s, seat, _steps, can) {
    if (s.talk.moment === 'none') return;
    let open = false;
    for (let other = 0; other < s.players.length; other++) {
      if (!mayDeal(s, seat, other) || isClosed(s, seat, other)) continue;
      can.add(ENOUGH[other]!);
      open = true;
    }
    if (open) can.add('all');
  },
  carryOut(s, seat, [option]) {
    s.players.forEach((_, other) => {
      if (other === seat || (option !== 'all' && option !== `seat:${other}`)) return;
      if (!mayDeal(s, seat, other) || isClosed(s, seat, other)) return;
      close(s, seat, other);
      for (const offer of [...s.talk.standing]) {
        const between =
          (offer.sender === seat && offer.receiver === other) || (offer.sender === other && offer.receiver === seat);
        if (between) end(s, offer);
      }
      w.tell(() => ({ type: 'enough', rule: 'QT-TALK-30', seat, toSeat: other }));
    });
  },
};
