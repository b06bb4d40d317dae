// DL-PLAN-7, DL-RULING-22: whom an owner loses who has nothing left to conquer
import { expect, it } from 'vitest';
import { map, player, table } from '../table.ts';
import { line } from './duel.ts';

const nothingLeft = (year: 1 | 2) =>
  table({
    at: { proc: 'combat-round', at: 1 },
    season: 4,
    year,
    combatShown: 1,
    paladin: 'prison',
    red: {
      party: line('thief-1'),
      prison: ['paladin-1', ...(year === 2 ? (['paladin-2'] as const) : [])],
      map: map({ tunnels: [], conquered: ['c1', 'c2', 'c3'] }),
    },
  });

it('[DL-RULING-22] this year’s paladin may walk out, and then he is gone for everybody to see', () => {
  const t = nothingLeft(1);
  t.play('red', 'paladin-1');
  expect(player(t, 'red').prison).toEqual([]);
  expect(t.state.farLands).toEqual(['paladin-1']);
  expect(t.view('spectator').game.paladin).toBe('gone');
});

it('[DL-RULING-22] last year’s may go, and this year’s stays where he is', () => {
  const t = nothingLeft(2);
  t.play('red', 'paladin-1');
  expect(player(t, 'red').prison).toEqual(['paladin-2']);
  expect(t.view('spectator').game.paladin).toBe('prison');
});
