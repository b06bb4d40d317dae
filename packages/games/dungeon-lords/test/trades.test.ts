// DL-PAY, DL-SPY, DL-TRAP
import { expect, it } from 'vitest';
import type { TrapId } from '../src/cards/cards.ts';
import { action, beginner, NAMES, type Name, player, round, type Table, table } from './table.ts';

const own = (t: Table, name: Name) => {
  const { gold, food, imps, evil } = player(t, name);
  return { gold, food, imps, evil };
};

it('[DL-PAY-1] Get Food: one gold for two food, one evil for three, two evil for three and a gold', () => {
  const t = table({ at: action('food'), on: { food: ['red', 'green', 'blue'] } });
  for (const name of ['red', 'green', 'blue'] as const) {
    expect(t.options(name)).toEqual(['take', 'pass']);
    t.play(name, 'take');
  }
  expect(own(t, 'red')).toEqual({ gold: 2, food: 5, imps: 3, evil: 5 });
  expect(own(t, 'green')).toEqual({ gold: 3, food: 6, imps: 3, evil: 6 });
  expect(own(t, 'blue')).toEqual({ gold: 4, food: 6, imps: 3, evil: 7 });
  expect(player(t, 'yellow')).toEqual(beginner());
});

it('[DL-PAY-1] Recruit Imps: a food an imp; two food or a food and a gold for two', () => {
  const t = table({ at: action('imps'), on: { imps: ['red', 'green', 'blue'] } });
  for (const name of ['red', 'green', 'blue'] as const) t.play(name, 'take');
  expect(own(t, 'red')).toEqual({ gold: 3, food: 2, imps: 4, evil: 5 });
  expect(own(t, 'green')).toEqual({ gold: 3, food: 1, imps: 5, evil: 5 });
  expect(own(t, 'blue')).toEqual({ gold: 2, food: 2, imps: 5, evil: 5 });
});

it('[DL-PAY-1] Improve Reputation: one evil less and a spy; two less; a gold for two less and a spy', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['red', 'green', 'blue'] } });
  t.play('red', 'take');
  t.play('red', 'pass', 'spy');
  t.play('green', 'take');
  t.play('blue', 'take');
  expect(t.asked('blue')).toEqual(['spy']);
  expect(own(t, 'red')).toEqual({ gold: 3, food: 3, imps: 3, evil: 4 });
  expect(own(t, 'green')).toEqual({ gold: 3, food: 3, imps: 3, evil: 3 });
  expect(own(t, 'blue')).toEqual({ gold: 2, food: 3, imps: 3, evil: 3 });
});

it('[DL-PAY-1] nothing left of the arrow: nothing to pay', () => {
  const t = table({
    at: action('traps'),
    on: { traps: ['free', 'red'] },
    trapStack: ['pendulum'],
    red: { gold: 0, food: 0 },
  });
  t.play('red', 'take');
  expect(player(t, 'red').traps).toEqual(['pendulum']);
});

it('[DL-PAY-2] [DL-EX-6] who cannot pay it all gets nothing: the minion goes back on the card', () => {
  const t = table({
    at: round('imps'),
    seats: 3,
    on: { imps: ['green', 'red', 'blue'] },
    green: { food: 0, played: ['food', 'imps', 'room'] },
    red: { food: 1, played: ['food', 'imps', 'room'] },
    blue: { food: 1, gold: 0, played: ['food', 'imps', 'room'] },
  });
  expect((['red', 'green', 'blue'] as const).map((name) => t.asked(name))).toEqual([
    ['take-order-back'],
    ['take-order-back'],
    ['take-order-back'],
  ]);
  expect(own(t, 'red')).toEqual({ gold: 3, food: 1, imps: 3, evil: 5 });
  expect(own(t, 'blue')).toEqual({ gold: 0, food: 1, imps: 3, evil: 5 });
  expect((['green', 'red', 'blue'] as const).map((name) => player(t, name).unused)).toEqual([
    ['imps'],
    ['imps'],
    ['imps'],
  ]);
});

it('[DL-PAY-2] exactly enough is enough', () => {
  const t = table({ at: action('imps'), on: { imps: ['free', 'red'] }, red: { food: 2 } });
  t.play('red', 'take');
  expect(own(t, 'red')).toEqual({ gold: 3, food: 0, imps: 5, evil: 5 });
});

it('[DL-RULING-37] a price in evil must fit on the Evilometer', () => {
  const asked = (evil: number, space: 'II' | 'III') =>
    table({
      at: action('food'),
      paladin: 'gone',
      on: { food: space === 'II' ? ['free', 'red'] : ['free', 'free', 'red'] },
      red: { evil },
    }).asking();
  expect([asked(14, 'II'), asked(15, 'II')]).toEqual([['red'], []]);
  expect([asked(13, 'III'), asked(14, 'III')]).toEqual([['red'], []]);
});

