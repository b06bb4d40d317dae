// Each viewer's own stream: a view, then the changes of that view, numbered for that viewer alone.
import { randomBytes } from 'node:crypto';
import { awaited, hear, isOver, type Viewer, view } from '@oubliette/engine';
import type { ViewMessage } from '@oubliette/protocol';
import { changesBetween } from './between.ts';
import { joined, viewChanges } from './changes.ts';
import type { Stored, Told } from './stored.ts';
import type { LiveTable, Play, Stream } from './table.ts';
import { toldOf } from './told.ts';

/** Changes kept for a connection that was lost for a moment; they are most of what a table at rest costs. */
const RECENT = 16;
/** Events in a whole view: enough for the log on a screen. */
const LOG = 200;

/** The stream of a viewer, who has been told everything that is stored. */
export function streamOf(t: LiveTable, play: Play, viewer: Viewer): Stream {
  const known = t.streams.get(viewer);
  if (known !== undefined) {
    tellUntold(t, play, (one) => one === viewer);
    return known;
  }
  const stream: Stream = {
    id: randomBytes(6).toString('base64url'),
    position: 0,
    seen: view(play.game, play.shown, viewer),
    untold: [],
    recent: [],
    idleSince: t.context.clock.elapsed(),
  };
  t.streams.set(viewer, stream);
  return stream;
}

export function viewMessage(play: Play, viewer: Viewer, { id, position, seen }: Stream): ViewMessage {
  const last = play.log.slice(-LOG);
  const log = last.map(({ event }) => hear(event, viewer));
  return { t: 'view', stream: id, position, seen, log, lines: last.map((line) => line.id) };
}

/** Recent messages are stored without the position, which differs between streams. */
const positioned = (stream: string, position: number, rest: string): string =>
  `{"stream":"${stream}","position":${position},${rest}`;

/** The messages after `position`, or undefined when some of them are no longer kept. */
export function messagesAfter({ id, position: last, recent }: Stream, position: number): readonly string[] | undefined {
  const missing = last - position;
  if (missing < 0 || missing > recent.length) return undefined;
  return recent.slice(recent.length - missing).map((rest, i) => positioned(id, position + 1 + i, rest));
}

/**
 * Tells viewers what a stored entry changed for them: at once those who wait for it, all others at the next beat, together with
 * what else is stored until then (SRV-ANS-10).
 * @param rewritten an undo removed lines of the log, so everybody gets a whole view
 * @returns whether spectators, where there are any, were sent something now
 */
export function publish(t: LiveTable, play: Play, stored: Stored, rewritten = false): boolean {
  const told = toldOf(play, stored);
  for (const stream of t.streams.values()) stream.untold.push(told);
  if (rewritten) return sendViews(t, play, told);
  const waits = isOver(stored.after) ? everybody : waitsFor(t, play, stored);
  const spectators = tellUntold(t, play, waits);
  tellRest(t);
  return spectators;
}

function tellRest(t: LiveTable): void {
  if (t.changesDue || !hasUntold(t)) return;
  t.changesDue = true;
  // Replies of this beat leave first: they must not wait for views of secret steps, which others could measure.
  t.context.atBeat(() =>
    setImmediate(() => {
      t.changesDue = false;
      if (t.play !== undefined) tellUntold(t, t.play);
    }),
  );
}

function hasUntold({ streams }: LiveTable): boolean {
  for (const { untold } of streams.values()) if (untold.length > 0) return true;
  return false;
}

/** Who has answered, and who is asked something since. Where a clock restarts with what everybody sees, spectators too. */
function waitsFor(
  { record }: LiveTable,
  { game }: Play,
  { entry, before, after }: Stored,
): (viewer: Viewer) => boolean {
  const earlier = awaited(game, before);
  const viewers: Viewer[] = record.timer.kind === 'none' ? [entry.seat] : [entry.seat, 'spectator'];
  for (const { seat, kind } of awaited(game, after))
    if (!earlier.some((ask) => ask.seat === seat && ask.kind === kind)) viewers.push(seat);
  return (viewer) => viewers.includes(viewer);
}

