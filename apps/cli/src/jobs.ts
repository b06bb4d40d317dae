// Plays numbered games in several processes and passes the results on in the order of the games.
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Plays the games whose numbers it gets. */
export interface Worker<R> {
  play(game: number): Promise<R>;
  leave(): void;
}

/** `command`: the command that starts this program as a job. `task`: the first message of a job; each further line is a game. */
export interface Work<T, R> {
  readonly command: string;
  readonly task: T;
  readonly open: (task: T) => Worker<R>;
  readonly from: number;
  readonly to: number;
  readonly jobs: number;
  /** The command that starts this program, for more than one job. */
  readonly self: string | undefined;
  readonly stopped: () => boolean;
  readonly played: (record: R, game: number) => void;
}

function workThere<T, R>(self: string, command: string, task: T): Worker<R> {
  const child: ChildProcess = spawn(process.execPath, [...process.execArgv, self, command], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let done: ((record: R) => void) | undefined;
  let failed: ((error: Error) => void) | undefined;
  createInterface({ input: child.stdout! }).on('line', (line) => done?.(JSON.parse(line) as R));
  child.on('close', (code) => failed?.(new Error(`${command} ended with ${code}`)));
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

/** The process of one job. */
export async function runJob<T, R>(input: Readable, output: Writable, open: (task: T) => Worker<R>): Promise<void> {
  let worker: Worker<R> | undefined;
  for await (const line of createInterface({ input })) {
    if (worker === undefined) worker = open(JSON.parse(line) as T);
    else output.write(`${JSON.stringify(await worker.play(Number(line)))}\n`);
  }
  worker?.leave();
}

/** Plays games `from` to `to`, until it is stopped. */
export async function playAll<T, R>(work: Work<T, R>): Promise<void> {
  const { command, task, open, from, to, jobs, self, stopped, played } = work;
  const count = self === undefined ? 1 : Math.min(jobs, to - from);
  const workers = Array.from({ length: count }, () =>
    self === undefined || count === 1 ? open(task) : workThere<T, R>(self, command, task),
  );
  const early = new Map<number, R>();
  let next = from;
  let due = from;
  try {
    await Promise.all(
      workers.map(async (worker) => {
        while (next < to && !stopped()) {
          const game = next++;
          early.set(game, await worker.play(game));
          for (let one = early.get(due); one !== undefined; one = early.get(due)) {
            early.delete(due);
            played(one, due++);
          }
          // Our bots answer without a pause: Ctrl-C is handled only here.
          await new Promise((later) => setImmediate(later));
        }
      }),
    );
  } finally {
    for (const worker of workers) worker.leave();
  }
}
