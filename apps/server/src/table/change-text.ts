// A change as it is sent, without its position. What is the same for several viewers is written once.
import { type Event, hear, type Viewer } from '@oubliette/engine';
import { type ByteString, bytesOf, join } from '../base/byte-string.ts';
import { betweenText, type Steps, stepsOf } from './between.ts';
import type { FieldChanges } from './changes.ts';
import type { Stored } from './stored.ts';
import type { LiveTable, Play } from './table.ts';

/**
 * Most of a message is the same for several viewers, and is kept in memory once: messages are remembered, see `recent` of a stream.
 * @returns a viewer's message, given the changes of its view
 */
export function changeTexts(
  t: LiveTable,
  play: Play,
  stored: Stored,
): (viewer: Viewer, change: FieldChanges) => ByteString {
  const { lines } = stored;
  const heard = heardBy(lines.map(({ event }) => event));
  const ids = lines.length === 0 ? '' : `,"lines":["${lines.map(({ id }) => id).join('","')}"]`;
  const viewers = lines.length < 2 ? NOBODY : wantedBetween(t);
  let steps: { readonly of: Steps } | undefined;
  let last: { readonly events: string; readonly shared: string; readonly bytes: ByteString } | undefined;
  return (viewer, { shared, own }) => {
    if (viewers.has(viewer)) steps ??= { of: stepsOf(play.match, stored, viewers) };
    const between = viewers.has(viewer) ? betweenText(steps?.of?.get(viewer)) : undefined;
    const events = heard(viewer);
    if (last === undefined || last.shared !== shared || last.events !== events) {
      const begun = shared === '' ? '' : `,"change":{${shared}`;
      last = { events, shared, bytes: bytesOf(`"t":"change","events":${events}${ids}${begun}`) };
    }
    const alone = own === '' ? '' : `,"change":{${own}}`;
    const after = own === '' ? '}' : `,${own}}`;
    const more = between === undefined ? '' : `,"between":${between}`;
    return join(last.bytes, bytesOf(`${shared === '' ? alone : after}${more}}`));
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
