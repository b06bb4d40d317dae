import { box } from './box/en.ts';
import { about } from './en/about.ts';
import { asks } from './en/asks.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { pieces } from './en/pieces.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { sentences } from './en/sentences.ts';
import { table } from './en/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const en = {
  ...rulesOfNotes,
  ...pieces,
  ...box,
  ...table,
  ...names,
  ...about,
  ...sentences,
  ...asks,
  ...events,
  ...reasons,
  ...refusals,
};
