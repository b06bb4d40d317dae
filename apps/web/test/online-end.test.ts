// The end of an online game: the last changes are shown one after another, then the whole game is there.
import { enter, hear, isOver, type Match, view } from '@oubliette/engine';
import type { TableInfo } from '@oubliette/protocol';
import { diff, type GameFile } from '@oubliette/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { TableClient } from '../src/online/client.ts';
import { type OnlineSession, onlineSession } from '../src/online/online-session.ts';
import { viewHistory } from '../src/online/view-history.ts';
import type { TableNow } from '../src/session/now.ts';
import { PEOPLE, playOn, tableOf } from './game-files.ts';

const PACE = 1000;
const SEATS = 4;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => void vi.useRealTimers());

const logOf = (match: Match) =>
  [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) => hear(event, 'spectator'));

it('shows the last changes before the whole game that was downloaded meanwhile', async () => {
  const whole = tableOf('dungeonette', PEOPLE.slice(0, SEATS));
  playOn(whole, () => false);
  const { length } = whole.match.entries;
  const file = whole.file();
  const played = tableOf('dungeonette', PEOPLE.slice(0, SEATS));
  const { match } = played;
  for (const entry of whole.match.entries.slice(0, length - 3)) enter(match, entry);
  let status: TableInfo['status'] = 'playing';
  const table = () =>
    ({
      id: 'k3f',
      game: 'dungeonette',
      status,
      seats: PEOPLE.slice(0, SEATS).map((name) => ({ name, taken: true, bot: false, here: true })),
      marks: file.marks ?? [0, 1, 2, 3],
      options: file.options,
      commitment: file.fairness.commitment,
    }) as unknown as TableInfo;
  const client = {
    state: () => ({ seat: 'spectator', table: table(), notes: [], thinking: [], stoodIn: [] }),
    subscribe: () => () => {},
  } as unknown as TableClient;
  let session: OnlineSession | undefined;
  const history = viewHistory({
    mayAskDetails: () => false,
    askDetails: async () => undefined,
    fresh: () => expect.unreachable(),
    changed: () => session?.changed(),
    pace: () => PACE,
    lastHeard: undefined,
    keepHeard: () => {},
  });
  const look = () => structuredClone(view(match.game, match.state, 'spectator'));
  const lines = (all: readonly unknown[]): string[] => all.map((_, i) => String(i));
  history.receive({ t: 'view', stream: 'a', position: 0, seen: look(), log: logOf(match), lines: lines(logOf(match)) });
  const downloads: GameFile[] = [];
  const download = async () => {
    downloads.push(file);
    return file;
  };
  session = onlineSession({ token: 'x', client, game: history, download });
  const now = (): TableNow => session!.now() as TableNow;
  /** The moment of the last line is the one that ends with it. */
  const expectLastLineLeadsBack = async (): Promise<void> =>
    expect((await session!.moment(now().when.at(-1)!))?.told).toEqual(now().told);
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
      lines: lines(log).slice(had),
      ...(change === undefined ? {} : { change }),
    });
  }
  expect(isOver(match.state)).toBe(true);
  status = 'over';
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
