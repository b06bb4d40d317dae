// Each viewer's own stream: a view, then the changes of that view, numbered for that viewer alone.
import { randomBytes } from 'node:crypto';
import {
  type Ask,
  type Entry,
  hear,
  type Move,
  type StateOf,
  sentenceHeard,
  sound,
  type Viewer,
  view,
} from '@oubliette/engine';
import type { Said, ViewMessage } from '@oubliette/protocol';
import { changesBetween } from './between.ts';
import { viewChanges } from './changes.ts';
import type { LogLine } from './log-lines.ts';
import type { LiveTable, Play, Stream } from './table.ts';

/** Changes kept for a connection that was lost for a moment. */
const RECENT = 32;
/** Events in a whole view: enough for the log on a screen. */
const LOG = 200;

/** An entry that is on disk, and what it led to. */
export interface Stored {
  readonly entry: Entry;
  readonly by: 'person' | 'bot';
  /** The ask that was answered, if it was an answer. */
  readonly ask: Ask | undefined;
  /** The answer as it was played. */
  readonly move: Move | undefined;
  readonly before: StateOf;
  readonly after: StateOf;
  readonly lines: readonly LogLine[];
  /** The new log, if something was taken back. */
  readonly log?: readonly LogLine[];
}

const NOTHING_BETWEEN: ReadonlyMap<Viewer, string> = new Map();

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
const positioned = (stream: string, position: number, rest: string): string =>
  `{"stream":"${stream}","position":${position},${rest}`;

/** The messages after `position`, or undefined when some of them are no longer kept. */
export function messagesAfter({ id, position: last, recent }: Stream, position: number): readonly string[] | undefined {
  const missing = last - position;
  if (missing < 0 || missing > recent.length) return undefined;
  return recent.slice(recent.length - missing).map((rest, i) => positioned(id, position + 1 + i, rest));
}

/**
 * Sends every viewer what a stored entry changed for it. A viewer that sees and hears nothing of it gets no message: its
 * existence would tell that somebody took a step of a secret draft.
 * @param rewritten an undo removed lines of the log, so everybody gets a whole view
 * @returns whether spectators, where there are any, were sent something
 */
export function publish(t: LiveTable, play: Play, stored: Stored, rewritten = false): boolean {
  let spectators = false;
  const events = stored.lines.map(({ event }) => event);
  const lines = events.length === 0 ? '' : `,"lines":${JSON.stringify(stored.lines.map(({ id }) => id))}`;
  // Events without a secret part are the same for everybody.
  const open = events.every(({ secret }) => secret === undefined) ? JSON.stringify(events) : undefined;
  const changes = viewChanges(play.game, stored.after);
  const said = saidBy(play, stored);
  const between = rewritten ? NOTHING_BETWEEN : changesBetween(play.match, stored, wantedBetween(t));
  for (const [viewer, stream] of t.streams) {
    const { seen, change } = changes(viewer, stream.seen);
    if (change === undefined && events.length === 0 && !rewritten) continue;
    if (viewer === 'spectator') spectators = true;
    stream.seen = seen;
    stream.position++;
    const heard = open ?? JSON.stringify(events.map((event) => hear(event, viewer)));
    const game = between.get(viewer);
    const parts = rewritten
      ? [said(viewer), viewText(play, viewer, stream)]
      : ['"t":"change",', said(viewer), '"events":', heard, lines];
    if (!rewritten && change !== undefined) parts.push(',"change":', change);
    if (game !== undefined) parts.push(',"between":', game);
    if (!rewritten) parts.push('}');
    // One flat string: `+` would keep a tree of its parts as long as it is remembered.
    const rest = parts.join('');
    stream.recent.push(rest);
    if (stream.recent.length > RECENT) stream.recent.shift();
    const text = positioned(stream.id, stream.position, rest);
    for (const listener of t.listeners) if (listener.viewer === viewer) listener.send(text);
  }
  return spectators;
}

/** Whose connections show an answer line by line. */
function wantedBetween({ listeners }: LiveTable): ReadonlySet<Viewer> {
  const viewers = new Set<Viewer>();
  for (const { viewer, between } of listeners) if (between) viewers.add(viewer);
  return viewers;
}

function viewText(play: Play, viewer: Viewer, stream: Stream): string {
  const { stream: _, position: __, ...message } = viewMessage(play, viewer, stream);
  return JSON.stringify(message).slice(1);
}

/** An entry as each viewer may know it, as a field of a message; it is mostly the same for all. */
function saidBy(play: Play, { entry, ask, before }: Stored): (viewer: Viewer) => string {
  const { seat } = entry;
  const field = (said: Said): string => `"said":${JSON.stringify(said)},`;
  if (entry.verb === 'take-back') return () => '';
  if (entry.verb !== 'answer') {
    const text = field({ seat, verb: entry.verb });
    return () => text;
  }
  let last: string | undefined;
  let text = '';
  return (viewer) => {
    const option = ask === undefined ? undefined : sound(play.game, before, ask, entry.option, viewer);
    if (option === undefined) return '';
    const sentence = sentenceHeard(play.game, before, ask!, entry, viewer);
    const key = JSON.stringify([option, sentence]);
    if (key !== last)
      text = field({ seat, kind: entry.kind, option, ...(sentence === undefined ? {} : { text: sentence }) });
    last = key;
    return text;
  };
}