it('[DL-RULING-37] what is lost below the lowest space is lost', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['free', 'red'] }, red: { evil: 2 } });
  t.play('red', 'take');
  expect(player(t, 'red').evil).toBe(1);
  expect(t.events().find(({ type }) => type === 'evil')).toMatchObject({ by: -1, evil: 1 });
  // Nothing to lose is told too.
  const nice = table({ at: action('reputation'), on: { reputation: ['free', 'red'] }, red: { evil: 1 } });
  nice.play('red', 'take');
  expect(nice.events().find(({ type }) => type === 'evil')).toMatchObject({ by: 0, evil: 1 });
});

it('[DL-SPY-1] [DL-RULING-13] a spy looks at any one of the four cards: the place is public, the face is not', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['red'] } });
  t.play('red', 'take');
  expect(t.options('red', 'spy')).toEqual(['card-1', 'card-2', 'card-3', 'card-4', 'pass']);
  t.play('red', 'card-3');
  expect(t.view('red').game.combatCards).toEqual(['hidden', 'hidden', 'suggestion', 'hidden']);
  for (const viewer of ['green', 'blue', 'yellow', 'spectator'] as const) {
    expect(t.view(viewer).game.combatCards).toEqual(['hidden', 'hidden', 'hidden', 'hidden']);
    expect(t.view(viewer).game.players[0]!.spied).toEqual([3]);
  }
  expect(t.heard('red')).toContainEqual({
    type: 'spied',
    rule: 'DL-RULING-13',
    seat: 0,
    card: 3,
    combatCard: 'suggestion',
    mine: true,
  });
  expect(t.heard('green')).toContainEqual({ type: 'spied', rule: 'DL-RULING-13', seat: 0, card: 3 });
});

it('[DL-SPY-1] a spy may stay at home, and may look twice at the same card', () => {
  const t = table({ at: action('reputation'), on: { reputation: ['red'] }, red: { spied: [1] } });
  t.play('red', 'take');
  t.play('red', 'card-2');
  expect(player(t, 'red').spied).toEqual([1]);
  const u = table({ at: action('reputation'), on: { reputation: ['red'] } });
  u.play('red', 'take');
  u.play('red', 'pass');
  expect(player(u, 'red').spied).toEqual([]);
});

const buying = (year: 1 | 2, traps: TrapId[], trapStack: TrapId[], more = {}) =>
  table({ at: action('traps'), year, on: { traps: ['free', 'free', 'red'] }, trapStack, red: { traps }, ...more });

it('[DL-TRAP-1] in year 1 the printed number is drawn and nothing is discarded', () => {
  const t = buying(1, ['pendulum'], ['cursed-ring', 'trap-door', 'wall-of-fire']);
  t.play('red', 'take');
  expect(player(t, 'red')).toMatchObject({ gold: 1, traps: ['pendulum', 'wall-of-fire', 'trap-door'] });
  expect(t.asking()).toEqual([]);
});

it('[DL-TRAP-2] [DL-RULING-14] [DL-EX-27] in year 2 one more is drawn, then exactly one is discarded, new or old', () => {
  const t = buying(2, ['pendulum'], ['cursed-ring', 'trap-door', 'wall-of-fire']);
  t.play('red', 'take');
  expect(player(t, 'red').traps).toEqual(['pendulum', 'wall-of-fire', 'trap-door', 'cursed-ring']);
  expect(t.options('red', 'discard-trap')).toEqual(['pendulum', 'trap-door', 'wall-of-fire', 'cursed-ring']);
  expect(t.refuses('red', 'poisoned-dart')).toBe('DL-TRAP-2');
  t.play('red', 'pendulum');
  expect(player(t, 'red')).toMatchObject({
    gold: 1,
    traps: ['wall-of-fire', 'trap-door', 'cursed-ring'],
    buriedTraps: ['pendulum'],
  });
});

it('[DL-TRAP-2] equal cards are one option', () => {
  const t = buying(2, ['pendulum', 'pendulum'], ['trap-door', 'pendulum', 'trap-door']);
  t.play('red', 'take');
  expect(t.options('red')).toEqual(['pendulum', 'trap-door']);
});

