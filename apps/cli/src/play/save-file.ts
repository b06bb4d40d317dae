// Where a running game is kept.
import { rescuePath, writeGame } from '../game-store.ts';
import { fileOf, type Table } from '../table.ts';

export interface SaveFile {
  /** Where it is kept by itself after every answer; undefined: only when somebody says so. */
  readonly always: string | undefined;
  /** Where it was last kept, or was taken from. */
  readonly path: string | undefined;
  /** Has anything happened since? */
  readonly unsaved: boolean;
  /** Throws a UserError when it cannot be. A foreign file in the way is only replaced when `replace` says so. */
  save(path: string, replace?: boolean): void;
  /** Keeps it rescuePath, for somebody who left without a word; the path, or undefined when not even that is possible. */
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
