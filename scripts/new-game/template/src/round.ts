// The table of contents: a game has rounds, in a round everybody moves once.
import { move } from './rules/move.ts';
import { w } from './state.ts';

const round = w.sequence('round', [
  (s) => w.tell(() => ({ type: 'round', rule: 'CH-ROUND-1', round: s.round + 1 })),
  (s) => ({ proc: 'move', todo: s.visitors.map((_, seat) => seat), at: 0 }),
  (s) => void s.round++,
]);

/** CH-ROUND-1 */
const game = w.repeat('game', (s) => (s.round < s.rounds ? { proc: 'round', at: 0 } : undefined));

export const procedures = { game, round, move };
