// What is said to somebody in one breath (an acknowledgement, then the change) travels as one write.
import type { Duplex } from 'node:stream';

export interface Outbox {
  put(text: string): void;
  /** Now, instead of at the end of the breath. */
  flush(): void;
}

/** Outboxes that hold something. A breath ends when everything that can happen at once has happened, at all tables. */
let full: Outbox[] = [];

function flushAll(): void {
  const all = full;
  full = [];
  for (const one of all) one.flush();
}

/**
 * Writes whole text frames straight to the stream: they are neither masked (a server's are not) nor compressed, and the
 * socket itself writes whole frames too, so they never mix.
 */
export function outbox(stream: Duplex): Outbox {
  let texts: string[] = [];
  const box: Outbox = {
    put(text) {
      texts.push(text);
      if (texts.length > 1) return;
      full.push(box);
      if (full.length === 1) process.nextTick(flushAll);
    },
    flush() {
      if (texts.length === 0) return;
      const frames = framesOf(texts);
      texts = [];
      if (stream.writable) stream.write(frames);
    },
  };
  return box;
}

/** A frame of one text: FIN and TEXT, the length, the text in UTF-8 (RFC 6455, 5.2). */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(lengths.reduce((sum, length) => sum + length, 10 * texts.length));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    const length = lengths[i]!;
    frames[at++] = 0x81;
    if (length < 126) frames[at++] = length;
    else if (length < 65_536) {
      frames[at++] = 126;
      at = frames.writeUInt16BE(length, at);
    } else {
      frames[at++] = 127;
      at = frames.writeUInt32BE(0, at);
      at = frames.writeUInt32BE(length, at);
    }
    at += frames.write(text, at);
  }
  return frames.subarray(0, at);
}
