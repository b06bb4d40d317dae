// What a viewer's game looks like between the lines that one entry tells: clients show it line by line.
import { copyPlain, type Match, type Move, retell, type StateOf, type Viewer } from '@oubliette/engine';
import { diffText } from '@oubliette/records';

/** An entry that tells more lines than these is shown at once: it would be too long to follow, and to send. */
const MOST = 300;

/** An answer as it was played, and the state it was played on. */
export interface Told {
  readonly before: StateOf;
  readonly move: Move | undefined;
}

/** For each viewer the changes of its game by each line but the last, as JSON; none where the game changed at most once. */
export function changesBetween(
  match: Match,
  { before, move }: Told,
  viewers: ReadonlySet<Viewer>,
): ReadonlyMap<Viewer, string> {
  const found = new Map<Viewer, string>();
  const lines = move?.events.length ?? 0;
  if (move === undefined || viewers.size === 0 || lines < 2 || lines > MOST) return found;
  // In the middle of a rule nothing can be asked: only the game itself is looked at.
  const look = (state: StateOf, viewer: Viewer): object => match.game.view(state, viewer);
  const told = Array.from(viewers, (viewer) => ({ viewer, game: look(before, viewer), changes: [] as string[] }));
  retell({ ...match, first: before, moves: [move] }, (_, state) => {
    for (const one of told) {
      if (one.changes.length === lines - 1) continue;
      const next = look(state, one.viewer);
      const change = diffText(one.game, next);
      one.changes.push(change || 'null');
      // A view may hold parts of the state, which goes on changing; a line that changed nothing needs no copy.
      if (change !== '') one.game = copyPlain(next);
    }
  });
  for (const { viewer, changes } of told)
    if (changes.some((change) => change !== 'null')) found.set(viewer, `[${changes.join()}]`);
  return found;
}
