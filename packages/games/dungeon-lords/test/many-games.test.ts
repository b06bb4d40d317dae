// Many whole games, played as fast as the engine can: every one ends, and the box stays complete all the way.
import { apply, awaited, Can, newGame, offer, thinking } from '@oubliette/engine';
import { count, drawSettings } from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { dungeonLords } from '../src/game.ts';
import { settings } from '../src/options.ts';
import { invariants } from './invariants.ts';

const laws = Object.entries(invariants);
/** Every other table chooses whatever it likes. */
const chosen = drawSettings(settings, { items: 'none' });
/** A random game has a few hundred answers; one that is still running here does not end. */
const LONGEST = 2000;

/** Laws are looked at after every `every`-th answer, beginning somewhere else in each game, and at the end. */
function playOut(seats: number, game: number, every: number): string | undefined {
  const seed = `many ${seats} ${game}`;
  const pick = thinking(seed);
  const can = new Can();
  const usual = { firstGame: pick(4) === 0 };
  const options = game % 2 === 0 ? usual : chosen(thinking(`${seed} options`));
  const s = newGame(dungeonLords, { seats, seed, settings: options });
  for (let answers = 0; answers < LONGEST; answers++) {
    const open = awaited(dungeonLords, s);
    const ask = open[pick(open.length)];
    if (ask === undefined) return s.core.stack.length === 0 ? undefined : `nobody is asked (${seed})`;
    offer(dungeonLords, s, ask, can);
    if (can.count === 0) return `${ask.kind} has no option (${seed}, answer ${answers})`;
    apply(dungeonLords, s, ask, can.list[pick(can.count)]!);
    if (answers % every !== game % every && s.core.stack.length > 0) continue;
    for (const [name, law] of laws) {
      const fault = law(s);
      if (fault !== undefined) return `${name}: ${fault} (${seed}, answer ${answers})`;
    }
  }
  return `no end after ${LONGEST} answers (${seed})`;
}

describe.each([2, 3, 4])('many games at %i', (seats) => {
  it('end, with nothing lost and nothing won from nowhere', () => {
    const games = count({ sample: 40, full: 20_000 });
    for (let game = 0; game < games; game++) expect(playOut(seats, game, game < 60 ? 1 : 16)).toBeUndefined();
  });
});
