// Lists, menu and recap show the progress in the game's own words, and the leader if that is public.
import { isOver, view } from '@oubliette/engine';
import { openScore, progressOf } from '@oubliette/records';
import { describe, expect, it } from 'vitest';
import { shellSpeaker } from '../locales/texts.ts';
import { storedOf } from '../src/device/stored-game.ts';
import { gameLine, leadText } from '../src/parts/where.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, playOn, tableOf } from './game-files.ts';

const en = shellSpeaker('en');
const NAMES = ['Ada', 'Bo', 'Cy'];

describe('who leads', () => {
  it.each([
    [[5, 2, 1], 0, 'you lead by 3'],
    [[5, 5, 1], 0, 'you share the lead'],
    [[2, 5, 1], 0, 'Bo leads, you are 3 behind'],
    [[2, 5, 1], undefined, 'Bo leads by 3'],
    [[5, 5, 1], undefined, 'nobody leads'],
    [[0, 0, 0], 0, 'nobody leads'],
    [[4], 0, undefined],
  ])('%j, seen by %s: %s', (score, me, text) => {
    expect(leadText(en, score, NAMES, me)).toBe(text);
  });

  it('follows the game in a row of the list, in both languages', () => {
    const progress = { year: 1, season: 'winter', round: 1, phase: 'x' };
    expect(gameLine('dungeon-lords', 'en', progress, leadText(en, [5, 2, 1], NAMES, 0))).toMatch(
      /^Dungeon Lords, .*winter.*, you lead by 3$/,
    );
    const fr = shellSpeaker('fr');
    expect(gameLine('dungeon-lords', 'fr', progress, leadText(fr, [5, 2, 1], NAMES, 0))).toMatch(/, vous menez de 3$/);
  });
});

it('open points are those of the state where they are told, and are not told where something hidden decides', () => {
  const told = { lords: 0, sale: 0, unsure: 0 };
  const lords = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  playEagerly(lords, ({ game, state }) => {
    const score = openScore(game, state);
    if (score !== undefined) {
      expect(score).toEqual(game.score(state).map(({ total }) => total));
      told.lords++;
    }
    return false;
  });
  const sale = tableOf('crypt-sale', PEOPLE.slice(0, 2));
  playOn(sale, ({ game, state }) => {
    const score = openScore(game, state);
    if (score === undefined && !isOver(state)) told.unsure++;
    return false;
  });
  expect(told.lords).toBeGreaterThan(10);
  expect(told.unsure).toBeGreaterThan(10);
});

it('what is stored of a game says it for the list, and where it branched off', () => {
  const { openGame, match } = tableOf('dungeon-lords', PEOPLE.slice(0, 3));
  const fork = progressOf(view(match.game, match.state, 'spectator').game);
  const stored = storedOf({ ...openGame, fork });
  expect(stored.fork).toEqual(fork);
  expect(stored.score).toEqual([10, 10, 10]);
  expect(gameLine('dungeon-lords', 'en', stored.fork)).not.toBe('Dungeon Lords');
});
