// What a viewer's game looks like between the lines that entries tell: clients show it line by line.
import { copyPlain, type Match, type Move, retell, type StateOf, type Viewer } from '@oubliette/engine';
import { diffText } from '@oubliette/records';

/** An entry that tells more lines than these is shown at once: it would be too long to follow, and to send. */
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

/** An entry with what it looks like between its lines. */
interface SteppedEntry {
  readonly lines: number;
  readonly steps: readonly Step[] | undefined;
  /** The viewer's game when it was over. */
  readonly after: () => object;
}

/** The changes of a viewer's game by each line of some entries but the last line of all, as JSON; undefined: none is to be shown. */
export function changesBetween(game: object, entries: readonly SteppedEntry[]): string | undefined {
  const changes: string[] = [];
  let last = game;
  let total = 0;
  for (const [i, { lines, steps, after }] of entries.entries()) {
    total += lines;
    if (steps === undefined || (lines > 1 && steps.length === 0)) return undefined;
    for (const step of steps) {
      changes.push((entries.length === 1 ? step.change : diffText(last, step.game)) || 'null');
      last = step.game;
    }
    if (lines === 0 || i === entries.length - 1) continue;
    const next = after();
    changes.push(diffText(last, next) || 'null');
    last = next;
  }
  // Entries without a line may have come last: what the line before them led to is the whole change.
  const between = changes.slice(0, Math.max(0, total - 1));
  return between.some((change) => change !== 'null') ? `[${between.join()}]` : undefined;
}
