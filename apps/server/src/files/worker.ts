// The thread in which game files are checked.
import { installed } from '../base/library.ts';
import { type CheckedFile, checkFile, type LongGame, replayGame } from './check-file.ts';

export const check = (text: string): Promise<CheckedFile> => checkFile(text, installed);
export const replay = (game: LongGame): string | undefined => replayGame(game, installed);
