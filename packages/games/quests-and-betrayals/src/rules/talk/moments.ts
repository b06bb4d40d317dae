// QT-TALK-1 to QT-TALK-6: when people may talk, and with whom.
import { reveal, type Seat } from '@oubliette/engine';
import { isHidden } from '../../powers/thick-fog.ts';
import { NOBODY, type State, type TalkMoment, w } from '../../state.ts';

/** QT-TALK-26: nothing is carried from one moment into the next. */
export function startMoment(s: State, moment: TalkMoment): void {
  s.talk.moment = moment;
}

export function endMoment(s: State): void {
  const { talk } = s;
  if (talk.moment === 'none') return;
  for (const { id, sender, receiver } of talk.standing)
    w.tell(() => ({ type: 'offer-expired', rule: 'QT-TALK-26', offer: id, seat: sender, toSeat: receiver }));
  reveal(s); // drafts are dropped with the moment: nobody goes back before it alone
  talk.standing = [];
  talk.sent.fill(0);
  talk.closed.fill(false);
  talk.moment = 'none';
  if (s.core.aside.some(({ kind }) => kind === 'talk' || kind === 'deal'))
    s.core.aside = s.core.aside.filter(({ kind }) => kind !== 'talk' && kind !== 'deal');
}

const isPrincipal = (s: State, seat: Seat): boolean => seat === s.fight.attacker || seat === s.fight.defender;

/** QT-TALK-2, QT-TRADE-1, QT-TRADE-9, QT-TRADE-12, QT-ARENA-3, QT-RULING-18: these two may deal at all in this moment. */
export function mayDeal(s: State, a: Seat, b: Seat): boolean {
  if (a === b) return false;
  switch (s.talk.moment) {
    case 'V1':
      return a === s.active || b === s.active;
    case 'V2':
      return a === s.active || b === s.active || mayPayOnly(s, a, b) || mayPayOnly(s, b, a);
    case 'D':
      // QT-TALK-25: with an ally there is nothing left to talk about. QT-TALK-4: nor with somebody who cannot be one.
      return (a === s.active || b === s.active) && s.fight.ally === NOBODY && canHelp(s, a === s.active ? b : a);
    case 'A':
      return isPrincipal(s, a) !== isPrincipal(s, b) && canHelp(s, isPrincipal(s, a) ? b : a);
    case 'none':
      return false;
  }
}

/** QT-TALK-4 */
export const canHelp = (s: State, seat: Seat): boolean => !s.players[seat]!.petrified && !isHidden(s);

/** QT-TRADE-8: an Arena's defender pays the bystanders of that Arena in a turn that is not the defender's. */
export const mayPayOnly = (s: State, sender: Seat, receiver: Seat): boolean =>
  s.talk.moment === 'V2' &&
  sender === s.fallen.defender &&
  receiver !== s.fallen.attacker &&
  receiver !== s.fallen.defender &&
  receiver !== s.active;

const pair = (s: State, a: Seat, b: Seat): number => Math.min(a, b) * s.players.length + Math.max(a, b);
export const isClosed = (s: State, a: Seat, b: Seat): boolean => s.talk.closed[pair(s, a, b)]!;
export function close(s: State, a: Seat, b: Seat): void {
  s.talk.closed[pair(s, a, b)] = true;
}

export const sentTo = (s: State, sender: Seat, receiver: Seat): number =>
  s.talk.sent[sender * s.players.length + receiver]!;
export function countSent(s: State, sender: Seat, receiver: Seat): void {
  s.talk.sent[sender * s.players.length + receiver]!++;
}

/** QT-TALK-28: a principal who is done sends nothing more. */
export function isDone(s: State, seat: Seat): boolean {
  const top = s.core.stack.at(-1);
  return top?.proc === 'arena-talk' && (top.drafts[seat]?.length ?? 0) > 0;
}

/** The player whose expedition or Arena it is: the only one who pays before a fight (QT-RULING-40). */
export const isPayer = (s: State, seat: Seat): boolean =>
  s.talk.moment === 'A' ? isPrincipal(s, seat) : s.talk.moment === 'D' ? seat === s.active : true;
