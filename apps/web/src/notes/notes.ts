// Private notes: of one seat at one game, on this device only.

import type { Viewer } from '@oubliette/engine';
import { forget, keysWith, read, write } from '../base/storage.ts';

const keyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}`;
const openKeyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}.open`;

export const notesOf = (game: string, who: Viewer): string => read(keyOf(game, who)) ?? '';

/** With the game go its notes, everybody's. */
export function forgetNotes(game: string): void {
  for (const key of keysWith(`oubliette.notes.${game}.`)) forget(key);
}

/** False where the device keeps nothing. */
export const keepNotes = (game: string, who: Viewer, text: string): boolean => write(keyOf(game, who), text);

/** Their owner wants them read by everybody when the game is over. */
export const areOpen = (game: string, who: Viewer): boolean => read(openKeyOf(game, who)) === 'yes';
export function setOpen(game: string, who: Viewer, open: boolean): void {
  if (open) write(openKeyOf(game, who), 'yes');
  else forget(openKeyOf(game, who));
}

/** Notes as messages that the table's talk can carry: line by line, long lines in pieces. */
export const inMessages = (text: string, longest: number): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? []);
