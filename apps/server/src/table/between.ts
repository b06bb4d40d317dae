// What a viewer's game looks like between the log lines of an entry: clients show it line by line.
import { copyPlain, type Match, type Move, retell, type StateOf, type Viewer } from '@oubliette/engine';
import { diffText } from '@oubliette/records';

/** An entry with more log lines than these is shown at once: it would be too long to follow, and to send. */
const MOST = 300;

/** The game after a line, and its change since the line before (as JSON; empty: none). */
interface Step {
  readonly game: object;
  readonly change: string;
}

/** For each viewer its game after each line of an answer but the last; undefined: there are too many. */
export type Steps = ReadonlyMap<Viewer, readonly Step[]> | undefined;

const NO_STEPS: Steps = new Map();

/** @param viewers those whose connections show an answer line by line */
export function stepsOf(
  match: Match,
  { before, move }: { readonly before: StateOf; readonly move: Move | undefined },
  viewers: ReadonlySet<Viewer>,
): Steps {
  const lines = move?.events.length ?? 0;
  if (move === undefined || viewers.size === 0 || lines < 2) return NO_STEPS;
  if (lines > MOST) return undefined;
  // In the middle of a rule nothing can be asked: only the game itself is looked at.
  const look = (state: StateOf, viewer: Viewer): object => match.game.view(state, viewer);
  const told = Array.from(viewers, (viewer) => ({ viewer, game: look(before, viewer), steps: [] as Step[] }));
  retell({ ...match, first: before, moves: [move] }, (_, state) => {
    for (const one of told) {
      if (one.steps.length === lines - 1) continue;
      const next = look(state, one.viewer);
      const change = diffText(one.game, next);
      // A view may hold parts of the state, which goes on changing; a line that changed nothing needs no copy.
      if (change !== '') one.game = copyPlain(next);
      one.steps.push({ game: one.game, change });
    }
  });
  return new Map(told.map(({ viewer, steps }) => [viewer, steps]));
}

/** The changes of a viewer's game by each line of an answer but the last, as JSON; undefined: none is to be shown. */
export function betweenText(steps: readonly Step[] | undefined): string | undefined {
  if (steps === undefined || steps.every(({ change }) => change === '')) return undefined;
  return `[${steps.map(({ change }) => change || 'null').join()}]`;
}
