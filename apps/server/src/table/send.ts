// Messages to the connections of a table.
import type { Viewer } from '@oubliette/engine';
import type { Message } from '@oubliette/protocol';
import type { Listener, LiveTable } from './table.ts';
import { tableInfo } from './table-info.ts';

export const send = (listener: Listener, message: Message): void => listener.send(JSON.stringify(message));

export function broadcast(t: LiveTable, message: Message, except?: Viewer): void {
  const text = JSON.stringify(message);
  for (const listener of t.listeners) if (listener.viewer !== except) listener.send(text);
}

/** Soon: several changes in one turn of the event loop are one message. */
export function broadcastInfo(t: LiveTable): void {
  if (t.infoDue) return;
  t.infoDue = true;
  setImmediate(() => {
    t.infoDue = false;
    broadcast(t, { t: 'table', table: tableInfo(t) });
  });
}
