// The thread in which game files are checked.
import { installed } from '../base/library.ts';
import { type CheckedFile, checkFile } from './check-file.ts';

export const check = (text: string): Promise<CheckedFile> => checkFile(text, installed);
