// The participants: which seats people at this terminal play, and which ones bots.
import { isLevel, type Level, policiesFor } from '@oubliette/bots';
import { type Game, readTable } from '@oubliette/engine';
import type { GameFile } from '@oubliette/records';
import { printable } from './screen/measure.ts';
import { letterOf } from './screen/paint.ts';
import { UserError } from './user-error.ts';

export interface Participant {
  readonly name: string;
  readonly bot: boolean;
  /** The level of a bot; a bot without one is random. */
  readonly level?: Level;
  /** The policy of the game that it follows. */
  readonly policy?: string;
}

/** Names of bots, the same in every language. */
const BOT_NAMES = ['Mordecai', 'Griselda', 'Balthus', 'Ombeline', 'Vorgath', 'Sidonie', 'Ulric', 'Pernelle'];
const LONGEST_NAME = 40;

/**
 * `me,bot,bot`, `me:Malvina,me:Osric,bot:Griselda`, `me,lord,steward:Balthus`, `policy:automatic,me`. A level may stand behind
 * `bot:` or alone, here as in the lab; `random` is a bot without one.
 */
export function readSeats(text: string, player: (letter: string) => string): Participant[] {
  const parts = text.split(',').map((part) => /^\s*(me|bot|policy)\s*(?::(.*))?$/isu.exec(asBot(part)) ?? part);
  const wrong = parts.find((part) => typeof part === 'string');
  if (typeof wrong === 'string') throw new UserError('trouble.seat', { word: printable(wrong) });
  const kinds = (parts as RegExpExecArray[]).map(([, kind, rest = '']) => {
    const bot = kind!.toLowerCase() !== 'me';
    const [word, ...more] = rest.split(':');
    if (kind!.toLowerCase() === 'policy')
      return { bot, policy: printable(word!.trim()), name: printable(more.join(':')) };
    const level = word!.trim().toLowerCase();
    if (!bot || !isLevel(level)) return { bot, name: printable(rest) };
    return { bot, level, name: printable(more.join(':')) };
  });
  const free = BOT_NAMES.filter((chanceBot) => !kinds.some(({ name }) => name === chanceBot));
  const participants = kinds.map((one, seat) => ({
    ...one,
    name: one.name !== '' ? one.name : one.bot ? (free.shift() ?? letterOf(seat)) : player(letterOf(seat)),
  }));
  checkNames(participants);
  return participants;
}

/** `lord:Griselda` is `bot:lord:Griselda`, `random` is `bot`. */
function asBot(part: string): string {
  const [word = '', ...rest] = part.trim().split(':');
  const level = word.trim().toLowerCase();
  if (level === 'random') return ['bot', ...rest].join(':');
  if (isLevel(level)) return ['bot', level, ...rest].join(':');
  const [behind = '', ...more] = rest;
  return level === 'bot' && behind.trim().toLowerCase() === 'random' ? ['bot', ...more].join(':') : part;
}

function checkNames(participants: readonly Participant[]): void {
  const names = participants.map(({ name }) => name);
  const twice = names.find((name, seat) => names.indexOf(name) !== seat);
  if (twice !== undefined) throw new UserError('trouble.same-name', { name: twice });
  const long = names.find((name) => name.length > LONGEST_NAME);
  if (long !== undefined) throw new UserError('trouble.long-name', { name: long, most: LONGEST_NAME });
  const posing = participants.find(({ name }) => BOT.test(name));
  if (posing !== undefined) throw new UserError('trouble.bot-name', { name: posing.name });
}

/** One person and bots, as few as the game allows; a policy of the game plays the seats that it can, if one is left for a person. */
export function usualSeats(game: Game): string {
  const [seats] = game.seats;
  const read = readTable(game, { seats });
  const roles = 'roles' in read ? read.roles : [];
  const policies = Array.from({ length: seats }, (_, seat) =>
    roles[seat] === undefined ? undefined : policiesFor(game, roles[seat])[0],
  );
  const me = Math.max(0, policies.indexOf(undefined));
  return policies
    .map((policy, seat) => (seat === me ? 'me' : policy === undefined ? 'bot' : `policy:${policy}`))
    .join(',');
}

const BOT = / \((bot|apprentice|steward|lord|archlord|policy [a-z\d-]+)\)$/;

/** The player of a seat as a game file names it; people are left out. */
export const botsInFile = (participants: readonly Participant[]): Record<string, string> =>
  Object.fromEntries(
    participants.flatMap(({ bot, level, policy }, seat) =>
      bot ? [[seat, policy === undefined ? (level ?? 'random') : `policy:${policy}`]] : [],
    ),
  );

export function participantsIn({ seats, bots }: Pick<GameFile, 'seats' | 'bots'>): Participant[] {
  if (bots === undefined) return seats.map(fromName);
  return seats.map((text, seat) => {
    const name = printable(text) || '?';
    const player = bots[seat];
    if (player === undefined) return { name, bot: false };
    if (player.startsWith('policy:')) return { name, bot: true, policy: player.slice('policy:'.length) };
    return isLevel(player) ? { name, bot: true, level: player } : { name, bot: true };
  });
}

/** In older files the name of a bot shows that it is one, and its level. */
function fromName(text: string): Participant {
  const [ending, word] = BOT.exec(text) ?? [];
  if (ending === undefined || word === undefined) return { name: printable(text) || '?', bot: false };
  const name = printable(text.slice(0, -ending.length)) || '?';
  if (word.startsWith('policy ')) return { name, bot: true, policy: word.slice('policy '.length) };
  return isLevel(word) ? { name, bot: true, level: word } : { name, bot: true };
}
