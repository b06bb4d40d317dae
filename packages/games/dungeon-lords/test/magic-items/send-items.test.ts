// MI-A-1 to MI-A-23: tokens under the adventurers
import { expect, it } from 'vitest';
import { type AdventurerId, type Order, TOKEN_IDS, type TokenId } from '../../src/cards/cards.ts';
import { type Given, type Name, partyOf, player, round, type Table, types } from '../table.ts';
import { equipment, holding, laid, named, pool, tableWith } from './at-table.ts';

const ORDERS: readonly Order[] = ['gold', 'imps', 'traps'];
const arriving: AdventurerId[] = ['mage-1', 'thief-1', 'warrior-2', 'priest-3'];
const choosing = (seats: 2 | 3 | 4, more: Partial<Given> = {}) =>
  tableWith({
    variant: 'advanced',
    seats,
    at: round('dummies'),
    season: 1,
    arriving: seats === 4 ? arriving : arriving.slice(1),
    ...more,
  });
/** Three orders, at 2 players one for the dummy, and a token. */
function sends(t: Table, name: Name, token?: TokenId): void {
  for (const order of ORDERS) t.play(name, order, 'order');
  if (t.asked(name).includes('dummy-order')) t.play(name, t.options(name)[0]!, 'dummy-order');
  if (token !== undefined) t.play(name, token, 'send-item');
}
const queue = (t: Table, viewer: Name | 'spectator') =>
  t.view(viewer).game.magicItems!.queue!.map(({ ownerSeat, item }) => `${ownerSeat} ${item}`);

it('[MI-A-6] tokens are sent in spring, summer and autumn of both years, not in winter', () => {
  const asksForToken = (season: 0 | 1 | 2 | 3, year: 1 | 2) => {
    const t = choosing(4, { season, year });
    sends(t, 'red');
    return t.asked('red').includes('send-item');
  };
  for (const year of [1, 2] as const)
    expect(([0, 1, 2, 3] as const).map((season) => asksForToken(season, year))).toEqual([false, true, true, true]);
});

it('[MI-A-1] [MI-A-7] [MI-RULING-9] one token with the orders, under the adventurers of this very round', () => {
  const t = choosing(4, { expected: ['thief-3', 'thief-3', 'thief-3', 'thief-3'] });
  sends(t, 'red');
  const [ask] = t.view('red').asks;
  expect([ask!.kind, ask!.about]).toEqual([
    'send-item',
    { adventurers: arriving.toReversed(), ownerSeat: 0, steps: ['order', 'order', 'order', 'send-item'] },
  ]);
  t.play('red', 'clover');
  expect(t.asked('red')).toEqual([]);
  t.takeBack('red');
  expect(t.asked('red')).toEqual(['send-item']);
});

it('[MI-RULING-9] an item goes to an adventurer of this round, whoever is expected next', () => {
  const t = tableWith({
    variant: 'advanced',
    at: round('adventurers'),
    season: 1,
    arriving,
    expected: ['warrior-1', 'warrior-2', 'warrior-2', 'warrior-3'],
    tokens: { queue: [laid('red', 'wand'), laid('green', 'clover')] },
  });
  const bearers = t.state.players.flatMap(({ party }) => equipment(party)).filter((one) => !one.endsWith('-'));
  expect(bearers.sort()).toEqual(['priest-3: clover', 'warrior-2: wand']);
  expect(t.state.expected).toEqual(['warrior-1', 'warrior-2', 'warrior-2', 'warrior-3']);
});

it('[MI-RULING-5] [MI-A-14] a token must be sent, one of those left; the blank is always there', () => {
  const t = choosing(4);
  sends(t, 'red');
  expect(t.options('red')).toEqual(TOKEN_IDS);
  const pools = [['potion', 'blank'], ...[1, 2, 3].map(() => TOKEN_IDS.slice())] as TokenId[][];
  const later = choosing(4, {});
  later.state.items!.pools = pools;
  sends(later, 'red');
  expect(later.options('red')).toEqual(['potion', 'blank']);
  expect(later.refuses('red', 'wand')).toBe('MI-A-14');
});

