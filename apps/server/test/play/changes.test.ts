// Changes written in parts lead from each viewer's view to the next one, and back again.
import {
  apply,
  awaited,
  type Game,
  isOver,
  newGame,
  options,
  type Seen,
  type StateOf,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { diff, patch } from '@oubliette/records';
import { expect, it } from 'vitest';
import { installed } from '../../src/base/library.ts';
import { viewChanges } from '../../src/table/changes.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

/** All states of a random game, from the first to the end. */
function played(game: Game): StateOf[] {
  const pick = thinking('changes');
  const states = [newGame(game, { seats: game.seats[1], seed: 'changes' })];
  for (let s = states[0]!; !isOver(s); states.push(s)) {
    s = game.copy(s);
    const [ask] = awaited(game, s);
    const list = options(game, s, ask!);
    apply(game, s, ask!, list[pick(list.length)]!);
  }
  return states;
}

it.each(['dungeonette', 'crypt-sale', 'dungeon-lords'])('in %s', (id) => {
  const game = installed.newest(id)!;
  const forth = played(game);
  expect(forth.length).toBeGreaterThan(20);
  const seen = new Map<Viewer, Seen>(VIEWERS.map((viewer) => [viewer, view(game, forth[0]!, viewer)]));
  let unchanged = 0;
  // The end is among them: on the way back it goes again.
  for (const state of [...forth.slice(1), ...forth.toReversed().slice(1)]) {
    const changes = viewChanges(game, state);
    for (const viewer of VIEWERS) {
      const before = seen.get(viewer)!;
      const { seen: now, shared, own } = changes(viewer, before);
      const fields = [shared, own].filter((part) => part !== '').join();
      const change = fields === '' ? undefined : `{${fields}}`;
      expect(now).toEqual(view(game, state, viewer));
      expect(change === undefined ? before : patch(before, JSON.parse(change))).toEqual(now);
      expect(change === undefined).toBe(diff(before, now) === undefined);
      if (change === undefined) unchanged++;
      seen.set(viewer, now);
    }
  }
  // Secret drafts change nothing for others.
  expect(unchanged > 0).toBe(id !== 'dungeonette');
});
