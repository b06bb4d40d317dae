// QT-TALK-39 to QT-TALK-46: words are paid when they fall due, or early; free words are judged by whom they were given to.
import { type Beside, perSeat, type Seat } from '@oubliette/engine';
import { type ItemId, MOST_SECONDARY, type MonsterId, type QuestId } from '../../cards/cards.ts';
import type { Frame, LedgerLine, State } from '../../state.ts';
import { w } from '../../state.ts';
import { openTable } from '../open-table.ts';
import { claimsOpen } from '../quests.ts';
import { judge, judgeDelivery, running } from './ledger.ts';
import { matches } from './pieces.ts';
import { handOver } from './sign.ts';

/** The end of a turn: what its player owes by then. */
export function settleTurn(s: State): Frame | undefined {
  const due = running(s).filter((line) => {
    if (line.giver !== s.active || (line.due !== 'this-turn' && line.due !== 'next-turn')) return false;
    if (line.turns === 0) return true;
    line.turns--;
    return false;
  });
  return start(s, due);
}

/** After an Arena: the attacker, then the defender, who pays although it is not the defender's turn (QT-TRADE-8). */
export function settleArena(s: State): Frame | undefined {
  const { attacker, defender, won } = s.fight;
  const due: LedgerLine[] = [];
  for (const giver of [attacker, defender]) {
    for (const line of running(s)) {
      if (line.giver !== giver || (line.due !== 'after' && line.due !== 'after-win')) continue;
      if (line.due === 'after-win' && won !== (giver === attacker)) judge(s, line, 'void', 'QT-TALK-42');
      else due.push(line);
    }
  }
  return start(s, due);
}

function start(s: State, due: readonly LedgerLine[]): Frame | undefined {
  s.due = due.filter((line) => !judgeWithoutAsking(s, line)).map(({ number }) => number);
  return s.due.length === 0 ? undefined : { proc: 'settle', drafts: perSeat(s.players.length) };
}

/** QT-TALK-42: what was plundered is forgiven; what is missing for any other reason is broken. */
function judgeWithoutAsking(s: State, line: LedgerLine): boolean {
  if (deliverables(s, line, s.players[line.giver]!.gems).length > 1) return false;
  const forgiven =
    line.plundered ||
    (line.kind === 'quest' && isFull(s, line.receiver) && s.players[line.giver]!.secondary.length > 0);
  judge(s, line, forgiven ? 'void' : 'broken', 'QT-TALK-42');
  return true;
}
const isFull = (s: State, seat: Seat): boolean => s.players[seat]!.secondary.length >= MOST_SECONDARY;

/** QT-TRADE-6, QT-TRADE-7, QT-TRADE-13: everything the giver may hand over for this line, `hold` (or no gem) among it. */
function deliverables(s: State, line: LedgerLine, gems: number): string[] {
  const { worn, loose, spoils, secondary } = s.players[line.giver]!;
  const { kind, subject } = line;
  switch (kind) {
    case 'gems':
    case 'loot':
      return Array.from({ length: Math.min(gems, Number(subject)) + 1 }, (_, n) => `${n}`);
    case 'item':
      return [...worn, ...loose].includes(subject as ItemId) ? [subject, 'hold'] : ['hold'];
    case 'spoils':
      return [...spoils.filter((card) => matches(subject, card)), 'hold'];
    default:
      return isFull(s, line.receiver) ? ['hold'] : [...secondary, 'hold'];
  }
}

const lineOf = (s: State, number: number): LedgerLine => s.ledger[number - 1]!;
const dueOf = (s: State, seat: Seat): LedgerLine[] =>
  s.due.map((number) => lineOf(s, number)).filter((line) => line.giver === seat);

/** What is left of the purse after what was already laid aside in this draft; a thing is laid aside once. */
function stillDeliverable(s: State, seat: Seat, draft: readonly string[]): string[] {
  const lines = dueOf(s, seat);
  const spent = draft.reduce((sum, option) => sum + (/^\d+$/.test(option) ? Number(option) : 0), 0);
  const gems = s.players[seat]!.gems - spent;
  return deliverables(s, lines[draft.length]!, gems).filter(
    (option) => option === 'hold' || !draft.includes(option) || /^\d+$/.test(option),
  );
}

