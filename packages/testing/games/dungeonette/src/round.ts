// The table of contents: a game is four rounds, a round has three phases.
import { build, startBuild } from './rules/build.ts';
import { endRound, fight, startFight } from './rules/fight.ts';
import { plan } from './rules/plan.ts';
import { fromFirst, ROUNDS, SEATS, w } from './state.ts';

const round = w.sequence('round', [
  (s) => w.tell(() => ({ type: 'round', rule: 'DN-ROUND-2', round: s.round + 1, seat: s.round % SEATS })),
  (s) => ({ proc: 'plan', todo: fromFirst(s, 2), at: 0 }),
  startBuild,
  (s) => ({ proc: 'build', todo: fromFirst(s, 1), at: 0 }),
  startFight,
  (s) => ({ proc: 'fight', todo: fromFirst(s, 2), at: 0 }),
  endRound,
  (s) => void s.round++,
]);

/** DN-ROUND-1 */
const game = w.repeat('game', (s) => (s.round < ROUNDS ? { proc: 'round', at: 0 } : undefined));

export const procedures = { game, round, plan, build, fight };
