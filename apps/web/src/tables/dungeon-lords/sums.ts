// The arithmetic behind lines of the log: which of an event's numbers make which.
import type { Sums } from '../../explain/sums.ts';

export const sums: Sums = {
  hit: [
    ['', 'damage'],
    ['+', 'bonus'],
    ['−', 'absorbed'],
    ['=', 'wounds'],
    [';', 'left'],
  ],
  'trap-hits': [
    ['', 'damage'],
    ['−', 'stopped'],
    ['=', 'wounds'],
    [';', 'left'],
  ],
  tired: [
    ['', 'wounds'],
    [';', 'left'],
  ],
  fatigue: [
    ['', 'printed'],
    ['−', 'less'],
    ['=', 'points'],
  ],
  taxed: [
    ['', 'owed'],
    ['−', 'gold'],
    ['=', 'letters'],
  ],
  'rooms-taxed': [
    ['', 'owed'],
    ['−', 'gold'],
    ['=', 'letters'],
  ],
  halved: [
    ['', 'had'],
    ['−', 'lost'],
    ['=', 'left'],
  ],
  evil: [
    ['', 'before'],
    ['+', 'by'],
    ['=', 'evil'],
  ],
  spell: [
    ['', 'magic'],
    ['≥', 'needed'],
  ],
  'no-spell': [
    ['', 'magic'],
    ['<', 'needed'],
  ],
};
