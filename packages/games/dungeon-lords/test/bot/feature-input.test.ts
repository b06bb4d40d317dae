// What a learned judgement looks at: nothing that its seat cannot see.
import { apply, awaited, Can, imagine, newGame, offer, thinking, view } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { featureInput } from '../../src/bot/feature-input.ts';
import { knowledge } from '../../src/bot/knowledge.ts';
import { dungeonLords } from '../../src/game.ts';
import type { State } from '../../src/state.ts';

/** Plays by the policy, and stops now and then. */
function visit(seed: string, seats: number, items: string, each: (s: State) => void): void {
  const s = newGame(dungeonLords, { seats, seed, settings: { items } });
  const pick = thinking(seed);
  const can = new Can();
  for (let n = 0, ask = awaited(dungeonLords, s)[0]; ask !== undefined; n++, ask = awaited(dungeonLords, s)[0]) {
    if (n % 17 === 0) each(s);
    offer(dungeonLords, s, ask, can);
    apply(dungeonLords, s, ask, knowledge.playout(s, ask, can, pick) ?? can.list[pick(can.count)]!);
  }
}

it.each(['none', 'basic', 'advanced'])('every world that looks alike is looked at alike, items: %s', (items) => {
  let worlds = 0;
  for (let game = 0; game < count({ sample: 2, full: 20 }); game++) {
    visit(`looks ${game}`, 2 + (game % 3), items, (s) => {
      for (let seat = 0; seat < s.players.length; seat++) {
        const world = imagine(dungeonLords, view(dungeonLords, s, seat), seat, thinking(worlds++));
        expect(featureInput(world, seat)).toEqual(featureInput(s, seat));
      }
    });
  }
  expect(worlds).toBeGreaterThan(20);
});

it('titles are told by how far ahead of the best of the others one is, up to three', () => {
  const s = newGame(dungeonLords, { seats: 3, seed: 'titles' });
  for (const player of s.players) player.evil = 2;
  const ahead = (evil: number) => {
    s.players[1]!.evil = evil;
    return (featureInput(s, 1) as { titles: Record<string, string> }).titles['dark-deeds'];
  };
  expect([0, 1, 2, 3, 5, 9].map(ahead)).toEqual(['-2', '-1', '0', '1', '3', '3']);
  s.players[0]!.evil = 12;
  expect(ahead(2)).toBe('-3');
});
