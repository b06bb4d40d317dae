// The tables open in this page, and how one gets there: begun, imported, or left here earlier.
import { isOver } from '@oubliette/engine';
import type { NewTable } from '../sitting/sheet.ts';
import type { Chair, Sitting } from '../sitting/sitting.ts';
import { type Laid, layTable, newId, takeUp, type Unplayable } from './opening.ts';
import { rulesOf } from './rules.ts';
import { keep, savedGame } from './saves.ts';
import { deviceSitting } from './sitting.ts';

/** In memory too: where nothing can be saved, a game can still be played. */
const open = new Map<string, Laid>();

function save(laid: Laid): boolean {
  open.set(laid.id, laid);
  return keep(laid, isOver(laid.match.state));
}

/** Sitting down begins behind the curtain: whoever left the table need not be the one who comes back. */
const sitDown = (laid: Laid): Sitting => deviceSitting(laid, save);

function begin(laid: Laid): string {
  save(laid);
  return laid.id;
}

export async function startTable(table: NewTable): Promise<string> {
  const game = rulesOf(table.game);
  if (game === undefined) throw new Error(`${table.game} is not on the shelf`);
  return begin(layTable(game, table));
}

export async function importTable(
  text: string,
  chairs?: readonly Chair[],
): Promise<{ id: string } | { fault: Unplayable }> {
  const taken = takeUp(text, newId(), rulesOf, chairs);
  return 'fault' in taken ? taken : { id: begin(taken) };
}

/** Undefined: there is no such game on this device. */
export async function tableById(id: string): Promise<Sitting | { fault: Unplayable } | undefined> {
  const here = open.get(id);
  if (here !== undefined) return sitDown(here);
  const saved = savedGame(id);
  if (saved === undefined) return undefined;
  const taken = takeUp(saved.text, id, rulesOf, saved.chairs);
  return 'fault' in taken ? taken : sitDown(taken);
}
