import { describe, expect, it } from 'vitest';
import positions from '../../packages/testing/games/dungeonette/test/perft.json' with { type: 'json' };
import { apply, clone, legal, type State } from '../dungeonette/hand-written.mjs';
import { handWrittenAfter, lockstep } from '../dungeonette/same-game.ts';

const GAMES = process.env.OUBLIETTE_FULL === '1' ? 2000 : 60;

function perft(s: State, depth: number): number {
  const moves = legal(s, []);
  if (depth === 1) return moves.length;
  return moves.reduce((sum, move) => {
    const next = clone(s);
    apply(next, move);
    return sum + perft(next, depth - 1);
  }, 0);
}

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

  it.each(positions)('has as many sequences of answers: $name', ({ seed, entries = [], counts }) => {
    const s = handWrittenAfter(seed, entries);
    expect(counts.map((_, i) => perft(s, i + 1))).toEqual(counts);
  });
});
