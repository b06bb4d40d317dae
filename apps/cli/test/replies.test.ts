// A bot's offer is put before its person, and the bots go on when it was answered or let pass (ENG-BESIDE-5).
import { readFileSync } from 'node:fs';
import type { Event } from '@oubliette/engine';
import { readGameFile, replayFile } from '@oubliette/records';
import { expect, it } from 'vitest';
import { gameById } from '../src/games.ts';
import { anybody, emptyFolder, type Person, runCli } from './run-cli.ts';

/** What was told until the person left. */
async function played(person: Person): Promise<readonly Event[]> {
  const file = emptyFolder()('game.json');
  const seats = 'me:Malvina,bot:apprentice,bot:apprentice,bot:apprentice';
  const args = ['--seats', seats, '--lang', 'en', '--seed', 'replies', '--save', file];
  const { code, errors } = await runCli(['play', 'quests-and-betrayals', ...args], person);
  expect([code, errors]).toEqual([0, '']);
  const read = readGameFile(readFileSync(file, 'utf8'));
  if ('fault' in read) throw new Error(read.fault.what);
  const replayed = replayFile(gameById('quests-and-betrayals').game, read.file);
  if ('fault' in replayed) throw new Error(replayed.fault.what);
  return replayed.match.moves.flatMap(({ events }) => events);
}

const numberOf = (page: string, label: RegExp): string | undefined =>
  new RegExp(`(?<=^| {2})\\s?(\\d+) ${label.source}`, 'm').exec(page)?.[1];
const isOffered = (page: string): boolean => /holds\s+its\s+breath/.test(page);
/** Plays on without making offers: the first answer that the table waits for. */
const goesOn = anybody('replies');
const quietly: Person = (page, transcript) => {
  const upToHere = page.split('── If you like')[0]!;
  return goesOn(upToHere.endsWith('▸') ? upToHere : `${upToHere} ▸`, transcript);
};

const offersToMe = (events: readonly Event[]): unknown[] =>
  events.flatMap((e) => ((e.type === 'offered' || e.type === 'countered') && e.toSeat === 0 ? [e.offer] : []));

it('[ENG-BESIDE-5] every offer of a bot is put before its person, and can be refused before the table goes on', async () => {
  let asked = 0;
  const events = await played((page, transcript) => {
    if (asked === 6) return undefined;
    const reason = numberOf(page, /“Too dear.”/);
    if (reason !== undefined) return reason;
    if (isOffered(page)) asked++;
    return numberOf(page, /Refuse offer/) ?? quietly(page, transcript);
  });
  const refused = events.filter(({ type, seat }) => type === 'refused' && seat === 0).map(({ offer }) => offer);
  expect(refused.length).toBeGreaterThan(4);
  expect(offersToMe(events).slice(0, refused.length)).toEqual(refused);
});

it('[ENG-BESIDE-5] an offer that a person lets pass is not put before them again', async () => {
  const pages: string[] = [];
  const events = await played((page, transcript) => {
    if (pages.length === 6) return undefined;
    if (!isOffered(page)) return quietly(page, transcript);
    pages.push(page);
    return '';
  });
  expect(pages).toHaveLength(6);
  expect(offersToMe(events).length).toBeGreaterThanOrEqual(6);
  expect(events.filter(({ type, seat }) => type === 'refused' && seat === 0)).toEqual([]);
});
