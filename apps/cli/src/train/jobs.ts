// Training games as jobs.
import { type Knowledge, learned, type Weights } from '@oubliette/bots';
import type { Game } from '@oubliette/engine';
import { botContext, gameById } from '../games.ts';
import type { Worker } from '../jobs.ts';
import { selfPlay } from './self-play.ts';
import type { TrainingGame } from './training-game.ts';

/** The task of a training job: the tables of earlier generations. */
export interface TrainTask {
  readonly game: string;
  readonly seed: string;
  readonly tables: readonly Weights[];
}

export function playsTraining({ game: id, seed, tables }: TrainTask): Worker<TrainingGame> {
  const { game } = gameById(id);
  const known = knownBy(game, tables);
  return { play: async (no) => selfPlay(game, known, seed, no), leave() {} };
}

function knownBy(game: Game, tables: readonly Weights[]): readonly Knowledge[] {
  const { knowledge } = botContext(game);
  return [
    ...(knowledge === undefined ? [] : [knowledge]),
    ...tables.map((weights) => learned(game, weights, knowledge)),
  ];
}
