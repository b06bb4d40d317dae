import { commitmentOf, fairnessOf, keepsItsWord, seedFrom } from '@oubliette/records';
import { describe, expect, it } from 'vitest';

const fairness = fairnessOf('a secret', ['malvina', '', 'sulfur']);

describe('fair shuffles', () => {
  it('[ENG-FAIR-1] every word counts, and so does who said it', () => {
    const seeds = [
      seedFrom('s', ['a', 'b']),
      seedFrom('s', ['b', 'a']),
      seedFrom('s', ['ab', '']),
      seedFrom('s', ['a', 'b', '']),
      seedFrom('s', ['a\n1:b']),
      seedFrom('s', ['a\nb']),
      seedFrom('t', ['a', 'b']),
    ];
    expect(new Set(seeds).size).toBe(seeds.length);
    expect(seedFrom('s', ['a', 'b'])).toBe(seeds[0]);
  });

  it('[ENG-FAIR-2] the seal fits its secret, and does not tell it', () => {
    expect(keepsItsWord(fairness)).toBe(true);
    expect(keepsItsWord({ ...fairness, secret: 'a secreT' })).toBe(false);
    expect(commitmentOf('a secret')).toMatch(/^[0-9a-f]{64}$/);
    expect(commitmentOf('a secret')).not.toBe(seedFrom('a secret', []));
  });
});
