// Measures Dungeon Saga: random play of the eight adventures, and copies.

import { dungeonSaga as g } from '@oubliette/dungeon-saga';
import { apply, awaited, Can, newGame, offer } from '@oubliette/engine';
import { dice } from '../dice.mjs';

type State = ReturnType<typeof g.setup>;

const ADVENTURES = g.settings.adventure.values;
const pick = dice(1);
const can = new Can();
const begin = (seats: number, seed: number) =>
  newGame(g, { seats, seed: `bench ${seed}`, settings: { adventure: ADVENTURES[seed % ADVENTURES.length]! } });

function step(s: State): boolean {
  const open = awaited(g, s);
  if (open.length === 0) return false;
  const ask = open[open.length === 1 ? 0 : pick(open.length)]!;
  offer(g, s, ask, can);
  apply(g, s, ask, can.list[pick(can.count)]!);
  return true;
}

/** One game of each adventure. */
const play = (seats: number) => () => {
  let seed = 0;
  return () => {
    let count = 0;
    for (let i = 0; i < ADVENTURES.length; i++) for (const s = begin(seats, ++seed); step(s); ) count++;
    return count;
  };
};
export const play2 = play(2);
export const play5 = play(5);

export function copy() {
  const states = Array.from({ length: 64 }, (_, i) => {
    const s = begin(2, i + 1);
    for (let n = 0; n < 60 + (i % 60); n++) step(s);
    return s;
  });
  return () => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < 64; i++) states[i] = g.copy(states[i]!);
    return 640;
  };
}

/** Answers in a game, on the average of 80. */
export function answersPerGame(seats: number): number {
  let count = 0;
  for (let seed = 0; seed < 80; seed++) for (const s = begin(seats, seed); step(s); ) count++;
  return count / 80;
}
