// Bots think in threads of their own: whatever happens there, the tables go on.
import { randomBytes } from 'node:crypto';
import type { Choice } from '@oubliette/bots';
import type { Seat, Seen } from '@oubliette/engine';
import type { BotLevel } from '@oubliette/protocol';
import { Piscina } from 'piscina';
import { turns } from './turns.ts';

/** All that a bot gets: what its seat may see, and how well it shall play. */
export interface Thought {
  readonly game: string;
  readonly rules: string;
  readonly seat: Seat;
  readonly seen: Seen;
  readonly level: BotLevel;
}
/** What reaches the thread: the dice for thinking come along, the game's own never do. */
export interface BotTask extends Thought {
  readonly dice: string;
  /** How long it may think, in milliseconds. */
  readonly ms: number;
}

export interface BotPool {
  /** A choice, or undefined: the bot failed or took too long, and the table helps itself. */
  choose(thought: Thought): Promise<Choice | undefined>;
  close(): Promise<void>;
}

export interface PoolSettings {
  readonly threads: number;
  /** Milliseconds for one choice; a thread that needs more is ended. */
  readonly budget: number;
  readonly onTrouble: (error: unknown, thought: Thought) => void;
}

/** Of its budget a bot plans with so much: the rest is for a thread that starts, or has other things to do. */
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
  pool.on('error', () => {}); // told by the task it belongs to
  const turn = turns(threads);
  return {
    choose: (thought) =>
      turn(async (waiting) => {
        // The more wait, the less each thinks: the last in the line is not kept longer than the budget.
        const ms = Math.max(LEAST_MS, Math.min(budget * PLANNED, (budget * threads) / (waiting + threads)));
        try {
          const task: BotTask = { ...thought, dice: randomBytes(16).toString('hex'), ms };
          return readChoice(await pool.run(task, { name: 'choose', signal: AbortSignal.timeout(budget) }));
        } catch (error) {
          onTrouble(error, thought);
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
