// Answers that people have left with the table. They are given after a fixed time, so that the pause reveals nothing.
import { type Seat, view } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import { knowsStanding, STANDING_AFTER, type Standing, standingAnswer } from '@oubliette/records';
import { changeRecord } from './change-record.ts';
import { factsOf, withSeat } from './record.ts';
import { submit } from './submit.ts';
import { type LiveTable, type Play, runs } from './table.ts';

/** Milliseconds after which an answer that could not be stored is given again. */
const RETRY = 1000;

function answerOf(t: LiveTable, play: Play, seat: Seat) {
  const { bot, standing } = t.record.seats[seat]!;
  if (bot || standing === undefined) return undefined;
  const seen = view(play.game, play.shown, seat);
  const answer = standingAnswer(play.game, seen, seat, standing);
  return answer === undefined ? undefined : { ...answer, n: seen.answered };
}

/** Looks at the asks of all seats: what is due is scheduled, what is no longer asked is not. */
export function giveStandingAnswers(t: LiveTable): void {
  const { play } = t;
  if (play === undefined || t.closed) return;
  if (t.standing.size === 0 && !factsOf(t.record).standing) return;
  t.record.seats.forEach((_, seat) => {
    const answer = answerOf(t, play, seat);
    const due = t.standing.get(seat);
    if (due !== undefined && due.n === answer?.n) return;
    due?.cancel();
    t.standing.delete(seat);
    if (answer === undefined) return;
    schedule(t, seat, answer.n, STANDING_AFTER);
  });
}

function schedule(t: LiveTable, seat: Seat, n: number, after: number): void {
  const cancel = t.context.clock.after(after, () => give(t, seat));
  t.standing.set(seat, { n, cancel });
}

/** To what is asked now: the table may have been read again as a whole. SRV-TIME-8: what was not stored is given again. */
function give(t: LiveTable, seat: Seat): void {
  const { play } = t;
  t.standing.delete(seat);
  const answer = play === undefined || t.closed ? undefined : answerOf(t, play, seat);
  if (answer === undefined) return;
  const again = (): void => {
    if (!t.closed && runs(t) && !t.standing.has(seat)) schedule(t, seat, answer.n, RETRY);
  };
  submit(t, { entry: { seat, verb: 'answer', ...answer }, by: 'person', leased: true, id: undefined }).then(
    (said) => {
      if (!said.ok && said.again) again();
    },
    (err: unknown) => {
      t.context.log.error({ err, table: t.record.id, seat }, 'a standing answer failed');
      again();
    },
  );
}

/** Replaces the standing answers of a seat. Nobody else learns of it. */
export async function setStanding(t: LiveTable, seat: Seat, id: string, answers: Standing): Promise<Reply> {
  if (!knowsStanding(t.play?.game ?? {}, answers))
    return { t: 'reply', id, ok: false, why: { rule: 'SRV-NO-STANDING-ANSWER' } };
  const standing = Object.keys(answers).length === 0 ? undefined : answers;
  await changeRecord(t, (record) => withSeat(record, seat, { standing }), 'private');
  giveStandingAnswers(t);
  return { t: 'reply', id, ok: true };
}
