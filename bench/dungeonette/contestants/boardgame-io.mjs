// Measures boardgame.io. See hand-written.ts.
import { dice } from '../../dice.mjs';
import { bot, playOut, start } from '../boardgame-io.mjs';

export function play() {
  const pick = dice(1);
  return () => playOut(start(), pick);
}

export function mcts() {
  const thinker = bot(25);
  return async () => {
    await thinker.play(start(), '0');
    return 25;
  };
}
