// Measures Quests and Betrayals: random play at 3, 4 and 6 players, copies, and the change an offer makes.
import { apply, asks, awaited, Can, newGame, offer, view } from '@oubliette/engine';
import { questsAndBetrayals as g } from '@oubliette/quests-and-betrayals';
import { diffText } from '@oubliette/records';
import { dice } from '../dice.mjs';

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
export const play3 = play(3);
export const play4 = play(4);
export const play6 = play(6);

export function copy() {
  const states = Array.from({ length: 64 }, (_, i) => {
    const s = begin(4, i + 1);
    for (let n = 0; n < 60 + (i % 60); n++) step(s);
    return s;
  });
  return () => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < 64; i++) states[i] = g.copy(states[i]!);
    return 640;
  };
}

/** Answers in a game, on the average of 200. */
export function answersPerGame(seats: number): number {
  let count = 0;
  for (let seed = 0; seed < 200; seed++) for (const s = begin(seats, seed); step(s); ) count++;
  return count / 200;
}

/** The largest change of a bystander's view by an offer sent, in bytes, over offers composed at random. */
export function mostBytesOfAnOffer(): number {
  let most = 0;
  for (let seed = 1; seed <= 40; seed++) {
    const s = begin(4, seed);
    for (let n = 0; n < 400 && awaited(g, s).length > 0; n++) {
      const talk = asks(g, s).filter(({ beside }) => beside === 'talk');
      const composing = talk.filter(({ kind }) => kind !== 'talk-to');
      const from = composing.length > 0 ? composing : pick(3) > 0 ? talk : [];
      const ask = from.length > 0 ? from[pick(from.length)]! : awaited(g, s)[0]!;
      offer(g, s, ask, can);
      const option = can.list[pick(can.count)]!;
      const before = option === 'send' ? view(g, s, 'spectator').game : undefined;
      apply(g, s, ask, option);
      if (before === undefined) continue;
      most = Math.max(most, diffText(before, view(g, s, 'spectator').game).length);
    }
  }
  return most;
}
