// DL-EVT: Pay Day; and events in general
import { expect, it } from 'vitest';
import { creature, lair, lairOf, player, round, type Table, table, types } from './table.ts';

const payday = (red: object, more = {}) =>
  table({ at: round('event'), season: 1, events: ['payday', 'taxes', 'special'], red, ...more });

it('[DL-EVT-1] one player after another, starting with the first player', () => {
  const t = payday(
    { lair: lair('goblin') },
    { first: 'blue', green: { lair: lair('slime') }, blue: { lair: lair('ghost') } },
  );
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', 'pay:ghost');
  expect(t.asking()).toEqual(['red']);
  t.play('red', 'pay:goblin');
  expect(t.asking()).toEqual(['green']);
});

it('[DL-EVT-1] each season resolves its own tile', () => {
  const told = ([1, 2, 3] as const).map((season) => {
    const t = table({
      at: round('event'),
      season,
      events: ['special', 'payday', 'taxes'],
      specials: ['rats', 'burglary'],
    });
    return t.events()[0];
  });
  expect(told).toEqual([
    { type: 'event', rule: 'DL-EVT-1', tile: 'special' },
    { type: 'event', rule: 'DL-EVT-1', tile: 'payday' },
    { type: 'event', rule: 'DL-EVT-1', tile: 'taxes' },
  ]);
});

it('[DL-EVT-2] [DL-MONTYPE-1] each creature is paid its cost, or goes and brings one evil', () => {
  const t = payday({ lair: lair('goblin', 'ghost') });
  expect(t.options('red')).toEqual(['pay:goblin', 'release:goblin', 'pay:ghost', 'release:ghost']);
  t.play('red', 'pay:goblin');
  expect(player(t, 'red')).toMatchObject({ food: 2, evil: 5 });
  expect(t.options('red')).toEqual(['pay:ghost', 'release:ghost']);
  t.play('red', 'release:ghost');
  expect(player(t, 'red')).toMatchObject({ food: 2, evil: 6, lair: [creature('goblin')] });
  expect(t.state.discardedMonsters).toEqual(['ghost']);
  expect(t.events()[0]).toEqual({ type: 'released', rule: 'DL-EVT-2', seat: 0, monster: 'ghost' });
});

it('[DL-RULING-18] in full or not at all', () => {
  const t = payday({ lair: lair('troll', 'witch', 'vampire'), food: 1, evil: 14 }, { paladin: 'gone' });
  expect(t.options('red')).toEqual(['release:troll', 'pay:witch', 'release:witch', 'release:vampire']);
  expect(t.refuses('red', 'pay:troll')).toBe('DL-PAY-2');
  expect(t.refuses('red', 'pay:vampire')).toBe('DL-RULING-37');
});

it('[DL-RULING-18] the owner chooses the order, equal creatures are one option, and each is settled once', () => {
  const t = payday({ lair: lair('goblin', 'slime', 'goblin'), food: 2 });
  expect(t.options('red')).toEqual(['pay:goblin', 'release:goblin', 'pay:slime', 'release:slime']);
  t.play('red', 'pay:slime');
  t.play('red', 'release:goblin');
  t.play('red', 'pay:goblin');
  expect(player(t, 'red')).toMatchObject({ food: 0, evil: 6 });
  expect(lairOf(t, 'red').sort()).toEqual(['goblin', 'slime']);
});

it('[DL-RULING-18] pay in evil may bring the paladin at once', () => {
  const t = payday({ lair: lair('vampire'), evil: 8 });
  t.play('red', 'pay:vampire');
  expect(t.state.paladin).toBe(0);
  expect(types(t).slice(0, 3)).toEqual(['cost-paid', 'evil', 'paladin-comes']);
});

it('[DL-RULING-18] a troll that leaves takes its token along', () => {
  const t = payday({ lair: lair('troll') });
  t.play('red', 'release:troll');
  expect(player(t, 'red').lair).toEqual([]);
  expect(t.state.discardedMonsters).toEqual(['troll']);
});

it('[DL-EVT-2] a creature that lies face down is due as well, and is another option than its twin', () => {
  const t = payday({ lair: [creature('goblin'), creature('goblin', { spent: true })], food: 1 });
  expect(t.options('red')).toEqual(['pay:goblin', 'release:goblin', 'pay:goblin:spent', 'release:goblin:spent']);
  t.play('red', 'release:goblin:spent');
  expect(player(t, 'red').lair).toMatchObject([{ id: 'goblin', spent: false, unpaid: true }]);
});

it('[DL-EVT-2] a golem wants a trap again', () => {
  const t = payday({ lair: lair('golem'), traps: ['pendulum'] });
  t.play('red', 'pay:golem');
  t.play('red', 'pendulum', 'give-trap');
  expect(player(t, 'red')).toMatchObject({ gold: 2, traps: [], buriedTraps: ['pendulum'], lair: [creature('golem')] });
  expect(payday({ lair: lair('golem') }).options('red')).toEqual(['release:golem']);
});

it('[DL-EVT-2] [DL-CARD-17] a demon eats another monster, not itself; what it ate is owed nothing', () => {
  const alone = payday({ lair: lair('demon', 'ghost') });
  expect(alone.options('red')).toEqual(['release:demon', 'pay:ghost', 'release:ghost']);
  expect(alone.refuses('red', 'pay:demon')).toBe('DL-PAY-2');

  const t = payday({ lair: lair('goblin', 'demon'), food: 0 });
  t.play('red', 'pay:demon');
  expect(t.options('red', 'feed-demon')).toEqual(['goblin']);
  expect(t.refuses('red', 'demon')).toBe('DL-CARD-17');
  t.play('red', 'goblin');
  expect(t.asking()).toEqual([]);
  expect(player(t, 'red')).toMatchObject({ evil: 6, lair: [creature('demon')] });
});

it('[DL-EVT-2] of two equal monsters the demon eats the one that is still owed its pay', () => {
  const t = payday({ lair: lair('goblin', 'goblin', 'demon'), food: 1 });
  t.play('red', 'pay:goblin');
  t.play('red', 'pay:demon');
  t.play('red', 'goblin', 'feed-demon');
  expect(t.asking()).toEqual([]);
  expect(lairOf(t, 'red')).toEqual(['goblin', 'demon']);
});

it('[DL-EVT-2] who has no creature is not asked, and nobody else pays', () => {
  const t = payday({ lair: lair('goblin') });
  const others = (u: Table) => u.state.players.slice(1);
  const before = structuredClone(others(t));
  expect(t.asking()).toEqual(['red']);
  t.play('red', 'pay:goblin');
  expect(others(t)).toEqual(before);
});
