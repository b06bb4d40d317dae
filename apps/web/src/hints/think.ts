// Sends jobs to the worker of the hints. The worker is loaded with the first job.
import { manifestOf } from '@oubliette/catalog';
import type { JobName, Jobs } from './jobs.ts';

export interface JobRequest {
  readonly no: number;
  readonly job: JobName;
  readonly takes: object;
}
export interface JobReply {
  readonly no: number;
  readonly gives?: unknown;
  /** Progress from 0 to 1, sent before the result. */
  readonly share?: number;
  readonly fault?: string;
}

/** Hints need the game's knowledge for bots. */
export const hasAdvice = (game: string): boolean => manifestOf(game)?.knowledge !== undefined;

interface Pending {
  readonly resolve: (gives: unknown) => void;
  readonly reject: (fault: Error) => void;
  readonly tell: (share: number) => void;
}

let worker: Worker | undefined;
let last = 0;
const pending = new Map<number, Pending>();

function startedWorker(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'hints' });
  worker.addEventListener('message', ({ data }: MessageEvent<JobReply>) => {
    const asker = pending.get(data.no);
    if (data.share !== undefined) return asker?.tell(data.share);
    pending.delete(data.no);
    if (data.fault === undefined) asker?.resolve(data.gives);
    else asker?.reject(new Error(data.fault));
  });
  worker.addEventListener('error', () => stopWorker(new Error('the worker of the hints failed')));
  return worker;
}

/** A running job cannot be interrupted, so the worker is terminated. */
function stopWorker(fault: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pending.values()) reject(fault);
  pending.clear();
}

/** Rejects when the signal aborts; the worker stops with the last job. */
export function think<J extends JobName>(
  job: J,
  takes: Jobs[J]['takes'],
  signal: AbortSignal,
  tell: (share: number) => void = () => {},
): Promise<Jobs[J]['gives']> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const no = ++last;
    const onAbort = () => {
      if (!pending.delete(no)) return;
      reject(signal.reason);
      if (pending.size === 0) stopWorker(new Error('every request was aborted'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    pending.set(no, { resolve: resolve as (gives: unknown) => void, reject, tell });
    const request: JobRequest = { no, job, takes };
    startedWorker().postMessage(request);
  });
}
