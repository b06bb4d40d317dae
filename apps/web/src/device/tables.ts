// The tables open in this page, and how one gets there: begun, imported, or left here earlier.
import { isOver, type Match } from '@oubliette/engine';
import { type NewTable, newId, openTable, type Sheet, takeUp, type Unplayable } from '../sitting/sheet.ts';
import { type Sitting, sit } from '../sitting/sitting.ts';
import { keep, savedGame } from './saves.ts';

interface Table {
  readonly sheet: Sheet;
  readonly match: Match;
}

/** In memory too: where nothing can be saved, a game can still be played. */
const open = new Map<string, Table>();
const unsaved = new Set<string>();

function save(sitting: Sitting, { sheet, match }: Table): void {
  // Bots may have taken a chair since.
  open.set(sheet.id, { sheet: { ...sheet, bots: sitting.bots() }, match });
  if (keep(sitting, isOver(match.state))) unsaved.delete(sheet.id);
  else unsaved.add(sheet.id);
}

/** Sitting down begins behind the curtain: whoever left the table need not be the one who comes back. */
const sitDown = (table: Table): Sitting => sit(table.sheet, table.match, (sitting) => save(sitting, table));

function begin(table: Table): string {
  save(sitDown(table), table);
  return table.sheet.id;
}

export const startTable = (table: NewTable): string => begin(openTable(table));

export function importTable(text: string): { id: string } | { fault: Unplayable } {
  const taken = takeUp(text, newId());
  return 'fault' in taken ? taken : { id: begin(taken) };
}

/** Undefined: there is no such game on this device. */
export function tableById(id: string): Sitting | { fault: Unplayable } | undefined {
  const here = open.get(id);
  if (here !== undefined) return sitDown(here);
  const saved = savedGame(id);
  if (saved === undefined) return undefined;
  const taken = takeUp(saved.text, id, saved.bots);
  return 'fault' in taken ? taken : sitDown(taken);
}

export const isUnsaved = (id: string): boolean => unsaved.has(id);
