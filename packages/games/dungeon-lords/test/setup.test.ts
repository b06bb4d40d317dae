// DL-SETUP
import { newMatch, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { ORDERS, SPECIAL_EVENT_IDS } from '../src/cards/cards.ts';
import { dungeonLords } from '../src/game.ts';
import { fresh, map, NAMES, type Name, player, seatOf, type Table } from './table.ts';

const seeds = Array.from({ length: 40 }, (_, i) => `setup ${i}`);
const opening = (seats: number, seed: string, options = {}) =>
  newMatch(dungeonLords, { seats, seed, settings: options });

/** Everybody keeps the first of the three orders dealt. */
function keepFirst(t: Table): void {
  for (const name of t.asking()) t.play(name, t.options(name)[0]!);
}

it('[DL-SETUP-1] the first player is known before anything is dealt', () => {
  const { opening: events, state } = opening(3, 'a');
  expect(events[0]).toEqual({ type: 'first-player', rule: 'DL-SETUP-1', seat: state.first });
  expect(events.findIndex(({ type }) => type === 'orders-dealt')).toBeGreaterThan(0);
});

it('[DL-RULING-1] by chance everybody can be first player', () => {
  for (const seats of [2, 3, 4]) {
    const firsts = new Set(seeds.map((seed) => opening(seats, seed).state.first));
    expect([...firsts].sort()).toEqual([0, 1, 2, 3].slice(0, seats));
  }
});

it('[DL-RULING-1] the host may say who is first player, counted around the table', () => {
  const first = (seats: number, firstPlayer: string) => opening(seats, 'x', { firstPlayer }).state.first;
  expect(['1', '2', '3', '4'].map((chair) => first(4, chair))).toEqual([0, 1, 2, 3]);
  expect(['1', '2', '3', '4'].map((chair) => first(3, chair))).toEqual([0, 1, 2, 0]);
});

it('[DL-SETUP-2] [DL-RULING-2] everybody starts alike: three gold, food and imps, three tunnels, five evil', () => {
  for (const { gold, food, imps, busy, evil, map: cells, traps, lair, letters } of opening(4, 'b').state.players) {
    expect({ gold, food, imps, busy, evil, traps, lair, letters }).toEqual({
      gold: 3,
      food: 3,
      imps: 3,
      busy: 0,
      evil: 5,
      traps: [],
      lair: [],
      letters: 0,
    });
    expect(cells).toEqual(map({ tunnels: ['c1', 'c2', 'c3'] }));
  }
});

it('[DL-SETUP-3] two different special events are drawn, and nobody sees them', () => {
  const drawn = new Set<string>();
  for (const seed of seeds) {
    const { state } = opening(4, seed);
    expect(new Set(state.specials).size).toBe(2);
    for (const card of state.specials) drawn.add(card);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
      expect(view(dungeonLords, state, viewer).game.specials).toEqual(['hidden', 'hidden']);
    }
  }
  expect([...drawn].sort()).toEqual([...SPECIAL_EVENT_IDS].sort());
});

it('[DL-SETUP-4] of three orders dealt two become inaccessible, the third goes back', () => {
  const t = fresh({ seats: 3 });
  const dealt = player(t, 'green').dealt;
  expect(dealt).toHaveLength(3);
  expect(t.options('green', 'keep-order')).toEqual(dealt);
  const others = ORDERS.filter((order) => !dealt.includes(order));
  for (const order of others) expect(t.refuses('green', order)).toBe('DL-SETUP-4');
  t.play('green', dealt[1]!);
  t.play('red', player(t, 'red').dealt[0]!);
  t.play('blue', player(t, 'blue').dealt[2]!);
  expect(player(t, 'green')).toMatchObject({ blocked: [dealt[0], dealt[2]], dealt: [] });
});

it('[DL-SETUP-4] every order can be dealt, to everybody their own', () => {
  const seen = new Set(seeds.flatMap((seed) => opening(4, seed).state.players.flatMap(({ dealt }) => dealt)));
  expect([...seen].sort()).toEqual([...ORDERS].sort());
  const hands = opening(4, 'c').state.players.map(({ dealt }) => dealt.join());
  expect(new Set(hands).size).toBeGreaterThan(1);
});

