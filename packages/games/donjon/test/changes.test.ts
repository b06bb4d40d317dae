// What travels to a seat when somebody takes a step: little, however large the dungeon has become.
import { apply, awaited, isOver, newGame, thinking, type Viewer, view } from '@oubliette/engine';
import { diffText } from '@oubliette/records';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { QUESTS } from '../src/cards/quests.ts';
import { donjon } from '../src/game.ts';
import { MASTER } from '../src/state.ts';
import { longGame } from './players.ts';

const MOST_BYTES = 250;
const WAY = /^[nesw]{1,2}$/;

interface Step {
  /** Zones on the table. */
  readonly zones: number;
  readonly before: object;
  readonly after: object;
}

/** Every step of a game that only moves somebody, as whoever walks, whoever only looks on and the master see it. */
function walk(game: number, tell: (step: Step) => void): void {
  const seed = `steps ${game}`;
  const pick = thinking(seed);
  const quest = QUESTS[game % QUESTS.length]!.id;
  const s = newGame(donjon, { seats: 5, seed, settings: { quest, nightfall: 70 } });
  while (!isOver(s)) {
    const ask = awaited(donjon, s)[0]!;
    const option = longGame(s, ask, pick);
    const viewers: readonly Viewer[] = WAY.test(option) ? [...new Set([ask.seat, 'spectator', MASTER] as const)] : [];
    const before = viewers.map((viewer) => view(donjon, s, viewer));
    const { proc } = s.core.stack.at(-1)!;
    const { who } = s.turn;
    const { phase, core } = s;
    const { known } = core;
    apply(donjon, s, ask, option);
    // The same figure goes on: nothing was revealed, nobody was interrupted, no fight began.
    if (s.core.known !== known || s.core.stack.at(-1)?.proc !== proc || s.turn.who !== who || s.phase !== phase)
      continue;
    for (const [i, viewer] of viewers.entries())
      tell({ zones: s.zones.length, before: before[i]!, after: view(donjon, s, viewer) });
  }
}

it(`a step that reveals nothing changes everybody’s view by at most ${MOST_BYTES} bytes, however large the dungeon`, () => {
  // Among them those with the longest changes of 300 games: many targets at once, off a friend's square, monsters that wake.
  const games = [...LONGEST, ...Array.from({ length: count({ sample: 0, full: 120 }) }, (_, game) => game)];
  let longest = '';
  let steps = 0;
  let large = 0;
  for (const game of games)
    walk(game, ({ before, after, zones }) => {
      steps++;
      if (zones >= 6) large++;
      const change = diffText(before, after);
      if (change.length > longest.length) longest = change;
    });
  expect(longest.length, longest).toBeLessThanOrEqual(MOST_BYTES);
  expect(steps).toBeGreaterThan(3000);
  expect(large).toBeGreaterThan(300);
});
const LONGEST = [78, 191];
