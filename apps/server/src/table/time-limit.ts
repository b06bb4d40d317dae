// A game's own limit of time: when it has run out, the table gives the answers that the game names.
import { submit } from './submit.ts';
import type { LiveTable } from './table.ts';

/** An answer may be impossible at that very moment: it is tried again. */
const RETRY = 5000;

/** SRV-TIME-5: counts from the moment at which the limit is first there. */
export function runTimeLimit(t: LiveTable): void {
  const limit = t.play === undefined || t.closed ? undefined : t.play.game.timeLimit?.(t.play.shown);
  if (limit?.key === t.limit?.key) return;
  t.limit?.cancel();
  t.limit = limit === undefined ? undefined : countdown(t, limit.key, limit.seconds * 1000);
}

const countdown = (t: LiveTable, key: string, ms: number): NonNullable<LiveTable['limit']> => ({
  key,
  cancel: t.context.clock.after(ms, () => runOut(t, key)),
});

function runOut(t: LiveTable, key: string): void {
  const { play } = t;
  const limit = play === undefined || t.closed ? undefined : play.game.timeLimit?.(play.shown);
  if (play === undefined || limit?.key !== key) return;
  t.limit = countdown(t, key, RETRY);
  for (const { seat, kind, option } of limit.answers) {
    const n = play.match.state.core.answered[seat]!;
    submit(t, { entry: { seat, verb: 'answer', kind, option, n }, by: 'bot', leased: true, id: undefined }).catch(
      (err: unknown) => t.context.log.error({ err, table: t.record.id, seat }, 'a limit of time could not be kept'),
    );
  }
}
