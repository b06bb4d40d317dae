// Questions for whoever thinks in the background. Nothing of it is fetched before the first question.
import { manifestOf } from '@oubliette/catalog';
import type { JobName, Jobs } from './jobs.ts';

export interface Asked {
  readonly no: number;
  readonly job: JobName;
  readonly takes: object;
}
export interface Thought {
  readonly no: number;
  readonly gives?: unknown;
  /** It goes on: so much is done, from 0 to 1. */
  readonly share?: number;
  readonly fault?: string;
}

/** Only a game that brings knowledge for bots can be advised on. */
export const hasAdvice = (game: string): boolean => manifestOf(game)?.knowledge !== undefined;

interface Pending {
  readonly resolve: (gives: unknown) => void;
  readonly reject: (fault: Error) => void;
  readonly tell: (share: number) => void;
}

let worker: Worker | undefined;
let last = 0;
const pending = new Map<number, Pending>();

function awake(): Worker {
  if (worker !== undefined) return worker;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'thought' });
  worker.addEventListener('message', ({ data }: MessageEvent<Thought>) => {
    const asker = pending.get(data.no);
    if (data.share !== undefined) return asker?.tell(data.share);
    pending.delete(data.no);
    if (data.fault === undefined) asker?.resolve(data.gives);
    else asker?.reject(new Error(data.fault));
  });
  worker.addEventListener('error', () => fallAsleep(new Error('the thought was lost')));
  return worker;
}

/** What is thought cannot be interrupted: who has no use for it any more sends the thinker away. */
function fallAsleep(fault: Error): void {
  worker?.terminate();
  worker = undefined;
  for (const { reject } of pending.values()) reject(fault);
  pending.clear();
}

/** Rejects when the signal is given: then nobody waits for it, and nothing is thought any more. */
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
      if (pending.size === 0) fallAsleep(new Error('nobody asks any more'));
    };
    signal.addEventListener('abort', onAbort, { once: true });
    pending.set(no, { resolve: resolve as (gives: unknown) => void, reject, tell });
    const asked: Asked = { no, job, takes };
    awake().postMessage(asked);
  });
}
