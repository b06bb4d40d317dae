// Bots at a table of this device: each answers when it is awaited, at a pace that people can follow.
import type { Choice } from '@oubliette/bots';
import type { Seat, Seen } from '@oubliette/engine';
import type { Level } from '../base/chair.ts';

/** All that a bot is given: the view of its seat, and dice for thinking. */
export interface BotInput {
  readonly seat: Seat;
  readonly level: Level;
  /** Answer by this policy of the game, whatever the level. */
  readonly policy?: string;
  /** In a first game: follow the lesson, where it says anything. */
  readonly lesson?: true;
  readonly seen: Seen;
  readonly dice: string;
}
/** Undefined: the bot does nothing now. */
export type Think = (input: BotInput) => Promise<Choice | undefined>;

/** The table, as the bots need it. */
export interface BotTable {
  /** The bot that the table waits for. */
  awaited(): Seat | undefined;
  /** Bots that are not awaited but have optional asks, in the order in which they may act. */
  beside(): readonly Seat[];
  /** Whether this bot's offer to a person has no reply yet. */
  hopesForReply(seat: Seat): boolean;
  inputFor(seat: Seat): BotInput;
  /** False: the answer is no longer possible. */
  answer(seat: Seat, choice: Choice, n: number): boolean;
}

export interface Bots {
  /** Checks whether a bot has to act, after a change. */
  run(): void;
  /** After an answer: every bot gets one chance to answer its optional asks. */
  mayActBeside(): void;
  stop(): void;
}

/** Pauses that a bot waits for a person's reply before the table goes on. */
const PATIENCE = 20;

/** The dice are left out: they change with hidden answers of other seats, the input does not. */
const isSame = ({ dice: _, ...a }: BotInput, { dice: __, ...b }: BotInput): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** @param pause between two answers of bots, so that people can follow them */
export function playBots(
  table: BotTable,
  think: Think,
  pace: number,
  pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pace)),
): Bots {
  let busy = false;
  let stopped = false;
  let chances: readonly Seat[] = [];
  let waited = 0;
  let begun: { readonly input: BotInput; readonly choice: Promise<Choice | undefined> } | undefined;

  const isSomethingToDo = (): boolean => !stopped && (chances.length > 0 || table.awaited() !== undefined);

  /** Reuses a choice being computed as long as the bot's input stays the same. */
  function thinkAbout(seat: Seat): NonNullable<typeof begun> {
    const input = table.inputFor(seat);
    if (begun === undefined || !isSame(begun.input, input)) begun = { input, choice: think(input) };
    return begun;
  }

  async function playOne(seat: Seat, after?: () => Promise<void>): Promise<boolean> {
    const { input, choice: thinking } = thinkAbout(seat);
    const choice = await thinking;
    begun = undefined;
    if (choice !== undefined) await after?.();
    return !stopped && choice !== undefined && table.answer(seat, choice, input.seen.answered);
  }

  async function play(): Promise<void> {
    while (isSomethingToDo()) {
      const [chance] = chances;
      chances = chances.slice(1);
      // The pause also applies to optional answers of bots.
      // After an answer every bot may act again, before the table goes on.
      if (chance !== undefined && table.beside().includes(chance) && (await playOne(chance, pause)))
        chances = table.beside();
      if (chance !== undefined) continue;
      const next = table.awaited();
      // The bot thinks during the pause after the last answer.
      if (next !== undefined) thinkAbout(next);
      await pause();
      const seat = table.awaited();
      if (chances.length > 0 || (seat !== undefined && pace > 0 && table.hopesForReply(seat) && waited++ < PATIENCE))
        continue;
      waited = 0;
      if (!stopped && seat !== undefined && (await playOne(seat))) chances = table.beside();
    }
  }

  const bots: Bots = {
    run() {
      if (busy || !isSomethingToDo()) return;
      busy = true;
      play().finally(() => {
        busy = false;
        bots.run();
      });
    },
    mayActBeside() {
      chances = table.beside();
    },
    stop() {
      stopped = true;
    },
  };
  return bots;
}
