// Private notes: of one seat at one game, on this device only.

import type { Viewer } from '@oubliette/engine';
import { forget, keysWith, read, write } from '../base/storage.ts';

const keyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}`;

export const notesOf = (game: string, who: Viewer): string => read(keyOf(game, who)) ?? '';

/** With the game go its notes, everybody's. */
export function forgetNotes(game: string): void {
  for (const key of keysWith(`oubliette.notes.${game}.`)) forget(key);
}

/** False where the device keeps nothing. */
export const keepNotes = (game: string, who: Viewer, text: string): boolean => write(keyOf(game, who), text);
