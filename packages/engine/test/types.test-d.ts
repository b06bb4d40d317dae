// What must not compile. Each line below fails the type check as soon as the engine accepts it.
import {
  type AtOnce,
  type Beside,
  choice,
  defineGame,
  flag,
  type InOrder,
  type InTurn,
  type Lanes,
  type SettingValues,
  type Setup,
  type StateOf,
  type Window,
  type WindowAtOnce,
  whole,
  words,
} from '@oubliette/engine';

type Frame =
  | InOrder<'game'>
  | (InOrder<'pay'> & { readonly price: number })
  | InTurn<'hire', 1 | 2 | 3, 'goblin' | 'pass'>
  | AtOnce<'orders', { order: 'dig' | 'mine'; stake: 'coin' }>
  | Window<'react', { readonly from: number }, 'parry' | 'pass'>
  | WindowAtOnce<'ward', { readonly from: number }, 'ward' | 'pass'>;
interface State extends StateOf<Frame> {
  gold: number;
}
const w = words<State>();

const game = w.sequence('game', [() => ({ proc: 'hire', todo: [1, 2], at: 0 })]);
const pay = w.sequence('pay', [(s, f) => void (s.gold - f.price)], { show: (f) => ({ price: f.price }) });
const hire = w.eachInTurn('hire', {
  who: (_s, slot) => (slot === 3 ? undefined : 0),
  options: (_s, _seat, _slot, can) => can.add('goblin', 'XX-1'),
  choose: (_s, _seat, _slot, option) => (option === 'pass' ? undefined : { proc: 'pay', at: 0, price: 2 }),
});
const orders = w.allAtOnce('orders', {
  seats: () => [0],
  step: (_s, _seat, draft) => (draft.length === 0 ? 'order' : undefined),
  options: (_s, _seat, _draft, can) => can.add('dig'),
  commit: () => {},
});
const react = w.window('react', { options: () => {}, use: () => 'close' });
const ward = w.windowAtOnce('ward', { options: () => {}, use: () => 'all' });

const payment = { proc: 'pay', at: 0, price: 2 } as const;

// A procedure under another frame's name, or a frame that does not exist.
// @ts-expect-error: no frame is called so
w.sequence('gmae', []);
// @ts-expect-error: hire is not a sequence
w.allAtOnce('hire', {});
// @ts-expect-error: no such frame to call
w.sequence('game', [() => ({ proc: 'hire-all', todo: [], at: 0 })]);
// @ts-expect-error: no such frame to call, also beside steps that return nothing
w.sequence('game', [() => {}, () => ({ proc: 'hire-all', todo: [], at: 0 }), () => undefined]);
// @ts-expect-error: a number is no frame
w.sequence('game', [() => {}, () => 7]);
// @ts-expect-error: nor is a word
w.sequence('game', [() => 'again']);
// @ts-expect-error: nor a frame that may be a number
w.sequence('game', [(s) => (s.gold > 0 ? { proc: 'hire', todo: [1], at: 0 } : 3)]);
// @ts-expect-error: a repeat returns a frame or nothing
w.repeat('game', () => 7);
// @ts-expect-error: a turn's beginning returns a frame or nothing
w.eachInTurn('hire', { who: () => 0, begins: () => 'again', options: () => {}, choose: () => {} });
// @ts-expect-error: a choice returns a frame, 'again' or nothing
w.eachInTurn('hire', { who: () => 0, options: () => {}, choose: () => 'next' });
// @ts-expect-error: a commit returns a frame or nothing
w.allAtOnce('orders', { seats: () => [], step: () => undefined, options: () => {}, commit: () => 5 });
// @ts-expect-error: a frame that is returned for an item passed over would be lost
w.eachInTurn('hire', { who: () => 0, skipped: () => payment, options: () => {}, choose: () => {} });
// @ts-expect-error: options are added, not returned: these would not be offered
w.eachInTurn('hire', { who: () => 0, options: () => ['goblin'], choose: () => {} });
// @ts-expect-error: nor these
w.allAtOnce('orders', { seats: () => [], step: () => undefined, options: () => ['dig'], commit: () => {} });
// @ts-expect-error: nor these
w.window('react', { options: () => ['parry'], use: () => 'close' });
// @ts-expect-error: nor these
w.windowAtOnce('ward', { options: () => ['ward'], use: () => 'close' });
// @ts-expect-error: only a window asked of all at once can ask all again
w.window('react', { options: () => {}, use: () => 'all' });
// @ts-expect-error: a window asked in turn has another frame
w.windowAtOnce('react', { options: () => {}, use: () => 'close' });
// @ts-expect-error: and the other way round
w.window('ward', { options: () => {}, use: () => 'close' });
// @ts-expect-error: slot 4 does not exist
w.sequence('game', [() => ({ proc: 'hire', todo: [4], at: 0 })]);
// @ts-expect-error: a frame with locals must come with them
w.sequence('game', [() => ({ proc: 'pay', at: 0 })]);
// @ts-expect-error: and must say what is shown of them
w.sequence('pay', []);
// @ts-expect-error: raised frames are typed too
w.raise({ proc: 'pay', at: 0, price: 'two' });

