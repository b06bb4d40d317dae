import { type Event, type Frame, type Game, newGame, type Procedure, type StateOf } from '@oubliette/engine';

const UNDERLAY = 'test-table';

/**
 * Runs the rules of a state that somebody made, from the frames on its stack to the first decision. A procedure of our own
 * lies under them while the engine settles: it knows how to start a game, not a table in the middle of one.
 */
export function begin<S extends StateOf, V extends object>(game: Game<S, V>, state: S): readonly Event[] {
  const frames = state.core.stack.slice();
  const underlay: Procedure<S> = {
    next(s, f) {
      const cursor = f as Frame & { at: number };
      if (cursor.at++ > 0) return 'done';
      s.core.stack.push(...frames);
      return 'on';
    },
    asks: () => [],
    options() {},
    answer() {},
    copy: (f) => f,
  };
  const procedures = { ...game.procedures, [UNDERLAY]: underlay };
  const told: Event[] = [];
  const seats = state.core.answered.length;
  newGame({ ...game, start: UNDERLAY, procedures, setup: () => state }, { seats, seed: '' }, (event) =>
    told.push(event),
  );
  if (state.core.stack[0]?.proc === UNDERLAY) state.core.stack.shift();
  return told;
}
