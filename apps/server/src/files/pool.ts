// Game files are checked in a thread of their own, one after another, each within a time.
import { Piscina } from 'piscina';
import { Denied } from '../base/denied.ts';
import type { CheckedFile } from './check-file.ts';

export interface FileChecker {
  check(text: string): Promise<CheckedFile>;
  close(): Promise<void>;
}

/** Milliseconds for one file; the thread is ended after them. */
const WITHIN = 10_000;
/** Files that may wait. */
const QUEUE = 8;

/** @param worker the built file of the thread */
export function fileChecker(worker: string): FileChecker {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: QUEUE,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', () => {}); // reported by the task it belongs to
  return {
    async check(text) {
      try {
        return await pool.run(text, { name: 'check', signal: AbortSignal.timeout(WITHIN) });
      } catch (error) {
        const { name, message } = error as Error;
        if (name === 'AbortError') return { fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long' } };
        if (/queue/i.test(message)) throw new Denied('slow-down', 429, { retry: WITHIN });
        throw error;
      }
    },
    close: () => pool.close({ force: true }),
  };
}
