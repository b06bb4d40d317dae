// Whose turn it is at the online tables of this device: asked when the list is looked at, never guessed.
import type { TableSummary } from '@oubliette/protocol';
import { useEffect, useState } from 'react';
import { isDenied, waitsOf } from './server-calls.ts';
import { changeTicket, type Ticket } from './tickets.ts';

/** `gone`: there is no such table any more. `lost`: the seat is somebody else's. `unknown`: nobody answered. */
export type Waits = TableSummary | 'gone' | 'lost' | 'unknown';

/** The latest so many; who has more looks at the table itself. */
const MOST = 12;

/** By table; what is not there has not been answered yet. */
export function useWaits(tickets: readonly Ticket[]): Readonly<Record<string, Waits>> {
  const [known, setKnown] = useState<Readonly<Record<string, Waits>>>({});
  useEffect(() => {
    let gone = false;
    async function ask(ticket: Ticket): Promise<void> {
      const waits = await waitsAt(ticket);
      if (!gone) setKnown((was) => ({ ...was, [ticket.table]: waits }));
    }
    function askAll(): void {
      if (document.visibilityState === 'hidden') return;
      for (const ticket of tickets.filter(({ over }) => !over).slice(0, MOST)) void ask(ticket);
    }
    askAll();
    addEventListener('online', askAll);
    addEventListener('offline', askAll);
    document.addEventListener('visibilitychange', askAll);
    return () => {
      gone = true;
      removeEventListener('online', askAll);
      removeEventListener('offline', askAll);
      document.removeEventListener('visibilitychange', askAll);
    };
  }, [tickets]);
  return known;
}

async function waitsAt({ table, token, at }: Ticket): Promise<Waits> {
  if (token === undefined) return 'lost';
  if (!navigator.onLine) return 'unknown';
  const waits = await waitsOf(table, token);
  if (isDenied(waits)) return DENIED[waits.denied] ?? 'unknown';
  // Nobody has been there: when it was last played stays as it is.
  const { names, marks, status } = waits;
  changeTicket(table, { names, marks, over: status === 'over', at });
  return waits;
}
const DENIED: Readonly<Record<string, Waits>> = { 'no-such-table': 'gone', 'not-yours': 'lost' };
