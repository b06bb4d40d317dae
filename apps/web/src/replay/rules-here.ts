// The rules of a game in the page itself: for checks and reckonings that somebody asked for. They come when they are needed.
import type { Game } from '@oubliette/engine';

export async function rulesHere(id: string): Promise<Game> {
  const { rulesOf } = await import('../device/rules.ts');
  const game = await rulesOf(id);
  if (game === undefined) throw new Error(`${id} is not on the shelf`);
  return game;
}
