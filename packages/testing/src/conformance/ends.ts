import { awaited, type Game, isOver, options, type StateOf, type TableSetup, view } from '@oubliette/engine';
import { type Found, inRandomGame, viewers } from '../faults.ts';
import type { PlayStyle } from '../random-game.ts';

/** Random games end, before that a seat can always answer, and only the end has an outcome and a score. */
export const ends = <S extends StateOf, V extends object>(
  game: Game<S, V>,
  table: TableSetup,
  style: PlayStyle = {},
): string[] =>
  inRandomGame(game, table, style, ({ state, match }, found) => {
    const g = match.game;
    for (const viewer of isOver(state) ? viewers(state) : (['spectator'] as const)) {
      const { end } = view(game, state, viewer);
      if ((end !== undefined) !== isOver(state))
        found(`${viewer} sees an end: ${end !== undefined}, over: ${isOver(state)}`);
    }
    if (isOver(state)) return atTheEnd(g, state, found);
    const waiting = awaited(g, state);
    if (waiting.length === 0) found('the game is not over and nobody is asked');
    for (const ask of waiting) {
      if (options(g, state, ask).length === 0) found(`seat ${ask.seat} is asked ${ask.kind} and has no option`);
    }
  });

function atTheEnd<S extends StateOf>(g: Game<S>, s: S, found: Found): void {
  const seats = s.core.answered.length;
  const { winners } = g.outcome(s);
  if (new Set(winners).size !== winners.length || winners.some((seat) => !(seat in s.core.answered))) {
    found(`the winners are ${JSON.stringify(winners)} at a table of ${seats}`);
  }
  const sides = g.sides?.(s);
  if (sides !== undefined && sides.length !== seats) found(`${sides.length} sides at a table of ${seats}`);
  for (const [seat, side] of (sides ?? []).entries()) {
    const divided = winners.find((other) => sides![other] === side && !winners.includes(seat));
    if (divided !== undefined) found(`seats ${seat} and ${divided} are allied, and only one of them wins`);
  }
  const score = g.score(s);
  if (score.length !== seats) found(`${score.length} scores at a table of ${seats}`);
  score.forEach(({ total, lines }, seat) => {
    const sum = lines.reduce((points, line) => points + line.points, 0);
    if (lines.length > 0 && sum !== total)
      found(`the lines of seat ${seat}'s score make ${sum}, its total is ${total}`);
    if (!Number.isFinite(total)) found(`the score of seat ${seat} is ${total}`);
  });
}
