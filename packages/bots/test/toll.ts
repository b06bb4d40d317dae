// Toll: a bridge, two trolls, and a bet that anyone may make beside the game. Just enough rules to try a bot on.
import {
  type Beside,
  defineGame,
  type InOrder,
  type InTurn,
  perSeat,
  type Setup,
  type StateOf,
  words,
} from '@oubliette/engine';

interface State extends StateOf<InOrder<'bridge'> | InTurn<'toll', number, 'coin' | 'goat' | 'pass'>> {
  /** What each seat hides under the bridge: only its own troll sees it. */
  hidden: string[];
  paid: string[][];
  bets: string[];
}

interface View {
  mine: string | undefined;
  paid: string[][];
  bets: string[];
}

const ROUNDS = 6;
const w = words<State>();

const bet: Beside<State, never, { stake: 'low' | 'high'; on: 'coin' | 'goat' }> = {
  step: (s, _seat, steps) =>
    s.bets.length === 3 || steps.length === 2 ? undefined : steps.length === 0 ? 'stake' : 'on',
  options(_s, _seat, steps, can) {
    can.add(steps.length === 0 ? 'low' : 'coin');
    can.add(steps.length === 0 ? 'high' : 'goat');
  },
  carryOut(s, seat, steps) {
    s.bets.push(`${seat} ${steps.join(' ')}`);
  },
};

function setup({ core, seats }: Setup): State {
  return {
    core,
    hidden: Array.from({ length: seats }, (_, seat) => `bone-of-${seat}`),
    paid: perSeat(seats),
    bets: [],
  };
}

const asks = { toll: { rules: [] }, stake: { rules: [] }, on: { rules: [] } };

export const toll = defineGame({
  id: 'toll',
  version: '1',
  seats: [2, 2],
  settings: {},
  setup,
  start: 'bridge',
  procedures: {
    bridge: w.repeat('bridge', (s) => (s.paid[1]!.length < ROUNDS ? { proc: 'toll', todo: [0, 1], at: 0 } : undefined)),
    toll: w.eachInTurn('toll', {
      who: (_s, seat) => seat,
      options(_s, _seat, _item, can) {
        can.add('coin');
        can.add('goat');
        can.add('pass');
      },
      choose(s, seat, _item, option) {
        s.paid[seat]!.push(option);
      },
    }),
  },
  beside: { bet },
  asks,
  view: (s, viewer): View => ({
    mine: viewer === 'spectator' ? undefined : s.hidden[viewer],
    paid: s.paid.map((list) => list.slice()),
    bets: s.bets.slice(),
  }),
  determinize: (view, core): State => ({
    core,
    hidden: view.paid.map((_, seat) => `bone-of-${seat}`),
    paid: view.paid,
    bets: view.bets,
  }),
  copy: (s, core) => ({
    core,
    hidden: s.hidden.slice(),
    paid: s.paid.map((list) => list.slice()),
    bets: s.bets.slice(),
  }),
  score: (s) => s.paid.map(() => ({ total: 0, lines: [] })),
  outcome: () => ({ winners: [0] }),
});
