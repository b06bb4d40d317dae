// Games side by side, each job a process of its own; what comes back is handed on in the order of the games.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { gameById } from '../games.ts';
import type { Player } from './player.ts';
import { playerCalled } from './player-called.ts';
import { type GameRecord, playOne, type Series } from './series.ts';

/** What a job is told first; then a line for each game. */
export interface Task {
  readonly series: Series;
  readonly ms: number;
}

/** Plays games when told their numbers. */
interface Worker {
  play(game: number): Promise<GameRecord>;
  leave(): void;
}

function workHere({ series, ms }: Task): Worker {
  const { game } = gameById(series.game);
  const players: Player[] = series.players.map((word) => playerCalled(word, ms));
  return {
    play: (n) => playOne(game, series, n, players),
    leave: () => players.forEach((player) => void player.leave()),
  };
}

function workThere(self: string, task: Task): Worker {
  const child: ChildProcess = spawn(process.execPath, [self, 'lab-job'], { stdio: ['pipe', 'pipe', 'inherit'] });
  let done: ((record: GameRecord) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  createInterface({ input: child.stdout! }).on('line', (line) => done?.(JSON.parse(line) as GameRecord));
  child.on('close', (code) => failed?.(new Error(`a job of the lab ended with ${code}`)));
  child.stdin!.on('error', () => {});
  child.stdin!.write(`${JSON.stringify(task)}\n`);
  return {
    play: (n) =>
      new Promise((resolve, reject) => {
        done = resolve;
        failed = reject;
        child.stdin!.write(`${n}\n`);
      }),
    leave: () => void child.stdin!.end(),
  };
}

/** The other end: a job. */
export async function runJob(input: Readable, output: Writable): Promise<void> {
  let worker: Worker | undefined;
  for await (const line of createInterface({ input })) {
    if (worker === undefined) worker = workHere(JSON.parse(line) as Task);
    else output.write(`${JSON.stringify(await worker.play(Number(line)))}\n`);
  }
  worker?.leave();
}

export interface Work extends Task {
  readonly from: number;
  readonly to: number;
  readonly jobs: number;
  /** This program, for more than one job. */
  readonly self: string | undefined;
  readonly stopped: () => boolean;
  readonly played: (record: GameRecord) => void;
}

/** Plays games `from` to `to`, until it is stopped. */
export async function playSeries(work: Work): Promise<void> {
  const { from, to, jobs, self, stopped, played } = work;
  const task = { series: work.series, ms: work.ms };
  const count = self === undefined ? 1 : Math.min(jobs, to - from);
  const workers = Array.from({ length: count }, () =>
    self === undefined || count === 1 ? workHere(task) : workThere(self, task),
  );
  const early = new Map<number, GameRecord>();
  let next = from;
  let due = from;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < to && !stopped()) {
          const record = await worker.play(next++);
          early.set(record.game, record);
          for (let one = early.get(due); one !== undefined; one = early.get(due)) {
            early.delete(due++);
            played(one);
          }
          // Bots of ours answer without a pause: only here is Ctrl-C heard.
          await new Promise((later) => setImmediate(later));
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.leave();
  }
}
