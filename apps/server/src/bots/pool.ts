// Bots think in worker threads: whatever happens there, the tables go on.
import { randomBytes } from 'node:crypto';
import type { Choice } from '@oubliette/bots';
import type { Seat, Seen } from '@oubliette/engine';
import type { BotLevel } from '@oubliette/protocol';
import { Piscina } from 'piscina';
import { queue } from './queue.ts';

/** All that a bot receives: the view of its seat, and its level or policy. */
export interface BotQuestion {
  readonly game: string;
  readonly rules: string;
  readonly seat: Seat;
  readonly seen: Seen;
  readonly level: BotLevel;
  /** A policy of the game, in the place of the level. */
  readonly policy?: string;
}
/** What the thread receives: dice for thinking, never those of the game. */
export interface BotTask extends BotQuestion {
  readonly dice: string;
  /** How long it may think, in milliseconds. */
  readonly ms: number;
}

export interface BotPool {
  /** A choice, or undefined: the bot failed or took too long, and the table chooses itself. */
  choose(question: BotQuestion): Promise<Choice | undefined>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly threads: number;
  /** Milliseconds for one choice; a thread that needs more is ended. */
  readonly budget: number;
  readonly onTrouble: (error: unknown, question: BotQuestion) => void;
}

/** The share of its budget that a bot plans with: the rest is for starting a thread. */
const PLANNED = 0.5;
const LEAST_MS = 20;

/** @param worker the built file that thinks */
export function botPool(worker: string, { threads, budget, onTrouble }: PoolSettings): BotPool {
  const pool = new Piscina({
    filename: worker,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: 30_000,
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  pool.on('error', () => {}); // reported by the task it belongs to
  const inTurn = queue(threads);
  return {
    choose: (question) =>
      inTurn(async (waiting) => {
        // The more wait, the less time each gets, so that the last one is done within the budget.
        const ms = Math.max(LEAST_MS, Math.min(budget * PLANNED, (budget * threads) / (waiting + threads)));
        try {
          const task: BotTask = { ...question, dice: randomBytes(16).toString('hex'), ms };
          return readChoice(await pool.run(task, { name: 'choose', signal: AbortSignal.timeout(budget) }));
        } catch (error) {
          onTrouble(error, question);
          return undefined;
        }
      }),
    close: () => pool.close({ force: true }),
  };
}

function readChoice(given: unknown): Choice | undefined {
  const { kind, option } = (given ?? {}) as { kind?: unknown; option?: unknown };
  return typeof kind === 'string' && typeof option === 'string' ? { kind, option } : undefined;
}
