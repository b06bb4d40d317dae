import { box } from './box/en.ts';
import { asks } from './en/asks.ts';
import { cards } from './en/cards.ts';
import { combat } from './en/combat.ts';
import { events } from './en/events.ts';
import { items } from './en/items.ts';
import { names } from './en/names.ts';
import { reasons } from './en/reasons.ts';
import { refusals } from './en/refusals.ts';
import { table } from './en/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const en = {
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
