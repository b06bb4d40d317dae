// MI-B-4 to MI-B-33: the Items phase
import { expect, it } from 'vitest';
import type { TokenId } from '../../src/cards/cards.ts';
import type { Given, Name, Table } from '../table.ts';
import { round, types } from '../table.ts';
import { here, named, pool, tableWith } from './at-table.ts';

/** From the last step before the phase on, in autumn. */
const phase = (seats: 2 | 3 | 4, more: Partial<Given> = {}, tokens: Parameters<typeof tableWith>[0]['tokens'] = {}) =>
  tableWith({ variant: 'basic', seats, at: round('event-shown'), season: 3, tokens, ...more });
const gives = (t: Table, name: Name, ...tokens: TokenId[]): void => {
  for (const token of tokens) t.play(name, token, 'give-item');
};
const about = (t: Table, name: Name) => t.view(name).asks.find(({ kind }) => kind === 'give-item')!.about;

it('[MI-B-4] the phase is in autumn of both years, and in no other round', () => {
  for (const year of [1, 2] as const) expect(phase(4, { year }).asked('red')).toEqual(['give-item']);
  for (const season of [0, 1, 2] as const) expect(phase(4, { season }).asked('red')).toEqual(['order']);
});

it('[MI-RULING-1] never both: no Items phase in the advanced variant, no token with the orders in the basic one', () => {
  const autumn = (variant: 'basic' | 'advanced', at: 'event-shown' | 'orders') =>
    tableWith({ variant, at: round(at), season: 3, arriving: ['mage-1', 'thief-1', 'warrior-2', 'priest-3'] });
  expect(autumn('advanced', 'event-shown').asked('red')).toEqual(['order']);
  const t = autumn('basic', 'orders');
  for (const order of ['gold', 'imps', 'traps']) t.play('red', order);
  expect(t.asked('red')).toEqual([]);
});

it('[MI-B-5] after the new tiles, before the orders of players and dummies', () => {
  const t = tableWith({
    variant: 'basic',
    seats: 3,
    at: round('tiles'),
    season: 3,
    monsterStack: ['troll', 'witch', 'goblin'],
    roomStack: ['mint', 'hatchery'],
  });
  expect(types(t)).toEqual(['round', 'offered']);
  expect(t.state.forHire).toHaveLength(3);
  expect(t.state.dummies[0]!.drawn).toEqual([]);
  for (const name of ['red', 'green', 'blue'] as const) gives(t, name, 'wand', 'blank');
  expect(types(t).filter((type) => type === 'dummy-ordered')).toHaveLength(3);
  expect(t.asked('red')).toEqual(['order']);
});

it('[MI-B-6] nobody pays or gains anything', () => {
  const t = phase(4);
  const before = t.state.players;
  for (const name of ['red', 'green', 'blue', 'yellow'] as const) gives(t, name, 'wand', 'potion', 'blank');
  expect(t.asked('red')).toEqual(['order']);
  expect(t.state.players).toEqual(before);
});

it('[MI-B-7] [MI-B-9] nothing is turned up before the last token is given, then all are', () => {
  const t = phase(4);
  const seen = t.view('green').game;
  gives(t, 'red', 'wand', 'potion', 'blank');
  expect(t.events()).toEqual([]);
  expect(t.view('green').game).toEqual(seen);
  expect(t.view('spectator').game.players[0]!.tokens).toHaveLength(5);
  gives(t, 'blue', 'blank', 'clover', 'wand');
  t.takeBack('blue');
  gives(t, 'blue', 'amulet');
  gives(t, 'green', 'wand', 'amulet', 'blank');
  expect(here(t, 'red').camp).toEqual([]);
  gives(t, 'yellow', 'wand', 'blank', 'clover');
  const given = t.events().filter(({ type }) => type === 'item-given');
  expect(given).toHaveLength(12);
  expect(given.slice(0, 3)).toMatchObject([
    { seat: 0, toSeat: 1, item: 'wand' },
    { seat: 0, toSeat: 2, item: 'potion' },
    { seat: 0, toSeat: 3, item: 'blank' },
  ]);
});

it('[MI-B-8] [MI-B-10] [MI-B-12] the giver chooses which token goes to whom, one for each opponent; there they camp', () => {
  const t = phase(4);
  expect(about(t, 'blue')).toMatchObject({ toSeat: 3 });
  gives(t, 'blue', 'clover');
  expect(about(t, 'blue')).toMatchObject({ toSeat: 0 });
  gives(t, 'blue', 'blank', 'wand');
  expect(t.asked('blue')).toEqual([]);
  gives(t, 'red', 'wand', 'potion', 'blank');
  gives(t, 'green', 'wand', 'amulet', 'blank');
  gives(t, 'yellow', 'wand', 'blank', 'clover');
  expect(here(t, 'yellow').camp).toEqual([
    { item: 'amulet', ownerSeat: 1, used: false },
    { item: 'clover', ownerSeat: 2, used: false },
  ]);
  expect(here(t, 'red').camp).toEqual([{ item: 'wand', ownerSeat: 3, used: false }]);
  expect(named(here(t, 'green').camp)).toEqual(['wand', 'wand']);
  expect(t.view('spectator').game.players[3]!.camp).toEqual(here(t, 'yellow').camp);
});

