import { describe, expect, it } from 'vitest';
import { lockstep } from '../dungeonette/same-game.ts';

const GAMES = process.env.OUBLIETTE_FULL === '1' ? 2000 : 60;

describe('Dungeonette on our engine and written by hand', () => {
  it(`is the same game, move for move, ${GAMES} times`, () => {
    let moves = 0;
    const winners = new Set<number>();
    for (let seed = 1; seed <= GAMES; seed++) {
      const played = lockstep(seed);
      moves += played.moves.length;
      winners.add(played.final.over);
    }
    expect(moves).toBeGreaterThan(80 * GAMES);
    expect([...winners].sort()).toEqual([0, 1, 2, 3]);
  });
});
