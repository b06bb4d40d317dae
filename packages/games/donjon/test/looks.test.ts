// What a learned judgement looks at is what heroes see, and nothing else.
import { apply, awaited, Can, imagine, isOver, newGame, offer, thinking, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { decideHero } from '../src/bot/hero.ts';
import { looks, stage } from '../src/bot/looks.ts';
import { decideMaster } from '../src/bot/master.ts';
import { donjon } from '../src/game.ts';
import { MASTER } from '../src/state.ts';

it('[BOT-LEARN-1] in every world that a hero may imagine the party looks as it does at the table; the master looks at nothing', () => {
  const can = new Can();
  const pick = thinking('looks');
  const s = newGame(donjon, { seats: 3, seed: 'looks', settings: { quest: 'forbidden-archives', nightfall: 150 } });
  const stages = new Set<number>();
  for (let n = 0; !isOver(s); n++) {
    const ask = awaited(donjon, s)[0]!;
    offer(donjon, s, ask, can);
    const options = can.list.slice(0, can.count);
    const wanted =
      ask.seat === MASTER
        ? decideMaster(s, ask.kind, options, pick, 'easy').option
        : decideHero(s, ask.kind, options, pick, 'skilled');
    apply(donjon, s, ask, options.includes(wanted) ? wanted : options[0]!);
    if (n % 20 > 0 || isOver(s)) continue;
    stages.add(stage(s));
    for (const seat of [1, 2]) {
      const world = imagine(donjon, view(donjon, s, seat), seat, pick);
      expect(looks(world, seat)).toEqual(looks(s, 1));
      expect(stage(world)).toBe(stage(s));
    }
    expect(looks(s, MASTER)).toEqual({});
  }
  // Between fights and in them, before the objective was found and after.
  expect(stages.size).toBeGreaterThan(2);
});
