// Measures the hand-written game. Each function prepares its data and returns the work that is then repeated.
import { dice } from '../../dice.mjs';
import { apply, clone, legal, type State, setup } from '../hand-written.mjs';
import { search } from '../uct.ts';

const pick = dice(1);
const moves: number[] = [];

function playOut(s: State): number {
  let count = 0;
  while (s.over < 0) {
    legal(s, moves);
    apply(s, moves[pick(moves.length)]!);
    count++;
  }
  return count;
}

/** Random games; counts moves. */
export function play() {
  let seed = 0;
  return () => {
    let count = 0;
    for (let i = 0; i < 20; i++) count += playOut(setup(++seed));
    return count;
  };
}

/** Copies of copies of states from the middle of a game. */
export function copy() {
  const states = Array.from({ length: 64 }, (_, i) => {
    const s = setup(i + 1);
    for (let n = 0; n < 30 + (i % 40); n++) apply(s, legal(s, moves)[pick(moves.length)]!);
    return s;
  });
  return () => {
    for (let round = 0; round < 10; round++) for (let i = 0; i < 64; i++) states[i] = clone(states[i]!);
    return 640;
  };
}

/** Tree search from the first move; counts iterations. */
export function mcts() {
  const rules = {
    copy: clone,
    actions: (s: State) => legal(s, []),
    seat: (s: State) => s.cur,
    apply,
    playOut(s: State) {
      playOut(s);
      return s.over;
    },
  };
  let seed = 0;
  return () => {
    search(rules, setup(++seed), 500, pick);
    return 500;
  };
}
