// DL-MON, DL-MONTYPE
import { expect, it } from 'vitest';
import { action, beginner, creature, lair, lairOf, player, round, table } from './table.ts';

it('[DL-MON-1] [DL-EX-10] space III chooses before II, II before I', () => {
  const t = table({
    at: action('monster'),
    on: { monster: ['red', 'green', 'blue'] },
    forHire: ['goblin', 'slime', 'goblin'],
  });
  expect(t.asking()).toEqual(['blue']);
  t.play('blue', 'slime');
  expect(t.asking()).toEqual(['green']);
  t.play('green', 'goblin');
  expect(t.asking()).toEqual(['red']);
  t.play('red', 'goblin');
  expect(player(t, 'blue').food).toBe(1); // its cost and one more
  expect(player(t, 'green').food).toBe(2);
  expect(player(t, 'red').food).toBe(2);
});

it('[DL-MON-1] empty spaces and dummies are passed over', () => {
  const t = table({ at: action('monster'), seats: 3, on: { monster: ['red', 'dummy', 'free'] }, forHire: ['goblin'] });
  expect(t.asking()).toEqual(['red']);
});

it('[DL-MON-2] [DL-MONTYPE-1] the tile’s whole cost is paid: food, evil, both', () => {
  const hired = (monster: 'slime' | 'troll' | 'ghost' | 'vampire' | 'witch' | 'dragon') => {
    const t = table({ at: action('monster'), on: { monster: ['red'] }, forHire: [monster] });
    t.play('red', monster);
    const { gold, food, evil } = player(t, 'red');
    return [gold, food, evil];
  };
  expect(hired('slime')).toEqual([3, 2, 5]);
  expect(hired('troll')).toEqual([3, 1, 5]);
  expect(hired('ghost')).toEqual([3, 3, 6]);
  expect(hired('vampire')).toEqual([3, 3, 7]);
  expect(hired('witch')).toEqual([3, 2, 6]);
  expect(hired('dragon')).toEqual([3, 1, 7]);
});

it('[DL-MON-2] a tile that cannot be paid in full is not offered', () => {
  const t = table({
    at: action('monster'),
    on: { monster: ['red'] },
    forHire: ['goblin', 'troll', 'vampire'],
    paladin: 'gone',
    red: { food: 1, evil: 14 },
  });
  expect(t.options('red')).toEqual(['goblin', 'pass']);
  expect(t.refuses('red', 'troll')).toBe('DL-PAY-2');
  expect(t.refuses('red', 'vampire')).toBe('DL-RULING-37');
  expect(t.refuses('red', 'witch')).toBe('DL-MON-4'); // not on the board
});

it('[DL-MON-3] on III one food more: enough, one short', () => {
  const at3 = (food: number) =>
    table({
      at: action('monster'),
      on: { monster: ['free', 'free', 'red'] },
      forHire: ['goblin', 'ghost', 'troll'],
      red: { food },
    });
  expect(at3(3).options('red')).toEqual(['goblin', 'ghost', 'troll', 'pass']);
  expect(at3(2).options('red')).toEqual(['goblin', 'ghost', 'pass']);
  expect(at3(1).options('red')).toEqual(['ghost', 'pass']);
  expect(at3(1).refuses('red', 'goblin')).toBe('DL-PAY-2');
  expect(at3(0).asking()).toEqual([]);
  const t = at3(1);
  t.play('red', 'ghost');
  expect(player(t, 'red')).toMatchObject({ food: 0, evil: 6 });
});

it('[DL-MON-4] the tile leaves the board: who comes later chooses from what is left', () => {
  const t = table({
    at: action('monster'),
    on: { monster: ['red', 'green'] },
    forHire: ['goblin', 'slime', 'goblin'],
  });
  expect(t.options('green')).toEqual(['goblin', 'slime', 'pass']); // equal tiles are one option
  t.play('green', 'slime');
  expect(t.state.forHire).toEqual(['goblin', 'goblin']);
  expect(t.options('red')).toEqual(['goblin', 'pass']);
});

it('[DL-RULING-39] [DL-ORD-11] nobody hired, or nobody to be paid: the minion goes back on the card', () => {
  const t = table({
    at: round('monster'),
    on: { monster: ['red', 'green'] },
    forHire: ['troll'],
    red: { food: 3, played: ['food', 'monster', 'dig'] },
    green: { food: 1, played: ['food', 'monster', 'dig'] },
  });
  expect(t.asking()).toEqual(['red']);
  t.play('red', 'pass');
  expect(player(t, 'red')).toMatchObject({ food: 3, unused: ['monster'], lair: [] });
  expect(player(t, 'green')).toMatchObject({ food: 1, unused: ['monster'], lair: [] });
});

