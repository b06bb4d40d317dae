// The thread in which game files are checked.

import type { EarlierLines } from '@oubliette/records';
import { installed } from '../base/library.ts';
import { type CheckedFile, checkFile, type EarlierParts, type LongGame, replayGame, toldBefore } from './check-file.ts';

export const check = (text: string): Promise<CheckedFile> => checkFile(text, installed);
export const replay = (game: LongGame): string | undefined => replayGame(game, installed);
export const told = (before: EarlierParts): Promise<EarlierLines[]> => toldBefore(before, installed);
