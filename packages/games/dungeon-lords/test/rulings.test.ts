// Rulings that a table may want otherwise: the ruling by default, the other way by the option, and nothing else changed.
import { describe, expect, it } from 'vitest';
import { settings } from '../src/options.ts';
import { outcome } from '../src/score.ts';
import {
  action,
  beginner,
  creature,
  hero,
  lair,
  lairOf,
  map,
  on,
  partyOf,
  player,
  room,
  round,
  type Table,
  table,
  types,
} from './table.ts';

it('every option stands beside a rule, and rulings are as ruled unless somebody chooses otherwise', () => {
  expect(Object.entries(settings).map(([name, option]) => `${option.rule} ${name}=${option.default}`)).toEqual([
    'DL-SETUP-7 firstGame=false',
    'DL-RULING-1 firstPlayer=random',
    'DL-CARD-34 rollingStone=3',
    'MI-TOK-8 items=none',
    'DL-RULING-9 dummiesHire=false',
    'DL-RULING-15 trollForeman=false',
    'DL-RULING-16 ruins=tile',
    'DL-RULING-17 warriors=newest',
    'DL-RULING-20 dummyTies=last',
    'DL-RULING-26 unpaidTraps=hand',
    'DL-RULING-32 finalTie=shared',
    'DL-RULING-37 evilPrice=full',
    'DL-RULING-44 recovery=combat',
    'DL-RULING-49 ragingVampire=spares',
    'MI-RULING-3 itemLicence=true',
    'MI-RULING-6 dummyTokens=last',
  ]);
});

describe('[DL-RULING-9] trainees hire', () => {
  const hiring = (dummiesHire: boolean, monster: ('red' | 'green' | 'dummy' | 'dummy2' | 'free')[], seats: 2 | 3 = 3) =>
    table({
      at: round('monster'),
      seats,
      options: { dummiesHire },
      on: { monster },
      forHire: ['troll', 'goblin', 'slime'],
      red: { played: ['monster', 'food', 'dig'] },
      green: { played: ['monster', 'food', 'dig'] },
    });

  it('by default a dummy takes nothing', () => {
    const t = hiring(false, ['red', 'dummy', 'free']);
    expect(t.options('red')).toEqual(['troll', 'goblin', 'slime', 'pass']);
    expect(t.state.discardedMonsters).toEqual([]);
  });
  it('else the leftmost, when its space comes up: after III, before I', () => {
    const t = hiring(true, ['red', 'dummy', 'green']);
    expect(t.options('green')).toEqual(['troll', 'goblin', 'slime', 'pass']);
    t.play('green', 'goblin');
    expect(t.events()).toContainEqual({ type: 'dummy-hired', rule: 'DL-RULING-9', dummy: 1, monster: 'troll' });
    expect(t.options('red')).toEqual(['slime', 'pass']);
    expect(t.state.discardedMonsters).toEqual(['troll']);
    t.play('red', 'pass');
    expect(t.events().filter(({ type }) => type === 'unused')).toMatchObject([{ seat: 0, order: 'monster' }]);
    expect([lairOf(t, 'red'), lairOf(t, 'green'), lairOf(t, 'blue')]).toEqual([[], ['goblin'], []]);
    expect(on(t, 'monster')).toEqual(['free', 'free', 'free']);
  });
  it('two of them take two, also with nobody else there; nothing is left for a third', () => {
    const two = hiring(true, ['free', 'dummy', 'dummy2'], 2);
    expect(two.state.discardedMonsters).toEqual(['troll', 'goblin']);
    expect(two.state.forHire).toEqual(['slime']);
    const none = table({
      at: round('monster'),
      seats: 3,
      options: { dummiesHire: true },
      on: { monster: ['free', 'dummy', 'free'] },
    });
    expect(types(none)).not.toContain('dummy-hired');
  });
  it('rooms are left alone', () => {
    const t = table({
      at: round('room'),
      seats: 3,
      options: { dummiesHire: true },
      on: { room: ['red', 'dummy'] },
      forSale: ['mint', 'workshop'],
      red: { played: ['room', 'food', 'dig'], map: map({ tunnels: ['c1', 'c2', 'c3', 'c4', 'b4', 'd4'] }) },
    });
    expect(t.options('red')).toEqual(['mint', 'workshop', 'pass']);
  });
});

