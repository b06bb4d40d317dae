// An online table as the page sees it: first the lobby, then a session at its game.
import type { Refusal } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { isStill, paceLength } from '../base/preferences.ts';
import { forget, read, write } from '../base/storage.ts';
import { isHidden, onHiddenChange } from '../base/use-hidden.ts';
import type { OnlineState } from '../session/online-side.ts';
import type { TableSession } from '../session/table-session.ts';
import { tableClient } from './client.ts';
import { type OnlineSession, onlineSession } from './online-session.ts';
import { changeTicket, type Ticket, ticketFor } from './tickets.ts';
import { type ViewHistory, viewHistory } from './view-history.ts';

export interface Room {
  state(): OnlineState;
  subscribe(listener: () => void): () => void;
  /** The session, once there is a game. */
  session(): TableSession | undefined;
  say(text: string): Promise<Refusal | undefined>;
  end(): void;
}

/**
 * Milliseconds between two changes by others: long enough to follow them. A hidden page shows the last one at once: browsers
 * let timers that follow one another there fire once a minute, and the title and the bell of the turn would come late.
 */
const PACE = 450;
const pace = (): number => (isStill() || isHidden() ? 0 : PACE * paceLength());

/** @param ticket one with a token */
export function openRoom({ table, token = '' }: Ticket): Room {
  const listeners = new Set<() => void>();
  let session: OnlineSession | undefined;
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  const game: ViewHistory = viewHistory({
    mayAskDetails: () => client.state().seat !== 'spectator',
    async askDetails(first) {
      const answer = await client.ask(first ? { t: 'details', moments: true } : { t: 'details' });
      return answer?.t === 'details' ? answer : undefined;
    },
    fresh: () => client.say({ t: 'resync' }),
    changed() {
      session?.changed();
      notify();
    },
    pace,
    lastHeard: read(HEARD + table),
    keepHeard: (line) => void (line === undefined ? forget(HEARD + table) : write(HEARD + table, line)),
  });
  const client = tableClient(table, token, game);
  const stop = client.subscribe(() => {
    const { table: seen } = client.state();
    if (seen !== undefined) keepTrack(table, seen);
    session?.stateChanged();
    notify();
  });
  const stopWatching = onHiddenChange(game.paceChanged);
  return {
    state: client.state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    session() {
      if (session === undefined && client.state().table !== undefined && game.shown() !== undefined)
        session = onlineSession({ token, client, game });
      return session;
    },
    async say(text) {
      const reply = await client.ask({ t: 'chat', text });
      return reply?.t === 'reply' && !reply.ok ? reply.why : undefined;
    },
    end() {
      stop();
      stopWatching();
      session?.leave();
      game.end();
      client.end();
    },
  };
}

/** Updates the row of this table on the first page. */
function keepTrack(table: string, { game, title, seats, marks, status }: TableInfo): void {
  const names = seats.map(({ name }) => name);
  const over = status === 'over';
  const known = ticketFor(table);
  const same =
    known?.game === game &&
    known.title === title &&
    known.over === over &&
    known.names.join('\n') === names.join('\n') &&
    known.marks?.join() === marks.join();
  if (!same) changeTicket(table, { game, title, names, marks, over });
}

const HEARD = 'oubliette.heard.';
