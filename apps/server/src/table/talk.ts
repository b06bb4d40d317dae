// Table talk: chat, and notices of the table itself to everybody.
import type { Seat } from '@oubliette/engine';
import type { Note, Notice, Reply } from '@oubliette/protocol';
import { remember } from './replies.ts';
import { broadcast } from './send.ts';
import type { LiveTable } from './table.ts';

/** Notes that a new connection receives. */
export const NOTES = 100;

/** Notes are stored one after another, and shown when they are stored. */
function add(t: LiveTable, note: Omit<Note, 'no' | 'at'>, request?: string): Promise<void> {
  const done = t.noteChanges.then(() => store(t, note, request));
  t.noteChanges = done.catch(() => {});
  return done;
}

const ATTEMPTS = 5;

async function store(t: LiveTable, note: Omit<Note, 'no' | 'at'>, request: string | undefined): Promise<void> {
  const { store: database, clock } = t.context;
  for (let i = 0, no = t.notes.at(-1)?.no ?? 0; i < ATTEMPTS; i++) {
    const whole: Note = { no: ++no, at: clock.now(), ...note };
    const kept = JSON.stringify(request === undefined ? whole : { ...whole, request });
    // Another writer may have used the number.
    if (!(await database.addNote({ table: t.record.id, number: no, note: kept }))) continue;
    t.notes.push(whole);
    if (t.notes.length > NOTES) t.notes.shift();
    broadcast(t, { t: 'note', note: whole });
    return;
  }
  throw new Error('the note could not be stored');
}

/** Tells the whole table. */
export function notice(t: LiveTable, what: Notice, seat?: Seat): void {
  add(t, { notice: what, ...(seat === undefined ? {} : { seat }) }).catch((err: unknown) =>
    t.context.log.warn({ err, table: t.record.id }, 'a notice was not stored'),
  );
}

/** Acknowledged when it is stored; the same id again gets the same reply. */
export function chat(t: LiveTable, seat: Seat, id: string, text: string): Promise<Reply> {
  const key = `${seat} ${id}`;
  const known = t.replies.get(key);
  if (known !== undefined) return Promise.resolve(known);
  const done = add(t, { seat, text }, id).then(
    (): Reply => ({ t: 'reply', id, ok: true }),
    (err: unknown): Reply => {
      t.replies.delete(key);
      t.context.log.warn({ err, table: t.record.id }, 'a chat message was not stored');
      return { t: 'reply', id, ok: false, why: { rule: 'SRV-AGAIN' }, again: true };
    },
  );
  remember(t, key, done);
  return done;
}
