// What a bot's thread computes, without the thread.

import { awaited, newMatch, view } from '@oubliette/engine';
import { BOT_LEVELS } from '@oubliette/protocol';
import { expect, it } from 'vitest';
import { installed } from '../../src/base/library.ts';
import { choose } from '../../src/bots/worker.ts';

const games = installed.games.flatMap((game) => BOT_LEVELS.map((level) => ({ game, level })));

it.each(games)('$level answers what is asked in $game.id', ({ game, level }) => {
  const { state } = newMatch(game, { seats: 4, seed: 'worker', settings: {} });
  const { seat } = awaited(game, state)[0]!;
  const seen = view(game, state, seat);
  const choice = choose({ game: game.id, rules: game.version, seat, seen, level, dice: 'd', ms: 100 });
  const ask = seen.asks.find(({ kind }) => kind === choice?.kind);
  expect(ask?.options).toContain(choice?.option);
});

it('rules that are not installed are played by what the view offers', () => {
  const game = installed.games[0]!;
  const { state } = newMatch(game, { seats: 4, seed: 'worker', settings: {} });
  const { seat } = awaited(game, state)[0]!;
  const seen = view(game, state, seat);
  expect(choose({ game: game.id, rules: 'none', seat, seen, level: 'lord', dice: 'd', ms: 100 })).toBeDefined();
});
