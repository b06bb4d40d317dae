import { box } from './box/en.ts';
import { about } from './en/about.ts';
import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { events } from './en/events.ts';
import { faults } from './en/faults.ts';
import { names } from './en/names.ts';
import { reasons } from './en/reasons.ts';
import { table } from './en/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const en = {
  ...rulesOfNotes,
  ...box,
  ...table,
  ...names,
  ...cards,
  ...about,
  ...asks,
  ...events,
  ...faults,
  ...reasons,
} as const;