it('[MI-A-8] the first player’s token is the first from the right, then in turn order', () => {
  const t = choosing(4, { first: 'blue' });
  sends(t, 'red', 'wand');
  sends(t, 'green', 'amulet');
  sends(t, 'blue', 'potion');
  sends(t, 'yellow', 'clover');
  const laidDown = t.events().find(({ type }) => type === 'tokens-laid');
  // Whose they are, and nothing more.
  expect(laidDown).toEqual({ type: 'tokens-laid', rule: 'MI-A-8', seats: [2, 3, 0, 1], dummies: 0 });
});

it('[MI-A-9] [MI-A-7] no order is shown before the last token is chosen, and nobody sees anything till then', () => {
  const t = choosing(4);
  const before = t.view('yellow').game;
  sends(t, 'red', 'wand');
  sends(t, 'green', 'wand');
  sends(t, 'blue', 'wand');
  sends(t, 'yellow');
  expect(t.view('yellow').game).toEqual(before);
  expect(types(t)).toEqual([]);
  t.play('yellow', 'blank');
  expect(types(t).slice(0, 2)).toEqual(['tokens-laid', 'order-shown']);
});

/** In the middle of a round: the tokens have been laid. */
const lying = (viewer: Name | 'spectator') => {
  const t = tableWith({
    variant: 'advanced',
    seats: 3,
    at: { proc: 'spy', todo: [0], at: 0 },
    season: 1,
    arriving: arriving.slice(1),
    tokens: {
      queue: [laid('green', 'wand'), laid('blue', 'blank'), laid('red', 'amulet'), laid('dummy-1', 'potion')],
    },
  });
  return { t, seen: queue(t, viewer) };
};

it('[MI-A-10] [MI-RULING-18] until then others see whose token lies where, and no more; a dummy’s is seen by nobody', () => {
  expect(lying('green').seen).toEqual(['1 wand', '2 hidden', '0 hidden', 'dummy-1 hidden']);
  expect(lying('red').seen).toEqual(['1 hidden', '2 hidden', '0 amulet', 'dummy-1 hidden']);
  expect(lying('spectator').seen).toEqual(['1 hidden', '2 hidden', '0 hidden', 'dummy-1 hidden']);
  // The pools are open, and a token that lies face down still counts as one of them.
  for (const viewer of ['red', 'spectator'] as const) {
    const { players, magicItems } = lying(viewer).t.view(viewer).game;
    expect(players.map(({ tokens }) => tokens)).toEqual([TOKEN_IDS, TOKEN_IDS, TOKEN_IDS]);
    expect(magicItems!.dummyTokens).toEqual([{ ownerSeat: 'dummy-1', tokens: TOKEN_IDS }]);
  }
});

it('[MI-A-11] [MI-RULING-6] at 2 players a token of each dummy by chance, last, in the order of their operators', () => {
  const t = choosing(2, { first: 'green' });
  sends(t, 'red', 'wand');
  sends(t, 'green', 'blank');
  expect(t.events().find(({ type }) => type === 'tokens-laid')).toMatchObject({ seats: [1, 0], dummies: 2 });
  expect(t.asking().length).toBeGreaterThan(0);
  expect(queue(t, 'red')).toEqual(['1 hidden', '0 wand', 'dummy-2 hidden', 'dummy-1 hidden']);
  expect(t.state.items!.queue.map(({ item }) => TOKEN_IDS.includes(item))).toEqual([true, true, true, true]);
});

it('[MI-A-12] [MI-RULING-6] at 3 players one of the dummy, and every token of its pool can come', () => {
  const drawn = new Set<string>();
  for (let n = 0; n < 60 && drawn.size < 5; n++) {
    const t = choosing(3);
    t.state.core.chance = [n, 7, 11, 1];
    sends(t, 'red', 'wand');
    sends(t, 'green', 'wand');
    sends(t, 'blue', 'wand');
    expect(queue(t, 'spectator')).toEqual(['0 hidden', '1 hidden', '2 hidden', 'dummy-1 hidden']);
    drawn.add(t.state.items!.queue[3]!.item);
  }
  expect([...drawn].sort()).toEqual([...TOKEN_IDS].sort());
});

