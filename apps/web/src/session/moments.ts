// The game between the lines that a viewer has not seen told yet: the screen shows it line by line.
import { copyPlain, type Match, type Move, retell, type StateOf, type Viewer } from '@oubliette/engine';
import { type Change, diff } from '@oubliette/records';

/** Views of the game, one after another: what was seen before the first of the last lines, then its change by each of them. */
export interface Moments {
  readonly base: object;
  readonly changes: readonly (Change | undefined)[];
}

/** A state in the middle of a match: what its first moves have led to. */
interface Checkpoint {
  readonly moves: number;
  /** The last of them: after an undo it is another object. */
  readonly last: Move | undefined;
  readonly state: StateOf;
}

const checkpoints = new WeakMap<Match, Map<Viewer, Checkpoint>>();

/** The state after the first moves, from the last checkpoint that still holds: only what came since is played. */
function stateAfter(m: Match, moves: number, viewer: Viewer): StateOf {
  const kept = checkpoints.get(m) ?? new Map<Viewer, Checkpoint>();
  checkpoints.set(m, kept);
  const known = kept.get(viewer);
  const holds = known !== undefined && known.moves <= moves && m.moves[known.moves - 1] === known.last;
  const { moves: from, state: first } = holds ? known : { moves: 0, state: m.first };
  const state = from === moves ? first : retell({ ...m, first, moves: m.moves.slice(from, moves) }, () => {});
  kept.set(viewer, { moves, last: m.moves[moves - 1], state });
  return state;
}

/** From the last answer of this seat on: what it led to is told from there. For who only watches, from the last answer of all. */
export function momentsOf(m: Match, me: Viewer): Moments {
  const last = me === 'spectator' ? m.moves.length - 1 : m.moves.findLastIndex((move) => move.ask.seat === me);
  const from = Math.max(0, last);
  const first = stateAfter(m, from, me);
  // In the middle of a rule nothing can be asked: only the game itself is looked at, and it goes on under our eyes.
  const look = (state: StateOf): object => copyPlain(m.game.view(state, me));
  const base = look(first);
  let before = base;
  const changes: (Change | undefined)[] = [];
  retell({ ...m, first, moves: m.moves.slice(from) }, (_, state) => {
    const now = look(state);
    changes.push(diff(before, now));
    before = now;
  });
  return { base, changes };
}
