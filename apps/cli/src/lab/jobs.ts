// The games of a series as jobs.

import { gameById } from '../games.ts';
import type { Worker } from '../jobs.ts';
import type { Player } from './player.ts';
import { playerCalled } from './player-called.ts';
import { type GameRecord, playOne, type Series } from './series.ts';

/** The task of a job of the lab. */
export interface LabTask {
  readonly series: Series;
  readonly ms: number;
}

export function playsSeries({ series, ms }: LabTask): Worker<GameRecord> {
  const { game } = gameById(series.game);
  const players: Player[] = series.players.map((word) => playerCalled(word, ms));
  return {
    play: (n) => playOne(game, series, n, players),
    leave: () => players.forEach((player) => void player.leave()),
  };
}