it('[MI-A-13] the dummies’ random orders lie open while players choose', () => {
  const three = choosing(3);
  expect(types(three)).toEqual(['dummy-ordered', 'dummy-ordered', 'dummy-ordered']);
  const two = choosing(2);
  expect(types(two)).toEqual(['dummy-ordered', 'dummy-ordered', 'dummy-ordered', 'dummy-ordered']);
  for (const t of [two, three]) {
    expect(t.asked('red')).toEqual(['order']);
    expect(
      t
        .view('red')
        .game.spaces.flat()
        .filter((who) => who !== 'free').length,
    ).toBeGreaterThan(2);
  }
});

/** Adventurers as on the board from the right, and the tokens in their order; who bears what in the end, and what is told. */
function places(
  fromRight: readonly AdventurerId[],
  tokens: readonly (readonly [Name, TokenId])[],
  more: Partial<Given> = {},
) {
  const t = tableWith({
    variant: 'advanced',
    at: round('adventurers'),
    season: 1,
    // The rightmost is the strongest, and goes to the worst of them.
    arriving: fromRight.toReversed(),
    red: { evil: 1 },
    green: { evil: 2 },
    blue: { evil: 3 },
    yellow: { evil: 4 },
    tokens: { queue: tokens.map(([name, item]) => laid(name, item)) },
    ...more,
  });
  const told = t
    .events()
    .filter(({ type }) => type === 'item-placed' || type === 'item-back')
    .map(({ ownerSeat, item, adventurer, because }) => `${ownerSeat} ${item}: ${adventurer ?? because}`);
  return { t, told, bears: t.state.players.flatMap(({ party }) => equipment(party)).toReversed() };
}

it('[MI-A-15] [MI-A-21] tokens are turned up just before the adventurers are assigned, who take their items along', () => {
  const { t } = places(
    ['mage-3', 'thief-3', 'warrior-2', 'priest-1'],
    [
      ['red', 'clover'],
      ['green', 'blank'],
      ['blue', 'wand'],
      ['yellow', 'amulet'],
    ],
  );
  expect(types(t).slice(0, 5)).toEqual(['item-placed', 'item-back', 'item-placed', 'item-placed', 'assigned']);
  expect(partyOf(t, 'yellow')).toEqual(['mage-3']);
  expect(player(t, 'yellow').party[0]!.items).toEqual([{ item: 'amulet', ownerSeat: 3, used: false }]);
  expect(t.state.items!.queue).toEqual([]);
  expect(pool(t, 'red')).toEqual(['wand', 'amulet', 'potion', 'blank']);
});

it('[MI-A-16] [MI-A-17] [MI-A-18] [MI-A-19] [MI-A-2] [MI-EX-11] two warriors: the third wand goes back', () => {
  const { t, told, bears } = places(
    ['warrior-3', 'warrior-2', 'thief-2a', 'mage-1'],
    [
      ['red', 'wand'],
      ['blue', 'wand'],
      ['green', 'wand'],
      ['yellow', 'blank'],
    ],
  );
  expect(told).toEqual(['0 wand: warrior-3', '2 wand: warrior-2', '1 wand: unwanted', '3 blank: blank']);
  expect(bears).toEqual(['warrior-3: wand', 'warrior-2: wand', 'thief-2a: -', 'mage-1: -']);
  expect(pool(t, 'green')).toEqual(TOKEN_IDS);
  expect(pool(t, 'yellow')).toEqual(TOKEN_IDS);
  expect(pool(t, 'red')).not.toContain('wand');
});

it('[MI-A-16] [MI-A-18] [MI-EX-12] (a) the tile a token lay under does not matter', () => {
  const { told, bears } = places(
    ['mage-3', 'priest-3', 'thief-2a', 'thief-1'],
    [
      ['red', 'potion'],
      ['green', 'amulet'],
      ['blue', 'potion'],
      ['yellow', 'clover'],
    ],
  );
  expect(told).toEqual(['0 potion: thief-2a', '1 amulet: mage-3', '2 potion: thief-1', '3 clover: priest-3']);
  expect(bears).toEqual(['mage-3: amulet', 'priest-3: clover', 'thief-2a: potion', 'thief-1: potion']);
});

