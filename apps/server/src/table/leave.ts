import { wentAway } from './clock.ts';
import type { Listener, LiveTable } from './live.ts';
import { tellTable } from './tell.ts';

/** A connection is gone; with the last one of a seat, its seat is away. */
export function leave(t: LiveTable, listener: Listener): void {
  t.listeners.delete(listener);
  const { viewer } = listener;
  for (const other of t.listeners) if (other.viewer === viewer) return;
  const line = t.lines.get(viewer);
  if (line !== undefined) line.idleSince = t.house.now();
  if (viewer === 'spectator') return;
  wentAway(t, viewer);
  tellTable(t);
}
