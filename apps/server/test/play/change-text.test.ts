// Changes written in parts lead from each viewer's sight to the next one, and back again.
import {
  apply,
  awaited,
  type Game,
  isOver,
  newGame,
  options,
  patch,
  type Seen,
  type StateOf,
  thinking,
  type Viewer,
  view,
} from '@oubliette/engine';
import { expect, it } from 'vitest';
import { installed } from '../../src/library.ts';
import { changeTexts, placed, sights } from '../../src/table/change-text.ts';

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

it.each(['dungeonette', 'crypt-sale'])('in %s', (id) => {
  const game = installed.newest(id)!;
  const forth = played(game);
  expect(forth.length).toBeGreaterThan(20);
  const seen = new Map<Viewer, Seen>(VIEWERS.map((viewer) => [viewer, view(game, forth[0]!, viewer)]));
  let unchanged = 0;
  // The end is among them: on the way back it goes again.
  for (const state of [...forth.slice(1), ...forth.toReversed().slice(1)]) {
    const look = sights(game, state);
    const write = changeTexts();
    for (const [no, viewer] of VIEWERS.entries()) {
      const before = seen.get(viewer)!;
      const sight = look(viewer, before);
      const line = { id: 'a', no, seen: before, recent: [], idleSince: undefined };
      const text = placed(line, no, write('"said":{"kind":"é"},', '[1]', sight));
      const { change, ...rest } = JSON.parse(Buffer.from(text, 'latin1').toString());
      expect(rest).toEqual({ t: 'change', said: { kind: 'é' }, events: [1], line: 'a', no });
      expect(patch(before, change)).toEqual(view(game, state, viewer));
      expect(change !== undefined).toBe(sight.changed);
      if (!sight.changed) unchanged++;
      seen.set(viewer, sight.seen);
    }
  }
  // Secret drafts change nothing for others.
  expect(unchanged > 0).toBe(id === 'crypt-sale');
});

it.each([
  ['"game":{"v":1}', ''],
  ['', '"answered":{"v":3}'],
  ['"game":{"v":1}', '"answered":{"v":3}'],
])('of what is shared (%s) and what is one’s own (%s)', (shared, own) => {
  const seen = view(installed.newest('dungeonette')!, played(installed.newest('dungeonette')!)[0]!, 0);
  const text = changeTexts()('', '[]', { seen, shared, own, changed: true, resumed: false });
  const fields = [shared, own].filter((part) => part !== '').join(',');
  expect(JSON.parse(`{${text}`).change).toEqual({ o: JSON.parse(`{${fields}}`) });
});
