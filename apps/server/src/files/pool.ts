// What plays whole games runs in threads: of each kind one after another, each within a time.
import type { EarlierLines, GameFile } from '@oubliette/records';
import { Piscina } from 'piscina';
import { Denied } from '../base/denied.ts';
import type { CheckedFile, EarlierParts, LongGame } from './check-file.ts';

export interface FileChecker {
  check(text: string): Promise<CheckedFile>;
  /** The snapshot of a long game; undefined: it cannot be played again. Fails only if its thread does. */
  replay(game: LongGame): Promise<string | undefined>;
  /** What a long game told before it went on under newer rules. Fails only if its thread does. */
  told(before: EarlierParts): Promise<EarlierLines[]>;
  /** The running checksums of the file of a long game. */
  sums(game: LongGame): Promise<GameFile['sums']>;
  /** SRV-NODE-10: what loads stored games fails at once, now and from now on; the node that loads them next plays them. */
  endGames(): Promise<void>;
  /** Ends all the rest too. */
  close(): Promise<void>;
}

/** Milliseconds for one file; the thread is ended after them. */
const WITHIN = 10_000;
/** A game that is stored is not given up as soon. */
const GAME_WITHIN = 60_000;
/** Files that may wait. */
const QUEUE = 8;

/**
 * @param worker the built file of the thread
 * @param within ends a task after so many milliseconds
 */
export function fileChecker(worker: string, within: (ms: number) => AbortSignal = AbortSignal.timeout): FileChecker {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: QUEUE,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', () => {}); // reported by the task it belongs to
  // Files that come and go do not delay the loading of stored games.
  const games = gameThread(worker, within);
  const written = gameThread(worker, within);
  return {
    async check(text) {
      try {
        return await pool.run(text, { name: 'check', signal: within(WITHIN) });
      } catch (error) {
        const { name, message } = error as Error;
        if (name === 'AbortError') return { fault: { rule: 'ENG-FILE-1', where: 'entries', what: 'too-long' } };
        if (/queue/i.test(message)) throw new Denied('slow-down', 429, { retry: WITHIN });
        throw error;
      }
    },
    replay: (game) => games.run('replay', game),
    told: (before) => games.run('told', before),
    sums: (game) => written.run('sums', game),
    endGames: games.end,
    close: async () => {
      await Promise.all([games.end(), written.end(), pool.destroy()]);
    },
  };
}

/** Plays stored games again. The time of each begins with it, not while it waits for others. */
function gameThread(worker: string, within: (ms: number) => AbortSignal) {
  const pool = new Piscina({ filename: worker, minThreads: 0, maxThreads: 1, idleTimeout: 30_000 });
  pool.on('error', () => {});
  let ended = false;
  let last: Promise<unknown> = Promise.resolve();
  return {
    run<T>(name: string, given: object): Promise<T> {
      const ran: Promise<T> = last.then(() => {
        if (ended) throw new Error('no game is played again while the server stops');
        return pool.run(given, { name, signal: within(GAME_WITHIN) });
      });
      last = ran.catch(() => {});
      return ran;
    },
    /** Closing the pool would wait for the task that runs. */
    end(): Promise<void> {
      ended = true;
      return pool.destroy();
    },
  };
}
