// What a learned judgement looks at is what heroes see, and nothing else.
import { apply, awaited, imagine, isOver, newGame, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { featureInput, stage } from '../src/bot/feature-input.ts';
import { donjon } from '../src/game.ts';
import { MASTER } from '../src/state.ts';
import { longGame } from './players.ts';

it('[BOT-LEARN-1] in every world that a hero may imagine the party looks as it does at the table; the master looks at nothing', () => {
  const pick = thinking('looks');
  const s = newGame(donjon, { seats: 3, seed: 'looks', settings: { quest: 'forbidden-archives', nightfall: 150 } });
  const stages = new Set<number>();
  for (let n = 0; !isOver(s); n++) {
    const ask = awaited(donjon, s)[0]!;
    apply(donjon, s, ask, longGame(s, ask, pick));
    if (n % 20 > 0 || isOver(s)) continue;
    stages.add(stage(s));
    for (const seat of [1, 2]) {
      const world = imagine(donjon, view(donjon, s, seat), seat, pick);
      expect(featureInput(world, seat)).toEqual(featureInput(s, 1));
      expect(stage(world)).toBe(stage(s));
    }
    expect(featureInput(s, MASTER)).toEqual({});
  }
  // Between fights and in them, before the objective was found and after.
  expect(stages.size).toBeGreaterThan(2);
});
