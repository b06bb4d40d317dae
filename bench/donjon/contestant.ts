// Measures Donjon: random play of the six quests, copies and imagined states of late positions.

import { donjon as g } from '@oubliette/donjon';
import { apply, awaited, Can, imagine, newGame, offer, view } from '@oubliette/engine';
import { dice } from '../dice.mjs';

type State = ReturnType<typeof g.setup>;

const QUESTS = g.settings.quest.values;
const pick = dice(1);
const can = new Can();
const begin = (seats: number, seed: number) =>
  newGame(g, { seats, seed: `bench ${seed}`, settings: { quest: QUESTS[seed % QUESTS.length]!, nightfall: 60 } });

function step(s: State): boolean {
  const ask = awaited(g, s)[0];
  if (ask === undefined) return false;
  offer(g, s, ask, can);
  apply(g, s, ask, can.list[pick(can.count)]!);
  return true;
}

/** One game of each quest. */
const play = (seats: number) => () => {
  let seed = 0;
  return () => {
    let count = 0;
    for (let i = 0; i < QUESTS.length; i++) for (const s = begin(seats, ++seed); step(s); ) count++;
    return count;
  };
};
export const play2 = play(2);
export const play5 = play(5);

/** After hundreds of answers, with zones, furniture and monsters on the table. */
function lateStates(): State[] {
  const found: State[] = [];
  for (let seed = 1; found.length < 32; seed++) {
    const s = begin(2, seed);
    let n = 0;
    while (n++ < 500 && step(s)) if (n === 450 && s.zones.length > 1) found.push(g.copy(s));
  }
  return found;
}

export function copy() {
  const states = lateStates();
  return () => {
    for (let round = 0; round < 20; round++) for (let i = 0; i < states.length; i++) states[i] = g.copy(states[i]!);
    return 20 * states.length;
  };
}

/** Worlds of a hero player's view; the view itself is made before. */
export function worlds() {
  const seen = lateStates().map((s) => view(g, s, 1));
  return () => {
    for (const one of seen) imagine(g, one, 1, pick);
    return seen.length;
  };
}

/** Answers in a game, on the average of 60. */
export function answersPerGame(seats: number): number {
  let count = 0;
  for (let seed = 0; seed < 60; seed++) for (const s = begin(seats, seed); step(s); ) count++;
  return count / 60;
}
