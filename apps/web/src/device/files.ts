// Game files: download and upload.
import type { GameFile, GameInParts } from '@oubliette/records';
import type { TableSession } from '../session/table-session.ts';

/** Downloads the game of a table as a file, if there is one. */
export async function download(session: TableSession): Promise<void> {
  const file = await session.exported();
  if (file !== undefined) saveFile(file);
}

export const saveFile = (file: GameFile | GameInParts): void => saveJson(file, fileName(file));

export function saveJson(file: object, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, undefined, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the contents at the click; a minute covers browsers that ask for a location first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

function fileName(file: GameFile | GameInParts): string {
  const entries = 'parts' in file ? file.parts.flatMap((part) => part.entries) : file.entries;
  return `oubliette-${file.game}-${entries.length}.json`;
}
