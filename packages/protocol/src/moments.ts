// The views between the events that a viewer has not been shown yet: the screen shows them line by line.
import { copyPlain, type Match, type Move, retell, type StateOf, type Viewer } from '@oubliette/engine';
import { type Change, diff, patch } from '@oubliette/records';

/** Views of the game in order: the view before the first of the last events, then its change by each of them. */
export interface Moments {
  readonly base: object;
  readonly changes: readonly (Change | undefined)[];
}

/** The game went on from `before`, what `of` leads to, line by line; null: a line that changed nothing. */
export function extendMoments(
  of: Moments,
  before: object,
  { lines, between, after }: { lines: number; between: readonly (Change | null)[]; after: object },
): Moments {
  if (lines === 0) return of;
  let last = of.changes.reduce<object>(
    (game, change) => (change === undefined ? game : (patch(game, change) as object)),
    of.base,
  );
  const changes = [...of.changes];
  let game = before;
  for (let line = 1; line <= lines; line++) {
    const change = between[line - 1] ?? undefined;
    const next = line === lines ? after : change === undefined ? game : (patch(game, change) as object);
    changes.push(diff(last, next));
    last = game = next;
  }
  return { base: of.base, changes };
}

/** A state in the middle of a match, after its first moves. */
interface Checkpoint {
  /** Where the moves started: another state once a step in it was taken back. */
  readonly first: StateOf;
  readonly moves: number;
  /** The last of these moves: after an undo it is another object. */
  readonly last: Move | undefined;
  readonly state: StateOf;
}

const checkpoints = new WeakMap<Match, Map<Viewer, Checkpoint>>();

/** The state after the first moves, from the last checkpoint that is still valid: only later moves are replayed. */
function stateAfter(m: Match, moves: number, viewer: Viewer): StateOf {
  const kept = checkpoints.get(m) ?? new Map<Viewer, Checkpoint>();
  checkpoints.set(m, kept);
  const known = kept.get(viewer);
  const isSame = known?.first === m.first && m.moves[known.moves - 1] === known.last;
  const { moves: from, state: first } = isSame && known.moves <= moves ? known : { moves: 0, state: m.first };
  const state = from === moves ? first : retell({ ...m, first, moves: m.moves.slice(from, moves) }, () => {});
  kept.set(viewer, { first: m.first, moves, last: m.moves[moves - 1], state });
  return state;
}

/** The events since the last answer of this seat, that answer included; for a spectator, since the last answer of any seat. */
export function momentsOf(m: Match, me: Viewer): Moments {
  const last = me === 'spectator' ? m.moves.length - 1 : m.moves.findLastIndex((move) => move.ask.seat === me);
  return momentsFrom(m, me, Math.max(0, last));
}

/** The events of the last entry alone; none where it had none, or was an undo. */
export function lastMomentOf(m: Match, me: Viewer): Moments {
  const move = m.moves.at(-1);
  const told = move !== undefined && move.entry - m.before === m.entries.length - 1;
  return momentsFrom(m, me, told ? m.moves.length - 1 : m.moves.length);
}

function momentsFrom(m: Match, me: Viewer, from: number): Moments {
  // In the middle of a rule there are no asks: only the game's view is built, and the state changes after it.
  const look = (state: StateOf): object => copyPlain(m.game.view(state, me));
  let state = stateAfter(m, from, me);
  const base = look(state);
  const views: object[] = [];
  for (const move of m.moves.slice(from)) {
    state = retell({ ...m, first: state, moves: [move] }, (_, then) => void views.push(look(then)));
    // With its last event an answer is complete.
    if (move.events.length > 0) views[views.length - 1] = look(state);
  }
  return { base, changes: views.map((view, i) => diff(views[i - 1] ?? base, view)) };
}
