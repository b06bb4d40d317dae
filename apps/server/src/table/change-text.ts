// A change as it is sent, without its position. What is the same for several viewers is written once.
import { type Event, hear, type Viewer } from '@oubliette/engine';
import { type ByteString, bytesOf } from '../base/byte-string.ts';
import { betweenText, type Steps, stepsOf } from './between.ts';
import type { Stored } from './stored.ts';
import type { LiveTable, Play } from './table.ts';

/** @returns a viewer's message, given the change of its view as JSON (undefined: none) */
export function changeTexts(
  t: LiveTable,
  play: Play,
  stored: Stored,
): (viewer: Viewer, change: string | undefined) => ByteString {
  const { lines } = stored;
  const heard = heardBy(lines.map(({ event }) => event));
  const ids = lines.length === 0 ? '' : `,"lines":["${lines.map(({ id }) => id).join('","')}"]`;
  const viewers = lines.length < 2 ? NOBODY : wantedBetween(t);
  let steps: { readonly of: Steps } | undefined;
  let last: { readonly text: string; readonly bytes: ByteString } | undefined;
  return (viewer, change) => {
    if (viewers.has(viewer)) steps ??= { of: stepsOf(play.match, stored, viewers) };
    const between = viewers.has(viewer) ? betweenText(steps?.of?.get(viewer)) : undefined;
    const parts = ['"t":"change","events":', heard(viewer), ids];
    if (change !== undefined) parts.push(',"change":', change);
    if (between !== undefined) parts.push(',"between":', between);
    parts.push('}');
    // One flat string: `+` would keep a tree of its parts as long as it is remembered.
    const text = parts.join('');
    if (last?.text !== text) last = { text, bytes: bytesOf(text) };
    return last.bytes;
  };
}

const NOBODY: ReadonlySet<Viewer> = new Set();

/** Viewers of whom a connection shows an answer line by line. */
function wantedBetween({ listeners }: LiveTable): ReadonlySet<Viewer> {
  const viewers = new Set<Viewer>();
  for (const { viewer, between } of listeners) if (between) viewers.add(viewer);
  return viewers;
}

/** Events without a secret part are the same for everybody. */
function heardBy(events: readonly Event[]): (viewer: Viewer) => string {
  if (events.some(({ secret }) => secret !== undefined))
    return (viewer) => JSON.stringify(events.map((event) => hear(event, viewer)));
  const open = events.length === 0 ? '[]' : JSON.stringify(events);
  return () => open;
}
