// Random games over the six quests and one to four heroes: every state of each keeps every invariant.
import { apply, awaited, Can, isOver, newGame, offer, thinking } from '@oubliette/engine';
import { count } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { donjon } from '../src/game.ts';
import { invariants } from './invariants.ts';

const QUESTS = donjon.settings.quest.values;
/** Of the states between two answers that change the table, how many are looked at: all that follow a revealing answer, and these. */
const EVERY = 7;

it('games played at random end, and keep the invariants on the way', () => {
  const can = new Can();
  const faults: string[] = [];
  for (let game = 0; game < count({ sample: 24, full: 5000 }); game++) {
    const quest = QUESTS[game % QUESTS.length]!;
    const heroes = 1 + (Math.floor(game / QUESTS.length) % 4);
    const seed = `random ${game}`;
    const pick = thinking(seed);
    const ahead = game % 5 === 0;
    const settings = { quest, heroes, nightfall: 40, oneCardAhead: ahead, themeRedrawMonster: ahead };
    const s = newGame(donjon, { seats: 2 + (game % heroes), seed, settings });
    for (let n = 0; !isOver(s); n++) {
      const ask = awaited(donjon, s)[0]!;
      offer(donjon, s, ask, can);
      const { known } = s.core;
      apply(donjon, s, ask, can.list[pick(can.count)]!);
      if (n % EVERY > 0 && s.core.known === known) continue;
      for (const [name, holds] of Object.entries(invariants)) {
        const fault = holds(s);
        if (fault !== undefined) faults.push(`${seed} after ${n}: ${name}: ${fault}`);
      }
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
});