// Only cursors may have locals: the other words would lose them with the first copy.
type More = { readonly price: number };
interface Laden
  extends StateOf<
    | (InTurn<'hire', 1, 'goblin'> & More)
    | (AtOnce<'orders', { order: 'dig' }> & More)
    | (Lanes<'lanes', InOrder<'pay'>> & More)
    | (Window<'react', { readonly from: number }, 'parry' | 'pass'> & More)
    | (WindowAtOnce<'ward', { readonly from: number }, 'ward' | 'pass'> & More)
  > {}
const laden = words<Laden>();
// @ts-expect-error: a turn with locals
laden.eachInTurn('hire', { who: () => 0, options: () => {}, choose: () => {} });
// @ts-expect-error: drafts with locals
laden.allAtOnce('orders', { seats: () => [], step: () => undefined, options: () => {}, commit: () => {} });
// @ts-expect-error: lanes with locals
laden.sideBySide('lanes', { lane: () => [], order: () => [] });
// @ts-expect-error: a window with locals
laden.window('react', { options: () => {}, use: () => 'close' });
// @ts-expect-error: a window asked of all at once with locals
laden.windowAtOnce('ward', { options: () => {}, use: () => 'close' });

w.eachInTurn('hire', {
  who: () => 0,
  // @ts-expect-error: a misspelt option
  options: (_s, _seat, _slot, can) => can.add('gobiln'),
  // @ts-expect-error: a misspelt option in a comparison
  choose: (_s, _seat, _slot, option) => void (option === 'gobiln'),
});
w.allAtOnce('orders', {
  seats: () => [0],
  // @ts-expect-error: no such step
  step: () => 'odrer',
  options: () => {},
  commit: () => {},
});
w.window('react', {
  // @ts-expect-error: `pass` is the word's own, rules do not offer it
  options: (_s, _seat, _event, can) => can.add('pass'),
  use: () => 'close',
});

const settings = { rounds: whole(1, 4, 2), items: choice(['none', 'basic'], 'none'), open: flag(true) };
const values: SettingValues<typeof settings> = { rounds: 2, items: 'basic', open: false };
// @ts-expect-error: not one of the values
values satisfies { items: 'none' };
// @ts-expect-error: the default must be one of the values
choice(['none', 'basic'], 'all');

const definition = {
  id: 'typed',
  version: '1.0.0',
  seats: [2, 4] as const,
  settings,
  setup: (table: Setup<typeof settings>): State => ({ core: table.core, gold: table.settings.rounds }),
  start: 'game' as const,
  procedures: { game, pay, hire, orders, react, ward },
  asks: { hire: { rules: [] }, order: { rules: [] }, stake: { rules: [] }, react: { rules: [] }, ward: { rules: [] } },
  view: (s: State) => ({ gold: s.gold }),
  determinize: (): State => ({ core: { chance: [0, 0, 0, 0], known: 0, answered: [], stack: [], aside: [] }, gold: 0 }),
  copy: (s: State, core: State['core']): State => ({ core, gold: s.gold }),
  score: () => [],
  outcome: () => ({ winners: [] }),
};
export const typed = defineGame(definition);

// @ts-expect-error: a missing procedure
defineGame({ ...definition, procedures: { game, pay, hire, orders, ward } });
// @ts-expect-error: a procedure under another's name
defineGame({ ...definition, procedures: { game: hire, pay, hire, orders, react, ward } });
const { stake: _, ...less } = definition.asks;
// @ts-expect-error: a kind of ask without its rules
defineGame({ ...definition, asks: less });
// @ts-expect-error: a game cannot start in the middle of a payment
defineGame({ ...definition, start: 'pay' });

interface Quest {
  readonly rooms: number;
}
const setup = (table: Setup<typeof settings, Quest>): State => ({ core: table.core, gold: table.given.rooms });
defineGame({ ...definition, setup, readGiven: () => ({ value: { rooms: 3 } }) });
// @ts-expect-error: whose setup wants content must read it
defineGame({ ...definition, setup });
// @ts-expect-error: and read what the setup wants
defineGame({ ...definition, setup, readGiven: () => ({ value: { halls: 3 } }) });
defineGame({ ...definition, constant: ['gold'] });
// @ts-expect-error: not a field of the view
defineGame({ ...definition, constant: ['silver'] });

const said = { rules: [], sentence: true } as const;
defineGame({ ...definition, asks: { ...definition.asks, hire: said, react: said } });
// @ts-expect-error: a step of a secret draft carries no sentence
defineGame({ ...definition, asks: { ...definition.asks, order: said } });
// @ts-expect-error: nor does an answer to a window asked of all at once
defineGame({ ...definition, asks: { ...definition.asks, ward: said } });

defineGame({
  ...definition,
  policies: { miser: { decide: (seen) => ({ option: seen.game.gold > 0 ? 'pass' : 'goblin' }) } },
});
// @ts-expect-error: a policy sees the view, not the state
defineGame({ ...definition, policies: { miser: { decide: (seen) => ({ option: `${seen.game.core}` }) } } });

const offer: Beside<State, Frame, { offer: 'a' | 'b' }> = {
  step: (_s, _seat, steps) => (steps.length === 0 ? 'offer' : undefined),
  options: (_s, _seat, _steps, can) => can.add('a'),
  carryOut: () => payment,
};
const returned: Beside<State, Frame, { offer: 'a' | 'b' }> = {
  ...offer,
  // @ts-expect-error: and not returned
  options: () => ['a'],
};
void returned;
