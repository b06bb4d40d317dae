// Time as the server uses it. Tests bring a clock of their own.

export interface Clock {
  /** Milliseconds since 1970: for what is stored and what people read. */
  now(): number;
  /** Milliseconds that never run backwards: for limits and waiting times. */
  elapsed(): number;
  /** Calls `work` once after `ms`; the returned function cancels it. Does not keep the process alive. */
  after(ms: number, work: () => void): () => void;
}

/** SRV-CONT-12: nobody waits for it, so what it throws would end the process. */
export const guarded =
  (work: () => void, failed: (err: unknown) => void): (() => void) =>
  () => {
    try {
      work();
    } catch (err) {
      failed(err);
    }
  };

/** A clock on which what throws ends nothing else. */
export const guardedClock = (clock: Clock, failed: (err: unknown) => void): Clock => ({
  ...clock,
  after: (ms, work) => clock.after(ms, guarded(work, failed)),
});

/** The longest delay that Node's timers accept. */
const LONGEST = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: Date.now,
  elapsed: () => performance.now(),
  after(ms, work) {
    const timer = setTimeout(work, Math.min(Math.max(0, ms), LONGEST));
    timer.unref();
    return () => clearTimeout(timer);
  },
};
