// `oubliette train`: plays games and writes a table of weights. The same seed, generations and number of games give the same
// bytes, for any number of jobs and after any number of interruptions.
import { extractor, type PlayedGame, type Weights } from '@oubliette/bots';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import { writeText } from '../game-store.ts';
import { botContext, type Installed } from '../games.ts';
import { playAll } from '../jobs.ts';
import { keepLine, openKept } from '../kept-lines.ts';
import type { LabSurroundings } from '../lab/lab.ts';
import { progressBar } from '../progress.ts';
import { UserError } from '../user-error.ts';
import { playsTraining } from './jobs.ts';
import { learnedLines } from './learned-lines.ts';
import { leadOf, momentsOf } from './moments.ts';
import { tableOf } from './table.ts';
import type { TrainingGame } from './training-game.ts';

export interface TrainOptions {
  readonly games: string;
  readonly generations: string;
  readonly jobs: string;
  readonly seed: string;
  readonly out: string;
  /** Without the game's own evaluation. */
  readonly alone?: boolean;
}

const LEAST_GAMES = 20;
const MOST_GAMES = 100_000;

export async function runTraining(
  { game, texts }: Installed,
  options: TrainOptions,
  lang: Lang,
  around: LabSurroundings,
): Promise<void> {
  const games = whole(options.games, '--games', MOST_GAMES);
  const generations = whole(options.generations, '--generations', 9);
  const jobs = whole(options.jobs, '--jobs', 64);
  if (games < LEAST_GAMES * generations)
    throw new UserError('trouble.train-games', { least: LEAST_GAMES * generations, most: MOST_GAMES });
  const c = speaker(cliTexts, lang);
  const { knowledge } = botContext(game);
  const kept = options.out.replace(/(\.json)?$/, '.games.jsonl');
  const about = {
    train: game.id,
    rules: game.version,
    seed: options.seed,
    games,
    generations,
    alone: options.alone === true,
  };
  const played = openKept<TrainingGame>(kept, about);
  if (played.length > 0) around.write(`${c.say('lab.resumed', { done: played.length, path: kept })}\n`);
  const tell = progressBar(around, c, played.length, games);
  const extracted = extractor();
  const seen: PlayedGame[] = [];
  const tables: Weights[] = [];
  const table = () =>
    tableOf(
      seen,
      extracted.names,
      { game: game.id, rules: game.version, lead: leadOf(knowledge) },
      knowledge !== undefined && options.alone !== true,
    );

  for (let generation = 1; generation <= generations; generation++) {
    // The first generation starts from nothing: it plays twice as many games as each later one.
    const to = Math.floor((games * (generation + 1)) / (generations + 1));
    await playAll({
      command: 'train-job',
      task: { game: game.id, seed: options.seed, tables },
      open: playsTraining,
      from: Math.min(to, played.length),
      to,
      jobs,
      self: around.self,
      stopped: around.stopped,
      played(one: TrainingGame) {
        keepLine(kept, one);
        played.push(one);
        tell(played.length);
      },
    });
    if (around.live) around.write('\n');
    if (played.length < to) {
      around.write(`${c.say('train.stopped', { done: played.length, games, path: kept })}\n`);
      return;
    }
    for (let no = seen.length; no < to; no++) seen.push(momentsOf(game, knowledge, extracted, played[no]!));
    if (generation < generations) tables.push(table().weights);
  }
  const { weights, fitted } = table();
  writeText(options.out, `${JSON.stringify(weights)}\n`);
  const written = { path: options.out, features: weights.features.length, stages: Object.keys(weights.stages).length };
  around.write(
    `${c.say('train.written', { ...written, correlation: fitted.correlation.toFixed(3), own: fitted.ownCorrelation.toFixed(3) })}\n`,
  );
  around.write(`${[c.say('train.learned'), ...learnedLines(weights, speaker(texts, lang))].join('\n')}\n`);
}

function whole(text: string, name: string, most: number): number {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1 || n > most) throw new UserError('trouble.lab-number', { name, text });
  return n;
}
