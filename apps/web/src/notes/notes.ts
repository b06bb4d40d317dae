// Private notes of one seat in one game, stored on this device only.

import type { Viewer } from '@oubliette/engine';
import { forget, keysWith, read, write } from '../base/storage.ts';

const keyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}`;
const openKeyOf = (game: string, who: Viewer): string => `oubliette.notes.${game}.${who}.open`;

export const notesOf = (game: string, who: Viewer): string => read(keyOf(game, who)) ?? '';

/** Deletes the notes of all seats of a game, when the game is deleted. */
export function forgetNotes(game: string): void {
  for (const key of keysWith(`oubliette.notes.${game}.`)) forget(key);
}

/** False: the device stores nothing. */
export const keepNotes = (game: string, who: Viewer, text: string): boolean => write(keyOf(game, who), text);

/** Whether their owner shows them to everybody after the end. */
export const areOpen = (game: string, who: Viewer): boolean => read(openKeyOf(game, who)) === 'yes';
export function setOpen(game: string, who: Viewer, open: boolean): void {
  if (open) write(openKeyOf(game, who), 'yes');
  else forget(openKeyOf(game, who));
}

/** Splits notes into chat messages: one for each line, long lines in several. */
export const inMessages = (text: string, longest: number): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .flatMap((line) => line.match(new RegExp(`.{1,${longest}}`, 'gu')) ?? []);
