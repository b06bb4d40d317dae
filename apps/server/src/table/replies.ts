// Replies are remembered, so that a request sent again gets the same one.
import type { Seat } from '@oubliette/engine';
import type { Reply } from '@oubliette/protocol';
import type { LiveTable } from './table.ts';

/** Of each seat. */
const MOST = 100;

export const replyTo = (t: LiveTable, seat: Seat, id: string): Reply | Promise<Reply> | undefined =>
  t.replies[seat]?.get(id);

export function remember(t: LiveTable, seat: Seat, id: string, reply: Reply | Promise<Reply>): void {
  t.replies[seat] ??= new Map();
  const replies = t.replies[seat];
  replies.set(id, reply);
  if (replies.size > MOST) replies.delete(replies.keys().next().value!);
}

/** Carried out once for each id. A request that failed or was not decided is carried out again. */
export function once(t: LiveTable, seat: Seat, id: string, work: () => Promise<Reply>): Promise<Reply> {
  const known = replyTo(t, seat, id);
  if (known !== undefined) return Promise.resolve(known);
  const forget = (): void => {
    // Unless it was found to be stored meanwhile.
    if (replyTo(t, seat, id) === reply) t.replies[seat]!.delete(id);
  };
  const reply: Promise<Reply> = work().then(
    (said) => {
      if ('again' in said) forget();
      return said;
    },
    (error: unknown) => {
      forget();
      throw error;
    },
  );
  remember(t, seat, id, reply);
  return reply;
}
