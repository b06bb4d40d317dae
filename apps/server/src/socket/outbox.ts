// Writes messages to a connection as whole text frames of the WebSocket protocol (RFC 6455, 5.2). A string with a character for each
// byte goes to the system as it is; the library would make two buffers of every message, a fifth of the cost of an answer.
import type { Duplex } from 'node:stream';
import type { AtBeat } from '../base/beat.ts';
import type { ByteString, When } from '../base/byte-string.ts';

export interface Outbox {
  /** Messages keep their order: one that leaves takes along those that wait. */
  put(message: ByteString, when: When): void;
  /** Now, before a frame that the library writes itself. */
  flush(): void;
}

/** Outboxes with something that leaves in this turn of the event loop: one write for each, whatever is put meanwhile. */
let full: Outbox[] = [];

function flushOutboxes(): void {
  const all = full;
  full = [];
  for (const each of all) each.flush();
}

/** @param canSend asked before each write */
export function outbox(stream: Duplex, atBeat: AtBeat, canSend: () => boolean): Outbox {
  let frames = '';
  let isFull = false;
  /** Until the beat that follows a write, or that a message waits for. */
  let untilBeat = false;
  function awaitBeat(): void {
    if (untilBeat) return;
    untilBeat = true;
    atBeat(onBeat);
  }
  function onBeat(): void {
    untilBeat = false;
    box.flush();
  }
  const box: Outbox = {
    put(message, when) {
      frames += headOf(message.length) + message;
      if (when === 'at-beat' || (when === 'soon' && untilBeat)) return awaitBeat();
      if (isFull) return;
      isFull = true;
      if (full.push(box) === 1) process.nextTick(flushOutboxes);
    },
    flush() {
      isFull = false;
      if (frames === '') return;
      const all = frames;
      frames = '';
      awaitBeat();
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
