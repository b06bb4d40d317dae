// An online table as the page sees it: a browser holds the timers of a hidden page, so it is told at once.
import type { Seen } from '@oubliette/engine';
import type { Message } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openRoom, type Room } from '../src/online/room.ts';
import { forgetTicket } from '../src/online/tickets.ts';
import type { TableNow } from '../src/session/now.ts';
import { PEOPLE } from './game-files.ts';

const ask = { kind: 'dig', optional: false, options: ['a1', 'b1'], rules: [] };
const seen = (gold: number, asked = false): Seen => ({
  game: { gold },
  seats: 2,
  frames: [],
  waiting: [asked ? 0 : 1],
  asks: asked ? [ask] : [],
  mine: [],
  answered: 0,
});

/** What the page has of its server and of the browser. */
class Socket {
  static OPEN = 1;
  static last: Socket;
  readonly readyState = Socket.OPEN;
  onopen?: () => void;
  onmessage?: (message: { data: string }) => void;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
}
const hear = (message: unknown): void => Socket.last.onmessage?.({ data: JSON.stringify(message as Message) });

const browser = Object.assign(new EventTarget(), { hidden: false });
function hide(): void {
  browser.hidden = true;
  browser.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  vi.useFakeTimers();
  browser.hidden = false;
  vi.stubGlobal('document', browser);
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { href: 'http://localhost/' });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  // Test files share modules: the page remembers its tickets.
  forgetTicket('k3f');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** At a table that shows 3 gold; the server has told of one change after another, and asks after the last. */
async function atTable(changes: number): Promise<{ room: Room; tell: () => void; gold: () => unknown }> {
  const room = openRoom({ table: 'k3f', token: 'x', game: 'dungeonette', title: '', names: [], over: false, at: 1 });
  const seats = PEOPLE.slice(0, 2).map((name) => ({ name, taken: true, bot: false, here: true }));
  const table = { id: 'k3f', game: 'dungeonette', title: '', status: 'playing', seats, marks: [0, 1], options: {} };
  Socket.last.onopen?.();
  hear({ t: 'welcome', seat: 0, table, notes: [] });
  hear({ t: 'view', stream: 'a', position: 0, seen: seen(3), log: [], lines: [] });
  await vi.advanceTimersByTimeAsync(PATIENCE);
  const gold = (): unknown => ((room.session()!.now() as TableNow).seen.game as { gold: number }).gold;
  expect(gold()).toBe(3);
  return {
    room,
    gold,
    tell() {
      for (let no = 1; no <= changes; no++) {
        const change = diff(seen(2 + no), seen(3 + no, no === changes));
        hear({ t: 'change', stream: 'a', position: no, events: [], lines: [], change });
      }
    },
  };
}
/** Milliseconds that a question waits for its details. */
const PATIENCE = 400;

it('shows what others do one thing after another', async () => {
  const { room, tell, gold } = await atTable(3);
  tell();
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(gold()).toBe(3);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(gold()).toBe(4);
  room.end();
});

it('shows the last of it on a hidden page, whose timers fire once each', async () => {
  const { room, tell, gold } = await atTable(5);
  hide();
  tell();
  vi.runOnlyPendingTimers();
  expect(gold()).toBe(8);
  room.end();
});

it('shows the last of it when the page is hidden meanwhile', async () => {
  const { room, tell, gold } = await atTable(5);
  tell();
  hide();
  vi.runOnlyPendingTimers();
  expect(gold()).toBe(8);
  room.end();
});
