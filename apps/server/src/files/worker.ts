// A thread in which game files are checked, or stored games are played again.

import type { EarlierLines, GameFile } from '@oubliette/records';
import { installed } from '../base/library.ts';
import {
  type CheckedFile,
  checkFile,
  type EarlierParts,
  type LongGame,
  replayGame,
  sumsOf,
  toldBefore,
} from './check-file.ts';

export const check = (text: string): Promise<CheckedFile> => checkFile(text, installed);
export const replay = (game: LongGame): string | undefined => replayGame(game, installed);
export const told = (before: EarlierParts): Promise<EarlierLines[]> => toldBefore(before, installed);
export const sums = (game: LongGame): Promise<GameFile['sums']> => sumsOf(game, installed);
