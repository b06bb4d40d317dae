import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { dice } from '../dice.mjs';
import { groups } from '../groups.mjs';
import { median, times } from '../measure.mjs';
import { consoleTable, json, markdownTable, meets, short, withFigures } from '../report.mjs';

const fast = { key: 'a.fast', value: 3.14159e6, what: 'fast', goal: { atLeast: 1e6 } };
const slow = { key: 'a.slow', value: 2, what: 'slow', goal: { below: 2 } };
const bare = { key: 'a.bare', value: 0.123456789, what: 'bare' };

describe('figures', () => {
  it('are medians, and ratios taken round by round', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
    // A machine that was twice as slow in the last round was so for both.
    expect(times([10, 20, 5], [5, 10, 2.5])).toBe(2);
  });

  it('meet their goal or do not; "below" is below', () => {
    expect([fast, slow, bare].map(meets)).toEqual([true, false, undefined]);
    expect(meets({ ...fast, value: 1e6 })).toBe(true);
  });

  it('are written short for people and whole for machines', () => {
    expect([0.5, 42, 358.4, 9357, 12_345, 4.5e6].map(short)).toEqual([
      '0.50',
      '42.00',
      '358',
      '9357',
      '12.3 k',
      '4.50 M',
    ]);
    expect(JSON.parse(json([fast, bare]))).toEqual({ 'a.fast': 3141600, 'a.bare': 0.12346 });
    expect(consoleTable([fast, slow]).split('\n')).toEqual([
      'figure   value  goal          what it says',
      'a.fast  3.14 M  ≥ 1000000  ✓  fast',
      'a.slow    2.00  < 2        ✗  slow',
    ]);
    expect(markdownTable([bare])).toContain('| a.bare | 0.12 |  |  | bare |');
  });

  it('go between the marks of the README, and nowhere else', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    const once = withFigures(readme, 'one');
    expect(withFigures(withFigures(readme, 'two'), 'one')).toBe(once);
    expect(once).toContain('-->\none\n<!--');
    expect(() => withFigures('no marks', 'one')).toThrow('marks');
  });
});

describe('the bench', () => {
  it('has groups of different names', () => {
    expect(new Set(groups.map(({ name }) => name)).size).toBe(groups.length);
  });

  it('throws the same dice for everybody', () => {
    const [a, b] = [dice(7), dice(7)];
    const thrown = Array.from({ length: 3000 }, () => a(6));
    expect(Array.from({ length: 3000 }, () => b(6))).toEqual(thrown);
    for (let side = 0; side < 6; side++) expect(thrown.filter((x) => x === side).length).toBeGreaterThan(400);
  });

  it('installs its peers from wherever npm is told to look: the lockfile names no registry', () => {
    const lock = JSON.parse(readFileSync(new URL('../peers/package-lock.json', import.meta.url), 'utf8'));
    const entries: Record<string, { resolved?: string; hasInstallScript?: boolean }> = lock.packages;
    expect(Object.keys(entries)).toContain('node_modules/boardgame.io');
    expect(Object.values(entries).filter((entry) => entry.resolved || entry.hasInstallScript)).toEqual([]);
  });
});
