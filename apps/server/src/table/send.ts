// Messages to the connections of a table.
import type { Viewer } from '@oubliette/engine';
import type { Message } from '@oubliette/protocol';
import type { Listener, LiveTable } from './table.ts';
import { tableInfo } from './table-info.ts';

export function sendText(t: LiveTable, listener: Listener, text: string): void {
  t.context.metrics.sent.inc(text.length);
  listener.send(text);
}

export const send = (t: LiveTable, listener: Listener, message: Message): void =>
  sendText(t, listener, JSON.stringify(message));

export function broadcast(t: LiveTable, message: Message, except?: Viewer): void {
  const text = JSON.stringify(message);
  for (const listener of t.listeners) if (listener.viewer !== except) sendText(t, listener, text);
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
