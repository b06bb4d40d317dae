// A game of nothing but corners: each word once, in the smallest rule that shows what it promises.
import {
  type AtOnce,
  type Beside,
  type Core,
  copyPlain,
  defineGame,
  draw,
  type Event,
  flag,
  type InOrder,
  type InTurn,
  type Lanes,
  newGame,
  openly,
  type Pick,
  perSeat,
  roll,
  type Seat,
  type Setup,
  type StateOf,
  settle,
  shuffle,
  type Viewer,
  type Window,
  whole,
  words,
} from '@oubliette/engine';

export type Frame =
  | InOrder<'game'>
  | InOrder<'steps'>
  | (InOrder<'note'> & { readonly word: string })
  | InOrder<'thrice'>
  | (InOrder<'hush'> & { readonly word: string })
  | InTurn<'turn', Seat | 'nobody', 'again' | 'call' | 'stop' | 'roll' | 'draw'>
  | AtOnce<'drafts', { suit: 'hearts' | 'spades'; card: 'low' | 'high'; boast: 'loud' }>
  | Lanes<'lanes', Frame>
  | InOrder<'bazaar'>
  | InTurn<'sell', Seat, 'coin' | 'urn' | 'spark' | 'peek' | 'mix' | 'stray' | 'stop'>
  | InTurn<'curse', Seat, 'pay' | 'keep'>
  | Window<'react', { readonly from: Seat }, 'reply' | 'shut' | 'once' | 'pass'>;

export interface State extends StateOf<Frame> {
  told: string[];
  coins: number[];
  deck: number[];
  hand: number[][];
  sealed: string[][];
  deals: string[];
  settings: { readonly rounds: number; readonly open: boolean };
}

interface Told extends Event {
  readonly type: 'said' | 'drew' | 'dealt';
}
const w = words<State, Told>();
const say = (s: State, word: string) => {
  s.told.push(word);
  w.tell(() => ({ type: 'said', rule: 'TOY-1', word }));
};

const note = (word: string): Frame => ({ proc: 'note', at: 0, word });

