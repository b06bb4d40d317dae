// Canary: everybody holds one card that nobody else may ever hear of, and shows it, or passes. A game made of secrets.
import {
  type AtOnce,
  defineGame,
  type InOrder,
  type InTurn,
  perSeat,
  type Setup,
  type StateOf,
  type Window,
  words,
} from '@oubliette/engine';
import { defineTexts } from '@oubliette/text';

export const CARDS = ['birch', 'cobalt', 'damask', 'ember', 'falcon', 'garnet', 'hazel', 'indigo'];
const ROUNDS = 2;

type Frame =
  | InOrder<'game'>
  | InOrder<'round'>
  | InTurn<'whisper', number, string>
  | AtOnce<'vote', { vote: string }>
  | Window<'react', { round: number }, 'shout' | 'pass'>;

interface State extends StateOf<Frame> {
  round: number;
  /** A card nobody else has; a new one every round. */
  cards: string[];
  votes: string[][];
}

const w = words<State>();
const cardOf = (seat: number, round: number): string => CARDS[seat * ROUNDS + round]!;

function setup({ core, seats }: Setup): State {
  return {
    core,
    round: 0,
    cards: Array.from({ length: seats }, (_, seat) => cardOf(seat, 0)),
    votes: perSeat(seats),
  };
}

const everybody = (s: State): number[] => s.cards.map((_, seat) => seat);

const asks = {
  whisper: { rules: ['CN-1'], sounds: () => 'something' },
  vote: { rules: ['CN-2'] },
  react: { rules: [] },
};

export const canary = defineGame({
  id: 'canary',
  version: '1',
  seats: [2, 4],
  settings: {},
  setup,
  start: 'game',
  procedures: {
    game: w.repeat('game', (s) => (s.round < ROUNDS ? { proc: 'round', at: 0 } : undefined)),
    round: w.sequence('round', [
      (s) => ({ proc: 'whisper', todo: everybody(s), at: 0 }),
      (s) => ({ proc: 'vote', drafts: perSeat(s.cards.length) }),
      (s) => ({ proc: 'react', event: { round: s.round }, todo: everybody(s), at: 0 }),
      (s) => {
        for (const seat of everybody(s)) {
          const card = s.cards[seat]!;
          w.tell(() => ({ type: 'nodded', rule: 'CN-1', seat, secret: { to: [seat], card } }));
        }
        s.round++;
        s.cards = everybody(s).map((seat) => cardOf(seat, Math.min(s.round, ROUNDS - 1)));
      },
    ]),
    whisper: w.eachInTurn('whisper', {
      who: (_s, seat) => seat,
      options(s, seat, _item, can) {
        can.add(s.cards[seat]!);
        can.add(`not-${s.cards[seat]}`, 'CN-1');
        can.add('nothing');
      },
      choose(s, seat) {
        const card = s.cards[seat]!;
        w.tell(() => ({ type: 'whispered', rule: 'CN-1', seat, secret: { to: [seat], card } }));
      },
      about: (s, seat) => ({ card: s.cards[seat]! }),
    }),
    vote: w.allAtOnce('vote', {
      seats: everybody,
      step: (_s, _seat, draft) => (draft.length < 2 ? 'vote' : undefined),
      options(s, seat, _draft, can) {
        can.add(`for-${s.cards[seat]}`);
        can.add('nobody');
        can.add(`against-${s.cards[seat]}`, 'CN-2');
      },
      commit(s, drafts) {
        s.votes = drafts.map((draft) => [...draft]);
      },
    }),
    // Only the first seat has anything to shout.
    react: w.window('react', {
      options(_s, seat, _event, can) {
        if (seat === 0) can.add('shout');
      },
      use: () => 'next',
    }),
  },
  asks,
  view: (s, viewer) => ({
    round: s.round,
    places: s.cards.map((card, seat) => ({
      round: s.round,
      seats: s.cards.length,
      ...(seat === viewer ? { card } : {}),
    })),
  }),
  determinize: () => {
    throw new Error('no bot thinks here');
  },
  copy: (s, core) => ({ core, round: s.round, cards: s.cards.slice(), votes: s.votes.map((vote) => vote.slice()) }),
  score: (s) => s.cards.map(() => ({ total: 1, lines: [] })),
  outcome: () => ({ winners: [] }),
});

const phrases = {
  'game.name': 'Canary',
  'ask.whisper': 'You hold {card}. Whisper it?',
  'ask.vote': 'Vote.',
  'ask.react': 'Shout?',
  'option.pass': 'Pass',
  'event.whispered': '{seat} whispers.',
  'event.nodded': '{seat} nods.',
  'event.nodded.mine': 'You nod at {card}.',
  'event.whispered.mine': 'You whisper {card}.',
};
const book = '- **CN-1** Nobody lies.\n- **CN-2** Everybody votes twice.';
export const canaryTexts = defineTexts({ en: phrases, fr: phrases, rules: { en: book, fr: book } });
