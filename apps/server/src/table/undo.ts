// Undo by consent: a seat asks for it, the others vote, and it is carried out when all of them agree.
import type { Seat } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { policyRefusal, undoAsked, undoShown } from './asked-undo.ts';
import { changeRecord } from './change-record.ts';
import type { UndoAsked } from './record.ts';
import { once } from './replies.ts';
import { submit } from './submit.ts';
import type { LiveTable } from './table.ts';
import { notice } from './talk.ts';

/** The people whose consent is needed: also of one whose seat the owner has handed to a bot, or for whom a bot stands in. */
const others = (t: LiveTable, asking: Seat): Seat[] =>
  t.record.seats.flatMap((seat, i) => (i !== asking && (!seat.bot || seat.handed === true) ? [i] : []));

/** All have agreed, but it could not be stored: the client sends it again under the same id. */
const again = (id: string): Reply => ({ t: 'reply', id, ok: false, why: { rule: 'SRV-AGAIN' }, again: true });

const isAgreed = ({ needed, agreed }: UndoAsked): boolean => needed.every((other) => agreed.includes(other));

export const askUndo = (t: LiveTable, seat: Seat, id: string, n: number): Promise<Reply> =>
  once(t, seat, id, () => ask(t, seat, id, n));

async function ask(t: LiveTable, seat: Seat, id: string, n: number): Promise<Reply> {
  const refuse = (rule: string): Reply => ({ t: 'reply', id, ok: false, why: { rule } });
  const policy = policyRefusal(t, 'ask-undo');
  if (policy !== undefined) return refuse(policy.rule);
  const answered = t.play?.shown.core.answered[seat];
  if (answered === undefined) return refuse('SRV-NOT-STARTED');
  if (answered !== n) return refuse('ENG-LATE');
  if (t.play?.match.moves.every((move) => move.ask.seat !== seat)) return refuse('ENG-NOTHING-TO-TAKE-BACK');
  await changeRecord(t, (record) => {
    const { undoAsked: asked } = record;
    if (asked?.seat === seat && asked.n === n) return record;
    return { ...record, undoAsked: { seat, n, agreed: [], needed: others(t, seat) } };
  });
  return (await carryOut(t)) ? { t: 'reply', id, ok: true, n } : again(id);
}

export const voteUndo = (t: LiveTable, seat: Seat, id: string, asking: Seat, agree: boolean): Promise<Reply> =>
  once(t, seat, id, () => vote(t, seat, id, asking, agree));

async function vote(t: LiveTable, seat: Seat, id: string, asking: Seat, agree: boolean): Promise<Reply> {
  const isAsked = () => seat !== asking && undoShown(t)?.seat === asking;
  if (!isAsked()) return { t: 'reply', id, ok: false, why: { rule: 'SRV-NO-UNDO-ASKED' } };
  const before = t.record;
  const after = await changeRecord(t, (record) => {
    if (!isAsked()) return record;
    if (!agree) return { ...record, undoAsked: undefined };
    const asked = record.undoAsked!;
    if (asked.agreed.includes(seat)) return record;
    return { ...record, undoAsked: { ...asked, agreed: [...asked.agreed, seat] } };
  });
  if (agree && !(await carryOut(t))) return again(id);
  if (!agree && before !== after) notice(t, 'undo-refused', seat);
  return { t: 'reply', id, ok: true };
}

/**
 * When everybody has agreed. The answer's number keeps two nodes from doing it twice.
 * @returns false: it could not be stored, and is still asked for
 */
export async function carryOut(t: LiveTable): Promise<boolean> {
  const asked = undoAsked(t);
  if (asked === undefined || !isAgreed(asked)) return true;
  const { seat, n } = asked;
  const said = await submit(t, { entry: { seat, verb: 'undo-agreed', n }, by: 'person', id: undefined });
  if (!said.ok && said.again) return false;
  // Done or refused by the rules: it is asked for no longer.
  await changeRecord(t, (record) => {
    const { undoAsked: now } = record;
    return now?.seat === seat && now.n === n ? { ...record, undoAsked: undefined } : record;
  });
  return true;
}