describe('[DL-RULING-15] trolls as foremen', () => {
  const working = (order: 'dig' | 'gold', trollForeman: boolean, red: object, space: 2 | 3 = 3) =>
    table({
      at: action(order),
      options: { trollForeman },
      on: { [order]: space === 3 ? ['free', 'free', 'red'] : ['free', 'red'] },
      red,
    });
  const troll = (worked = false) => [creature('troll', { worked })];

  it('by default one imp alone cannot dig or mine on III, troll or not', () => {
    for (const order of ['dig', 'gold'] as const) {
      expect(working(order, false, { imps: 1, lair: troll() }).asking()).toEqual([]);
    }
  });
  it('else the troll watches, and is busy', () => {
    const t = working('dig', true, { imps: 1, lair: troll() });
    t.play('red', 'b1');
    expect(types(t)).toEqual(['troll-watches', 'dug']);
    expect(player(t, 'red')).toMatchObject({ imps: 0, busy: 1, lair: troll(true) });
    const mine = working('gold', true, { imps: 3, lair: troll() });
    expect(mine.options('red')).toEqual(['1', '2', '3', 'pass']);
    mine.play('red', '2');
    expect(player(mine, 'red')).toMatchObject({ imps: 1, busy: 2, gold: 5, lair: troll(true) });
  });
  it('the foreman is sent once, and it takes one troll only', () => {
    const t = working('dig', true, { imps: 2, lair: lair('troll', 'troll') });
    for (const cell of ['b1', 'd1']) t.play('red', cell);
    expect(player(t, 'red').lair.map(({ worked }) => worked)).toEqual([true, false]);
  });
  it('a troll that has worked, or no troll: an imp watches as ever', () => {
    const tired = working('dig', true, { imps: 2, lair: troll(true) });
    tired.play('red', 'b1');
    expect(player(tired, 'red')).toMatchObject({ imps: 0, busy: 2 });
    expect(working('gold', true, { imps: 1, lair: lair('goblin') }).asking()).toEqual([]);
  });
  it('it neither digs nor mines, and nobody watches on II', () => {
    expect(working('dig', true, { imps: 0, lair: troll() }).asking()).toEqual([]);
    const t = working('gold', true, { imps: 1, lair: troll() }, 2);
    t.play('red', '1');
    expect(player(t, 'red')).toMatchObject({ busy: 1, lair: troll() });
    expect(player(t, 'green')).toEqual(beginner());
  });
});

describe('[DL-RULING-16] next to a conquered room', () => {
  const building = (ruins: 'tile' | 'room', tunnels: ('c1' | 'a1' | 'b1')[]) => {
    const cells = { tunnels, conqueredRooms: ['c2' as const] };
    const red = { map: map(cells), rooms: [room('magic-room', 'c2')] };
    const t = table({ at: action('room'), options: { ruins }, on: { room: ['red'] }, forSale: ['hatchery'], red });
    if (t.asking().length > 0) t.play('red', 'hatchery');
    return t;
  };
  it('by default a room may be built there', () => {
    expect(building('tile', ['c1', 'b1']).options('red')).toEqual(['b1', 'c1']);
  });
  it('else it may not, but one step on it may', () => {
    const t = building('room', ['c1', 'b1']);
    expect(t.options('red')).toEqual(['b1']);
    expect(t.refuses('red', 'c1')).toBe('DL-ROOM-6');
  });
  it('with no other tunnel the action is not even asked for', () => {
    expect(building('room', ['c1']).asking()).toEqual([]);
    expect(building('tile', ['c1']).options('red')).toEqual(['c1']);
  });
  it('a conquered tunnel is no room in any case', () => {
    const t = table({
      at: action('room'),
      options: { ruins: 'room' },
      on: { room: ['red'] },
      forSale: ['hatchery'],
      red: { map: map({ tunnels: ['c1'], conquered: ['c2'] }) },
    });
    t.play('red', 'hatchery');
    expect(t.options('red')).toEqual(['c1']);
  });
});

describe('[DL-RULING-17] two warriors', () => {
  const joins = (warriors: 'newest' | 'oldest', id: 'warrior-1' | 'thief-1', ...party: Parameters<typeof hero>[0][]) =>
    partyOf(
      table({
        at: round('adventurers'),
        season: 1,
        options: { warriors },
        arriving: [id, 'mage-2a', 'priest-2b', 'thief-3'],
        paladin: party.includes('paladin-1') ? 0 : 'tent',
        red: { party: party.map((other) => hero(other)) },
      }),
      'red',
    );
  it('by default the newcomer goes first', () => {
    expect(joins('newest', 'warrior-1', 'warrior-3', 'mage-1')).toEqual(['warrior-1', 'warrior-3', 'mage-1']);
  });
  it('else behind the others, before everybody else', () => {
    expect(joins('oldest', 'warrior-1', 'warrior-3', 'mage-1')).toEqual(['warrior-3', 'warrior-1', 'mage-1']);
    expect(joins('oldest', 'warrior-1', 'warrior-3', 'warrior-2')).toEqual(['warrior-3', 'warrior-2', 'warrior-1']);
    expect(joins('oldest', 'warrior-1', 'paladin-1', 'warrior-3', 'mage-1')).toEqual([
      'paladin-1',
      'warrior-3',
      'warrior-1',
      'mage-1',
    ]);
  });
  it('without another warrior, and for other classes, nothing changes', () => {
    expect(joins('oldest', 'warrior-1', 'thief-2a', 'mage-1')).toEqual(['warrior-1', 'thief-2a', 'mage-1']);
    expect(joins('oldest', 'warrior-1')).toEqual(['warrior-1']);
    expect(joins('oldest', 'warrior-1', 'paladin-1')).toEqual(['paladin-1', 'warrior-1']);
    expect(joins('oldest', 'thief-1', 'warrior-3', 'mage-1')).toEqual(['warrior-3', 'mage-1', 'thief-1']);
  });
});