it('[MI-B-11] the last adventurers have not chosen a door yet', () => {
  const t = phase(4, { arriving: ['mage-1', 'thief-1', 'warrior-2', 'priest-3'] });
  expect(t.asked('red')).toEqual(['give-item']);
  expect(t.state.arriving).toHaveLength(4);
});

it('[MI-B-13] at 4 players two magic items and the blank', () => {
  const t = phase(4);
  gives(t, 'red', 'wand');
  expect(t.refuses('red', 'wand')).toBe('MI-TOK-2');
  gives(t, 'red', 'amulet');
  expect(t.options('red')).toEqual(['blank']);
  expect(t.refuses('red', 'potion')).toBe('MI-B-13');
  gives(t, 'green', 'blank');
  expect(t.options('green')).toEqual(['wand', 'amulet', 'potion', 'clover']);
});

/** All give the same; what each holds afterwards. */
const year = (t: Table, ...tokens: TokenId[]): void => {
  for (const name of t.asking()) gives(t, name as Name, ...tokens);
};

it('[MI-B-14] [MI-B-15] [MI-B-16] [MI-B-17] [MI-EX-7] the life of the tokens at 4 players', () => {
  const one = phase(4);
  expect(one.options('red')).toEqual(['wand', 'amulet', 'potion', 'clover', 'blank']);
  year(one, 'wand', 'amulet', 'blank');
  expect(types(one).filter((type) => type === 'blank-back')).toHaveLength(4);
  expect(pool(one, 'red')).toEqual(['potion', 'clover', 'blank']);
  const two = phase(4, { year: 2 }, one.state.items!);
  gives(two, 'red', 'clover');
  expect(two.options('red')).toEqual(['potion', 'blank']);
  gives(two, 'red', 'blank');
  expect(two.options('red')).toEqual(['potion']);
  gives(two, 'red', 'potion');
  year(two, 'clover', 'blank', 'potion');
  expect(pool(two, 'red')).toEqual(['blank']);
});

it('[MI-B-18] [MI-B-19] [MI-B-20] [MI-B-21] [MI-EX-8] at 3 players, with the blank in year 1', () => {
  const one = phase(3);
  expect(about(one, 'red')).toMatchObject({ toSeat: 1 });
  gives(one, 'red', 'wand');
  expect(about(one, 'red')).toMatchObject({ toSeat: 2 });
  gives(one, 'red', 'blank');
  year(one, 'wand', 'amulet');
  expect(pool(one, 'red')).toEqual(['amulet', 'potion', 'clover']);
  expect(one.state.items!.farLands).toEqual([{ item: 'blank', ownerSeat: 0, used: false }]);
  expect(one.events().find(({ type }) => type === 'blank-gone')).toMatchObject({ rule: 'MI-B-20', seat: 0 });
  const two = phase(3, { year: 2 }, one.state.items!);
  expect(two.options('red')).toEqual(['amulet', 'potion', 'clover']);
  year(two, 'potion', 'clover');
  expect(pool(two, 'red')).toEqual(['amulet']);
});

it('[MI-B-22] [MI-B-31] [MI-EX-8] at 3 players, with the blank kept in year 1: one token is left in every branch', () => {
  const one = phase(3);
  year(one, 'wand', 'amulet');
  expect(pool(one, 'red')).toEqual(['potion', 'clover', 'blank']);
  const left = ([first, second]: readonly TokenId[]) => {
    const two = phase(3, { year: 2 }, one.state.items!);
    year(two, first!, second!);
    return pool(two, 'red').join();
  };
  expect(left(['potion', 'clover'])).toBe('blank');
  expect(left(['blank', 'clover'])).toBe('potion');
  expect(left(['potion', 'blank'])).toBe('clover');
});

const two = (more: Partial<Given> = {}, tokens: Parameters<typeof tableWith>[0]['tokens'] = {}) =>
  phase(2, more, tokens);

it('[MI-B-23] [MI-B-24] at 2 players one of each colour to the opponent, and as much to the opponent’s dummy', () => {
  const t = two();
  const asked = (['wand', 'amulet', 'potion', 'clover'] as const).map((token) => {
    const { toSeat, toDummy, dummy, ownerSeat } = about(t, 'red') as Record<string, number>;
    gives(t, 'red', token);
    return [toSeat, toDummy, dummy, ownerSeat];
  });
  // Own colour and trainee no. 1's colour: to green, then to trainee no. 2, whom green operates.
  expect(asked).toEqual([
    [1, 0, 0, 0],
    [1, 0, 1, 'dummy-1'],
    [1, 2, 0, 0],
    [1, 2, 1, 'dummy-1'],
  ]);
  expect(t.asked('red')).toEqual([]);
  gives(t, 'green', 'clover', 'clover', 'wand', 'wand');
  expect(here(t, 'green').camp).toEqual([
    { item: 'wand', ownerSeat: 0, used: false },
    { item: 'amulet', ownerSeat: 'dummy-1', used: false },
  ]);
  expect(here(t, 'red').camp).toEqual([
    { item: 'clover', ownerSeat: 1, used: false },
    { item: 'clover', ownerSeat: 'dummy-2', used: false },
  ]);
});

