// Who plays the golden games: heroes by the lords' habits; a master who follows the automatic one, or has a mind of their own.
import { type Ask, Can, offer, type Pick } from '@oubliette/engine';
import type { Chooser } from '@oubliette/testing';
import { decideHero } from '../src/bot/hero.ts';
import { decideMaster } from '../src/bot/master.ts';
import { donjon } from '../src/game.ts';
import { MASTER, type State } from '../src/state.ts';

/** A person leads the heroes against the automatic master. */
export const solo: Chooser = (s: State, ask, options, pick) =>
  ask.seat === MASTER
    ? decideMaster(s, ask.kind, options, pick, 'normal').option
    : decideHero(s, ask.kind, options, pick, 'skilled');

/** What a person in the master's chair does otherwise: holds cards back, turns tiles by hand, keeps events for later. */
export const byMaster: Chooser = (s: State, ask, options, pick) => {
  if (ask.seat !== MASTER) return solo(s as never, ask, options, pick);
  if (ask.kind === 'drawn') return ['redraw', s.clock % 2 === 0 ? 'held' : 'use'].find((one) => options.includes(one))!;
  if (ask.kind === 'place-tile' || ask.kind === 'place-monster') return options.at(-1)!;
  if (ask.kind === 'event-step' && s.clock % 3 > 0 && options.includes('pass')) return 'pass';
  return decideMaster(s, ask.kind, options, pick, 'hard').option;
};

/** Skilled heroes against the easy master, so that games last: what is answered now. */
export function longGame(s: State, ask: Ask, pick: Pick): string {
  const can = new Can();
  offer(donjon, s, ask, can);
  const options = can.list.slice(0, can.count);
  const wanted =
    ask.seat === MASTER
      ? decideMaster(s, ask.kind, options, pick, 'easy').option
      : decideHero(s, ask.kind, options, pick, 'skilled');
  return options.includes(wanted) ? wanted : options[pick(options.length)]!;
}
