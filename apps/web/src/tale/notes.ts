// Private notes: of one seat at one game, on this device only.

import type { Viewer } from '@oubliette/engine';
import { read, write } from '../device/local.ts';

const keyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}`;

export const notesOf = (game: string, who: Viewer): string => read(keyOf(game, who)) ?? '';

/** False where the device keeps nothing. */
export const keepNotes = (game: string, who: Viewer, text: string): boolean => write(keyOf(game, who), text);
