import { LIMITS } from '@oubliette/protocol';
import { useState } from 'react';
import { useExtras } from '../base/use-extras.ts';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import type { TableSession } from '../session/table-session.ts';
import { areOpen, inMessages, notesOf } from './notes.ts';

/** At the end: the notes that their owners reveal. Online each owner's device sends them as chat messages. */
export function RevealedNotes({ session }: { session: TableSession }) {
  const t = useExtras();
  const { id, names } = session.info;
  const seats = names.flatMap((name, seat) => {
    const text = areOpen(id, seat) ? notesOf(id, seat).trim() : '';
    return text === '' ? [] : [{ seat, name, text }];
  });
  if (seats.length === 0) return undefined;
  return (
    <section className="end-notes" aria-labelledby="end-notes">
      <h2 id="end-notes">{t.say('notes.revealed')}</h2>
      {seats.map(({ seat, name, text }) => (
        <article className="parchment" key={seat}>
          <h3>
            <SeatMark seat={seat} size={22} /> {name}
          </h3>
          <p>{text}</p>
          {session.online === undefined ? undefined : <ReadOut say={session.online.say} text={text} />}
        </article>
      ))}
    </section>
  );
}

function ReadOut({ say, text }: { say: (line: string) => Promise<unknown>; text: string }) {
  const t = useExtras();
  const [said, setSaid] = useState(false);
  async function readOut(): Promise<void> {
    setSaid(true);
    for (const line of inMessages(text, LIMITS.chat)) await say(line);
  }
  return (
    <button type="button" className="brass is-quiet" disabled={said} onClick={() => void readOut()}>
      <Icon name="talk" />
      {t.say('notes.read-out')}
    </button>
  );
}
