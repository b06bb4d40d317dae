import { sound } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { cryptSale } from '../src/game.ts';
import type { Frame } from '../src/state.ts';
import { heir, table } from './table.ts';

const lane = (seat: number): Frame[] => [{ proc: 'sell', todo: [seat], at: 0 }];
const sort = (): Frame => ({ proc: 'sort', lanes: [lane(0), lane(1), lane(2)], after: [[], [], []] });

it('[CS-SORT-1] all sell at the same time, one relic after the other, for a coin each, until they stop', () => {
  const t = table({ at: sort(), red: { hand: ['skull', 'skull', 'chalice'] } });
  expect(t.asking()).toEqual(['red', 'green', 'blue']);
  expect(t.options('red', 'sell')).toEqual(['skull', 'chalice', 'stop']);
  t.play('red', 'skull', 'sell');
  t.play('green', 'stop', 'sell');
  t.play('red', 'chalice', 'sell');
  expect(heir(t, 'red')).toMatchObject({ hand: ['skull'], sack: ['skull', 'chalice'], coins: 5, sales: 2 });
  expect(heir(t, 'green')).toMatchObject({ hand: [], sack: [], coins: 3, sales: 0 });
  t.play('red', 'stop', 'sell');
  expect(t.asking()).toEqual(['blue']);
});

it('[CS-SORT-1] whoever has nothing left still has to say so', () => {
  const t = table({ at: sort(), red: { hand: ['skull'] } });
  t.play('red', 'skull', 'sell');
  expect(t.options('red', 'sell')).toEqual(['stop']);
});

it('[CS-SORT-2] whatever is sold, the others see and hear the same', () => {
  const sold = (['skull', 'chalice', 'cursed-urn'] as const).map((relic) => {
    const t = table({ at: sort(), red: { hand: ['skull', 'chalice', 'cursed-urn'] } });
    const ask = { kind: 'sell', seat: 0, optional: false };
    const heard = sound(cryptSale, t.state, ask, relic, 1);
    t.play('red', relic, 'sell');
    return { heard, told: t.heard('green'), green: t.view('green'), spectator: t.view('spectator') };
  });
  expect(sold[1]).toEqual(sold[0]);
  expect(sold[2]).toEqual(sold[0]);
  expect(sold[0]!.heard).toBe('face-down');
  expect(sold[0]!.told).toEqual([{ type: 'sold', rule: 'CS-SORT-1', seat: 0, coins: 1 }]);
});

it('[CS-SORT-3] an urn is sold for a coin, then howls in its own lane while the others go on', () => {
  const t = table({ at: sort(), red: { hand: ['skull', 'cursed-urn'] }, green: { hand: ['skull'] } });
  t.play('red', 'cursed-urn', 'sell');
  expect(heir(t, 'red')).toMatchObject({ coins: 4, sack: ['cursed-urn'], curses: 0 });
  expect(t.asked('red')).toContain('exorcise');
  expect(t.asked('red')).not.toContain('sell');
  expect(t.options('red', 'exorcise')).toEqual(['pay', 'keep']);
  t.play('green', 'skull', 'sell');
  t.play('red', 'pay', 'exorcise');
  expect(heir(t, 'red')).toMatchObject({ coins: 3, sack: [], spent: ['cursed-urn'], curses: 0, exorcisms: 1 });
  expect(t.options('red', 'sell')).toEqual(['skull', 'stop']);
  expect(heir(t, 'green')).toMatchObject({ coins: 4, curses: 0 });
});

it('[CS-SORT-3] instead of paying, a curse is borne', () => {
  const t = table({ at: sort(), red: { hand: ['cursed-urn'] } });
  t.play('red', 'cursed-urn', 'sell');
  t.play('red', 'keep', 'exorcise');
  expect(heir(t, 'red')).toMatchObject({ coins: 4, curses: 1, exorcisms: 0, spent: ['cursed-urn'], sack: [] });
  expect(t.events()).toEqual([{ type: 'cursed', rule: 'CS-SORT-3', seat: 0 }]);
  expect(t.view('green').game.heirs[0]).toMatchObject({ curses: 1, spent: ['cursed-urn'] });
});

