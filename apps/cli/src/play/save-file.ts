// Where a running game is saved.
import { rescuePath, writeGame } from '../game-store.ts';
import { fileOf, type Table } from '../table.ts';

export interface SaveFile {
  /** The file that is written after every answer; undefined: it is saved on command only. */
  readonly always: string | undefined;
  /** The file that it was last saved to, or loaded from. */
  readonly path: string | undefined;
  /** Whether there are unsaved answers. */
  readonly unsaved: boolean;
  /** Throws a UserError on failure. A file that is not this game's is replaced only when `replace` is set. */
  save(path: string, replace?: boolean): void;
  /** Saves to `rescuePath`, for a person who left without saving; returns the path, or undefined on failure. */
  rescue(): string | undefined;
}

export function newSaveFile(table: Table, loaded: string | undefined, always: string | undefined): SaveFile {
  const own = new Set(loaded === undefined ? [] : [loaded]);
  let path = loaded;
  let kept = loaded === undefined ? 0 : table.match.entries.length;
  const saveFile: SaveFile = {
    always,
    get path() {
      return path;
    },
    get unsaved() {
      return table.match.entries.length !== kept;
    },
    save(to, replace = false) {
      writeGame(to, fileOf(table), replace || own.has(to));
      own.add(to);
      path = to;
      kept = table.match.entries.length;
    },
    rescue() {
      const to = always ?? rescuePath(table.installed.game.id);
      try {
        saveFile.save(to);
        return to;
      } catch {
        return undefined;
      }
    },
  };
  if (always !== undefined) saveFile.save(always);
  return saveFile;
}
