// Table talk: chat, and notices of the table itself to everybody.
import type { Seat } from '@oubliette/engine';
import type { Note, Notice, Reply } from '@oubliette/protocol';
import { remember } from './replies.ts';
import { broadcast } from './send.ts';
import type { LiveTable } from './table.ts';

/** Notes that a new connection receives. */
export const NOTES = 100;

async function add(t: LiveTable, note: Omit<Note, 'no' | 'at'>, request?: string): Promise<void> {
  const whole: Note = { no: (t.notes.at(-1)?.no ?? 0) + 1, at: t.context.clock.now(), ...note };
  t.notes.push(whole);
  if (t.notes.length > NOTES) t.notes.shift();
  const kept = JSON.stringify(request === undefined ? whole : { ...whole, request });
  await t.context.store.addNote({ table: t.record.id, number: whole.no, note: kept });
  broadcast(t, { t: 'note', note: whole });
}

/** Tells the whole table. */
export function notice(t: LiveTable, what: Notice, seat?: Seat): void {
  add(t, { notice: what, ...(seat === undefined ? {} : { seat }) }).catch((err: unknown) =>
    t.context.log.warn({ err, table: t.record.id }, 'a notice was not stored'),
  );
}

export async function chat(t: LiveTable, seat: Seat, id: string, text: string): Promise<Reply> {
  const key = `${seat} ${id}`;
  const known = t.replies.get(key);
  if (known !== undefined) return known;
  const reply: Reply = { t: 'reply', id, ok: true };
  remember(t, key, reply);
  await add(t, { seat, text }, id);
  return reply;
}
