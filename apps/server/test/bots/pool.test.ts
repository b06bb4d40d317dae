import { fileURLToPath } from 'node:url';
import type { Seen } from '@oubliette/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type BotPool, botPool } from '../../src/bots/pool.ts';

const seen: Seen = { game: {}, seats: 3, frames: [], waiting: [], asks: [], mine: [], answered: 0 };
const questionAbout = (game: string) => ({ game, rules: '1', seat: 0, seen, level: 'random' as const });

let pool: BotPool;
let troubles = 0;
beforeAll(() => {
  pool = botPool(fileURLToPath(new URL('bad-worker.mjs', import.meta.url)), {
    threads: 1,
    budget: 2000,
    onTrouble: () => {
      troubles++;
    },
  });
});
afterAll(() => pool.close());

it.each(['stall', 'crash', 'throw', 'hoard'])(
  'a bot that does nothing but %s costs its choice, and the next one thinks as before',
  async (game) => {
    const before = troubles;
    expect(await pool.choose(questionAbout(game))).toBeUndefined();
    expect(troubles).toBe(before + 1);
    expect(await pool.choose(questionAbout('dungeonette'))).toEqual({ kind: 'fine', option: '3' });
  },
);

it('what is no choice is none', async () => {
  expect(await pool.choose(questionAbout('babble'))).toBeUndefined();
});
