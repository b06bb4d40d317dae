// What a series has played so far: a file of JSON lines, the series first, then its games in order.
import { appendFileSync, existsSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { UserError } from '../user-error.ts';
import type { GameRecord, Series } from './series.ts';

/** Opens or begins the file; the games that are there already. A line that was cut short is played again. */
export function openKept(path: string, series: Series): GameRecord[] {
  const head = `${JSON.stringify({ series })}\n`;
  if (!existsSync(path)) {
    writeFileSync(path, head);
    return [];
  }
  const text = readFileSync(path, 'utf8');
  if (!text.startsWith(head)) throw new UserError('trouble.lab-other', { path });
  const games: GameRecord[] = [];
  let end = head.length;
  for (const line of text.slice(head.length).split('\n').slice(0, -1)) {
    games.push(JSON.parse(line) as GameRecord);
    end += line.length + 1;
  }
  if (end < text.length) truncateSync(path, Buffer.byteLength(text.slice(0, end)));
  return games;
}

export const keepGame = (path: string, game: GameRecord): void => appendFileSync(path, `${JSON.stringify(game)}\n`);