it('[CS-SORT-3] a sale and a howl can be undone while the others sell on', () => {
  const t = table({ at: sort(), red: { hand: ['cursed-urn'] }, green: { hand: ['skull'] } });
  t.play('red', 'cursed-urn', 'sell');
  t.play('green', 'skull', 'sell');
  t.play('red', 'keep', 'exorcise');
  t.undo('red');
  t.undo('red');
  expect(heir(t, 'red')).toMatchObject({ coins: 3, hand: ['cursed-urn'], curses: 0, spent: [] });
  expect(heir(t, 'green')).toMatchObject({ coins: 4, hand: [] });
});

it('[CS-SORT-4] whoever has spent the coin on an offer meanwhile must bear the curse', () => {
  const t = table({ at: sort(), red: { coins: 0, hand: ['cursed-urn'] } });
  t.play('red', 'cursed-urn', 'sell');
  expect(t.options('red', 'exorcise')).toEqual(['pay', 'keep']);
  for (const answer of ['heir:1', 'skull', '1']) t.play('red', answer);
  expect(t.options('red', 'exorcise')).toEqual(['keep']);
  expect(t.refuses('red', 'pay', 'exorcise')).toBe('CS-SORT-4');
  t.play('green', 'refuse:0', 'deal');
  expect(t.options('red', 'exorcise')).toEqual(['pay', 'keep']);
});

it('[CS-SUSP-1] suspicion waits for the last heir to stop, and rises whether paid or borne', () => {
  const t = table({ at: sort(), seats: 3, red: { hand: ['cursed-urn', 'cursed-urn'] } });
  for (const answer of ['cursed-urn', 'pay', 'cursed-urn', 'keep', 'stop']) t.play('red', answer);
  t.play('green', 'stop', 'sell');
  expect(t.state.suspicion).toBe(0);
  t.play('blue', 'stop', 'sell');
  expect(t.state.suspicion).toBe(2);
  expect(t.events()).toEqual([
    { type: 'suspected', rule: 'CS-SUSP-1', seat: 0, suspicion: 1 },
    { type: 'suspected', rule: 'CS-SUSP-1', seat: 0, suspicion: 2 },
  ]);
});

it('[CS-SUSP-1] other relics raise none', () => {
  const t = table({ at: sort(), suspicion: 1, red: { hand: ['skull'] } });
  for (const answer of ['skull', 'stop']) t.play('red', answer, 'sell');
  t.play('green', 'stop', 'sell');
  t.play('blue', 'stop', 'sell');
  expect(t.state.suspicion).toBe(1);
});

it('[CS-SUSP-1] [CS-SUSP-2] at three the watchman fines the last straw in turn order, not the last seller', () => {
  const t = table({
    at: sort(),
    round: 1, // green, blue, red
    suspicion: 1,
    red: { hand: ['cursed-urn'], coins: 5 },
    green: { hand: ['cursed-urn'], coins: 5 },
  });
  for (const answer of ['cursed-urn', 'keep', 'stop']) t.play('red', answer);
  for (const answer of ['cursed-urn', 'keep', 'stop']) t.play('green', answer);
  t.play('blue', 'stop', 'sell');
  expect(heir(t, 'green').coins).toBe(6);
  expect(heir(t, 'red').coins).toBe(4);
  expect(heir(t, 'blue').coins).toBe(3);
  expect(t.state).toMatchObject({ suspicion: 0, till: 2 });
  expect(t.events().at(-1)).toEqual({ type: 'fined', rule: 'CS-SUSP-2', seat: 0, coins: 2 });
});

it('[CS-SUSP-2] the watchman takes what there is', () => {
  const t = table({ at: sort(), suspicion: 2, red: { hand: ['cursed-urn'], coins: 1 } });
  for (const answer of ['cursed-urn', 'pay', 'stop']) t.play('red', answer);
  t.play('green', 'stop', 'sell');
  t.play('blue', 'stop', 'sell');
  expect(heir(t, 'red').coins).toBe(0);
  expect(t.state).toMatchObject({ suspicion: 0, till: 1 });
});