it('[DL-MONTYPE-3] the tile goes to the lair, ready; nobody else has it', () => {
  const t = table({
    at: action('monster'),
    on: { monster: ['red'] },
    forHire: ['goblin'],
    red: { lair: lair('slime') },
  });
  t.play('red', 'goblin');
  expect(player(t, 'red').lair).toEqual([creature('slime'), creature('goblin')]);
  expect(player(t, 'green')).toEqual(beginner());
});

it('[DL-RULING-24] a troll is one tile with two roles: it lies in the lair and its token works', () => {
  const t = table({ at: action('monster'), on: { monster: ['red'] }, forHire: ['troll'] });
  t.play('red', 'troll');
  expect(player(t, 'red')).toMatchObject({ lair: [creature('troll')], imps: 3 });
});

it('[DL-CARD-15] a golem costs a gold and a trap card, which goes face down', () => {
  const t = table({
    at: action('monster'),
    year: 2,
    on: { monster: ['red'] },
    forHire: ['golem', 'goblin'],
    red: { traps: ['pendulum', 'trap-door', 'pendulum'] },
  });
  t.play('red', 'golem');
  expect(t.asked('red')).toEqual(['give-trap']);
  expect(t.options('red')).toEqual(['pendulum', 'trap-door']);
  expect(t.refuses('red', 'cursed-ring')).toBe('DL-CARD-15');
  t.play('red', 'pendulum');
  expect(player(t, 'red')).toMatchObject({ gold: 2, traps: ['trap-door', 'pendulum'], buriedTraps: ['pendulum'] });
  expect(lairOf(t, 'red')).toEqual(['golem']);
  expect(t.state.forHire).toEqual(['goblin']);
  expect(JSON.stringify(t.heard('green'))).not.toContain('pendulum');
});

it('[DL-CARD-15] without a trap, or without a gold, no golem', () => {
  const offered = (red: object) =>
    table({ at: action('monster'), on: { monster: ['red'] }, forHire: ['golem', 'slime'], red }).options('red');
  expect(offered({ traps: ['pendulum'], gold: 1 })).toEqual(['golem', 'slime', 'pass']);
  expect(offered({ traps: [], gold: 1 })).toEqual(['slime', 'pass']);
  expect(offered({ traps: ['pendulum'], gold: 0 })).toEqual(['slime', 'pass']);
});

it('[DL-CARD-17] a demon costs an evil and another monster, no ghost; what it eats is gone', () => {
  const t = table({
    at: action('monster'),
    year: 2,
    on: { monster: ['red'] },
    forHire: ['demon'],
    red: { lair: [...lair('goblin', 'ghost', 'goblin'), creature('slime', { spent: true })] },
  });
  t.play('red', 'demon');
  expect(t.options('red', 'feed-demon')).toEqual(['goblin', 'slime:spent']);
  expect(t.refuses('red', 'ghost')).toBe('DL-CARD-17');
  t.play('red', 'slime:spent');
  expect(lairOf(t, 'red')).toEqual(['goblin', 'ghost', 'goblin', 'demon']);
  expect(player(t, 'red').evil).toBe(6);
  expect(t.state.discardedMonsters).toEqual(['slime']);
});

it('[DL-CARD-17] ghosts alone feed no demon; a demon may eat another demon', () => {
  const ghosts = table({
    at: action('monster'),
    on: { monster: ['red'] },
    forHire: ['demon', 'slime'],
    red: { lair: lair('ghost', 'ghost') },
  });
  expect(ghosts.options('red')).toEqual(['slime', 'pass']);
  expect(ghosts.refuses('red', 'demon')).toBe('DL-PAY-2');
  const demons = table({
    at: action('monster'),
    on: { monster: ['red'] },
    forHire: ['demon'],
    red: { lair: lair('demon') },
  });
  demons.play('red', 'demon');
  demons.play('red', 'demon', 'feed-demon');
  expect(lairOf(demons, 'red')).toEqual(['demon']);
});

it('[DL-RULING-21] a price in evil brings the paladin in the middle of it', () => {
  const t = table({ at: action('monster'), on: { monster: ['red'] }, forHire: ['vampire'], red: { evil: 8 } });
  t.play('red', 'vampire');
  expect(t.state.paladin).toBe(0);
  expect(t.events().map(({ type }) => type)).toEqual(['cost-paid', 'evil', 'paladin-comes', 'hired']);
});

it('[DL-ORD-10] a monster hired is an order executed', () => {
  const t = table({
    at: round('monster'),
    on: { monster: ['red'], room: ['green'] },
    forHire: ['goblin'],
    forSale: ['hatchery'],
    red: { played: ['food', 'monster', 'dig'] },
  });
  t.play('red', 'goblin');
  expect(player(t, 'red').unused).toEqual([]);
});
