// QT-TALK-37 to QT-TALK-47: the ledger keeps every word, and the game itself judges those whose subject it can see.
import { reveal, type Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId } from '../../cards/cards.ts';
import type { LedgerLine, LineState, Side, State } from '../../state.ts';
import { NOBODY, w } from '../../state.ts';
import { canHelp } from './moments.ts';
import { matches } from './pieces.ts';

export const running = (s: State): LedgerLine[] => s.ledger.filter((line) => line.state === 'running');

/** QT-TALK-38. QT-TALK-42: a player who has broken a promise is owed nothing more for it. */
export function judge(s: State, line: LedgerLine, state: LineState, rule: string): void {
  if (line.state !== 'running') return;
  if (s.settings.talk === 'whispered') reveal(s); // QT-TALK-34: its seal is broken for the others
  line.state = state;
  const { number, giver, receiver, kind, delivered } = line;
  w.tell(() => ({
    type: 'judged',
    rule,
    line: number,
    seat: giver,
    toSeat: receiver,
    word: kind,
    verdict: state,
    delivered,
  }));
  if (state !== 'broken') return;
  for (const other of running(s))
    if (other.offer === line.offer && other.giver === receiver) judge(s, other, 'void', 'QT-TALK-42');
}

/** QT-TALK-41: all that was named, or less. */
export function judgeDelivery(s: State, line: LedgerLine, delivered: number, named: number): void {
  line.delivered = delivered;
  judge(s, line, delivered >= named ? 'kept' : 'broken', 'QT-TALK-41');
}

/** QT-TALK-39: the split itself settles the words on the loot. A smaller yield makes a smaller debt. */
export function judgeSplit(s: State): void {
  const { ally, shareGems, shareTrophies, shareCard, gems } = s.fight;
  for (const line of running(s)) {
    if (line.due !== 'split') continue;
    const mine = line.receiver === ally;
    if (line.kind === 'loot') judgeDelivery(s, line, mine ? shareGems : 0, Math.min(Number(line.subject), gems));
    else if (line.kind === 'trophy') judgeDelivery(s, line, mine ? shareTrophies : 0, Number(line.subject));
    else judgeDelivery(s, line, mine && shareCard ? 1 : 0, 1);
  }
}

/** QT-TALK-42: words on a loot that never came. */
export function endFightWords(s: State): void {
  for (const line of running(s)) if (line.due === 'split') judge(s, line, 'void', 'QT-TALK-42');
}

/** QT-TALK-44, when the active player has answered `fight` or `flee`. */
export function judgeHelp(s: State, fights: boolean): void {
  for (const line of running(s)) {
    if (line.kind !== 'help' || line.receiver !== s.active) continue;
    if (line.turns > 0) {
      line.turns--; // given in this very talk: it means the next fight
      continue;
    }
    if (!canHelp(s, line.giver)) continue;
    const refused = fights && s.fight.ally === NOBODY && line.called;
    judge(s, line, refused ? 'broken' : 'void', 'QT-TALK-44');
  }
}

/** QT-TALK-43 */
export function breakTruces(s: State): void {
  const { attacker, defender } = s.fight;
  for (const line of running(s))
    if (line.kind === 'truce' && line.giver === attacker && line.receiver === defender)
      judge(s, line, 'broken', 'QT-TALK-43');
}

export function endTruces(s: State): void {
  for (const line of running(s))
    if (line.kind === 'truce' && Number(line.subject) <= s.round) judge(s, line, 'kept', 'QT-TALK-43');
}

/** QT-TALK-43: fists are judged when the hands are open; QT-TALK-42: not those of somebody who could not come. */
export function judgeFists(s: State): void {
  const { attacker, defender, fists } = s.fight;
  for (const line of running(s)) {
    if (line.kind !== 'fist' && line.kind !== 'aside') continue;
    const side: Side = line.receiver === attacker ? 'attacker' : line.receiver === defender ? 'defender' : 'none';
    const isPrincipal = line.giver === attacker || line.giver === defender;
    if (side === 'none' || isPrincipal) continue;
    if (s.players[line.giver]!.petrified) {
      judge(s, line, 'void', 'QT-TALK-42');
      continue;
    }
    const hand = fists[line.giver]!;
    const kept = line.kind === 'fist' ? hand === side : hand === 'none' || hand === side;
    judge(s, line, kept ? 'kept' : 'broken', 'QT-TALK-43');
  }
}

/** QT-TALK-42: remembered until the word falls due. */
export function notePlunder(s: State, victim: Seat, thing: string): void {
  for (const line of running(s)) {
    if (line.giver !== victim) continue;
    const named = line.kind === 'item' && line.subject === thing;
    const ofKind = line.kind === 'spoils' && thing in MONSTERS && matches(line.subject, thing as MonsterId);
    if (named || ofKind) line.plundered = true;
  }
}

/** QT-TALK-47 */
export function endLedger(s: State): void {
  for (const line of running(s)) {
    if (line.kind === 'truce') judge(s, line, 'kept', 'QT-TALK-47');
    else judge(s, line, line.kind === 'word' ? 'unjudged' : 'void', 'QT-TALK-47');
  }
}
