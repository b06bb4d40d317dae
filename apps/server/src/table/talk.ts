// Table talk: what people say, and what the table itself announces to everybody.
import type { Seat } from '@oubliette/engine';
import type { Note, Notice, Reply } from '@oubliette/protocol';
import type { LiveTable } from './live.ts';
import { remember } from './take.ts';
import { tellAll } from './tell.ts';

/** Notes a newcomer is shown. */
export const NOTES = 100;

async function add(t: LiveTable, note: Omit<Note, 'no' | 'at'>, request?: string): Promise<void> {
  const whole: Note = { no: (t.notes.at(-1)?.no ?? 0) + 1, at: t.house.now(), ...note };
  t.notes.push(whole);
  if (t.notes.length > NOTES) t.notes.shift();
  const kept = JSON.stringify(request === undefined ? whole : { ...whole, request });
  await t.house.store.addNote({ table: t.record.id, number: whole.no, note: kept });
  tellAll(t, { t: 'note', note: whole });
}

/** The whole table is told. */
export function notice(t: LiveTable, what: Notice, seat?: Seat): void {
  add(t, { notice: what, ...(seat === undefined ? {} : { seat }) }).catch((err: unknown) =>
    t.house.log.warn({ err, table: t.record.id }, 'a notice was not kept'),
  );
}

export async function say(t: LiveTable, seat: Seat, id: string, text: string): Promise<Reply> {
  const key = `${seat} ${id}`;
  const known = t.replies.get(key);
  if (known !== undefined) return known;
  const reply: Reply = { t: 'reply', id, ok: true };
  remember(t, key, reply);
  await add(t, { seat, text }, id);
  return reply;
}
