// Bots at a table of this device: each plays when it is awaited, at a pace that can be followed.
import type { Choice } from '@oubliette/bots';
import type { Seat, Seen } from '@oubliette/engine';
import type { Level } from '../base/chair.ts';

/** All that a bot gets: what its seat may see, and dice for thinking. */
export interface BotInput {
  readonly seat: Seat;
  readonly level: Level;
  /** It answers as this policy of the game says, whatever the level. */
  readonly policy?: string;
  /** It does what a first game teaches, where that says anything. */
  readonly lesson?: true;
  readonly seen: Seen;
  readonly dice: string;
}
/** Undefined: it does nothing now. */
export type Think = (input: BotInput) => Promise<Choice | undefined>;

/** What the bots need of the table they sit at. */
export interface BotTable {
  /** The bot that the table waits for. */
  awaited(): Seat | undefined;
  /** Bots that are not awaited, where something can be done out of turn, in the order in which they are asked. */
  beside(): readonly Seat[];
  /** It has offered a person something, who has not replied yet. */
  hopesForReply(seat: Seat): boolean;
  inputFor(seat: Seat): BotInput;
  /** False: that answer does not fit any more. */
  answer(seat: Seat, choice: Choice, n: number): boolean;
}

export interface Bots {
  /** Something changed: is it a bot's turn? */
  look(): void;
  /** Somebody answered: every bot gets one chance at what is open beside the game. */
  mayActBeside(): void;
  stop(): void;
}

/** How many paces a bot leaves a person to reply, before the table goes on. */
const PATIENCE = 20;

/** Whatever others do in secret changes the dice, not what is seen. */
const isSame = ({ dice: _, ...a }: BotInput, { dice: __, ...b }: BotInput): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** @param pause between two things that bots do, so that each is seen */
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

  /** A thought that is under way goes on as long as its bot would see the same. */
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
      // What a bot does unasked comes at the pace of people too.
      // Whoever did something changed the ground for all: every bot gets its chance again before the table goes on.
      if (chance !== undefined && table.beside().includes(chance) && (await playOne(chance, pause)))
        chances = table.beside();
      if (chance !== undefined) continue;
      const next = table.awaited();
      // It thinks while the last answer is looked at.
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
    look() {
      if (busy || !isSomethingToDo()) return;
      busy = true;
      play().finally(() => {
        busy = false;
        bots.look();
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
