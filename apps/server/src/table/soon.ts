import { guarded } from '../base/clock.ts';
import type { LiveTable } from './table.ts';

/** In the next turn of the event loop. */
export function soon({ context, record }: LiveTable, work: () => void): void {
  setImmediate(
    guarded(work, (err) => context.log.error({ err, table: record.id }, 'what a table had to do soon has failed')),
  );
}
