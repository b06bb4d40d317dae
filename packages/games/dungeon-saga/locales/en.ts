import { box } from './box/en.ts';
import { about } from './en/about.ts';
import { asks } from './en/asks.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { reasons } from './en/reasons.ts';
import { table } from './en/table.ts';
import { rulesOfNotes } from './note-rules.ts';

export const en = { ...box, ...table, ...names, ...about, ...asks, ...events, ...reasons, ...rulesOfNotes };
