// Who sits where: people at this terminal and bots.

import { harmless } from './screen/measure.ts';
import { letterOf } from './screen/paint.ts';
import { Trouble } from './trouble.ts';

export interface Sitter {
  readonly name: string;
  readonly bot: boolean;
}

/** Bots are civil servants of the dungeon; the same in every language. */
const CLERKS = ['Mordecai', 'Griselda', 'Balthus', 'Ombeline', 'Vorgath', 'Sidonie', 'Ulric', 'Pernelle'];
const LONGEST_NAME = 40;

/** `me,bot,bot`, `me:Malvina,me:Osric,bot:Griselda`. */
export function readSeats(text: string, player: (letter: string) => string): Sitter[] {
  const parts = text.split(',').map((part) => /^\s*(me|bot)\s*(?::(.*))?$/isu.exec(part) ?? part);
  const wrong = parts.find((part) => typeof part === 'string');
  if (typeof wrong === 'string') throw new Trouble('trouble.seat', { word: harmless(wrong) });
  const kinds = (parts as RegExpExecArray[]).map(([, kind, name]) => ({
    bot: kind!.toLowerCase() === 'bot',
    name: harmless(name ?? ''),
  }));
  const free = CLERKS.filter((clerk) => !kinds.some(({ name }) => name === clerk));
  const sitters = kinds.map(({ bot, name }, seat) => ({
    bot,
    name: name !== '' ? name : bot ? (free.shift() ?? letterOf(seat)) : player(letterOf(seat)),
  }));
  checkNames(sitters);
  return sitters;
}

function checkNames(sitters: readonly Sitter[]): void {
  const names = sitters.map(({ name }) => name);
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined) throw new Trouble('trouble.same-name', { name: twice });
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) throw new Trouble('trouble.long-name', { name: long, most: LONGEST_NAME });
  const posing = sitters.find(({ name }) => name.endsWith(BOT));
  if (posing !== undefined) throw new Trouble('trouble.bot-name', { name: posing.name });
}

/** One person and bots, as few as the game allows. */
export const usualSeats = (least: number): string =>
  ['me', ...Array.from({ length: least - 1 }, () => 'bot')].join(',');

const BOT = ' (bot)';

/** A game file knows names only: a bot's name says so. */
export const nameInFile = ({ name, bot }: Sitter): string => (bot ? name + BOT : name);
export const fromFile = (name: string): Sitter =>
  name.endsWith(BOT)
    ? { name: harmless(name.slice(0, -BOT.length)) || '?', bot: true }
    : { name: harmless(name) || '?', bot: false };
