// A clock that moves only when a test says so.
import type { Clock } from '../../src/base/clock.ts';

export interface TestClock extends Clock {
  /** Time passes; whatever is due meanwhile happens, in order. */
  advance(ms: number): void;
}

export function testClock(): TestClock {
  let at = 0;
  const alarms = new Set<{ readonly at: number; readonly work: () => void }>();
  return {
    now: () => 1_700_000_000_000 + at,
    elapsed: () => at,
    after(ms, work) {
      const alarm = { at: at + Math.max(0, ms), work };
      alarms.add(alarm);
      return () => void alarms.delete(alarm);
    },
    advance(ms) {
      const until = at + ms;
      for (;;) {
        const due = [...alarms].filter((alarm) => alarm.at <= until).sort((a, b) => a.at - b.at)[0];
        if (due === undefined) break;
        alarms.delete(due);
        at = due.at;
        due.work();
      }
      at = until;
    },
  };
}
