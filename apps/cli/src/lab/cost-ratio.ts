// How much longer an answer of the first player of a series takes than one of the others: processor time, in the same games.
import type { Game } from '@oubliette/engine';
import type { Player } from './player.ts';
import { playerCalled } from './player-called.ts';
import { playOne, type Series } from './series.ts';

/** Every deal is played once from each seat; the first games warm the process up. */
const WARM_UP = 1;
const DEALS = 2;

export async function costRatio(g: Game, series: Series): Promise<number> {
  const seats = series.players.length;
  const first = { micros: 0, answers: 0 };
  const others = { micros: 0, answers: 0 };
  const players = series.players.map((word, i) => timed(playerCalled(word, 1000), i === 0 ? first : others));
  for (let game = 0; game < seats * (WARM_UP + DEALS); game++) {
    if (game === seats * WARM_UP) for (const spent of [first, others]) [spent.micros, spent.answers] = [0, 0];
    await playOne(g, series, game, players);
  }
  for (const player of players) player.leave();
  return first.micros / first.answers / (others.micros / others.answers);
}

function timed(player: Player, spent: { micros: number; answers: number }): Player {
  return {
    ...player,
    async choose(seen) {
      const before = process.cpuUsage();
      const choice = await player.choose(seen);
      const { user, system } = process.cpuUsage(before);
      spent.micros += user + system;
      spent.answers++;
      return choice;
    },
  };
}