it('[MI-B-2] [MI-B-25] at 2 players the blank goes to the opponent or to the dummy, or stays; the dummy’s is not there', () => {
  const t = two();
  expect(t.options('red')).toContain('blank');
  gives(t, 'red', 'wand');
  expect(t.refuses('red', 'blank')).toBe('MI-B-2');
  expect(t.options('red')).toEqual(['wand', 'amulet', 'potion', 'clover']);
  gives(t, 'red', 'wand');
  expect(t.options('red')).toEqual(['amulet', 'potion', 'clover', 'blank']);
  gives(t, 'red', 'blank');
  expect(t.options('red')).toEqual(['amulet', 'potion', 'clover']);
});

it('[MI-B-26] [MI-B-27] [MI-B-28] blanks, and what a dummy gets, go to the Far Lands, face up and without effect', () => {
  const t = two();
  gives(t, 'red', 'blank', 'wand', 'amulet', 'potion');
  gives(t, 'green', 'wand', 'wand', 'blank', 'clover');
  expect(t.view('spectator').game.magicItems!.tokensGone).toEqual([
    { item: 'blank', ownerSeat: 0, used: false },
    { item: 'amulet', ownerSeat: 0, used: false },
    { item: 'potion', ownerSeat: 'dummy-1', used: false },
    { item: 'blank', ownerSeat: 1, used: false },
    { item: 'clover', ownerSeat: 'dummy-2', used: false },
  ]);
  expect(named(here(t, 'green').camp)).toEqual(['wand']);
  expect(pool(t, 'red')).not.toContain('blank');
});

it('[MI-B-29] [MI-B-30] [MI-B-31] year 2 at 2 players: four of five, the dummies too, and one of the own colour stays', () => {
  const one = two();
  for (const name of ['red', 'green'] as const) gives(one, name, 'wand', 'wand', 'amulet', 'amulet');
  const next = two({ year: 2 }, one.state.items!);
  expect([pool(next, 'red'), next.state.items!.pools[2]]).toEqual([
    ['potion', 'clover', 'blank'],
    ['potion', 'clover'],
  ]);
  gives(next, 'red', 'clover', 'clover', 'blank');
  expect(next.options('red')).toEqual(['potion']);
  gives(next, 'red', 'potion');
  gives(next, 'green', 'potion', 'potion', 'clover', 'clover');
  expect(next.state.items!.pools).toEqual([['potion'], ['blank'], [], []]);
});

it('[MI-B-32] a party gets 0 to 3 items at four, 0 to 2 at three, 1 or 2 at two, of one kind or not', () => {
  const most = (seats: 2 | 3 | 4, ...tokens: TokenId[][]) => {
    const t = phase(seats);
    (['red', 'green', 'blue', 'yellow'] as const)
      .slice(0, seats)
      .forEach((name, i) => void gives(t, name, ...tokens[i]!));
    return t.state.items!.dungeons.map(({ camp }) => named(camp).join(' '));
  };
  // Red is last to be given by green, second by blue, first by yellow.
  expect(
    most(
      4,
      ['wand', 'amulet', 'blank'],
      ['blank', 'amulet', 'wand'],
      ['blank', 'wand', 'amulet'],
      ['wand', 'amulet', 'blank'],
    ),
  ).toEqual(['wand wand wand', 'wand amulet amulet', 'amulet', 'amulet']);
  expect(most(3, ['wand', 'blank'], ['blank', 'wand'], ['wand', 'amulet'])).toEqual(['wand wand', 'wand amulet', '']);
  expect(most(2, ['blank', 'wand', 'wand', 'amulet'], ['wand', 'wand', 'blank', 'amulet'])).toEqual([
    'wand wand',
    'wand',
  ]);
});

it('[MI-B-33] nobody can give a token to themselves', () => {
  for (const seats of [2, 3, 4] as const) {
    const t = phase(seats);
    for (const name of ['red', 'green', 'blue', 'yellow'].slice(0, seats) as Name[]) {
      while (t.asked(name).includes('give-item')) {
        expect(about(t, name)!.toSeat).not.toBe(['red', 'green', 'blue', 'yellow'].indexOf(name));
        gives(t, name, t.options(name)[0] as TokenId);
      }
    }
    t.state.items!.dungeons.forEach(({ camp }, seat) => {
      expect(camp.length).toBeGreaterThan(0);
      expect(camp.map(({ ownerSeat }) => ownerSeat)).not.toContain(seat);
    });
  }
});
