// `oubliette train`: plays games and writes a table of weights. The same seed and number of games give the same bytes.
import { writeFileSync } from 'node:fs';
import { extractor, type Fitted, fitWeights, type PlayedGame, type Weights } from '@oubliette/bots';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import { help, type Installed } from '../games.ts';
import { UserError } from '../user-error.ts';
import { selfPlay } from './self-play.ts';

export interface TrainOptions {
  readonly games: string;
  readonly seed: string;
  readonly out: string;
}

/** A feature that hardly ever occurs says nothing that can be relied on. */
const OFTEN = 20;
const MOST_GAMES = 100_000;
const USUAL_LEAD = 6;

export async function runTraining(
  { game }: Installed,
  options: TrainOptions,
  lang: Lang,
  write: (text: string) => void,
): Promise<void> {
  const count = Number(options.games);
  if (!Number.isInteger(count) || count < 20 || count > MOST_GAMES)
    throw new UserError('trouble.train-games', { least: 20, most: MOST_GAMES });
  const c = speaker(cliTexts, lang);
  const { knowledge } = help(game);
  const look = extractor();
  const games: PlayedGame[] = [];
  for (let no = 0; no < count; no++) {
    games.push(selfPlay(game, knowledge, look, options.seed, no));
    if ((no + 1) % 100 === 0 || no + 1 === count) write(`${c.say('train.played', { games: no + 1, of: count })}\n`);
    // Only here is Ctrl-C heard.
    await new Promise((later) => setImmediate(later));
  }
  const { weights, foresight } = tableOf(games, look.names, {
    game: game.id,
    rules: game.version,
    lead: knowledge?.lead ?? USUAL_LEAD,
  });
  writeFileSync(options.out, `${JSON.stringify(weights)}\n`);
  const about = { path: options.out, features: weights.features.length, stages: Object.keys(weights.stages).length };
  write(`${c.say('train.written', { ...about, foresight: foresight.toFixed(2) })}\n`);
}

/** The table of these games, without what occurred too seldom. */
function tableOf(
  games: readonly PlayedGame[],
  names: readonly string[],
  about: Pick<Weights, 'game' | 'rules' | 'lead'>,
): { readonly weights: Weights; readonly foresight: number } {
  const seen = new Array<number>(names.length).fill(0);
  for (const { moments } of games)
    for (const { found } of moments) for (const { at } of found) for (const i of new Set(at)) seen[i]!++;
  const kept = [...names.keys()].filter((i) => seen[i]! >= OFTEN);
  const numberOf = new Map(kept.map((i, number) => [i, number]));
  const fewer = games.map(({ moments, points }) => ({
    points,
    moments: moments.map(({ stage, found }) => ({
      stage,
      found: found.map(({ at, by }) => {
        const places = [...at.keys()].filter((k) => numberOf.has(at[k]!));
        return { at: places.map((k) => numberOf.get(at[k]!)!), by: places.map((k) => by[k]!) };
      }),
    })),
  }));
  const { stages, foresight }: Fitted = fitWeights(fewer, kept.length);
  const features = kept.map((i) => names[i]!);
  return {
    weights: { format: 'oubliette-weights', version: 1, ...about, games: games.length, features, stages },
    foresight,
  };
}
