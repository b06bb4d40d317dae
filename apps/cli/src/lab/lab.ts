// `oubliette lab`: plays a series between bots and writes a report.
import { type Lang, type Speaker, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import { writeText } from '../game-store.ts';
import { gameById } from '../games.ts';
import { playAll } from '../jobs.ts';
import { keepLine, openKept } from '../kept-lines.ts';
import { seatRange } from '../list-games.ts';
import { type ProgressSurroundings, progressBar } from '../progress.ts';
import { readSettings } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { figuresOf } from './figures.ts';
import { playsSeries } from './jobs.ts';
import { playerCalled } from './player-called.ts';
import { reportOf } from './report.ts';
import type { GameRecord, Series } from './series.ts';

export interface LabOptions {
  readonly seats: string;
  readonly games: string;
  readonly jobs: string;
  readonly out: string;
  readonly seed: string;
  readonly ms: string;
  readonly setting?: readonly string[];
}

export interface LabSurroundings extends ProgressSurroundings {
  readonly self: string | undefined;
  readonly stopped: () => boolean;
}

export const numberFrom = (text: string, name: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new UserError('trouble.lab-number', { name, text });
  return n;
};

export async function runLab(id: string, options: LabOptions, lang: Lang, around: LabSurroundings): Promise<void> {
  const installed = gameById(id);
  const { game, texts } = installed;
  const players = options.seats.split(',').map((word) => word.trim());
  const ms = numberFrom(options.ms, '--ms');
  const games = numberFrom(options.games, '--games');
  const jobs = numberFrom(options.jobs, '--jobs');
  for (const word of players) playerCalled(word, ms);
  const [least, most] = game.seats;
  if (players.length < least || players.length > most)
    throw new UserError('trouble.seats', { given: players.length, range: seatRange(game.seats) });
  const series: Series = {
    game: id,
    rules: game.version,
    options: readSettings(game.settings, options.setting ?? []),
    seed: options.seed,
    players,
  };
  const c = speaker(cliTexts, lang);
  const records = await playSeries(series, { games, jobs, ms, out: options.out }, c, around);
  const t = speaker(texts, lang, { seats: players });
  writeText(options.out, reportOf(figuresOf(players, records), series, lang, c, t));
  const stopped = records.length < games;
  around.write(`${c.say(stopped ? 'lab.stopped' : 'lab.done', { done: records.length, games, path: options.out })}\n`);
}

interface SeriesWork {
  readonly games: number;
  readonly jobs: number;
  readonly ms: number;
  /** The report; its games are stored beside it. */
  readonly out: string;
}

/** Plays the games that are not stored yet; fewer than requested if it is stopped. */
export async function playSeries(
  series: Series,
  { games, jobs, ms, out }: SeriesWork,
  c: Speaker,
  around: LabSurroundings,
): Promise<readonly GameRecord[]> {
  const kept = out.replace(/(\.html)?$/, '.jsonl');
  // An older file of a game of sides shares a win among allies: it is another series.
  const counted = gameById(series.game).game.sides === undefined ? {} : { won: 'by-side' };
  const records = openKept<GameRecord>(kept, { series, ...counted }).slice(0, games);
  const before = records.length;
  const tell = progressBar(around, c, before, games);
  if (before > 0) around.write(`${c.say('lab.resumed', { done: before, path: kept })}\n`);
  await playAll({
    command: 'lab-job',
    task: { series, ms },
    open: playsSeries,
    from: before,
    to: games,
    jobs,
    self: around.self,
    stopped: around.stopped,
    played(record: GameRecord) {
      keepLine(kept, record);
      records.push(record);
      tell(records.length);
    },
  });
  if (around.live) around.write('\n');
  return records;
}
