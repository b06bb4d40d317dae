// Each viewer's own stream: a view, then the changes of that view, numbered for that viewer alone.
import { randomBytes } from 'node:crypto';
import { awaited, hear, isOver, sound, type Viewer, view } from '@oubliette/engine';
import type { ViewMessage } from '@oubliette/protocol';
import { type ByteString, bytesOf } from '../base/byte-string.ts';
import { changeTexts } from './change-text.ts';
import { viewChanges } from './changes.ts';
import type { Stored } from './stored.ts';
import type { LiveTable, Play, Stream } from './table.ts';

/** Changes kept for a connection that was lost for a moment; they are most of what a table at rest costs. */
const RECENT = 16;
/** Events in a whole view: enough for the log on a screen. */
const LOG = 200;

export function streamOf(t: LiveTable, play: Play, viewer: Viewer): Stream {
  const known = t.streams.get(viewer);
  if (known !== undefined) return known;
  const stream: Stream = {
    id: randomBytes(6).toString('base64url'),
    position: 0,
    seen: view(play.game, play.shown, viewer),
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
const positioned = (stream: string, position: number, rest: ByteString): ByteString =>
  `{"stream":"${stream}","position":${position},${rest}` as ByteString;

/** The messages after `position`, or undefined when some of them are no longer kept. */
export function messagesAfter(stream: Stream, position: number): readonly ByteString[] | undefined {
  const { id, position: last, recent } = stream;
  const missing = last - position;
  if (missing < 0 || missing > recent.length) return undefined;
  return recent.slice(recent.length - missing).map((rest, i) => positioned(id, position + 1 + i, rest));
}

/**
 * Tells viewers what a stored entry changed for them: at once those who wait for it, all others at the next beat (SRV-ANS-10).
 * A viewer whose view and log do not change gets no message: its existence would reveal a step of somebody's secret draft.
 * @param rewritten an undo removed lines of the log, so everybody gets a whole view
 * @returns whether spectators, where there are any, were sent something
 */
export function publish(t: LiveTable, play: Play, stored: Stored, rewritten = false): boolean {
  const { seat } = stored.entry;
  const alone = !rewritten && isOwnStep(play, stored);
  const changes = viewChanges(play.game, play.shown);
  const texts = changeTexts(t, play, stored);
  const timed = t.record.timer.kind !== 'none';
  const all = rewritten || isOver(stored.after);
  let everybody = false;
  for (const [viewer, stream] of t.streams) {
    if (alone && viewer !== seat) continue;
    const before = stream.seen;
    const change = changes(viewer, before);
    const { seen, shared, own } = change;
    if (shared === '' && own === '' && stored.lines.length === 0 && !rewritten) continue;
    stream.seen = seen;
    const rest = rewritten ? viewText(play, viewer, stream) : texts(viewer, change);
    const bytes = next(stream, rest);
    const atOnce = all || (timed && viewer === 'spectator') || isAsked(viewer === seat ? undefined : before, seen);
    const when = atOnce ? 'at-once' : viewer === seat ? 'soon' : 'at-beat';
    for (const listener of t.listeners) if (listener.viewer === viewer) listener.send(bytes, when);
    everybody ||= viewer === 'spectator';
  }
  return everybody;
}

/** A step of a draft that is still going on: nobody else sees or receives anything of it. */
function isOwnStep({ game }: Play, { move, before, after }: Stored): boolean {
  if (move === undefined || move.events.length > 0) return false;
  if (sound(game, before, move.ask, move.option, 'spectator') !== undefined) return false;
  const earlier = awaited(game, before);
  const now = awaited(game, after);
  return now.length === earlier.length && now.every(({ seat }, i) => seat === earlier[i]!.seat);
}

/** Others see and receive nothing of this entry, which rewrote no line of the log. */
export const isUnseen = (play: Play, stored: Stored): boolean =>
  stored.entry.verb === 'take-back' || isOwnStep(play, stored);

/** Whether a viewer is asked something that it was not asked before. */
const isAsked = (before: Stream['seen'] | undefined, { asks }: Stream['seen']): boolean =>
  asks.some(({ kind, optional }) => !optional && !before?.asks.some((ask) => ask.kind === kind));

/** A whole view without its position. */
function viewText(play: Play, viewer: Viewer, stream: Stream): ByteString {
  const { stream: _, position: __, ...message } = viewMessage(play, viewer, stream);
  return bytesOf(JSON.stringify(message).slice(1));
}

/** The next message of a stream. */
function next(stream: Stream, rest: ByteString): ByteString {
  stream.position++;
  stream.recent.push(rest);
  if (stream.recent.length > RECENT) stream.recent.shift();
  return positioned(stream.id, stream.position, rest);
}
