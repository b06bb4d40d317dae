// The arithmetic behind lines of the log, beyond the sums that events carry: which of an event's numbers make which.
import type { Sums } from '../../explain/sums.ts';

export const sums: Sums = {
  hit: '; left',
  'trap-hits': '; left',
  tired: 'wounds ; left',
  taxed: 'owed − gold = letters',
  'rooms-taxed': 'owed − gold = letters',
  halved: 'had − lost = left',
  evil: 'before + by = evil',
};
