/// <reference types="vite/types/importMeta.d.ts" />
// Every other game there is, played at random. Measurements that follow in the same process are made after them.
import { apply, asks, type Game, newGame, options, type StateOf } from '@oubliette/engine';
import { dice } from './dice.mjs';

const modules = import.meta.glob<Record<string, unknown>>([
  '../packages/games/*/src/game.ts',
  '../packages/testing/games/*/src/game.ts',
  '!../packages/testing/games/dungeonette/**',
]);

const isGame = (x: unknown): x is Game => typeof x === 'object' && x !== null && 'procedures' in x && 'setup' in x;

const others = async (): Promise<Game[]> =>
  (await Promise.all(Object.values(modules).map((load) => load()))).flatMap((module) =>
    Object.values(module).filter(isGame),
  );

export const otherGames = async (): Promise<string[]> => (await others()).map((game) => game.id);

export async function playOthers(): Promise<void> {
  for (const game of await others()) for (let seed = 0; seed < 50; seed++) playAtRandom(game, seed);
}

/** Optional asks too, but a game that never ends is left alone at some point. */
function playAtRandom(g: Game, seed: number): void {
  const pick = dice(seed + 1);
  const s: StateOf = newGame(g, { seats: g.seats[0] + pick(g.seats[1] - g.seats[0] + 1), seed: `other ${seed}` });
  for (let n = 0; n < 2000; n++) {
    const open = asks(g, s);
    if (open.length === 0) return;
    const ask = open[pick(open.length)]!;
    const can = options(g, s, ask);
    if (can.length > 0) apply(g, s, ask, can[pick(can.length)]!);
  }
}
