import type { Catalogue } from '@oubliette/text';
import { box } from './box/fr.ts';
import type { en } from './en.ts';
import { about } from './fr/about.ts';
import { asks } from './fr/asks.ts';
import { events } from './fr/events.ts';
import { names } from './fr/names.ts';
import { pieces } from './fr/pieces.ts';
import { reasons } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { sentences } from './fr/sentences.ts';
import { table } from './fr/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const fr: Catalogue<typeof en> = {
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
