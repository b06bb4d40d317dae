import { newGame, readSettings, tableFaults } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { toy } from './toy.ts';

describe('tables and settings', () => {
  it('[ENG-OPT-1] what is not said is by default', () => {
    expect(readSettings(toy.settings, undefined)).toEqual({ values: { rounds: 2, open: false } });
    expect(readSettings(toy.settings, { rounds: 4 })).toEqual({ values: { rounds: 4, open: false } });
    expect(newGame(toy, { seats: 2, seed: 'x', settings: { open: true } }).settings).toEqual({ rounds: 2, open: true });
  });

  it('[ENG-OPT-2] what does not fit is named with what would', () => {
    const faults = (given: unknown) => tableFaults(toy, { seats: 3, settings: given });
    for (const rounds of [0, 5, 2.5, '2', null]) {
      expect(faults({ rounds })).toEqual([
        { rule: 'ENG-OPT-2', where: 'settings.rounds', what: 'not-a-number', least: 1, most: 4 },
      ]);
    }
    expect(faults({ open: 1 })).toEqual([{ rule: 'ENG-OPT-2', where: 'settings.open', what: 'not-a-flag' }]);
    expect(faults([])).toEqual([{ rule: 'ENG-OPT-2', where: 'settings', what: 'not-an-object' }]);
    const choices = { items: { type: 'choice', values: ['none', 'basic'], default: 'none' } } as const;
    expect(readSettings(choices, { items: 'all' })).toEqual({
      faults: [{ rule: 'ENG-OPT-2', where: 'settings.items', what: 'not-a-choice', values: ['none', 'basic'] }],
    });
    expect(() => newGame(toy, { seats: 3, seed: 'x', settings: { rounds: 9 } })).toThrow('ENG-OPT-2 settings.rounds');
  });

  it('[ENG-OPT-3] an unknown setting is named, inherited names too', () => {
    for (const name of ['speed', 'toString', 'constructor']) {
      expect(tableFaults(toy, { seats: 3, settings: { [name]: 1 } })).toEqual([
        { rule: 'ENG-OPT-3', where: `settings.${name}`, what: 'unknown' },
      ]);
    }
  });

  it('[ENG-SEATS-1] one too few, one too many, or no number', () => {
    for (const seats of [1, 4, 2.5, '3', undefined]) {
      expect(tableFaults(toy, { seats })).toEqual([
        { rule: 'ENG-SEATS-1', where: 'seats', what: 'not-a-number', least: 2, most: 3 },
      ]);
    }
    for (const seats of [2, 3]) expect(tableFaults(toy, { seats })).toEqual([]);
    expect(() => newGame(toy, { seats: 4, seed: 'x' })).toThrow('ENG-SEATS-1');
  });
});
