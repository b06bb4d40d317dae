// Strongroom: everybody buries things in secret. Every card has a name of its own, so that none can leave unnoticed.
import {
  type AtOnce,
  defineGame,
  draw,
  type InOrder,
  type InTurn,
  perSeat,
  type Setup,
  type StateOf,
  shuffle,
  words,
} from '@oubliette/engine';

interface State
  extends StateOf<
    | InOrder<'game'>
    | InOrder<'round'>
    | AtOnce<'bury', { what: string; how: 'deep' | 'flat' }>
    | InTurn<'call', number, 'yes' | 'no'>
  > {
  round: number;
  deck: string[];
  hands: string[][];
  buried: string[][];
  /** Open to all. */
  shown: string[];
  calls: number[];
}
interface View {
  round: number;
  deck: number;
  shown: string[];
  calls: number[];
  counts: number[];
  hand?: string[];
  buried?: string[];
}

const ROUNDS = 4;
const HAND = 3;
export const CANARY = /canary-\d+-[a-z]+/g;
const cards = (): string[] =>
  Array.from({ length: 60 }, (_, i) => `canary-${i}-${(i * 7919 + 104_729).toString(36).replaceAll(/\d/g, 'q')}`);

const w = words<State>();

function setup(table: Setup): State {
  const deck = shuffle(table, cards());
  const hands = perSeat<string>(table.seats);
  for (const hand of hands) for (let i = 0; i < HAND; i++) hand.push(draw(table, deck)!);
  return {
    core: table.core,
    round: 0,
    deck,
    hands,
    buried: perSeat(table.seats),
    shown: [],
    calls: hands.map(() => 0),
  };
}

/** @param points for a call: what a change of the rules changes */
const rules = (version: string, points: number) =>
  defineGame({
    id: 'strongroom',
    version,
    seats: [2, 4],
    settings: {},
    setup,
    start: 'game',
    procedures: {
      game: w.repeat('game', (s) => (s.round < ROUNDS ? { proc: 'round', at: 0 } : undefined)),
      round: w.sequence('round', [
        (s) => ({ proc: 'bury', drafts: perSeat(s.hands.length) }),
        (s) => ({ proc: 'call', todo: s.hands.map((_, seat) => seat), at: 0 }),
        (s) => {
          for (const [seat, hand] of s.hands.entries()) {
            const card = draw(s, s.deck)!;
            hand.push(card);
            w.tell(() => ({ type: 'drew', rule: 'X-1', seat, secret: { to: [seat], card } }));
          }
          s.round++;
        },
      ]),
      bury: w.allAtOnce('bury', {
        seats: (s) => s.hands.map((_, seat) => seat),
        step: (_s, _seat, draft) => (draft.length === 0 ? 'what' : draft.length === 1 ? 'how' : undefined),
        options(s, seat, draft, can) {
          if (draft.length === 0) for (const card of s.hands[seat]!) can.add(card);
          else for (const how of ['deep', 'flat'] as const) can.add(how);
        },
        commit(s, drafts) {
          for (const [seat, [card, how]] of drafts.entries()) {
            s.hands[seat] = s.hands[seat]!.filter((each) => each !== card);
            if (how === 'deep') s.buried[seat]!.push(card!);
            else {
              s.shown.push(card!);
              w.tell(() => ({ type: 'shown', rule: 'X-2', seat, card: card! }));
            }
          }
        },
      }),
      call: w.eachInTurn('call', {
        who: (_s, seat) => seat,
        options(_s, _seat, _item, can) {
          can.add('yes');
          can.add('no');
        },
        choose(s, seat, _item, option) {
          if (option === 'yes') s.calls[seat]! += points;
        },
      }),
    },
    asks: { what: { rules: [] }, how: { rules: [] }, call: { rules: [] } },
    view: (s, viewer): View => ({
      round: s.round,
      deck: s.deck.length,
      shown: s.shown.slice(),
      calls: s.calls.slice(),
      counts: s.hands.map((hand) => hand.length),
      ...(viewer === 'spectator' ? {} : { hand: s.hands[viewer]!.slice(), buried: s.buried[viewer]!.slice() }),
    }),
    determinize: () => {
      throw new Error('nobody thinks ahead in this game');
    },
    copy: (s, core) => ({
      core,
      round: s.round,
      deck: s.deck.slice(),
      hands: s.hands.map((hand) => hand.slice()),
      buried: s.buried.map((pile) => pile.slice()),
      shown: s.shown.slice(),
      calls: s.calls.slice(),
    }),
    score: (s) => s.calls.map((total) => ({ total, lines: [] })),
    outcome: (s) => ({ winners: [s.calls.indexOf(Math.max(...s.calls))] }),
  });

export const strongroom = rules('1.0.0', 1);
export const strongroom2 = rules('2.0.0', 10);
export type { State as StrongroomState, View as StrongroomView };