describe('[DL-RULING-20] level with the trainees', () => {
  const met = (dummyTies: 'last' | 'first', red: number, green: number) => {
    const t = table({
      at: round('adventurers'),
      season: 1,
      seats: 2,
      options: { dummyTies },
      dummyEvil: 5,
      arriving: ['thief-1', 'mage-2a', 'thief-3'],
      red: { evil: red },
      green: { evil: green },
    });
    return [...partyOf(t, 'red'), ...partyOf(t, 'green'), ...t.state.farLands];
  };
  // Their counter climbs to 6 first.
  it('by default their counter is the worse', () => {
    expect(met('last', 6, 4)).toEqual(['mage-2a', 'thief-1', 'thief-3']);
  });
  it('else the nicer', () => {
    expect(met('first', 6, 4)).toEqual(['thief-3', 'thief-1', 'mage-2a']);
    expect(met('first', 6, 6)).toEqual(['mage-2a', 'thief-3', 'thief-1']); // of players, the earlier in turn order
  });
  it('where nobody is level it makes no difference', () => {
    expect(met('first', 7, 5)).toEqual(met('last', 7, 5));
  });
});

describe('[DL-RULING-32] a tie at the end', () => {
  const bare = { gold: 0, food: 0, imps: 0, evil: 1, map: map({ tunnels: [] }) };
  /** Red and green are level: what the title for riches gives, three goblins make up for. */
  const end = (finalTie: 'shared' | 'riches', green: object, blue: object = {}): Table =>
    table({
      at: { proc: 'game', at: 4 },
      year: 2,
      season: 4,
      seats: 3,
      options: { finalTie },
      red: { ...bare, gold: 1, prison: ['thief-1', 'thief-1'] },
      green: { ...bare, ...green },
      blue: { ...bare, food: 9, letters: 2, ...blue },
    });
  const level = { prison: ['thief-1', 'thief-1'] as const };

  it('by default all of them win', () => {
    const t = end('shared', { ...level, food: 2 });
    expect(outcome(t.state)).toEqual({ winners: [0, 1] });
    expect(types(t)).not.toContain('tie-broken');
  });
  it('else whoever has most gold and food', () => {
    const t = end('riches', { ...level, food: 2 });
    expect(outcome(t.state)).toEqual({ winners: [1] });
    const told = t.events().filter(({ type }) => type === 'tie-broken' || type === 'game-over');
    expect(told.map(({ seats, winners, riches }) => ({ seats, winners, riches }))).toEqual([
      { seats: [0, 1], winners: [1], riches: 2 },
      { seats: [1], winners: undefined, riches: undefined },
    ]);
  });
  it('level there too: they share', () => {
    const t = end('riches', { ...level, food: 1 });
    expect(outcome(t.state)).toEqual({ winners: [0, 1] });
    expect(types(t)).not.toContain('tie-broken');
  });
  it('riches win nothing without the points', () => {
    expect(outcome(end('riches', { food: 8 }).state)).toEqual({ winners: [0] });
  });
});

describe('[DL-RULING-37] evil at the end of the scale', () => {
  const eating = (evilPrice: 'full' | 'capped', evil: number) =>
    table({
      at: action('food'),
      paladin: 'gone',
      options: { evilPrice },
      on: { food: ['free', 'free', 'red'] },
      red: { evil },
    });
  it('by default two spaces must be left', () => {
    expect([13, 14, 15].map((evil) => eating('full', evil).asking())).toEqual([['red'], [], []]);
  });
  it('else it is paid as far as it goes', () => {
    for (const evil of [13, 14, 15]) {
      const t = eating('capped', evil);
      t.play('red', 'take');
      expect(player(t, 'red')).toMatchObject({ evil: 15, food: 6, gold: 4 });
    }
  });
  it('gold and food must still be there', () => {
    const t = table({
      at: action('monster'),
      paladin: 'gone',
      options: { evilPrice: 'capped' },
      on: { monster: ['red'] },
      forHire: ['witch', 'vampire'],
      red: { evil: 15, food: 0 },
    });
    expect(t.options('red')).toEqual(['vampire', 'pass']);
    expect(t.refuses('red', 'witch')).toBe('DL-PAY-2');
  });
});
