import { draw, imagine, newGame, pick, reveal, roll, sha256Hex, shuffle, thinking, view } from '@oubliette/engine';
import { describe, expect, it } from 'vitest';
import { at, toy } from './toy.ts';

const game = (seed: string) => newGame(toy, { seats: 3, seed });
const times = <T>(n: number, each: (i: number) => T): T[] => Array.from({ length: n }, (_, i) => each(i));

describe('chance', () => {
  it('[ENG-CHANCE-1] every face and every order comes equally often', () => {
    const s = game('fair');
    for (const sides of [2, 3, 6, 7, 20]) {
      const counts = new Array<number>(sides).fill(0);
      for (let i = 0; i < 4000 * sides; i++) counts[roll(s, sides) - 1]!++;
      // Chi squared far below what a folded remainder gives; the seed is fixed, so this never wavers.
      const chi = counts.reduce((sum, n) => sum + (n - 4000) ** 2 / 4000, 0);
      expect(chi).toBeLessThan(3 * sides);
    }
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(s, [1, 2, 3, 4]).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const n of orders.values()) expect(Math.abs(n - 1000)).toBeLessThan(150);
  });

  it('[ENG-CHANCE-2] a seed gives these dice, here and everywhere', () => {
    const s = game('everywhere');
    expect(times(20, () => roll(s, 6))).toMatchInlineSnapshot(`
      [
        1,
        2,
        4,
        3,
        6,
        4,
        6,
        6,
        6,
        3,
        5,
        4,
        6,
        1,
        5,
        6,
        6,
        3,
        6,
        4,
      ]
    `);
    expect(times(6, () => roll(s, 1_000_000_007))).toMatchInlineSnapshot(`
      [
        490737433,
        698496227,
        459614232,
        239159131,
        342564077,
        436597478,
      ]
    `);
    expect(
      shuffle(
        s,
        times(12, (i) => i),
      ),
    ).toMatchInlineSnapshot(`
      [
        8,
        1,
        2,
        5,
        6,
        9,
        4,
        7,
        0,
        3,
        11,
        10,
      ]
    `);
    expect(s.core.chance).toMatchInlineSnapshot(`
      [
        831487611,
        -1400023091,
        -101881241,
        759306800,
      ]
    `);
    expect(times(5, () => roll(game('other'), 6))).not.toEqual(times(5, () => roll(game('everywhere'), 6)));
  });

  it('[ENG-CHANCE-3] thinking and imagining leave the game’s dice alone', () => {
    const s = at({ proc: 'turn', todo: [0], at: 0 });
    const before = JSON.stringify(s);
    const think = thinking(7);
    const again = thinking(7);
    expect(times(5, () => think(100))).toEqual(times(5, () => again(100)));
    imagine(toy, view(toy, s, 0), 0, think);
    expect(JSON.stringify(s)).toBe(before);
    const world = imagine(toy, view(toy, s, 0), 0, think);
    expect(world.core.chance).not.toEqual(s.core.chance);
  });

  it('[ENG-CHANCE-4] what tells something counts as known, what tells nothing does not', () => {
    const s = game('known');
    const known = (does: () => unknown) => {
      const before = s.core.known;
      does();
      return s.core.known - before;
    };
    expect(known(() => roll(s, 6))).toBe(1);
    expect(known(() => pick(s, ['a', 'b']))).toBe(1);
    expect(known(() => draw(s, s.deck))).toBe(1);
    expect(known(() => reveal(s))).toBe(1);
    expect(known(() => shuffle(s, s.deck))).toBe(0);
    expect(known(() => draw(s, []))).toBe(0);
    expect(() => pick(s, [])).toThrow('nothing to pick from');
  });

  it('[ENG-CHANCE-5] SHA-256 gives the standard’s results, also at the edges of a block and beyond ASCII', () => {
    expect(sha256Hex('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    expect(sha256Hex('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const twoBlocks = 'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq';
    expect(sha256Hex(twoBlocks)).toBe('248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1');
    expect(sha256Hex('a'.repeat(1_000_000))).toBe('cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0');
  });
});

describe('chance against Node’s own', () => {
  it('[ENG-CHANCE-5] agrees with another implementation on every length up to three blocks and on any text', async () => {
    const { createHash } = await import('node:crypto');
    const theirs = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
    for (let length = 0; length < 200; length++) expect(sha256Hex('x'.repeat(length))).toBe(theirs('x'.repeat(length)));
    for (const text of ['élève', 'жук', '€', '𝄞 clef', '\u0000', 'lone \ud800 surrogate'])
      expect(sha256Hex(text)).toBe(theirs(text));
  });
});