it('[DL-SETUP-4] only the owner sees the three cards', () => {
  const t = fresh({ seats: 2 });
  expect(t.view('red').game.players[0]!.dealt).toEqual(player(t, 'red').dealt);
  expect(t.view('green').game.players[0]!.dealt).toBeUndefined();
  expect(t.view('spectator').game.players.map(({ dealt }) => dealt)).toEqual([undefined, undefined]);
});

it('[DL-SETUP-5] choices stay secret until the last one, and can be changed until then', () => {
  const t = fresh({ seats: 3 });
  const [a, b] = t.options('red');
  const before = t.view('blue').game;
  t.play('red', a!);
  t.takeBack('red');
  t.play('red', b!);
  t.play('green', t.options('green')[0]!);
  expect(t.view('blue').game).toEqual(before);
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', t.options('blue')[0]!);
  for (const { blocked } of t.view('blue').game.players) expect(blocked).toHaveLength(2);
  const shown = t.events().filter(({ type }) => type === 'orders-blocked');
  expect(shown.map(({ seat }) => seat)).toEqual([0, 1, 2]);
});

it('[DL-SETUP-6] six orders can be played, two cannot', () => {
  const t = fresh({ seats: 4 });
  keepFirst(t);
  for (const name of NAMES) {
    const { blocked } = player(t, name);
    expect(blocked).toHaveLength(2);
    expect(t.options(name, 'order')).toEqual(ORDERS.filter((order) => !blocked.includes(order)));
  }
});

it('[DL-SETUP-7] in a first game two orders are taken by chance and nobody is asked', () => {
  const taken = new Set<string>();
  for (const seed of seeds.slice(0, 10)) {
    const t = fresh({ seats: 3, seed, options: { firstGame: true } });
    expect(t.asked('red')).toEqual(['order']);
    for (const { blocked, dealt } of t.state.players) {
      expect(new Set(blocked).size).toBe(2);
      expect(dealt).toEqual([]);
      for (const order of blocked) taken.add(order);
    }
  }
  expect([...taken].sort()).toEqual([...ORDERS].sort());
});

it('[DL-SETUP-8] two dummies share one counter, which starts like a player', () => {
  const { state } = opening(2, 'd');
  expect(state.dummies).toHaveLength(2);
  expect(state.dummyEvil).toBe(5);
});

it('[DL-SETUP-9] [DL-RULING-4] at 3 players the counter is left out', () => {
  expect(opening(3, 'd').state.dummyEvil).toBe(0);
});

it('[DL-SETUP-10] [DL-SETUP-11] [DL-SETUP-12] two dummies at 2 players, one at 3, none at 4', () => {
  expect([2, 3, 4].map((seats) => opening(seats, 'e').state.dummies.length)).toEqual([2, 1, 0]);
});

it('[DL-SETUP-11] each of two players gives the third order of their own dummy', () => {
  const t = fresh({ seats: 2 });
  keepFirst(t);
  for (const name of ['red', 'green'] as Name[]) {
    for (let i = 0; i < 3; i++) t.play(name, t.options(name, 'order')[0]!);
    if (name === 'red') expect(t.asked(name)).toEqual(['dummy-order']);
    const { blocked, drawn } = t.state.dummies[seatOf(name)]!;
    const left = ORDERS.filter((order) => !blocked.includes(order) && !drawn.includes(order));
    expect(t.options(name, 'dummy-order')).toEqual(left);
    if (name === 'red') t.play(name, left[0]!);
  }
});

it('[DL-SETUP-13] three orders of each dummy are inaccessible and open to all', () => {
  for (const seats of [2, 3]) {
    const { state, opening: events } = opening(seats, 'f');
    for (const { blocked } of state.dummies) expect(new Set(blocked).size).toBe(3);
    expect(events.filter(({ type }) => type === 'dummy-blocked').map(({ orders }) => orders)).toEqual(
      state.dummies.map(({ blocked }) => blocked),
    );
    expect(view(dungeonLords, state, 'spectator').game.dummies).toEqual(state.dummies);
  }
  const all = new Set(seeds.flatMap((seed) => opening(3, seed).state.dummies[0]!.blocked));
  expect([...all].sort()).toEqual([...ORDERS].sort());
});
