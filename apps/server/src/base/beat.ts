// The moments at which everything leaves that nobody waits for: on a fixed raster, whatever is being done. So the time at which
// something arrives reveals nothing about what others do.

/** Milliseconds between two beats. */
const BEAT = 50;

/** Calls `work` at the next beat; all work of a beat is done in the order in which it was given. */
export type AtBeat = (work: () => void) => void;

export function beats(): AtBeat {
  let waiting: (() => void)[] = [];
  let due = 0;
  /** A timer counts from when the event loop last looked at the clock: after much work it comes too early. */
  function whenDue(): void {
    const left = due - performance.now();
    if (left > 0) {
      setTimeout(whenDue, Math.ceil(left)).unref();
      return;
    }
    const all = waiting;
    waiting = [];
    for (const work of all) work();
  }
  return (work) => {
    if (waiting.push(work) > 1) return;
    due = (Math.floor(performance.now() / BEAT) + 1) * BEAT;
    whenDue();
  };
}
