// Replies are remembered, so that a request sent again gets the same one.
import type { Reply } from '@oubliette/protocol';
import type { LiveTable } from './table.ts';

const MOST = 400;

/** @param key the seat and the client's id of the request */
export function remember(t: LiveTable, key: string, reply: Reply | Promise<Reply>): void {
  t.replies.set(key, reply);
  if (t.replies.size > MOST) t.replies.delete(t.replies.keys().next().value!);
}
