// DL-SETUP: the box is unpacked, and everybody loses two orders for the first round.
import { pick, type Setup, type StateOf, shuffle } from '@oubliette/engine';
import {
  DUMMY_COUNTER,
  EVILOMETER,
  ORDER_CARDS,
  ORDERS,
  type Order,
  SPECIAL_EVENT_IDS,
  START,
  TRAP_DECK,
  TRAP_IDS,
} from '../cards/cards.ts';
import { unpackItems } from '../magic-items/unpack.ts';
import { CELLS, type settings } from '../options.ts';
import { type Dummy, FREE, NOWHERE, type Player, ROCK, type State, TUNNEL, w } from '../state.ts';
import { noFight } from './combat/no-fight.ts';
import { startYear } from './year.ts';

const TRAPS_IN_ORDER = TRAP_IDS.flatMap((id) => new Array<typeof id>(TRAP_DECK.copies).fill(id));

export function setup(table: Setup<typeof settings>): State {
  const { core, seats, settings: options } = table;
  const s: State = {
    core,
    options,
    year: 1,
    season: 0,
    // DL-SETUP-1, DL-RULING-1
    first: options.firstPlayer === 'random' ? pick(table, CHAIRS[seats]!) : (Number(options.firstPlayer) - 1) % seats,
    spaces: new Array<number>(3 * ORDERS.length).fill(FREE),
    permit: 0,
    forHire: [],
    forSale: [],
    monsterStack: [],
    roomStack: [],
    adventurerStack: [],
    adventurersUnder: 0,
    trapStack: shuffle(table, TRAPS_IN_ORDER.slice()),
    usedTraps: [],
    combatCards: [],
    combatShown: 0,
    events: [],
    eventsShown: 0,
    // DL-SETUP-3, DL-RULING-3: the first card drawn lies below and is for year 2. Nobody sees them.
    specials: shuffle(table, SPECIAL_EVENT_IDS.slice()).slice(0, 2).reverse(),
    specialShown: false,
    arriving: [],
    expected: [],
    paladin: 'tent',
    discardedMonsters: [],
    discardedRooms: [],
    farLands: [],
    dummies: [],
    dummyEvil: seats === 2 ? DUMMY_COUNTER.start : 0, // DL-SETUP-8, DL-RULING-4
    fight: noFight(),
    players: [],
  };
  for (let seat = 0; seat < seats; seat++) s.players.push(newPlayer());
  // DL-SETUP-10, DL-SETUP-11, DL-SETUP-12: two dummies at 2 players, one at 3, none at 4.
  for (let i = 0; i < 4 - seats; i++) s.dummies.push(newDummy(table));
  startYear(s);
  unpackItems(s);
  return s;
}
const CHAIRS = [0, 1, 2, 3, 4].map((seats) => Array.from({ length: seats }, (_, seat) => seat));

/** DL-SETUP-2 */
function newPlayer(): Player {
  const map = new Array<number>(CELLS).fill(ROCK);
  for (const c of START.tunnels) map[c] = TUNNEL;
  return {
    gold: START.gold,
    food: START.food,
    imps: START.imps,
    busy: 0,
    evil: EVILOMETER.start,
    traps: [],
    shownTraps: [],
    buriedTraps: [],
    lair: [],
    map,
    rooms: [],
    dealt: [],
    blocked: [],
    played: [],
    shown: 0,
    unused: [],
    spied: [],
    party: [],
    prison: [],
    letters: 0,
    plan: { cell: NOWHERE, traps: [], creatures: [] },
  };
}

/** DL-SETUP-13 */
const newDummy = (table: StateOf): Dummy => ({
  blocked: someOrders(table, ORDER_CARDS.dummyBlocked),
  drawn: [],
});

/** So many orders by chance, in the order of the board. */
const someOrders = (table: StateOf, n: number): Order[] => inBoardOrder(shuffle(table, ORDERS.slice()).slice(0, n));
export const inBoardOrder = (orders: readonly Order[]): Order[] => ORDERS.filter((order) => orders.includes(order));

/** DL-SETUP-4, or DL-SETUP-7: three cards to choose from, or two without a choice. */
export function dealOrders(s: State) {
  w.tell(() => ({ type: 'first-player', rule: 'DL-SETUP-1', seat: s.first }));
  s.dummies.forEach(({ blocked }, i) => {
    w.tell(() => ({ type: 'dummy-blocked', rule: 'DL-SETUP-13', dummy: i + 1, orders: blocked }));
  });
  const { firstGame } = s.options;
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat]!;
    if (firstGame) block(s, seat, someOrders(s, ORDER_CARDS.blocked), 'DL-SETUP-7');
    else {
      const orders = someOrders(s, ORDER_CARDS.choice);
      player.dealt = orders;
      w.tell(() => ({ type: 'orders-dealt', rule: 'DL-SETUP-4', seat, secret: { to: [seat], orders } }));
    }
  }
  return firstGame ? undefined : ({ proc: 'setup-orders', drafts: s.players.map(() => []) } as const);
}

function block(s: State, seat: number, orders: Order[], rule: string): void {
  s.players[seat]!.blocked = orders;
  w.tell(() => ({ type: 'orders-blocked', rule, seat, orders }));
}

/** DL-SETUP-4: to choose two of three is to choose the one that goes back to the hand. DL-SETUP-5: all are shown together. */
export const setupOrders = w.allAtOnce('setup-orders', {
  seats: (s) => CHAIRS[s.players.length]!,
  step: (_s, _seat, draft) => (draft.length === 0 ? 'keep-order' : undefined),
  options(s, seat, _draft, can) {
    const { dealt } = s.players[seat]!;
    for (const order of ORDERS) can.add(order, dealt.includes(order) ? undefined : 'DL-SETUP-4');
  },
  commit(s, drafts) {
    for (let seat = 0; seat < s.players.length; seat++) {
      const player = s.players[seat]!;
      const kept = drafts[seat]![0];
      block(
        s,
        seat,
        player.dealt.filter((order) => order !== kept),
        'DL-SETUP-5',
      );
      player.dealt = [];
    }
  },
});
