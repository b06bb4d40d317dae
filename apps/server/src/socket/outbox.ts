// What is said to somebody in one breath (an acknowledgement, then the change) travels as one write.
import type { Duplex } from 'node:stream';

export interface Outbox {
  /** @param frame see `frameOf` */
  put(frame: string): void;
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
  let frames = '';
  const box: Outbox = {
    put(frame) {
      const first = frames === '';
      frames += frame;
      if (!first) return;
      full.push(box);
      if (full.length === 1) process.nextTick(flushAll);
    },
    flush() {
      if (frames === '') return;
      const all = frames;
      frames = '';
      if (stream.writable) stream.write(all, 'latin1');
    },
  };
  return box;
}
