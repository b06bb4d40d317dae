import type { Catalogue } from '@oubliette/text';
import { box } from './box/fr.ts';
import type { en } from './en.ts';
import { asks } from './fr/asks.ts';
import { cards } from './fr/cards.ts';
import { combat } from './fr/combat.ts';
import { events } from './fr/events.ts';
import { items } from './fr/items.ts';
import { names } from './fr/names.ts';
import { reasons } from './fr/reasons.ts';
import { refusals } from './fr/refusals.ts';
import { table } from './fr/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const fr: Catalogue<typeof en> = {
  ...rulesOfNotes,
  ...box,
  ...table,
  ...names,
  ...cards,
  ...asks,
  ...events,
  ...combat,
  ...items,
  ...reasons,
  ...refusals,
};
