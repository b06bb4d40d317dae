// Thinking ahead (BOT-AHEAD-5), in the worker where bots think: a slice at a time, so that a bot that is asked meanwhile answers at once.
import {
  type AnswersAhead,
  answersAhead,
  type Choice,
  type Help,
  type Sight,
  thinkAhead,
  thoughtOf,
} from '@oubliette/bots';
import type { Game, StateOf } from '@oubliette/engine';
import type { BotInput } from './bots.ts';

/** Milliseconds: whoever asks waits for the end of a slice at most. */
const SLICE = 12;
/** Milliseconds of thought while one answer of a person is waited for, for all bots together. */
const LONGEST_WAIT = 6000;

export interface Ahead {
  /** From now on about this, and nothing else; no sights: about nothing. */
  look(game: Game, known: Help<StateOf>, sights: readonly Sight[]): void;
  recall(game: Game, input: BotInput): Choice | undefined;
}

/** @param later gives others a chance before it goes on */
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
  let under: Iterator<unknown> | undefined;

  /** How long has been thought, the time between slices apart. */
  let [begun, inSlice] = [0, false];
  const clock = (): number => spent + (inSlice ? now() - begun : 0);
  function slice(pieces: Iterator<unknown>): void {
    if (pieces !== under) return;
    [begun, inSlice] = [now(), true];
    let done = false;
    do done = pieces.next().done === true;
    while (!done && now() - begun < SLICE);
    spent = clock();
    inSlice = false;
    if (done || spent >= LONGEST_WAIT) {
      under = undefined;
      performance.mark('thought ahead', { detail: { ms: spent } });
    } else later(() => slice(pieces));
  }

  return {
    look(game, known, sights) {
      under = undefined;
      const [first] = sights;
      if (first === undefined) return;
      // Looked away and back: it is still the same wait.
      if (first.dice !== wait) [wait, spent] = [first.dice, 0];
      if (spent >= LONGEST_WAIT) return;
      const pieces = thinkAhead(game, thoughtOf('archlord', game, { ...known, now: clock }), sights, answersOf(game));
      under = pieces;
      later(() => slice(pieces));
    },
    recall: (game, { seat, level, policy, lesson, seen }) =>
      level === 'archlord' && policy === undefined && lesson === undefined
        ? answersOf(game).recall(seen, seat)
        : undefined,
  };
}
