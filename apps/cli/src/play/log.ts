// The log as one viewer may see it.
import { hear, type Seat, type Viewer } from '@oubliette/engine';
import { wrapped } from '../screen/measure.ts';
import { eventsAt } from '../table.ts';
import { type Session, speakersFor, tinted } from './session.ts';

/** The whole log with its rules. */
export function logLines(session: Session, viewer: Viewer): string[] {
  const { paint, width } = session.terminal;
  const { t } = speakersFor(session, viewer);
  return eventsAt(session.table).flatMap((event) =>
    wrapped(`· ${t.event(hear(event, viewer))} ‹${event.rule}›`, width, '  ').map((line) =>
      tinted(session, line).replace(/‹(.*?)›$/, (_, rule: string) => paint.dim(rule)),
    ),
  );
}

/** The lines that this seat's person has not read yet; marks them as read. */
export function newsFor(session: Session, seat: Seat): string[] {
  const lines = linesSince(session, seat, session.heard[seat] ?? 0);
  session.heard[seat] = eventsAt(session.table).length;
  return [...session.notes[seat]!.splice(0), ...lines];
}

export const hasNews = ({ heard, notes, table }: Session, seat: Seat): boolean =>
  notes[seat]!.length > 0 || eventsAt(table).length > (heard[seat] ?? 0);

export function linesSince(session: Session, viewer: Viewer, since: number): string[] {
  const { t } = speakersFor(session, viewer);
  return eventsAt(session.table)
    .slice(since)
    .flatMap((event) => wrapped(`· ${t.event(hear(event, viewer))}`, session.terminal.width, '  '))
    .map((line) => tinted(session, line));
}

/** After an undo the log is shorter. */
export function forgetTakenBack({ heard, table }: Session): void {
  const { length } = eventsAt(table);
  heard.forEach((count, seat) => {
    heard[seat] = Math.min(count, length);
  });
}