const procedures = {
  game: w.sequence('game', [() => ({ proc: 'turn', todo: [0, 1, 2], at: 0 })]),
  steps: w.sequence(
    'steps',
    [
      (s) => say(s, 'first'),
      () => {
        w.raise(note('nest'));
        w.raise(note('sibling'));
      },
      () => note('called'),
      (s) => say(s, 'last'),
    ],
    { aslongas: (s) => !s.told.includes('enough') },
  ),
  note: w.sequence(
    'note',
    [
      (_s, f) => {
        if (f.word === 'nest') w.raise(note('nested'));
        if (f.word !== 'burst') return;
        w.raise(note('leftover'));
        throw new Error('burst');
      },
      (s, f) => say(s, f.word),
    ],
    { show: openly },
  ),
  thrice: w.repeat('thrice', (_s, f) => (f.at < 3 ? note(`time ${f.at}`) : undefined)),
  hush: w.sequence('hush', [(_s, f) => ({ proc: 'turn', todo: [f.word === 'quiet' ? 0 : 1], at: 0 })], {
    quiet: ['offer'],
    show: () => ({}),
    guess(_s, f) {
      (f as { word: string }).word = 'guessed';
    },
  }),
  turn: w.eachInTurn('turn', {
    who: (_s, item) => (item === 'nobody' ? undefined : item),
    skipped: (s, item) => say(s, `${item}'s turn`),
    options(s, seat, _item, can) {
      can.add('again', s.coins[seat] === 0 ? 'TOY-2' : undefined, () => ({ short: 1 }));
      can.add('call');
      can.add('roll');
      can.add('draw', s.deck.length === 0 ? 'TOY-3' : undefined);
      can.add('stop');
    },
    choose(s, seat, _item, option) {
      if (option === 'call') return note('called');
      if (option === 'roll') say(s, `rolled ${roll(s, 6)}`);
      if (option === 'draw') {
        const card = draw(s, s.deck)!;
        s.hand[seat]!.push(card);
        w.tell(() => ({ type: 'drew', rule: 'TOY-3', seat, secret: { to: [seat], card } }));
      }
      if (option === 'again') {
        s.coins[seat]!--;
        return 'again';
      }
      return undefined;
    },
    about: (s, seat) => ({ coins: s.coins[seat]! }),
  }),
  /** Hearts may boast, which makes the draft longer: its length must not be seen. */
  drafts: w.allAtOnce('drafts', {
    seats: (s) => s.coins.map((_, seat) => seat),
    step: (_s, _seat, d) =>
      d.length === 0 ? 'suit' : d.length === 1 ? 'card' : d[0] === 'hearts' && d.length === 2 ? 'boast' : undefined,
    options(_s, _seat, d, can) {
      if (d.length === 0) {
        can.add('hearts');
        can.add('spades');
      } else if (d.length === 1) {
        can.add('low');
        can.add('high');
      } else can.add('loud');
    },
    commit(s, drafts) {
      s.sealed = drafts.map((d) => [...d]);
      say(s, 'committed');
      return note('revealed');
    },
    about: (_s, _seat, d) => ({ step: d.length }),
  }),
  lanes: w.sideBySide('lanes', {
    lane: (_s, seat) => [{ proc: 'sell', todo: [seat], at: 0 }],
    order: () => [2, 0, 1],
  }),
  bazaar: w.repeat('bazaar', (_s, f) => (f.at < 2 ? lanes() : undefined)),
  sell: w.eachInTurn('sell', {
    who: (_s, seat) => seat,
    options(_s, _seat, _item, can) {
      for (const option of ['coin', 'urn', 'spark', 'peek', 'mix', 'stray', 'stop'] as const) can.add(option);
    },
    choose(s, seat, _item, option) {
      if (option === 'stop') return undefined;
      if (option === 'peek') roll(s, 6);
      if (option === 'mix') shuffle(s, s.deck);
      if (option === 'stray') return { proc: 'curse', todo: [(seat + 1) % s.coins.length], at: 0 };
      if (option === 'spark') w.later(note(`spark of ${seat}`));
      s.coins[seat]!++;
      if (option === 'urn') w.raise({ proc: 'curse', todo: [seat], at: 0 });
      return 'again';
    },
  }),
  curse: w.eachInTurn('curse', {
    who: (_s, seat) => seat,
    options(s, seat, _item, can) {
      can.add('pay', s.coins[seat] === 0 ? 'TOY-2' : undefined);
      can.add('keep');
    },
    choose(s, seat, _item, option) {
      if (option === 'pay') s.coins[seat]!--;
    },
  }),
  react: w.window('react', {
    options(s, seat, event, can) {
      can.add('reply', seat === event.from ? 'TOY-4' : undefined);
      can.add('once');
      can.add('shut', s.coins[seat] === 0 ? 'TOY-2' : undefined);
    },
    use(s, seat, _event, option) {
      say(s, `${option} by ${seat}`);
      if (option === 'shut') return 'close';
      if (option === 'once') return 'next';
      return note(`answer to ${seat}`);
    },
  }),
};

const offer: Beside<State, Frame, { to: '0' | '1' | '2'; price: '1' | '2' | '3' }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'to' : steps.length === 1 ? 'price' : undefined),
  options(s, seat, steps, can) {
    if (steps.length === 0) {
      for (const to of ['0', '1', '2'] as const) can.add(to, Number(to) === seat ? 'TOY-4' : undefined);
    } else
      for (const price of ['1', '2', '3'] as const)
        can.add(price, Number(price) > s.coins[seat]! ? 'TOY-2' : undefined);
  },
  carryOut(s, seat, [to, price]) {
    s.coins[seat]! -= Number(price);
    s.coins[Number(to)]! += Number(price);
    s.deals.push(`${seat} gives ${price} to ${to}`);
    w.tell(() => ({ type: 'dealt', rule: 'TOY-5', seat, toSeat: Number(to), price: Number(price) }));
    return note('deal');
  },
  about: (_s, _seat, steps) => ({ step: steps.length }),
};
const claim: Beside<State, Frame, { claim: 'yes' }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'claim' : undefined),
  options: (s, seat, _steps, can) => can.add('yes', s.coins[seat]! < 5 ? 'TOY-6' : undefined),
  carryOut: (s, seat) => say(s, `claimed by ${seat}`),
};

