import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { gameById } from '../src/games.ts';
import { playerCalled } from '../src/lab/player-called.ts';
import { botsInFile, type Participant, participantsIn, readSeats, usualSeats } from '../src/participants.ts';
import { anybody, emptyFolder, runCli } from './run-cli.ts';

const seats = (text: string) => readSeats(text, (letter) => `Player ${letter}`);

/** A bot without a level answers by chance, which a file calls by its name. */
const throughFile = (participants: readonly Participant[]): Participant[] =>
  participantsIn({ seats: participants.map(({ name }) => name), bots: botsInFile(participants) });

describe('seats', () => {
  it('know people, bots by chance, and bots by level', () => {
    expect(seats('me,bot,bot:lord,bot:Steward:Osric,bot:Lordly')).toEqual([
      { name: 'Player A', bot: false },
      { name: 'Mordecai', bot: true },
      { name: 'Griselda', bot: true, level: 'lord' },
      { name: 'Osric', bot: true, level: 'steward' },
      { name: 'Lordly', bot: true },
    ]);
  });
  it('are named alike in play and in the lab: a level alone, or behind bot', async () => {
    expect(seats('me,lord,random,Steward:Osric,bot:random')).toEqual(seats('me,bot:lord,bot,bot:steward:Osric,bot'));
    for (const called of ['lord', 'bot:lord', 'bot', 'random', 'bot:lord:40', 'quiet:lord', 'quiet:bot:steward'])
      expect(() => playerCalled(called, 10), called).not.toThrow();
    for (const called of ['bot:nobody', 'quiet:random', 'quiet:exec:true'])
      expect(() => playerCalled(called, 10), called).toThrow();
  });
  it('are read back from a game file', () => {
    const participants = seats('me:Ann,bot:Bob,bot:apprentice:Cy,bot:lord');
    expect(throughFile(participants)).toEqual(participants);
  });
  it('are read back from an older file, which knows names only', () => {
    expect(participantsIn({ seats: ['Ann', 'Bob (bot)', 'Cy (lord)', 'Vera (policy hard)'] })).toEqual([
      { name: 'Ann', bot: false },
      { name: 'Bob', bot: true },
      { name: 'Cy', bot: true, level: 'lord' },
      { name: 'Vera', bot: true, policy: 'hard' },
    ]);
  });
  it('know policies of the game, in a file too', () => {
    const participants = seats('policy:easy,me:Ann,policy:hard:Vera');
    expect(participants).toEqual([
      { name: 'Mordecai', bot: true, policy: 'easy' },
      { name: 'Ann', bot: false },
      { name: 'Vera', bot: true, policy: 'hard' },
    ]);
    expect(throughFile(participants)).toEqual(participants);
    expect(() => seats('me:Ann (policy easy),bot')).toThrow();
  });
  it('are usually one person and bots; a policy takes the seat of a master', () => {
    expect(usualSeats(gameById('crypt-sale').game)).toBe('me,bot');
    const { game } = gameById('dungeon-saga');
    expect(usualSeats(game)).toBe(`policy:${Object.keys(game.policies ?? {})[0]},me`);
  });
  it('let nobody pose as a bot', () => {
    expect(() => seats('me:Ann (lord),bot')).toThrow();
  });
});

it('a game against levels is kept with them, and goes on with them', async () => {
  const at = emptyFolder();
  const args = ['--seats', 'me:Ann,bot:apprentice:Bob,bot:steward:Cy', '--seed', 'x', '--save', at('game.json')];
  let pages = 0;
  const person = anybody('levels');
  await runCli(['play', 'dungeon-lords', ...args], (page, all) => (pages++ < 12 ? person(page, all) : undefined));
  const half = JSON.parse(readFileSync(at('game.json'), 'utf8')) as {
    seats: string[];
    bots: object;
    entries: string[];
  };
  expect(half.seats).toEqual(['Ann', 'Bob', 'Cy']);
  expect(half.bots).toEqual({ 1: 'apprentice', 2: 'steward' });
  const again = await runCli(['play', 'dungeon-lords', '--load', at('game.json'), '--save', at('game.json')], person);
  expect(again).toMatchObject({ code: 0, errors: '' });
  expect(again.transcript).toContain('The game is over');
  const whole = JSON.parse(readFileSync(at('game.json'), 'utf8')) as typeof half;
  expect(whole).toMatchObject({ seats: half.seats, bots: half.bots });
  expect(whole.entries.slice(0, half.entries.length)).toEqual(half.entries);
});

it('a policy that the game does not have is told, with those it has', async () => {
  const { errors, code } = await runCli(['play', 'crypt-sale', '--seats', 'policy:easy,me'], anybody('x'));
  expect([code, errors]).toEqual([2, 'This game has no policy “easy”. It has none.\n']);
});
