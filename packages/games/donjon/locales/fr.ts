import type { Catalogue } from '@oubliette/text';
import { box } from './box/fr.ts';
import type { en } from './en.ts';
import { about } from './fr/about.ts';
import { asks } from './fr/asks.ts';
import { cards } from './fr/cards.ts';
import { events } from './fr/events.ts';
import { faults } from './fr/faults.ts';
import { names } from './fr/names.ts';
import { reasons } from './fr/reasons.ts';
import { table } from './fr/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const fr: Catalogue<typeof en> = {
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
};
