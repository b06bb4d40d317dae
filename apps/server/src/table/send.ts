// Messages to the connections of a table.
import type { Viewer } from '@oubliette/engine';
import type { Message, Reply } from '@oubliette/protocol';
import { type ByteString, bytesOf } from '../base/byte-string.ts';
import { soon } from './soon.ts';
import type { Listener, LiveTable } from './table.ts';
import { tableInfo } from './table-info.ts';

export const send = (listener: Listener, message: Message): void =>
  listener.send(bytesOf(JSON.stringify(message)), 'at-once');

/** A stored answer; an id has only letters, digits and two signs, so nothing in it is escaped. */
export const acknowledge = (listener: Listener, { id, n }: Extract<Reply, { ok: true }>): void =>
  listener.send(`{"t":"reply","id":"${id}","ok":true${n === undefined ? '' : `,"n":${n}`}}` as ByteString, 'soon');

export function broadcast(t: LiveTable, message: Message, except?: Viewer): void {
  const bytes = bytesOf(JSON.stringify(message));
  for (const listener of t.listeners) if (listener.viewer !== except) listener.send(bytes, 'at-once');
}

/** Soon: several changes in one turn of the event loop are one message. */
export function broadcastInfo(t: LiveTable): void {
  if (t.infoDue) return;
  t.infoDue = true;
  soon(t, () => {
    t.infoDue = false;
    broadcast(t, { t: 'table', table: tableInfo(t) });
  });
}
