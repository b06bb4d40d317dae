// Thinking ahead (BOT-AHEAD-5) in the bots' worker: in short slices, so that a bot that is asked meanwhile can answer at once.
import {
  type AnswersAhead,
  answersAhead,
  type BotContext,
  type Choice,
  type SeatView,
  searchParamsOf,
  thinkAhead,
} from '@oubliette/bots';
import type { Game, StateOf } from '@oubliette/engine';
import type { BotInput } from './bots.ts';

/** Milliseconds: a request waits at most for the end of one slice. */
const SLICE = 12;
/** Milliseconds of thinking during one wait for a person, for all bots together. */
const LONGEST_WAIT = 6000;

export interface Ahead {
  /** Thinks ahead from these views and drops older ones; without views it stops. */
  start(game: Game, known: BotContext<StateOf>, seatViews: readonly SeatView[]): void;
  recall(game: Game, input: BotInput): Choice | undefined;
}

/** @param later defers the next slice, so that requests are handled in between */
export function aheadOf(
  now: () => number = () => performance.now(),
  later: (goOn: () => void) => void = (goOn) => setTimeout(goOn),
): Ahead {
  const answers = new Map<string, AnswersAhead>();
  const answersOf = ({ id }: Game): AnswersAhead => {
    const there = answers.get(id) ?? answersAhead();
    answers.set(id, there);
    return there;
  };
  let wait = '';
  let spent = 0;
  let current: Iterator<unknown> | undefined;

  /** Time spent in slices. */
  let [begun, inSlice] = [0, false];
  const clock = (): number => spent + (inSlice ? now() - begun : 0);
  function slice(pieces: Iterator<unknown>): void {
    if (pieces !== current) return;
    [begun, inSlice] = [now(), true];
    let done = false;
    do done = pieces.next().done === true;
    while (!done && now() - begun < SLICE);
    spent = clock();
    inSlice = false;
    if (done || spent >= LONGEST_WAIT) {
      current = undefined;
      performance.mark('thought ahead', { detail: { ms: spent } });
    } else later(() => slice(pieces));
  }

  return {
    start(game, known, seatViews) {
      current = undefined;
      const [first] = seatViews;
      if (first === undefined) return;
      // The page was hidden and shown again: this is still the same wait.
      if (first.dice !== wait) [wait, spent] = [first.dice, 0];
      if (spent >= LONGEST_WAIT) return;
      const pieces = thinkAhead(
        game,
        searchParamsOf('archlord', game, { ...known, now: clock }),
        seatViews,
        answersOf(game),
      );
      current = pieces;
      later(() => slice(pieces));
    },
    recall: (game, { seat, level, policy, lesson, seen }) =>
      level === 'archlord' && policy === undefined && lesson === undefined
        ? answersOf(game).recall(seen, seat)
        : undefined,
  };
}
