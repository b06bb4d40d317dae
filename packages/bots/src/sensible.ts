// The sensible bot: the game's sensible answer without a search, fast enough for thousands of games.
import { awaited, Can, type Game, offer, type Seat, type StateOf } from '@oubliette/engine';
import type { Bot } from './bot.ts';
import { awaitedChoices } from './greedy.ts';
import type { Knowledge } from './knowledge.ts';
import { sensible } from './playout.ts';
import { imagineWorlds } from './worlds.ts';

/** Random where the game has no sensible answers. It answers no optional asks. */
export function sensibleBot<S extends StateOf>(g: Game<S>, seat: Seat, knowledge?: Knowledge<S>): Bot {
  const can = new Can();
  return {
    choose(seen, pick) {
      const choices = awaitedChoices(seen);
      if (choices.length <= 1) return choices[0];
      const [world] = imagineWorlds(g, seen, seat, 1, pick);
      const ask = world === undefined ? undefined : awaited(g, world).find((one) => one.seat === seat);
      if (world === undefined || ask === undefined) return choices[pick(choices.length)];
      offer(g, world, ask, can);
      return { kind: ask.kind, option: sensible(g, knowledge, world, ask, can, pick) };
    },
  };
}
