// The view history of an online client: its moments, its lines, and when each is shown.
import type { Heard, Seen } from '@oubliette/engine';
import type { ChangeMessage, DetailsMessage, ViewMessage } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openAt, type ViewHistory, viewHistory } from '../src/online/view-history.ts';

const ask = { kind: 'dig', optional: false, options: ['a1', 'b1'], rules: [] };
const seen = (gold: number, answered = 0, asked = false): Seen => ({
  game: { gold, hand: ['troll'] },
  seats: 2,
  frames: [],
  waiting: [0],
  asks: asked ? [ask] : [],
  mine: [],
  answered,
});
const line = (n: number): Heard => ({ type: 'said', rule: 'X-1', n });
const view = (no: number, was: Seen, ...log: number[]): ViewMessage => ({
  t: 'view',
  stream: 'a',
  position: no,
  seen: was,
  log: log.map(line),
  lines: log.map(String),
});
const change = (no: number, from: Seen, to: Seen, ...log: number[]): ChangeMessage => {
  const changed = diff(from, to);
  return {
    t: 'change',
    stream: 'a',
    position: no,
    events: log.map(line),
    lines: log.map(String),
    ...(changed === undefined ? {} : { change: changed }),
  };
};
const detailsAt = (no: number): DetailsMessage => ({
  t: 'details',
  id: 'x',
  stream: 'a',
  position: no,
  asks: [],
  back: 'undo',
  open: { hand: [] },
});

interface Client {
  readonly history: ViewHistory;
  readonly requests: ((details: DetailsMessage | undefined) => void)[];
  changes: number;
  fresh: number;
  kept: string | undefined;
}

