// A game file cut at a moment: where another game goes on.
import type { GameFile } from '@oubliette/engine';
import type { Sitting } from '../sitting/sitting.ts';
import { fileFrom } from './link.ts';
import { rulesHere } from './rules-here.ts';

export async function fileAt(sitting: Sitting, moment: number): Promise<GameFile | undefined> {
  const file = await sitting.file();
  if (file === undefined) return undefined;
  return fileFrom(await rulesHere(file.game), file, moment);
}
