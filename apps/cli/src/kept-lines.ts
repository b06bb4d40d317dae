// A results file of JSON lines: first the task, then its games in order.
import { appendFileSync, existsSync, readFileSync, truncateSync } from 'node:fs';
import { writeText } from './game-store.ts';
import { UserError } from './user-error.ts';

/** Opens or creates the file and returns the games in it. A truncated last line is played again. */
export function openKept<R>(path: string, about: object): R[] {
  const head = `${JSON.stringify(about)}\n`;
  if (!existsSync(path)) {
    writeText(path, head);
    return [];
  }
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(head)) throw new UserError('trouble.lab-other', { path });
  const games: R[] = [];
  let end = head.length;
  for (const line of text.slice(head.length).split('\n').slice(0, -1)) {
    games.push(JSON.parse(line) as R);
    end += line.length + 1;
  }
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return games;
}

export const keepLine = (path: string, game: object): void => appendFileSync(path, `${JSON.stringify(game)}\n`);