const everybody = (): boolean => true;

/**
 * Sends viewers all that they have not been told yet, as one change. A viewer that sees and hears nothing of it gets no message:
 * its existence would tell that somebody took a step of a secret draft.
 * @returns whether spectators were sent something
 */
export function tellUntold(t: LiveTable, play: Play, whom: (viewer: Viewer) => boolean = everybody): boolean {
  let spectators = false;
  let changes: ReturnType<typeof viewChanges> | undefined;
  for (const [viewer, stream] of t.streams) {
    const { untold } = stream;
    if (untold.length === 0 || !whom(viewer)) continue;
    stream.untold = [];
    changes ??= viewChanges(play.game, play.shown);
    const { seen, change } = changes(viewer, stream.seen);
    if (change === undefined && untold.every(({ lines }) => lines === '')) continue;
    const between = betweenText(t, play, viewer, untold);
    stream.seen = seen;
    if (viewer === 'spectator') spectators = true;
    send(t, viewer, stream, changeText(viewer, untold, change, between));
  }
  return spectators;
}

function sendViews(t: LiveTable, play: Play, told: Told): boolean {
  const changes = viewChanges(play.game, play.shown);
  for (const [viewer, stream] of t.streams) {
    stream.untold = [];
    stream.seen = changes(viewer, stream.seen).seen;
    const { stream: _, position: __, ...message } = viewMessage(play, viewer, stream);
    const said = told.said(viewer);
    send(t, viewer, stream, `${said === undefined ? '' : `"said":${said},`}${JSON.stringify(message).slice(1)}`);
  }
  return t.streams.has('spectator');
}

/** @param rest the message without its position */
function send(t: LiveTable, viewer: Viewer, stream: Stream, rest: string): void {
  stream.position++;
  stream.recent.push(rest);
  if (stream.recent.length > RECENT) stream.recent.shift();
  const text = positioned(stream.id, stream.position, rest);
  for (const listener of t.listeners) if (listener.viewer === viewer) listener.send(text);
}

function changeText(
  viewer: Viewer,
  told: readonly Told[],
  change: string | undefined,
  between: string | undefined,
): string {
  let said = '';
  let earlier = '';
  let heard = '';
  let lines = '';
  for (const each of told) {
    const more = each.said(viewer);
    if (more !== undefined) [earlier, said] = [joined(earlier, said), more];
    heard = joined(heard, each.heard(viewer));
    lines = joined(lines, each.lines);
  }
  const parts = ['"t":"change",'];
  if (earlier !== '') parts.push('"earlier":[', earlier, '],');
  if (said !== '') parts.push('"said":', said, ',');
  parts.push('"events":[', heard, ']');
  if (lines !== '') parts.push(',"lines":[', lines, ']');
  if (change !== undefined) parts.push(',"change":', change);
  if (between !== undefined) parts.push(',"between":', between);
  parts.push('}');
  // One flat string: `+` would keep a tree of its parts as long as it is remembered.
  return parts.join('');
}

/** The game between the lines, where a connection of this viewer shows them one by one. */
function betweenText(t: LiveTable, { game }: Play, viewer: Viewer, untold: readonly Told[]): string | undefined {
  const lines = untold.reduce((sum, { stored }) => sum + stored.lines.length, 0);
  const viewers = lines < 2 ? NOBODY : wantedBetween(t);
  if (!viewers.has(viewer)) return undefined;
  return changesBetween(
    t.streams.get(viewer)!.seen.game,
    untold.map(({ stored, steps }) => ({
      lines: stored.lines.length,
      steps: stored.lines.length < 2 ? [] : steps(viewers)?.get(viewer),
      after: () => game.view(stored.after, viewer),
    })),
  );
}
const NOBODY: ReadonlySet<Viewer> = new Set();

function wantedBetween({ listeners }: LiveTable): ReadonlySet<Viewer> {
  const viewers = new Set<Viewer>();
  for (const { viewer, between } of listeners) if (between) viewers.add(viewer);
  return viewers;
}
