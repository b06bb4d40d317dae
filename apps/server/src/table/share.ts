// What a node publishes of a table to the others: who is connected here, and, if it holds the lease, the clocks.
import type { Seat, Viewer } from '@oubliette/engine';
import type { Share } from '../base/limits.ts';
import { hasClocks, startsAt, usedBy } from './clock.ts';
import { type LiveTable, runs } from './table.ts';

/** Who is connected here, as text; nobody: an empty one. */
const presenceOf = (t: LiveTable): string => {
  const viewers = new Set([...t.listeners].map(({ viewer }) => viewer));
  return viewers.size === 0 ? '' : JSON.stringify([...viewers].sort());
};

/** At how many other nodes each viewer is. */
export function countElsewhere(nodes: readonly string[]): ReadonlyMap<Viewer, number> {
  const count = new Map<Viewer, number>();
  for (const text of nodes)
    for (const viewer of JSON.parse(text) as Viewer[]) count.set(viewer, (count.get(viewer) ?? 0) + 1);
  return count;
}

/** Soon: several changes in one turn of the event loop are one. */
export function publishPresence(t: LiveTable): void {
  const { nodes } = t.context;
  if (nodes === undefined) return;
  setImmediate(() => void publish(t, 'publishedPresence', presenceOf, (text) => nodes.setPresence(t.record.id, text)));
}

interface ClockState {
  /** Since when the time of each seat runs, as `startsAt` gives it. */
  readonly since: readonly (readonly [Seat, number])[];
  readonly standIns: readonly Seat[];
}

/** The clocks as text; undefined: there are none, or another node has them. */
function clocksOf(t: LiveTable): string | undefined {
  if (t.lease === undefined || !hasClocks(t)) return undefined;
  const state: ClockState = {
    since: [...t.timing.since.keys()].map((seat) => [seat, startsAt(t, seat)]),
    standIns: [...t.standIns],
  };
  return JSON.stringify(state);
}

/** The node that holds the lease stores the clocks: other nodes show them, and continue them when they take the lease over. */
export function keepClock(t: LiveTable): void {
  const { nodes } = t.context;
  if (nodes === undefined) return;
  void publish(t, 'publishedClock', clocksOf, (text) => nodes.keepClock(t.record.id, t.lease!, text));
}

type Published = 'publishedPresence' | 'publishedClock';
/** It could not be published to the other nodes. */
const UNPUBLISHED = 'unpublished';

/** Stores what has changed, one text after another, so that the last one stays. */
async function publish(
  t: LiveTable,
  what: Published,
  textOf: (t: LiveTable) => string | undefined,
  store: (text: string) => Promise<void>,
): Promise<void> {
  if (t.publishing.has(what)) return;
  t.publishing.add(what);
  try {
    for (let text = textOf(t); text !== undefined && text !== t[what]; text = textOf(t)) {
      t[what] = text;
      await store(text);
    }
  } catch (err) {
    t[what] = UNPUBLISHED;
    t.context.log.warn({ err, table: t.record.id, what }, 'the other nodes were not told');
  }
  t.publishing.delete(what);
}

/** Publishes what could not be published when it changed. */
export function publishPending(t: LiveTable): void {
  if (t.publishedPresence === UNPUBLISHED) publishPresence(t);
  if (t.publishedClock === UNPUBLISHED) keepClock(t);
}

/** The clocks as their node has written them down. */
export function readClock(t: LiveTable, text: string | undefined): void {
  if (text === undefined || text === t.publishedClock) return;
  t.publishedClock = text;
  const { clock } = t.context;
  const { since, standIns } = JSON.parse(text) as ClockState;
  t.timing.since.clear();
  for (const [seat, at] of since) {
    const from = Math.round(clock.elapsed() + at - clock.now());
    t.timing.since.set(seat, from + usedBy(t, seat));
    t.wallTimes.set(seat, { from, at });
  }
  t.standIns.clear();
  for (const seat of standIns) t.standIns.add(seat);
}

/** Publishes again what the other nodes may have missed. */
export function publishAgain(t: LiveTable): void {
  t.publishedPresence = UNPUBLISHED;
  if (runs(t)) t.publishedClock = UNPUBLISHED;
  publishPending(t);
}

/**
 * What this node may give of the allowance of a seat or a table. A burst is divided among all nodes, because a client can go
 * from one to the next; what is regained among those where it is connected.
 * @param viewer none: of the whole table
 */
export function shareOf(t: LiveTable, viewer?: Viewer): Share {
  const { nodes } = t.context;
  if (nodes === undefined) return ALONE;
  const others = viewer === undefined ? t.otherNodes : (t.elsewhere.get(viewer) ?? 0);
  return { burst: 1 / nodes.count(), perSecond: 1 / (1 + others) };
}
const ALONE: Share = { burst: 1, perSecond: 1 };