it('[DL-RULING-14] [DL-GEN-5] the discard is hidden from everybody else', () => {
  const t = buying(2, ['pendulum'], ['cursed-ring', 'trap-door', 'wall-of-fire']);
  t.play('red', 'take');
  t.play('red', 'trap-door');
  expect(t.heard('red')[0]).toMatchObject({ type: 'trap-discarded', trap: 'trap-door' });
  for (const viewer of ['green', 'spectator'] as const) {
    expect(t.heard(viewer)).toEqual([{ type: 'trap-discarded', rule: 'DL-TRAP-2', seat: 0 }]);
    expect(t.view(viewer).game.players[0]).toMatchObject({ trapsInHand: 3, trapsBuried: 1 });
    expect(JSON.stringify(t.view(viewer))).not.toContain('trap-door');
  }
  expect(t.view('red').game.players[0]!.buriedTraps).toEqual(['trap-door']);
});

it('[DL-GEN-5] a trap drawn is seen by nobody else', () => {
  const t = buying(1, [], ['cursed-ring', 'trap-door']);
  t.play('red', 'take');
  expect(t.view('green').game.players[0]).toMatchObject({ trapsInHand: 2 });
  expect(JSON.stringify([t.view('green'), t.heard('green')])).not.toMatch(/cursed-ring|trap-door/);
});

it('[DL-RULING-42] when the stack is empty the discards are shuffled into a new one', () => {
  const t = buying(1, [], ['trap-door'], {
    usedTraps: ['pendulum', 'pendulum'],
    green: { buriedTraps: ['cursed-ring'] },
  });
  t.play('red', 'take');
  const { traps } = player(t, 'red');
  expect(traps[0]).toBe('trap-door');
  expect(['pendulum', 'cursed-ring']).toContain(traps[1]);
  expect(t.state.usedTraps).toEqual([]);
  expect(player(t, 'green').buriedTraps).toEqual([]);
  expect([...t.state.trapStack, traps[1]].sort()).toEqual(['cursed-ring', 'pendulum', 'pendulum']);
  expect(t.events()).toContainEqual({ type: 'traps-shuffled', rule: 'DL-RULING-42', cards: 3 });
});

it('[DL-RULING-42] with no card anywhere the draw is skipped; the extra card too, and its discard with it', () => {
  const t = buying(2, ['pendulum'], ['trap-door', 'cursed-ring']);
  t.play('red', 'take');
  expect(player(t, 'red')).toMatchObject({ gold: 1, traps: ['pendulum', 'cursed-ring', 'trap-door'] });
  expect(t.asking()).toEqual([]);
});

it('[DL-RULING-56] a card everybody has seen is discarded in the open, a twin nobody has seen goes first', () => {
  const shown = buying(2, ['pendulum'], ['cursed-ring', 'trap-door', 'wall-of-fire'], {
    red: { traps: ['pendulum'], shownTraps: ['pendulum'] },
  });
  shown.play('red', 'take');
  expect(shown.view('green').game.players[0]!.shownTraps).toEqual(['pendulum']);
  shown.play('red', 'pendulum');
  expect(shown.heard('green')).toEqual([
    { type: 'shown-trap-discarded', rule: 'DL-TRAP-2', seat: 0, trap: 'pendulum' },
  ]);
  expect(shown.state.usedTraps).toEqual(['pendulum']);
  expect(shown.view('green').game.players[0]).toMatchObject({ shownTraps: [], trapsBuried: 0 });

  const twin = buying(2, [], ['cursed-ring', 'trap-door', 'wall-of-fire'], {
    red: { traps: ['pendulum', 'pendulum'], shownTraps: ['pendulum'] },
  });
  twin.play('red', 'take');
  twin.play('red', 'pendulum');
  expect(twin.view('green').game.players[0]).toMatchObject({ shownTraps: ['pendulum'], trapsBuried: 1 });
});

it('[DL-PAY-1] only who stands there is asked', () => {
  const t = table({ at: action('food'), on: { food: ['blue'] } });
  expect(t.asking()).toEqual(['blue']);
  expect(NAMES.filter((name) => t.asked(name).length > 0)).toEqual(['blue']);
});

it('[DL-RULING-38] gold, food and imps never run out, and neither do tunnels', () => {
  const rich = { gold: 40, food: 40, imps: 50 };
  const t = table({
    at: [action('imps'), action('dig'), action('food')],
    on: { food: ['free', 'free', 'red'], dig: ['red'], imps: ['free', 'red'] },
    red: rich,
    green: { ...rich, map: new Array(20).fill(1) },
    blue: { ...rich, map: new Array(20).fill(1) },
    yellow: { ...rich, map: new Array(20).fill(1) },
  });
  t.play('red', 'take');
  t.play('red', 'b1');
  t.play('red', 'd1');
  t.play('red', 'take');
  expect(player(t, 'red')).toMatchObject({ gold: 41, food: 41, imps: 50, busy: 2 });
});
