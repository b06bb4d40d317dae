// The awaited seats of this device's online tables, requested from the server when the list is shown.
import type { TableSummary } from '@oubliette/protocol';
import { useEffect, useState } from 'react';
import { isDenied, waitsOf } from './server-calls.ts';
import { changeTicket, type Ticket } from './tickets.ts';

/** `gone`: the table no longer exists. `lost`: the seat has another owner. `unknown`: no reply. */
export type Waits = TableSummary | 'gone' | 'lost' | 'unknown';

/** The number of tables that are queried, latest first. */
const MOST = 12;

/** By table; tables without a reply yet are missing. */
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
  // Querying is not playing: the time of the last play stays as it is.
  const { names, marks, status } = waits;
  changeTicket(table, { names, marks, over: status === 'over', at });
  return waits;
}
const DENIED: Readonly<Record<string, Waits>> = { 'no-such-table': 'gone', 'not-yours': 'lost' };
