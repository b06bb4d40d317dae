// Measures our engine. See hand-written.ts.

import { dungeonette as g } from '@oubliette/dungeonette';
import { apply, awaited, Can, newGame, offer, options, play as playChecked } from '@oubliette/engine';
import { dice } from '../../dice.mjs';
import { replayWork } from '../../finished-games.ts';
import { otherGames, playOthers } from '../../other-games.ts';
import { search } from '../uct.ts';

type State = ReturnType<typeof g.setup>;

const pick = dice(1);
const can = new Can();
const begin = (seed: number) => newGame(g, { seats: 4, seed: `bench ${seed}` });

function step(s: State): boolean {
  const ask = awaited(g, s)[0];
  if (ask === undefined) return false;
  offer(g, s, ask, can);
  apply(g, s, ask, can.list[pick(can.count)]!);
  return true;
}

function playOut(s: State): number {
  let count = 0;
  while (step(s)) count++;
  return count;
}

export function play() {
  let seed = 0;
  return () => {
    let count = 0;
    for (let i = 0; i < 20; i++) count += playOut(begin(++seed));
    return count;
  };
}

/** The same in a process that has played every other game: what V8 learnt there about the engine does not fit here. */
export async function playAfterOthers() {
  await playOthers();
  return play();
}
export { otherGames };

export function copy() {
  const states = Array.from({ length: 64 }, (_, i) => {
    const s = begin(i + 1);
    for (let n = 0; n < 30 + (i % 40); n++) step(s);
    return s;
  });
  return () => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < 64; i++) states[i] = g.copy(states[i]!);
    return 640;
  };
}

export function mcts() {
  const rules = {
    copy: g.copy,
    actions: (s: State) => {
      const ask = awaited(g, s)[0];
      return ask === undefined ? [] : options(g, s, ask);
    },
    seat: (s: State) => awaited(g, s)[0]!.seat,
    apply: (s: State, option: string) => apply(g, s, awaited(g, s)[0]!, option),
    playOut(s: State) {
      playOut(s);
      return g.outcome(s).winners[0]!;
    },
  };
  let seed = 0;
  return () => {
    search(rules, begin(++seed), 500, pick);
    return 500;
  };
}

/** Answers through `play`: checked, state copied, applied. */
export function answer() {
  let seed = 0;
  return () => {
    let count = 0;
    let s = begin(++seed);
    for (let ask = awaited(g, s)[0]; ask !== undefined; ask = awaited(g, s)[0]) {
      offer(g, s, ask, can);
      const given = { kind: ask.kind, option: can.list[pick(can.count)]!, n: s.core.answered[ask.seat]! };
      const played = playChecked(g, s, ask.seat, given);
      if ('refused' in played) throw new Error(`${given.option} is refused by ${played.refused.rule}`);
      s = played.state;
      count++;
    }
    return count;
  };
}

/** A finished game's file: read, replayed and verified; counts files. */
export const replay = () => replayWork(g, 4);