interface View {
  told: string[];
  coins: number[];
  cards: number;
  hands: number[];
  hand: number[];
  sealed: string[][];
  deals: string[];
}

const settings = { rounds: whole(1, 4, 2, { rule: 'TOY-7' }), open: flag(false) };

export const toy = defineGame({
  id: 'toy',
  version: '1.2.0',
  seats: [2, 3],
  settings,
  setup: (table: Setup<typeof settings>): State => ({
    core: table.core,
    told: [],
    coins: new Array<number>(table.seats).fill(3),
    deck: shuffle(table, [1, 2, 3, 4, 5, 6, 7, 8]),
    hand: perSeat(table.seats),
    sealed: [],
    deals: [],
    settings: table.settings,
  }),
  start: 'game',
  procedures,
  beside: { offer, claim },
  asks: {
    turn: { rules: ['TOY-1'] },
    suit: { rules: [] },
    card: { rules: [] },
    boast: { rules: [] },
    sell: { rules: [], sounds: (_s, _seat, option) => (option === 'stop' ? 'stop' : 'something') },
    curse: { rules: [] },
    react: { rules: ['TOY-4'] },
    to: { rules: ['TOY-5'] },
    price: { rules: ['TOY-5'] },
    claim: { rules: ['TOY-6'] },
  },
  view: (s, viewer): View => ({
    told: [...s.told],
    coins: [...s.coins],
    cards: s.deck.length,
    hands: s.hand.map((hand) => hand.length),
    hand: viewer === 'spectator' ? [] : [...s.hand[viewer]!],
    sealed: copyPlain(s.sealed),
    deals: [...s.deals],
  }),
  determinize(v: View, core: Core<never>, viewer: Viewer, pick: Pick): State {
    const unseen = [1, 2, 3, 4, 5, 6, 7, 8].filter((card) => !v.hand.includes(card));
    const any = () => unseen.splice(pick(unseen.length), 1)[0]!;
    const hand = v.hands.map((n, seat) => (seat === viewer ? v.hand : Array.from({ length: n }, any)));
    const deck = Array.from({ length: v.cards }, any);
    return {
      core,
      told: v.told,
      coins: v.coins,
      deck,
      hand,
      sealed: v.sealed,
      deals: v.deals,
      settings: { rounds: 2, open: false },
    };
  },
  copy: (s, core) => ({
    core,
    told: s.told.slice(),
    coins: s.coins.slice(),
    deck: s.deck.slice(),
    hand: s.hand.map((cards) => cards.slice()),
    sealed: s.sealed.map((draft) => draft.slice()),
    deals: s.deals.slice(),
    settings: s.settings,
  }),
  score: (s) => s.coins.map((coins) => ({ total: coins, lines: [{ key: 'coins', points: coins, rule: 'TOY-8' }] })),
  outcome: (s) => ({ winners: [s.coins.indexOf(Math.max(...s.coins))] }),
});

/** A table of three standing before this frame. */
export function at(frame: Frame, change: (s: State) => void = () => {}): State {
  const s = newGame(toy, { seats: 3, seed: 'toy' });
  s.core.stack = [frame];
  change(s);
  settle(toy, s);
  return s;
}
export const drafts = (): Frame => ({ proc: 'drafts', drafts: perSeat(3) });
export const lanes = (): Frame => ({
  proc: 'lanes',
  lanes: [0, 1, 2].map((seat) => [{ proc: 'sell', todo: [seat], at: 0 }]),
  after: perSeat(3),
});