export const settle = openTable(
  w.allAtOnce('settle', {
    seats: (s) => [...new Set(s.due.map((number) => lineOf(s, number).giver))],
    step: (s, seat, draft) => (draft.length < dueOf(s, seat).length ? 'settle' : undefined),
    options(s, seat, draft, can) {
      for (const option of stillDeliverable(s, seat, draft)) can.add(option);
    },
    commit(s, drafts) {
      const at = drafts.map(() => 0);
      for (const number of s.due) {
        const line = lineOf(s, number);
        deliver(s, line, drafts[line.giver]![at[line.giver]!++]!);
      }
      s.due = [];
    },
    about(s, seat, draft) {
      const line = dueOf(s, seat)[draft.length];
      return line === undefined ? undefined : { toSeat: line.receiver, word: line.kind, subject: line.subject };
    },
    quiet: ['talk', 'deal', 'enough', 'ledger'],
  }),
);

/** A quest that a claim has taken away meanwhile cannot be handed over any more. */
function deliver(s: State, line: LedgerLine, option: string): void {
  if (line.state !== 'running') return;
  if (!deliverables(s, line, s.players[line.giver]!.gems).includes(option)) {
    judge(s, line, 'broken', 'QT-TALK-41');
    return;
  }
  if (line.kind === 'gems' || line.kind === 'loot') {
    const gems = Number(option);
    if (gems > 0) handOver(s, line.giver, line.receiver, `gems:${gems}`, 'QT-TALK-39');
    judgeDelivery(s, line, gems, Number(line.subject));
    return;
  }
  if (option !== 'hold') handOver(s, line.giver, line.receiver, `${line.kind}:${option}`, 'QT-TALK-39');
  judgeDelivery(s, line, option === 'hold' ? 0 : 1, 1);
}

type LedgerOption = `${'pay' | 'kept' | 'broken' | 'release'}:${number}`;
type LedgerSteps = { ledger: LedgerOption; 'ledger-which': MonsterId | QuestId };

/** QT-TALK-40: the whole of it, in the village, if one of the two is the active player. */
function mayPayEarly(s: State, line: LedgerLine): boolean {
  const { moment } = s.talk;
  if (moment !== 'V1' && moment !== 'V2') return false;
  if (line.giver !== s.active && line.receiver !== s.active) return false;
  return ['gems', 'item', 'spoils', 'quest'].includes(line.kind) && payments(s, line).length > 0;
}

/** What would pay the whole line. */
const payments = (s: State, line: LedgerLine): string[] =>
  deliverables(s, line, s.players[line.giver]!.gems).filter((option) =>
    line.kind === 'gems' ? option === line.subject : option !== 'hold',
  );

const lineIn = (s: State, option: string): LedgerLine => lineOf(s, Number(option.split(':')[1]));

/** QT-TALK-40, QT-TALK-45, QT-TALK-46 */
export const ledger: Beside<State, Frame, LedgerSteps> = {
  step(s, _seat, [option, which]) {
    if (option === undefined) return 'ledger';
    if (which !== undefined || !option.startsWith('pay')) return undefined;
    return payments(s, lineIn(s, option)).length > 1 ? 'ledger-which' : undefined;
  },
  options(s, seat, [option], can) {
    if (option !== undefined) {
      for (const which of payments(s, lineIn(s, option))) can.add(which as MonsterId | QuestId);
      return;
    }
    if (!claimsOpen(s)) return;
    for (const line of s.ledger) {
      if (line.state !== 'running') continue;
      const { number } = line;
      if (line.giver === seat && mayPayEarly(s, line)) can.add(`pay:${number}`);
      if (line.receiver !== seat) continue;
      if (line.kind === 'word') {
        can.add(`kept:${number}`);
        can.add(`broken:${number}`);
      }
      can.add(`release:${number}`);
    }
  },
  carryOut(s, _seat, [option, which]) {
    const line = lineIn(s, option!);
    const [verb] = option!.split(':');
    if (verb === 'release') judge(s, line, 'released', 'QT-TALK-46');
    else if (verb !== 'pay') judge(s, line, verb as 'kept' | 'broken', 'QT-TALK-45');
    else deliver(s, line, which ?? payments(s, line)[0]!);
  },
  about(s, _seat, [option]) {
    if (option === undefined) return undefined;
    const { receiver, kind, subject } = lineIn(s, option);
    return { toSeat: receiver, word: kind, subject };
  },
};