function connect(pace = 0, lastHeard?: string): Client {
  const requests: Client['requests'] = [];
  const v: Client = {
    requests,
    changes: 0,
    fresh: 0,
    kept: undefined,
    history: viewHistory({
      mayAskDetails: () => true,
      askDetails: () => new Promise((resolve) => requests.push(resolve)),
      fresh: () => {
        v.fresh++;
      },
      changed: () => {
        v.changes++;
      },
      pace: () => pace,
      lastHeard,
      keepHeard: (last) => {
        v.kept = last;
      },
    }),
  };
  return v;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('what is on the table', () => {
  it('comes with its reasons, or without them when they take too long', async () => {
    const v = connect();
    v.history.receive(view(1, seen(3), 1));
    expect(v.history.shown()).toBeUndefined();
    v.requests[0]?.(detailsAt(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(v.history.shown()?.details?.position).toBe(1);
    expect(openAt(v.history.shown()!)).toEqual({ gold: 3 });
    v.history.receive(change(2, seen(3), seen(4, 0, true), 2));
    await vi.advanceTimersByTimeAsync(399);
    expect(v.history.shown()?.seen.game).toMatchObject({ gold: 3 });
    await vi.advanceTimersByTimeAsync(1);
    expect(v.history.shown()?.seen.game).toMatchObject({ gold: 4 });
    // Details that arrive late are shown late.
    const before = v.changes;
    v.requests[1]?.(detailsAt(2));
    await vi.advanceTimersByTimeAsync(0);
    expect([v.changes, v.history.shown()?.details?.position]).toEqual([before + 1, 2]);
  });

  it('does not wait for them while nothing is asked, and does not ask for them all the time', async () => {
    const v = connect();
    v.history.receive(view(1, seen(3)));
    v.requests[0]?.(detailsAt(1));
    await vi.advanceTimersByTimeAsync(0);
    for (let no = 2; no < 12; no++) {
      v.history.receive(change(no, seen(no + 1), seen(no + 2)));
      await vi.advanceTimersByTimeAsync(50);
    }
    // Ten changes in half a second: five updates of the screen, one request, and the seat's own knowledge is still marked as such.
    expect([v.changes, v.requests.length]).toEqual([6, 2]);
    expect(openAt(v.history.shown()!)).toEqual({ gold: 13 });
    v.requests[1]?.(detailsAt(11));
    await vi.advanceTimersByTimeAsync(0);
    expect(v.history.shown()?.details?.position).toBe(11);
  });

  it('shows what others do one thing after another, and one’s own answer at once', async () => {
    const v = connect(450);
    v.history.receive(view(1, seen(3)));
    v.requests[0]?.(detailsAt(1));
    await vi.advanceTimersByTimeAsync(0);
    for (const [no, gold] of [
      [2, 4],
      [3, 5],
      [4, 6],
    ] as const)
      v.history.receive(change(no, seen(gold - 1), seen(gold)));
    const gold = (): unknown => (v.history.shown()!.seen.game as { gold: number }).gold;
    await vi.advanceTimersByTimeAsync(450);
    expect([gold(), v.history.isCurrent()]).toEqual([4, false]);
    await vi.advanceTimersByTimeAsync(450);
    expect(gold()).toBe(5);
    await vi.advanceTimersByTimeAsync(450);
    expect([gold(), v.history.isCurrent()]).toEqual([6, true]);
    v.history.receive(change(5, seen(6), seen(7, 1)));
    v.requests[1]?.(detailsAt(4));
    await vi.advanceTimersByTimeAsync(400);
    expect(gold()).toBe(7);
  });

  it('asks for everything when something is missing', () => {
    const v = connect();
    v.history.receive(view(1, seen(3)));
    v.history.receive(change(3, seen(3), seen(4)));
    expect([v.fresh, v.history.moments.length]).toEqual([1, 1]);
    v.history.receive(view(3, seen(4)));
    expect(v.history.moments.map(({ place }) => place.position)).toEqual([1, 3]);
    expect(v.history.have()).toMatchObject({ stream: 'a', position: 3 });
  });
});

describe('the lines of the log', () => {
  it('know the moment they were told at, also after an undo', () => {
    const v = connect();
    v.history.receive(view(1, seen(3), 1, 2));
    v.history.receive(change(2, seen(3), seen(4), 3));
    v.history.receive(change(3, seen(4), seen(5), 4, 5));
    expect(v.history.moments.at(-1)?.when).toEqual([0, 0, 1, 2, 2]);
    v.history.receive(view(4, seen(4), 1, 2, 3));
    expect(v.history.moments.at(-1)?.when).toEqual([0, 0, 1]);
  });

  it('are found again in a log that begins later', () => {
    const v = connect();
    v.history.receive(view(1, seen(3), 1, 2));
    v.history.receive(change(2, seen(3), seen(4), 3));
    v.history.receive(view(3, seen(5), 2, 3, 4));
    expect(v.history.moments.at(-1)?.when).toEqual([0, 1, 2]);
  });

  it('keep their moment where a line between them was undone, or says the same as another', () => {
    const v = connect();
    const alike = (no: number, ...ids: number[]): ViewMessage => ({
      ...view(no, seen(3), ...ids),
      log: ids.map(() => line(0)),
    });
    v.history.receive(alike(1, 1));
    v.history.receive({ ...change(2, seen(3), seen(4), 2), events: [line(0)] });
    v.history.receive({ ...change(3, seen(4), seen(5), 3), events: [line(0)] });
    v.history.receive(alike(4, 1, 3, 4));
    expect(v.history.moments.at(-1)?.when).toEqual([0, 2, 3]);
  });

  it('are new since one’s last answer, from one connection to the next', () => {
    const v = connect(0, '3');
    v.history.receive(view(1, seen(3, 5), 1, 2, 3, 4, 5));
    expect(v.history.moments[0]?.heard).toBe(3);
    v.history.receive(change(2, seen(3, 5), seen(4, 6), 6));
    expect([v.history.moments[1]?.heard, v.kept]).toEqual([6, '6']);
    const elsewhere = connect(0, 'gone');
    elsewhere.history.receive(view(1, seen(3), 1, 2));
    expect(elsewhere.history.moments[0]?.heard).toBe(2);
  });
});
