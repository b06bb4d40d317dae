// Online as on a device: at every line since the last answer the table shows the state after that line.
import { enter, hear, isOver, type Match, type Seen, thinking, view } from '@oubliette/engine';
import type { ChangeMessage } from '@oubliette/protocol';
import { diff } from '@oubliette/records';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { betweenText, stepsOf as stepsBetween } from '../../server/src/table/between.ts';
import { viewHistory } from '../src/online/view-history.ts';
import { nowAt } from '../src/session/line-by-line.ts';
import { tableNow, tableNowFrom } from '../src/session/now.ts';
import { stepsOf } from '../src/travel/travel.tsx';
import { PEOPLE, tableOf } from './game-files.ts';

const ME = 0;
const linesOf = (match: Match): string[] =>
  [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((_, i) => String(i));
const logOf = (match: Match) =>
  [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) => hear(event, ME));

/** One random answer, as the server sends it to the seat. */
function playOne(match: Match, pick: (n: number) => number, position: number): ChangeMessage {
  const { game, state: before } = match;
  const was: Seen = structuredClone(view(game, before, ME));
  const had = linesOf(match).length;
  const [seat] = view(game, before, 'spectator').waiting;
  const ask = view(game, before, seat!).asks.find(({ optional }) => !optional)!;
  const option = ask.options[pick(ask.options.length)]!;
  const n = before.core.answered[seat!]!;
  expect(enter(match, { seat: seat!, verb: 'answer', kind: ask.kind, option, n })).toBeUndefined();
  const move = match.moves.at(-1)!;
  const change = diff(was, view(game, match.state, ME));
  const between = betweenText(stepsBetween(match, { before, move }, new Set([ME]))?.get(ME));
  const sent = {
    t: 'change',
    stream: 'a',
    position,
    events: logOf(match).slice(had),
    lines: linesOf(match).slice(had),
  } as const;
  return JSON.parse(
    JSON.stringify({
      ...sent,
      ...(change === undefined ? {} : { change }),
      ...(between === undefined ? {} : { between: JSON.parse(between) }),
    }),
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each(['dungeon-lords', 'crypt-sale', 'quests-and-betrayals'])('%s', async (id) => {
  const { match } = tableOf(id, PEOPLE.slice(0, id === 'crypt-sale' ? 2 : 3));
  const history = viewHistory({
    mayAskDetails: () => false,
    askDetails: async () => undefined,
    fresh: () => expect.unreachable(),
    changed: () => {},
    pace: () => 0,
    lastHeard: undefined,
    keepHeard: () => {},
  });
  const first = structuredClone(view(match.game, match.state, ME));
  history.receive({ t: 'view', stream: 'a', position: 0, seen: first, log: logOf(match), lines: linesOf(match) });
  const pick = thinking(`online ${id}`);
  let between = 0;
  let answered = false;
  for (let no = 1; no < 160 && !isOver(match.state); no++) {
    history.receive(playOne(match, pick, no));
    await vi.advanceTimersByTimeAsync(200);
    answered ||= match.moves.at(-1)?.ask.seat === ME;
    if (!answered || no % 5 !== 0) continue;
    const { seen, log, when, between: moments, last } = history.shown()!;
    const online = tableNowFrom({ me: ME, seen, open: seen.game, told: log, when, moments });
    const device = tableNow(match, ME);
    const known = moments.changes.length;
    expect(known).toBe(device.moments?.changes.length);
    for (let lines = log.length - known; lines <= log.length; lines++) {
      expect(nowAt(online, lines).seen.game).toEqual(nowAt(device, lines).seen.game);
      if (JSON.stringify(nowAt(online, lines).seen.game) !== JSON.stringify(seen.game)) between++;
    }
    // A past moment goes through its own lines only.
    const steps = stepsOf({ ...online, moments: last });
    expect(steps.at(-1)).toBe(log.length);
    expect(steps.every((step) => step > log.length - Math.max(1, last.changes.length))).toBe(true);
  }
  expect(between).toBeGreaterThan(5);
});
