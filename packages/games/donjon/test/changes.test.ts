// What travels to a seat when somebody takes a step: little, however large the dungeon has become.
import { apply, awaited, Can, isOver, newGame, offer, thinking, type Viewer, view } from '@oubliette/engine';
import { diffText } from '@oubliette/records';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { decideHero } from '../src/bot/hero.ts';
import { decideMaster } from '../src/bot/master.ts';
import { donjon } from '../src/game.ts';
import { MASTER } from '../src/state.ts';

const MOST_BYTES = 250;
const WAY = /^[nesw]{1,2}$/;

/** An enemy that comes within reach is news. */
const newTargets = (before: readonly string[], after: readonly string[]): boolean =>
  after.some((option) => option.startsWith('attack:') && !before.includes(option));

it(`a step that reveals nothing changes everybody’s view by at most ${MOST_BYTES} bytes in a large dungeon`, () => {
  const can = new Can();
  let steps = 0;
  let longest = '';
  for (let game = 0; game < count({ sample: 1, full: 40 }); game++) {
    const pick = thinking(`steps ${game}`);
    const s = newGame(donjon, {
      seats: 5,
      seed: `steps ${game}`,
      settings: { quest: 'well-of-oaths', nightfall: 70 },
    });
    while (!isOver(s)) {
      const ask = awaited(donjon, s)[0]!;
      offer(donjon, s, ask, can);
      const options = can.list.slice(0, can.count);
      const wanted =
        ask.seat === MASTER
          ? decideMaster(s, ask.kind, options, pick, 'easy').option
          : decideHero(s, ask.kind, options, pick, 'skilled');
      const option = options.includes(wanted) ? wanted : options[pick(options.length)]!;
      const { known } = s.core;
      // Whoever walks, whoever only looks on, and the master.
      const viewers: readonly Viewer[] = s.zones.length < 6 || !WAY.test(option) ? [] : [ask.seat, 'spectator', MASTER];
      const before = viewers.map((viewer) => view(donjon, s, viewer));
      const { proc } = s.core.stack.at(-1)!;
      const { who } = s.turn;
      apply(donjon, s, ask, option);
      // A step that only moves somebody: the same figure goes on, nothing was revealed, nobody was interrupted.
      if (s.core.known !== known || s.core.stack.at(-1)?.proc !== proc || s.turn.who !== who) continue;
      for (const [i, seen] of before.entries()) {
        const after = view(donjon, s, viewers[i]!);
        const change = diffText(seen, after);
        if (viewers[i] === ask.seat && newTargets(options, after.asks[0]!.options)) continue;
        steps++;
        if (change.length > longest.length) longest = change;
      }
    }
  }
  expect(steps).toBeGreaterThan(200);
  // Whoever walks is told new options too.
  expect(longest.length, longest).toBeLessThanOrEqual(MOST_BYTES);
});
