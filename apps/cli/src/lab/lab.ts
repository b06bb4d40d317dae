// `oubliette lab`: plays a series between bots and writes what it found.
import { writeFileSync } from 'node:fs';
import { type Lang, speaker } from '@oubliette/text';
import { cliTexts } from '../../locales/texts.ts';
import { gameById } from '../games.ts';
import { seatRange } from '../list-games.ts';
import { readSettings } from '../settings.ts';
import { UserError } from '../user-error.ts';
import { figuresOf } from './figures.ts';
import { playSeries } from './jobs.ts';
import { keepGame, openKept } from './kept-games.ts';
import { playerCalled } from './player-called.ts';
import { reportOf } from './report.ts';
import type { Series } from './series.ts';

export interface LabOptions {
  readonly seats: string;
  readonly games: string;
  readonly jobs: string;
  readonly out: string;
  readonly seed: string;
  readonly ms: string;
  readonly option?: readonly string[];
}

export interface LabSurroundings {
  readonly write: (text: string) => void;
  /** Lines can be written over. */
  readonly live: boolean;
  readonly self: string | undefined;
  readonly stopped: () => boolean;
}

const number = (text: string, name: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n) || n < 1) throw new UserError('trouble.lab-number', { name, text });
  return n;
};

export async function runLab(id: string, options: LabOptions, lang: Lang, around: LabSurroundings): Promise<void> {
  const installed = gameById(id);
  const { game, texts } = installed;
  const players = options.seats.split(',').map((word) => word.trim());
  const ms = number(options.ms, '--ms');
  const games = number(options.games, '--games');
  const jobs = number(options.jobs, '--jobs');
  for (const word of players) playerCalled(word, ms);
  const [least, most] = game.seats;
  if (players.length < least || players.length > most)
    throw new UserError('trouble.seats', { given: players.length, range: seatRange(game.seats) });
  const series: Series = {
    game: id,
    rules: game.version,
    options: readSettings(game.settings, options.option ?? []),
    seed: options.seed,
    players,
  };
  const kept = options.out.replace(/(\.html)?$/, '.jsonl');
  const records = openKept(kept, series).slice(0, games);
  const c = speaker(cliTexts, lang);
  const before = records.length;
  const start = Date.now();
  const tell = progress(around, (done) => {
    const left = done === before ? 0 : ((Date.now() - start) / (done - before)) * (games - done);
    return c.say('lab.progress', {
      done,
      games,
      minutes: Math.floor(left / 60_000),
      seconds: Math.round(left / 1000) % 60,
    });
  });
  if (before > 0) around.write(`${c.say('lab.resumed', { done: before, path: kept })}\n`);
  await playSeries({
    series,
    ms,
    from: before,
    to: games,
    jobs,
    self: around.self,
    stopped: around.stopped,
    played(record) {
      keepGame(kept, record);
      records.push(record);
      tell(records.length, games);
    },
  });
  if (around.live) around.write('\n');
  const t = speaker(texts, lang, { seats: players });
  writeFileSync(options.out, reportOf(figuresOf(players, records), series, lang, c, t));
  const stopped = records.length < games;
  around.write(`${c.say(stopped ? 'lab.stopped' : 'lab.done', { done: records.length, games, path: options.out })}\n`);
}

const WIDTH = 30;
/** Told to people who look, game by game; else a line for each tenth. */
function progress({ write, live }: LabSurroundings, sentence: (done: number) => string) {
  let tenth = -1;
  return (done: number, games: number): void => {
    const filled = Math.round((WIDTH * done) / games);
    const line = `[${'█'.repeat(filled)}${'·'.repeat(WIDTH - filled)}] ${sentence(done)}`;
    const now = Math.floor((10 * done) / games);
    if (live) write(`\r\u001b[2K${line}`);
    else if (now !== tenth) write(`${line}\n`);
    tenth = now;
  };
}
