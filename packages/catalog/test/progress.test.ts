// Every box tells how far a game has come from what everybody sees, at the start, in the middle and before the end.
import { apply, asks, isOver, newGame, options, tableFaults, thinking, view } from '@oubliette/engine';
import { progressOf } from '@oubliette/records';
import { languages, speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import { manifests } from '../src/index.ts';

it.each(manifests.map((manifest) => [manifest.id, manifest] as const))('%s', async (_, manifest) => {
  const game = await manifest.rules();
  let seats = manifest.seats[1];
  while (tableFaults(game, { seats }).length > 0) seats--;
  const state = newGame(game, { seats, seed: 'progress' }, () => {});
  const pick = thinking('progress');
  const lines = new Set<string>();
  for (let answers = 0; answers < 300 && !isOver(state); answers++) {
    if (answers % 5 === 0)
      for (const lang of languages) {
        const line = speaker(manifest.box, lang).say('game.progress', progressOf(view(game, state, 'spectator').game));
        expect(line).toMatch(/^[^‹›{}]{4,}$/);
        lines.add(line);
      }
    const open = asks(game, state);
    const ask = open[pick(open.length)]!;
    const can = options(game, state, ask);
    apply(game, state, ask, can[pick(can.length)]!, () => {});
  }
  // It moves with the game, in both languages.
  expect(lines.size).toBeGreaterThan(2);
});
