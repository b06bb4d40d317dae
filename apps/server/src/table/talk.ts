// Table talk: chat, and notices of the table itself to everybody.
import type { Seat } from '@oubliette/engine';
import type { Note, Notice, Reply } from '@oubliette/protocol';
import { once, remember, replyTo } from './replies.ts';
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

const ATTEMPTS = 20;

async function store(t: LiveTable, note: Omit<Note, 'no' | 'at'>, request: string | undefined): Promise<void> {
  const { store: database, clock } = t.context;
  for (let i = 0; i < ATTEMPTS; i++) {
    const whole: Note = { no: lastNote(t) + 1, at: clock.now(), ...note };
    const kept = JSON.stringify(request === undefined ? whole : { ...whole, request });
    if (await database.addNote({ table: t.record.id, number: whole.no, note: kept })) return show(t, whole);
    // Another writer has used the number, perhaps for this very note.
    const read = await readNotes(t);
    if (request !== undefined && read.has(`${note.seat} ${request}`)) return;
  }
  throw new Error('the note could not be stored');
}

const lastNote = ({ notes }: LiveTable): number => notes.at(-1)?.no ?? 0;

/** In order, and once: a note of our own may have been read before its storage is confirmed. */
function show(t: LiveTable, note: Note): void {
  if (note.no <= lastNote(t)) return;
  t.notes.push(note);
  if (t.notes.length > NOTES) t.notes.shift();
  broadcast(t, { t: 'note', note });
}

/**
 * Shows what others have written.
 * @returns the requests that were stored with notes, each with its seat
 */
export async function readNotes(t: LiveTable): Promise<Set<string>> {
  const requests = new Set<string>();
  for (const kept of await t.context.store.notes(t.record.id, NOTES)) {
    const { request, ...note } = JSON.parse(kept.note) as Note & { request?: string };
    show(t, note);
    if (note.seat === undefined || request === undefined) continue;
    requests.add(`${note.seat} ${request}`);
    if (replyTo(t, note.seat, request) === undefined)
      remember(t, note.seat, request, { t: 'reply', id: request, ok: true });
  }
  return requests;
}

/** Tells the whole table. */
export function notice(t: LiveTable, what: Notice, seat?: Seat): void {
  add(t, { notice: what, ...(seat === undefined ? {} : { seat }) }).catch((err: unknown) =>
    t.context.log.warn({ err, table: t.record.id }, 'a notice was not stored'),
  );
}

/** Acknowledged when it is stored; the same id again gets the same reply. */
export const chat = (t: LiveTable, seat: Seat, id: string, text: string): Promise<Reply> =>
  once(t, seat, id, () =>
    add(t, { seat, text }, id).then(
      () => ({ t: 'reply', id, ok: true }),
      (err: unknown) => {
        t.context.log.warn({ err, table: t.record.id }, 'a chat message was not stored');
        return { t: 'reply', id, ok: false, why: { rule: 'SRV-AGAIN' }, again: true };
      },
    ),
  );
