// What is written to a connection: whole text frames of the WebSocket protocol (RFC 6455, 5.2), all of one turn of the event loop (a
// reply, then the change) in one write. A string with a character for each byte goes to the system as it is; the library would make
// two buffers of every message, and that was a fifth of what an answer costs.
import type { Duplex } from 'node:stream';
import type { ByteString } from '../base/byte-string.ts';

export interface Outbox {
  put(message: ByteString): void;
  /** Now, before something that the library writes itself. */
  flush(): void;
}

/** Of all connections that hold something: they are written at the end of this turn. */
let full: Outbox[] = [];

export function flushOutboxes(): void {
  const all = full;
  full = [];
  for (const each of all) each.flush();
}

/** @param canSend asked before each write */
export function outbox(stream: Duplex, canSend: () => boolean): Outbox {
  let frames = '';
  const box: Outbox = {
    put(message) {
      if (frames === '' && full.push(box) === 1) process.nextTick(flushOutboxes);
      frames += headOf(message.length) + message;
    },
    flush() {
      if (frames === '') return;
      const all = frames;
      frames = '';
      if (stream.writable && canSend()) stream.write(all, 'latin1');
    },
  };
  return box;
}

const { fromCharCode } = String;

/** FIN and TEXT, then the length; a server's frames are not masked. */
function headOf(length: number): string {
  if (length < 126) return fromCharCode(0x81, length);
  if (length < 65_536) return fromCharCode(0x81, 126, length >> 8, length & 255);
  return fromCharCode(0x81, 127, 0, 0, 0, 0, length >>> 24, (length >> 16) & 255, (length >> 8) & 255, length & 255);
}
