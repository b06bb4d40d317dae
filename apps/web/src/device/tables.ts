// The tables open in this page, and how one gets there: begun, imported, or left here earlier.
import { type NewTable, newId, openTable, type Sheet, takeUp, type Unplayable } from '../sitting/sheet.ts';
import { type Sitting, sit } from '../sitting/sitting.ts';
import { keep, savedGame } from './saves.ts';

/** In memory too: where nothing can be saved, a game can still be played. */
const open = new Map<string, Sitting>();
const unsaved = new Set<string>();

function sitDown({ sheet, match }: { sheet: Sheet; match: Parameters<typeof sit>[1] }): Sitting {
  const save = (sitting: Sitting): void => {
    const over = match.state.core.stack.length === 0;
    if (keep(sitting, over)) unsaved.delete(sheet.id);
    else unsaved.add(sheet.id);
  };
  const sitting = sit(sheet, match, save);
  open.set(sheet.id, sitting);
  return sitting;
}

function begin(table: { sheet: Sheet; match: Parameters<typeof sit>[1] }): string {
  const sitting = sitDown(table);
  const { id } = table.sheet;
  if (!keep(sitting, false)) unsaved.add(id);
  return id;
}

export const startTable = (table: NewTable): string => begin(openTable(table));

export function importTable(text: string): { id: string } | { fault: Unplayable } {
  const taken = takeUp(text, newId());
  return 'fault' in taken ? taken : { id: begin(taken) };
}

/** Undefined: there is no such game on this device. */
export function tableById(id: string): Sitting | { fault: Unplayable } | undefined {
  const here = open.get(id);
  if (here !== undefined) return here;
  const saved = savedGame(id);
  if (saved === undefined) return undefined;
  const taken = takeUp(saved.text, id, saved.bots);
  return 'fault' in taken ? taken : sitDown(taken);
}

export const isUnsaved = (id: string): boolean => unsaved.has(id);
