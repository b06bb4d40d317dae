// The end of a game: the seal is broken, and everybody may see what was behind it.

import { changeRecord } from './change-record.ts';
import type { LiveTable } from './live.ts';

export function endGame(t: LiveTable): void {
  changeRecord(t, (record) => (record.ended === undefined ? { ...record, ended: t.house.now() } : record)).catch(
    (err: unknown) => t.house.log.error({ err, table: t.record.id }, 'the end of a game was not kept'),
  );
}
