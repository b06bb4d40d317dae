// The training data of a stored game: the positions whenever the horizon changed, and the result.
import {
  ANSWERS_AHEAD,
  type Extractor,
  featureInputOf,
  type Knowledge,
  type PlayedGame,
  type TrainingPosition,
} from '@oubliette/bots';
import { enter, type Game, isOver, type Match, newMatch, type StateOf } from '@oubliette/engine';
import type { TrainingGame } from './training-game.ts';

/** A position is recorded whenever this changes. */
export const horizonOf = (knowledge: Knowledge | undefined, { state, moves }: Match): number =>
  knowledge?.horizon?.(state) ?? Math.floor(moves.length / ANSWERS_AHEAD);

/** The lead in points that counts as comfortable, where the game does not name one. */
const USUAL_LEAD = 6;
export const leadOf = (knowledge: Knowledge | undefined): number => knowledge?.lead ?? USUAL_LEAD;

export function momentsOf(
  g: Game,
  knowledge: Knowledge | undefined,
  extractor: Extractor,
  kept: TrainingGame,
): PlayedGame {
  const { seats, seed, settings, answers } = kept;
  const match = newMatch(g, { seats, seed, settings });
  const moments: TrainingPosition[] = [];
  let horizon = horizonOf(knowledge, match);
  for (const [seat, kind, option] of answers) {
    const n = match.state.core.answered[seat]!;
    const refused = enter(match, { seat, verb: 'answer', kind, option, n });
    if (refused !== undefined) throw new Error(`an answer that was kept is refused by ${refused.rule}`);
    const now = horizonOf(knowledge, match);
    if (now === horizon || isOver(match.state)) continue;
    horizon = now;
    moments.push(momentOf(g, knowledge, match.state, extractor));
  }
  if (!isOver(match.state)) throw new Error('a game that was kept has no end');
  return { moments, ...endOf(g, match.state, leadOf(knowledge)) };
}

/** BOT-LEARN-10: sides count different things, so the result of a game of sides is which of them won. */
function endOf(g: Game, s: StateOf, lead: number): Pick<PlayedGame, 'points' | 'sides'> {
  const sides = g.sides?.(s);
  if (sides === undefined) return { points: g.score(s).map(({ total }) => total) };
  const { winners } = g.outcome(s);
  const won = new Set(winners.map((seat) => sides[seat]));
  return { points: sides.map((side) => (won.has(side) ? lead : 0)), sides };
}

function momentOf(g: Game, knowledge: Knowledge | undefined, s: StateOf, extractor: Extractor): TrainingPosition {
  const stage = knowledge?.stage?.(s) ?? knowledge?.horizon?.(s) ?? 0;
  const seats = s.core.answered.length;
  const sides = g.sides?.(s);
  const found = Array.from({ length: seats }, (_, seat) =>
    extractor.extract(featureInputOf(g, knowledge, s, seat), seat, seats, sides),
  );
  return knowledge === undefined
    ? { stage, found }
    : { stage, found, worth: found.map((_, seat) => knowledge.evaluate(s, seat)) };
}
