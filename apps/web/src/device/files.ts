// Game files to and from the person's own disk.
import type { GameFile } from '@oubliette/engine';

export function download(file: GameFile): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(file, undefined, 1)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(file);
  link.click();
  // The browser takes the contents at the click; a minute is for those that ask where to put it.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

const fileName = ({ game, entries }: GameFile): string => `oubliette-${game}-${entries.length}.json`;