it('[MI-A-18] [MI-A-19] [MI-EX-12] (b) no mage, and only one thief', () => {
  const { t, told, bears } = places(
    ['warrior-3', 'thief-2a', 'priest-2a', 'warrior-1'],
    [
      ['red', 'amulet'],
      ['green', 'potion'],
      ['blue', 'potion'],
      ['yellow', 'wand'],
    ],
  );
  expect(told).toEqual(['0 amulet: unwanted', '1 potion: thief-2a', '2 potion: unwanted', '3 wand: warrior-3']);
  expect(bears).toEqual(['warrior-3: wand', 'thief-2a: potion', 'priest-2a: -', 'warrior-1: -']);
  expect([pool(t, 'red'), pool(t, 'blue')]).toEqual([TOKEN_IDS, TOKEN_IDS]);
});

it('[MI-A-20] what nobody can bear is in no sack', () => {
  const { t } = places(
    ['warrior-3', 'warrior-2', 'warrior-2', 'warrior-1'],
    [
      ['red', 'amulet'],
      ['green', 'clover'],
    ],
  );
  expect(t.state.items!.dungeons.flatMap(({ sack, camp }) => [...sack, ...camp])).toEqual([]);
});

it('[MI-RULING-6] the token of a dummy is placed like any other, and goes back to its pool if it is not', () => {
  const at = (item: TokenId) =>
    tableWith({
      variant: 'advanced',
      seats: 3,
      at: round('adventurers'),
      season: 1,
      arriving: ['thief-1', 'thief-2a', 'mage-3'],
      tokens: { queue: [laid('red', 'blank'), laid('green', 'blank'), laid('blue', 'blank'), laid('dummy-1', item)] },
    });
  const placed = at('amulet');
  expect(placed.state.players.flatMap(({ party }) => equipment(party))).toContain('mage-3: amulet');
  expect(placed.state.items!.pools[3]).toEqual(['wand', 'potion', 'clover', 'blank']);
  expect(at('wand').state.items!.pools[3]).toEqual(TOKEN_IDS);
});

it('[MI-A-23] at 2 players the item of an adventurer who goes to the dummies returns to its owner', () => {
  const t = tableWith({
    variant: 'advanced',
    seats: 2,
    at: round('adventurers'),
    season: 1,
    arriving: ['thief-1', 'mage-2a', 'warrior-3'],
    dummyEvil: 9,
    tokens: {
      queue: [laid('red', 'wand'), laid('green', 'amulet'), laid('dummy-1', 'wand'), laid('dummy-2', 'potion')],
    },
  });
  // The strongest goes to the highest counter.
  expect(t.state.farLands).toEqual(['warrior-3']);
  expect(t.events().find(({ because }) => because === 'gone')).toMatchObject({
    rule: 'MI-A-23',
    ownerSeat: 0,
    item: 'wand',
  });
  expect(pool(t, 'red')).toEqual(TOKEN_IDS);
  expect(t.state.items!.farLands).toEqual([]);
  expect(t.state.items!.pools[3]).not.toContain('potion');
});

it('[MI-A-14] what has been placed is not there to be sent again this year', () => {
  const { t } = places(
    ['warrior-3', 'thief-2a', 'priest-2a', 'warrior-1'],
    [
      ['red', 'wand'],
      ['green', 'potion'],
      ['blue', 'clover'],
      ['yellow', 'wand'],
    ],
  );
  const next = tableWith({
    variant: 'advanced',
    at: round('orders'),
    season: 2,
    arriving,
    tokens: { pools: t.state.items!.pools },
  });
  sends(next, 'red');
  expect(next.options('red')).toEqual(['amulet', 'potion', 'clover', 'blank']);
  expect(named(holding('advanced', 4).queue)).toEqual([]);
});
