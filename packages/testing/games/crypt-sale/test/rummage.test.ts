import { sound } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { cryptSale } from '../src/game.ts';
import type { Frame } from '../src/state.ts';
import { heir, table } from './table.ts';

const rummage: Frame = { proc: 'rummage', todo: [0, 1, 2], at: 0 };

it('[CS-RUM-1] what is buried goes face down into the sack, and another relic comes from the vault', () => {
  const t = table({
    at: rummage,
    vault: ['skull', 'chalice'],
    red: { hand: ['skull', 'candlestick'], sack: ['chalice'] },
  });
  expect(t.asking()).toEqual(['red']);
  expect(t.options('red')).toEqual(['skull', 'candlestick', 'keep']);
  t.play('red', 'candlestick');
  expect(heir(t, 'red')).toMatchObject({ hand: ['skull', 'chalice'], sack: ['candlestick', 'chalice'], coins: 3 });
  expect(t.state.vault).toEqual(['skull']);
  expect(heir(t, 'green')).toMatchObject({ hand: [], sack: [], coins: 3 });
  expect(t.asking()).toEqual(['green']);
});

it('[CS-RUM-1] whoever keeps everything draws nothing', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull'] } });
  t.play('red', 'keep');
  expect(heir(t, 'red')).toMatchObject({ hand: ['skull'], sack: [] });
  expect(t.state.vault).toEqual(['chalice']);
  expect(t.asking()).toEqual(['green']);
});

it('[CS-RUM-1] equal relics are one choice, an empty hand leaves only one', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull', 'skull'] } });
  expect(t.options('red')).toEqual(['skull', 'keep']);
  t.play('red', 'skull');
  expect(heir(t, 'red').hand).toEqual(['skull', 'chalice']);
  expect(t.options('green')).toEqual(['keep']);
});

it('[CS-RUM-1] everybody hears that something was buried and drawn, its owner what', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull'] } });
  t.play('red', 'skull');
  expect(t.heard('blue')).toEqual([
    { type: 'buried', rule: 'CS-RUM-1', seat: 0 },
    { type: 'drew', rule: 'CS-RUM-1', seat: 0 },
  ]);
  expect(t.heard('red')).toEqual([
    { type: 'buried', rule: 'CS-RUM-1', seat: 0, relic: 'skull', mine: true },
    { type: 'drew', rule: 'CS-RUM-1', seat: 0, relic: 'chalice', mine: true },
  ]);
});

it('[CS-RUM-1] the answer itself is heard as face down, whatever it was; keeping is heard as keeping', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull', 'lucky-coin'] } });
  const heard = (option: string, viewer: number | 'spectator') =>
    sound(cryptSale, t.state, { kind: 'rummage', seat: 0, optional: false }, option, viewer);
  expect([heard('skull', 1), heard('lucky-coin', 'spectator'), heard('keep', 1)]).toEqual([
    'face-down',
    'face-down',
    'keep',
  ]);
  expect(heard('skull', 0)).toBe('skull');
});

it('[CS-RUM-1] a drawn relic is known, so nobody can undo it; keeping can be undone', () => {
  const drawn = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull'] } });
  drawn.play('red', 'skull');
  expect(() => drawn.undo('red')).toThrow('ENG-KNOWN');
  const kept = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull'] } });
  kept.play('red', 'keep');
  kept.undo('red');
  expect(kept.asking()).toEqual(['red']);
});

it('[CS-RUM-2] a cursed urn cannot be buried', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull', 'cursed-urn'] } });
  expect(t.options('red')).toEqual(['skull', 'keep']);
  expect(t.refuses('red', 'cursed-urn')).toBe('CS-RUM-2');
});

it('[CS-RUM-3] with one relic left one heir can bury, the next one cannot', () => {
  const t = table({ at: rummage, vault: ['chalice'], red: { hand: ['skull'] }, green: { hand: ['skull'] } });
  t.play('red', 'skull');
  expect(t.options('green')).toEqual(['keep']);
  expect(t.refuses('green', 'skull')).toBe('CS-RUM-3');
});
