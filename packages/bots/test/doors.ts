// Doors: two thieves go through one door after the other. A door is seen by all; a lock is picked by chance; a ring is nobody else's business.
import {
  defineGame,
  type InOrder,
  type InTurn,
  perSeat,
  roll,
  type Setup,
  type StateOf,
  words,
} from '@oubliette/engine';
import type { Knowledge } from '../src/index.ts';

export interface State extends StateOf<InOrder<'corridor'> | InTurn<'door', number, Door>> {
  /** What each thief has found: only its own is seen. */
  rings: number[];
  passed: string[][];
}
type Door = 'left' | 'right' | 'lock';

interface View {
  ring: number | undefined;
  passed: string[][];
}

const DOORS = 6;
const RINGS = 3;
const w = words<State>();

const setup = ({ core, seats }: Setup): State => ({
  core,
  rings: Array.from({ length: seats }, (_, seat) => seat),
  passed: perSeat(seats),
});

export const doors = defineGame({
  id: 'doors',
  version: '1',
  seats: [2, 3],
  settings: {},
  setup,
  start: 'corridor',
  procedures: {
    corridor: w.repeat('corridor', (s) =>
      s.passed.at(-1)!.length < DOORS ? { proc: 'door', todo: s.passed.map((_, seat) => seat), at: 0 } : undefined,
    ),
    door: w.eachInTurn('door', {
      who: (_s, seat) => seat,
      options(_s, _seat, _item, can) {
        can.add('left');
        can.add('right');
        can.add('lock');
      },
      choose(s, seat, _item, option) {
        s.passed[seat]!.push(option === 'lock' ? `lock ${roll(s, 6)}` : option);
      },
    }),
  },
  asks: { door: { rules: [] } },
  view: (s, viewer): View => ({
    ring: viewer === 'spectator' ? undefined : s.rings[viewer],
    passed: s.passed.map((list) => list.slice()),
  }),
  determinize: (view, core, viewer, pick): State => ({
    core,
    rings: view.passed.map((_, seat) => (seat === viewer ? view.ring! : pick(RINGS))),
    passed: view.passed,
  }),
  copy: (s, core) => ({ core, rings: s.rings.slice(), passed: s.passed.map((list) => list.slice()) }),
  score: (s) => s.passed.map((list) => ({ total: list.filter((door) => door === 'right').length, lines: [] })),
  outcome: () => ({ winners: [0] }),
});

/** The right door is the better one, and everybody goes there. */
export const thiefSense: Knowledge<State> = {
  lead: 2,
  appraise: (s, seat) => [{ key: 'right', points: s.passed[seat]!.filter((door) => door === 'right').length }],
  evaluate: (s, seat) => thiefSense.appraise(s, seat)[0]!.points,
  playout: () => 'right',
};
