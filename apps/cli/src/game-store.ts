// Games as files on this machine.
import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { GameFile, GameInParts } from '@oubliette/records';
import { printable } from './screen/measure.ts';
import { UserError } from './user-error.ts';

/** Longer files are not read into memory: no game is nearly as long. */
const MOST_BYTES = 16_000_000;

export function readText(path: string): string {
  try {
    if (statSync(path).size > MOST_BYTES)
      throw new UserError('trouble.unreadable', { path: printable(path), why: 'EFBIG' });
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError('trouble.unreadable', { path: printable(path), why: codeOf(error) });
  }
}

export function readJson(path: string): unknown {
  const text = readText(path);
  try {
    return JSON.parse(text);
  } catch {
    throw new UserError('trouble.not-json', { path: printable(path) });
  }
}

/** A report, or the head of a file that grows. */
export function writeText(path: string, text: string): void {
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new UserError('trouble.unwritable', { path: printable(path), why: codeOf(error) });
  }
}

/** Writes atomically. An existing file is replaced only when it is known to be a save of this game. */
export const writeGame = (path: string, file: GameFile | GameInParts, mayReplace: boolean): void =>
  writeJson(path, file, mayReplace);

export function writeJson(path: string, file: unknown, mayReplace: boolean): void {
  const text = `${JSON.stringify(file, undefined, 1)}\n`;
  const draft = join(dirname(path), `.oubliette-${randomBytes(6).toString('hex')}.tmp`);
  try {
    if (mayReplace) {
      writeFileSync(draft, text, { mode: 0o600, flag: 'wx' });
      renameSync(draft, path);
    } else writeFileSync(path, text, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    rmSync(draft, { force: true });
    if (codeOf(error) === 'EEXIST') throw new UserError('trouble.exists', { path: printable(path) });
    throw new UserError('trouble.unwritable', { path: printable(path), why: codeOf(error) });
  }
}

/** A path in the temporary folder, for a game whose player left without saving. */
export const rescuePath = (game: string): string =>
  join(tmpdir(), `oubliette-${game}-${randomBytes(4).toString('hex')}.json`);

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | undefined)?.code;
  return typeof code === 'string' ? code : 'EIO';
}
