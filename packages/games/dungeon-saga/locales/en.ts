import { box } from './box/en.ts';
import { asks } from './en/asks.ts';
import { events } from './en/events.ts';
import { names } from './en/names.ts';
import { reasons } from './en/reasons.ts';
import { table } from './en/table.ts';

export const en = { ...box, ...table, ...names, ...asks, ...events, ...reasons };
