// The table's undo policy: free as far as nothing became known; further back when all other people agree; or never.
import { isOver, type Refusal, type Seat } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { remember } from './replies.ts';
import { broadcastInfo } from './send.ts';
import { submit } from './submit.ts';
import type { LiveTable } from './table.ts';
import { notice } from './talk.ts';

/** Why the table's policy forbids this verb; undefined: the rules decide. */
export function policyRefusal(t: LiveTable, verb: 'take-back' | 'undo' | 'ask-undo'): Refusal | undefined {
  // The secret of the shuffles is public now.
  if (t.play !== undefined && isOver(t.play.match.state)) return { rule: 'SRV-OVER' };
  if (verb === 'take-back') return undefined;
  if (t.record.undo === 'never') return { rule: 'SRV-UNDO-NEVER' };
  return verb === 'ask-undo' && t.record.undo === 'free' ? { rule: 'SRV-UNDO-NO-CONSENT' } : undefined;
}

/** The people whose consent is needed: also of one whose seat the owner has handed to a bot, or for whom a bot stands in. */
const others = (t: LiveTable, asking: Seat): Seat[] =>
  t.record.seats.flatMap((seat, i) => (i !== asking && (!seat.bot || seat.handed === true) ? [i] : []));

export async function askUndo(t: LiveTable, seat: Seat, id: string, n: number): Promise<Reply> {
  const known = t.replies.get(`${seat} ${id}`);
  if (known !== undefined) return known;
  const refuse = (rule: string): Reply => ({ t: 'reply', id, ok: false, why: { rule } });
  const policy = policyRefusal(t, 'ask-undo');
  if (policy !== undefined) return refuse(policy.rule);
  const answered = t.play?.shown.core.answered[seat];
  if (answered === undefined) return refuse('SRV-NOT-STARTED');
  if (answered !== n) return refuse('ENG-LATE');
  if (t.play?.match.moves.every((move) => move.ask.seat !== seat)) return refuse('ENG-NOTHING-TO-TAKE-BACK');
  const reply: Reply = { t: 'reply', id, ok: true, n };
  remember(t, `${seat} ${id}`, reply);
  const needed = others(t, seat);
  t.undoAsked = { seat, n, agreed: [], needed };
  if (needed.length === 0) await carryOut(t);
  else broadcastInfo(t);
  return reply;
}

export async function voteUndo(t: LiveTable, seat: Seat, id: string, asking: Seat, agree: boolean): Promise<Reply> {
  const asked = t.undoAsked;
  if (asked === undefined || asked.seat !== asking || seat === asking)
    return { t: 'reply', id, ok: false, why: { rule: 'SRV-NO-UNDO-ASKED' } };
  if (!agree) {
    t.undoAsked = undefined;
    notice(t, 'undo-refused', seat);
    broadcastInfo(t);
  } else {
    t.undoAsked = { ...asked, agreed: [...new Set([...asked.agreed, seat])] };
    const all = asked.needed.every((other) => t.undoAsked?.agreed.includes(other));
    if (all) await carryOut(t);
    else broadcastInfo(t);
  }
  return { t: 'reply', id, ok: true };
}

async function carryOut(t: LiveTable): Promise<void> {
  const { seat, n } = t.undoAsked!;
  t.undoAsked = undefined;
  await submit(t, { entry: { seat, verb: 'undo-agreed', n }, by: 'person', id: undefined });
  broadcastInfo(t);
}
