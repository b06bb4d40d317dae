// The end of an online game: the last changes are shown one after another, then the whole game is there.
import { enter, hear, isOver, type Match, view } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { diff, type GameFile } from '@oubliette/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableClient } from '../src/online/client.ts';
import { type OnlineSession, onlineSession } from '../src/online/online-session.ts';
import { viewHistory } from '../src/online/view-history.ts';
import type { TableNow } from '../src/session/now.ts';
import type { Denial } from '../src/session/online-side.ts';
import { PEOPLE, type Played, playOn, tableOf } from './game-files.ts';

const PACE = 1000;
const HOUR = 3_600_000;
const SEATS = 4;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const logOf = (match: Match) =>
  [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) => hear(event, 'spectator'));

function playedToTheEnd(): Played {
  const whole = tableOf('dungeonette', PEOPLE.slice(0, SEATS));
  playOn(whole, () => false);
  return whole;
}

/** A client that watches a table of which the server keeps this file. */
function watching(file: GameFile) {
  const table = { status: 'playing' as TableInfo['status'] };
  const info = () =>
    ({
      id: 'k3f',
      game: 'dungeonette',
      ...table,
      seats: PEOPLE.slice(0, SEATS).map((name) => ({ name, taken: true, bot: false, here: true })),
      marks: file.marks ?? [0, 1, 2, 3],
      options: file.options,
      commitment: file.fairness.commitment,
    }) as unknown as TableInfo;
  const client = {
    state: () => ({ seat: 'spectator', table: info(), notes: [], thinking: [], stoodIn: [] }),
    subscribe: () => () => {},
  } as unknown as TableClient;
  const session: { now?: OnlineSession } = {};
  const history = viewHistory({
    mayAskDetails: () => false,
    askDetails: async () => undefined,
    fresh: () => expect.unreachable(),
    changed: () => session.now?.changed(),
    pace: () => PACE,
    lastHeard: undefined,
    keepHeard: () => {},
  });
  const sit = (download: NonNullable<Parameters<typeof onlineSession>[0]['download']>): OnlineSession => {
    session.now = onlineSession({ token: 'x', client, game: history, download });
    return session.now;
  };
  return { table, history, sit };
}

const linesOf = (all: readonly unknown[]): string[] => all.map((_, i) => String(i));

it('shows the last changes before the whole game that was downloaded meanwhile', async () => {
  const whole = playedToTheEnd();
  const { length } = whole.match.entries;
  const file = whole.file();
  const { match } = tableOf('dungeonette', PEOPLE.slice(0, SEATS));
  for (const entry of whole.match.entries.slice(0, length - 3)) enter(match, entry);
  const { table, history, sit } = watching(file);
  const look = () => structuredClone(view(match.game, match.state, 'spectator'));
  history.receive({
    t: 'view',
    stream: 'a',
    position: 0,
    seen: look(),
    log: logOf(match),
    lines: linesOf(logOf(match)),
  });
  const downloads: GameFile[] = [];
  const download = async () => {
    downloads.push(file);
    return file;
  };
  const session = sit(download);
  const now = (): TableNow => session.now() as TableNow;
  /** The moment of the last line is the one that ends with it. */
  const expectLastLineLeadsBack = async (): Promise<void> =>
    expect((await session.moment(now().when.at(-1)!))?.told).toEqual(now().told);
  const toldFirst = now().told.length;
  for (const [i, entry] of whole.match.entries.slice(length - 3).entries()) {
    const [before, had] = [look(), logOf(match).length];
    enter(match, entry);
    const change = diff(before, look());
    const log = logOf(match);
    history.receive({
      t: 'change',
      stream: 'a',
      position: i + 1,
      events: log.slice(had),
      lines: linesOf(log).slice(had),
      ...(change === undefined ? {} : { change }),
    });
  }
  expect(isOver(match.state)).toBe(true);
  table.status = 'over';
  let changes = 0;
  session.subscribe(() => changes++);
  session.stateChanged();
  // Time stands still: only the whole game changes anything.
  await expect.poll(() => changes).toBe(1);
  expect(downloads.length).toBe(1);
  expect(now().seen.end).toBeUndefined();
  expect(session.moments()).toBe(history.moments.length - 1);
  await expectLastLineLeadsBack();
  const shown = new Set([toldFirst]);
  for (let i = 0; i < 8; i++) {
    shown.add(now().told.length);
    await vi.advanceTimersByTimeAsync(PACE / 2);
  }
  expect(now().seen.end).toBeDefined();
  expect(now().told).toEqual(logOf(whole.match));
  expect(shown.size).toBeGreaterThan(2);
  expect(session.moments()).toBe(length);
  await expectLastLineLeadsBack();
  expect(await session.moment(5)).toMatchObject({ asks: [] });
});

/** Opened after the end; the server answers each download with the next of these, and then with the last. */
function openedLate(...answers: readonly (GameFile | Denial)[]) {
  const { match, file } = playedToTheEnd();
  const { table, history, sit } = watching(file());
  table.status = 'over';
  const seen = structuredClone(view(match.game, match.state, 'spectator'));
  history.receive({ t: 'view', stream: 'a', position: 0, seen, log: logOf(match), lines: linesOf(logOf(match)) });
  let downloads = 0;
  const session = sit(async () => answers[Math.min(downloads++, answers.length - 1)]!);
  return { session, match, downloads: () => downloads };
}

const UNREACHABLE: Denial = { denied: 'unreachable' };

it('downloads the whole game again when the first download failed', async () => {
  const { session, match, downloads } = openedLate(UNREACHABLE, playedToTheEnd().file());
  let changes = 0;
  session.subscribe(() => changes++);
  await vi.advanceTimersByTimeAsync(HOUR);
  await expect.poll(() => changes).toBe(1);
  expect(downloads()).toBe(2);
  expect(session.moments()).toBe(match.entries.length);
});

it('gives up the download when it failed several times, and after the table was left', async () => {
  const failing = openedLate(UNREACHABLE);
  const left = openedLate(UNREACHABLE);
  left.session.leave();
  for (let i = 0; i < 30; i++) {
    failing.session.stateChanged();
    left.session.stateChanged();
    await vi.advanceTimersByTimeAsync(HOUR);
  }
  expect(failing.downloads()).toBe(4);
  expect(left.downloads()).toBe(1);
});

it('downloads a game once that cannot be played again here, whatever is said afterwards', async () => {
  const { session, downloads } = openedLate({ ...playedToTheEnd().file(), rules: '0.0.0' });
  for (let i = 0; i < 30; i++) {
    session.stateChanged();
    await vi.advanceTimersByTimeAsync(HOUR);
  }
  expect(downloads()).toBe(1);
});
