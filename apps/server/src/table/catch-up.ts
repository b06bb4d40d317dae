// Reads on: what another writer has stored at a table is read from the store and shown, and submissions wait meanwhile.
import type { Seat } from '@oubliette/engine';
import type { LiveTable } from './table.ts';

/**
 * One reading at a time. A caller that comes while one is under way gets the next one: that one may have begun too early to see what
 * the caller was notified of.
 * @param read reads everything that is new
 */
export function catchUp(t: LiveTable, read: () => Promise<void>, isRead: () => void): Promise<void> {
  t.readers.push(isRead);
  const begin = (): Promise<void> => {
    // It serves all callers so far; later ones need another one.
    t.readingNext = undefined;
    t.reading = run(t, read);
    return t.reading;
  };
  if (t.reading === undefined) return begin();
  const next = (): Promise<void> => t.reading ?? begin();
  t.readingNext ??= t.reading.then(next, next);
  return t.readingNext;
}

async function run(t: LiveTable, read: () => Promise<void>): Promise<void> {
  const readers = t.readers.splice(0);
  try {
    await read();
  } catch (error) {
    t.reading = undefined;
    // Nothing is decided on what could not be read.
    for (const { fail } of t.waiting.splice(0)) fail(error);
    throw error;
  }
  t.reading = undefined;
  t.readAt = t.context.clock.elapsed();
  for (const isRead of readers) isRead();
  goOn(t);
}

/** Decides what waits, in the order in which it came; nothing overtakes an earlier submission of its seat. */
function goOn(t: LiveTable): void {
  const held = new Set<Seat>();
  const all = t.waiting.splice(0).sort((a, b) => a.order - b.order);
  const ready = all.filter(({ ready, seat }) => {
    if (ready && !held.has(seat)) return true;
    held.add(seat);
    return false;
  });
  t.waiting = all.filter((each) => !ready.includes(each));
  for (const { decide } of ready) decide();
}
