// What is said to somebody in one breath (an acknowledgement, then the change) travels as one write; and whoever only
// looks on is not written to more often than a screen can show.
import type { Duplex } from 'node:stream';

export interface Outbox {
  /** @param frame see `frameOf` */
  put(frame: string): void;
  /** The same where nobody waits for it: a glance later at most, and together with what follows until then. */
  putInTime(frame: string): void;
  /** Now, instead of at the end of the breath. */
  flush(): void;
}

/** Milliseconds. At the pace of people nobody ever waits for the next one. */
const GLANCE = 30;

/** Outboxes that hold something. A breath ends when everything that can happen at once has happened, at all tables. */
let full: Outbox[] = [];
/** Outboxes of those who look on and were written to a moment ago, with how long they can wait. */
const waiting = new Map<Outbox, number>();
let awake = false;
/** When the last breath ended: the clock is not read for each outbox. */
let now = 0;

function flushAll(): void {
  const all = full;
  full = [];
  now = performance.now();
  for (const one of all) one.flush();
}

function wakeIn(ms: number): void {
  awake = true;
  setTimeout(flushWaiting, ms);
}

/** Who was the first to wait is the first who can wait no longer. */
function flushWaiting(): void {
  awake = false;
  now = performance.now();
  for (const [box, until] of waiting) {
    if (until > now) {
      wakeIn(until - now);
      return;
    }
    box.flush();
  }
}

/**
 * Writes whole text frames straight to the stream: they are neither masked (a server's are not) nor compressed, and the
 * socket itself writes whole frames too, so they never mix.
 * @param canHear what is said to somebody who has gone is said to nobody
 */
export function outbox(stream: Duplex, canHear: () => boolean): Outbox {
  let frames = '';
  let written = Number.NEGATIVE_INFINITY;
  /** It is flushed at the end of this breath. */
  let soon = false;
  const box: Outbox = {
    put(frame) {
      frames += frame;
      if (soon) return;
      soon = true;
      full.push(box);
      if (full.length === 1) process.nextTick(flushAll);
    },
    putInTime(frame) {
      if (frames !== '') {
        frames += frame;
        return;
      }
      const at = performance.now();
      if (at - written > GLANCE) return box.put(frame);
      frames = frame;
      waiting.set(box, at + GLANCE);
      if (!awake) wakeIn(GLANCE);
    },
    flush() {
      soon = false;
      waiting.delete(box);
      if (frames === '') return;
      const all = frames;
      frames = '';
      written = now;
      if (stream.writable && canHear()) stream.write(all, 'latin1');
    },
  };
  return box;
}
