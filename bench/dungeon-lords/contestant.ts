// Measures Dungeon Lords: random play at 2, 3 and 4 players, and copies of states in mid-game.
import { dungeonLords as g } from '@oubliette/dungeon-lords';
import { apply, awaited, Can, newGame, offer } from '@oubliette/engine';
import { dice } from '../dice.mjs';
import { replayWork } from '../finished-games.ts';

type State = ReturnType<typeof g.setup>;

const pick = dice(1);
const can = new Can();
const begin = (seats: number, seed: number) => newGame(g, { seats, seed: `bench ${seed}` });

/** One awaited answer: of several seats that could answer, any. */
function step(s: State): boolean {
  const open = awaited(g, s);
  if (open.length === 0) return false;
  const ask = open[open.length === 1 ? 0 : pick(open.length)]!;
  offer(g, s, ask, can);
  apply(g, s, ask, can.list[pick(can.count)]!);
  return true;
}

const play = (seats: number) => () => {
  let seed = 0;
  return () => {
    let count = 0;
    for (let i = 0; i < 10; i++) for (const s = begin(seats, ++seed); step(s); ) count++;
    return count;
  };
};
export const play2 = play(2);
export const play3 = play(3);
export const play4 = play(4);

function middleOfGames(): State[] {
  return Array.from({ length: 64 }, (_, i) => {
    const s = begin(4, i + 1);
    for (let n = 0; n < 100 + (i % 100); n++) step(s);
    return s;
  });
}

export function copy() {
  const states = middleOfGames();
  return () => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < 64; i++) states[i] = g.copy(states[i]!);
    return 640;
  };
}

/** A finished game's file: read, replayed and verified; counts files. */
export const replay = () => replayWork(g, 4);

/** Answers in a game, on the average of 200. */
export function answersPerGame(seats: number): number {
  let count = 0;
  for (let seed = 0; seed < 200; seed++) for (const s = begin(seats, seed); step(s); ) count++;
  return count / 200;
}

/** The longest state of 20 games, as JSON. */
export function mostKilobytes(): number {
  let most = 0;
  for (let seed = 0; seed < 20; seed++) {
    for (const s = begin(4, seed); step(s); ) most = Math.max(most, JSON.stringify(s).length);
  }
  return most / 1024;
}
