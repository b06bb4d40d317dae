// Bids: two dragons, a few treasures, and a secret bid for each. Hidden hands, a simultaneous choice, and knowledge about itself.
import {
  type AtOnce,
  choice,
  defineGame,
  type InOrder,
  perSeat,
  type SettingValues,
  type Setup,
  type StateOf,
  shuffle,
  words,
} from '@oubliette/engine';
import type { Knowledge } from '../src/index.ts';

export type Card = `${number}`;
const settings = {
  /** `match`: no hands; seat 1 wins if both bid the same, seat 0 if not. Who hears the other cannot lose. */
  rules: choice(['hands', 'match'], 'hands'),
};

export interface State extends StateOf<InOrder<'hoard'> | AtOnce<'bid', { bid: Card }>> {
  settings: SettingValues<typeof settings>;
  hands: Card[][];
  treasures: number[];
  /** Won so far. */
  gold: number[];
}
interface View {
  settings: State['settings'];
  hand: Card[];
  left: number;
  treasures: number[];
  gold: number[];
}

const CARDS: readonly Card[] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const w = words<State>();

function setup(table: Setup<typeof settings>): State {
  const deck = shuffle(table, CARDS.slice());
  const match = table.settings.rules === 'match';
  return {
    core: table.core,
    settings: table.settings,
    hands: perSeat<Card>(2).map((_, seat) => (match ? ['1', '2'] : deck.slice(3 * seat, 3 * seat + 3).sort())),
    treasures: match ? [1] : shuffle(table, [1, 3, 9]),
    gold: [0, 0],
  };
}

function award(s: State, bids: readonly Card[]): void {
  const [a, b] = bids.map(Number);
  const treasure = s.treasures.shift()!;
  if (s.settings.rules === 'match') s.gold[a === b ? 1 : 0]! += treasure;
  else if (a !== b) s.gold[a! > b! ? 0 : 1]! += treasure;
}

export const bids = defineGame({
  id: 'bids',
  version: '1',
  seats: [2, 2],
  settings,
  setup,
  start: 'hoard',
  procedures: {
    hoard: w.repeat('hoard', (s) => (s.treasures.length > 0 ? { proc: 'bid', drafts: perSeat<Card>(2) } : undefined)),
    bid: w.allAtOnce('bid', {
      seats: () => [0, 1],
      step: (_s, _seat, draft) => (draft.length === 0 ? 'bid' : undefined),
      options(s, seat, _draft, can) {
        for (const card of s.hands[seat]!) can.add(card);
      },
      commit(s, drafts) {
        const laid = drafts.map(([card]) => card!);
        laid.forEach((card, seat) => void s.hands[seat]!.splice(s.hands[seat]!.indexOf(card), 1));
        award(s, laid);
      },
    }),
  },
  asks: { bid: { rules: [] } },
  view: (s, viewer): View => ({
    settings: s.settings,
    hand: viewer === 'spectator' ? [] : s.hands[viewer]!.slice(),
    left: s.hands[0]!.length,
    treasures: s.treasures.slice(),
    gold: s.gold.slice(),
  }),
  determinize(view, core, viewer, pick): State {
    const unseen = CARDS.filter((card) => !view.hand.includes(card));
    const other: Card[] = view.settings.rules === 'match' ? ['1', '2'] : [];
    while (other.length < view.left) other.push(unseen.splice(pick(unseen.length), 1)[0]!);
    const hands = viewer === 1 ? [other.sort(), view.hand] : [view.hand, other.sort()];
    return { core, settings: view.settings, hands, treasures: view.treasures, gold: view.gold };
  },
  copy: (s, core) => ({
    core,
    settings: s.settings,
    hands: s.hands.map((hand) => hand.slice()),
    treasures: s.treasures.slice(),
    gold: s.gold.slice(),
  }),
  score: (s) => s.gold.map((total) => ({ total, lines: [] })),
  outcome: (s) => ({ winners: s.gold[0] === s.gold[1] ? [0, 1] : [s.gold[0]! > s.gold[1]! ? 0 : 1] }),
});

/** Gold won, and high cards kept. */
export const dragonSense: Knowledge<State> = {
  lead: 4,
  appraise: (s, seat) => [
    { key: 'gold', points: s.gold[seat]! },
    { key: 'cards', points: s.hands[seat]!.reduce((sum, card) => sum + Number(card) / 4, 0) },
  ],
  evaluate: (s, seat) => dragonSense.appraise(s, seat).reduce((sum, { points }) => sum + points, 0),
};
