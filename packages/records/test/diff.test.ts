import { diff, patch } from '@oubliette/records';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Words that no text of words can hold. */
const ODD = ['', 'two words', '~84x'];

describe('changes of a view', () => {
  // Views travel as JSON, which has no negative zero.
  const json = fc.jsonValue({ maxDepth: 4 }).map((x) => JSON.parse(JSON.stringify(x)));
  // Any two values have little in common; two views have nearly everything.
  const items = fc.array(json, { maxLength: 4 });
  const alike = fc.oneof(
    fc.tuple(items, items, items, items).map(([head, from, to, tail]) => [
      [...head, ...from, ...tail],
      [...head, ...to, ...tail],
    ]),
    fc.tuple(items, json, json, items).map(([head, from, to, tail]) => [
      [...head, { x: [from] }, ...tail],
      [...head, { x: [to] }, ...tail],
    ]),
    fc.tuple(json, json, json, json).map(([a, b, c, d]) => [
      { a, b: { a, b }, toString: b, gone: c },
      { a, b: { a, b: c }, toString: d, 'new "one"': c },
    ]),
  );
  const twoValues = fc.oneof(fc.tuple(json, json), alike);

  it('[ENG-GATE-6] patching with the difference gives the second, for any two values', () => {
    const runs = process.env.OUBLIETTE_FULL === '1' ? 50_000 : 3_000;
    fc.assert(
      fc.property(twoValues, ([a, b]) => {
        const before = JSON.stringify(a);
        const change = diff(a, b);
        const wire = change === undefined ? undefined : JSON.parse(JSON.stringify(change));
        expect(patch(a, wire)).toEqual(b);
        expect(JSON.stringify(a)).toBe(before);
        expect(diff(a, a)).toBeUndefined();
        expect(diff(b, JSON.parse(JSON.stringify(b)))).toBeUndefined();
      }),
      { seed: 6, numRuns: runs },
    );
  });

  it('[ENG-GATE-6] a field called __proto__ is a field like any other', () => {
    const hostile = JSON.parse('{"a":1,"__proto__":{"polluted":true}}');
    const copy = patch({ a: 2 }, diff({ a: 2 }, hostile)) as object;
    expect(JSON.stringify(copy)).toBe('{"a":1,"__proto__":{"polluted":true}}');
    expect((copy as { polluted?: boolean }).polluted).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('[ENG-GATE-6] a list that slides is one small change', () => {
    const row = Array.from({ length: 30 }, (_, i) => ({ card: `card ${i}`, seen: false }));
    expect(diff(row, row.slice(1))).toEqual([0, 1]);
    expect(diff(row, row.slice(0, -2))).toEqual([28, 2]);
    expect(diff(row, [...row.slice(0, 9), { card: 'new', seen: true }, ...row.slice(9)])).toEqual([
      9,
      0,
      [{ card: 'new', seen: true }],
    ]);
    const turned = row.map((x, i) => (i === 4 ? { ...x, seen: true } : x));
    expect(diff(row, turned)).toEqual([null, 4, { seen: true }]);
  });

  it('[ENG-GATE-6] a list of words that loses and gains in several places says only what comes and how many stay', () => {
    const before = ['n', 'e', 's', 'attack:m1:orc', 'drink', 'equip', 'skill:slumber', 'end'];
    const after = ['n', 's', 'sw', 'attack:m1:orc', 'equip', 'skill:slumber', 'trade'];
    expect(diff(before, after)).toEqual(['', 1, -1, 1, 'sw', 1, -1, 2, 'trade', -1]);
    expect(diff(before, [...before.slice(2), 'trade'])).toEqual(['', -2, 6, 'trade']);
    expect(diff(before, before.slice(0, 6))).toEqual([6, 2]);
    const orcs = ['attack:m2:orc', 'attack:m3:orc'];
    expect(diff(before, ['n', 'e', 's', 'w', 'attack:m1:orc', ...orcs, 'end'])).toEqual(
      ['', 3, 'w', 1, '~842 ~843', -3], // what stays at the end is not said
    );
    const word = fc.constantFrom('a', 'north', 'attack:m12:orc-archer', 'attack:m7:orc-archer', 'drink:potion', ...ODD);
    const list = fc.array(word, { maxLength: 9 });
    fc.assert(
      fc.property(list, list, (a, b) => {
        expect(patch(a, diff(a, b))).toEqual(b);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('[ENG-GATE-6] words that come are told in one text, by what they have in common with the word before them', () => {
    const before = ['n', 'stay where one is', 'end'];
    const told = (...come: string[]): unknown => {
      const after = ['n', ...come, 'end'];
      const change = diff(before, after);
      expect(patch(before, JSON.parse(JSON.stringify(change)))).toEqual(after);
      return change;
    };
    expect(told('attack:m9:orc', 'attack:m10:orc', 'attack:m10:troll', 'drink')).toEqual([
      '',
      1,
      'attack:m9:orc ~8410 ~b0troll drink',
      -1,
    ]);
    // Beginning and end do not overlap, in whichever word is the shorter one.
    expect(told('abcabc', 'abcabcabc', 'abcabc')).toEqual(['', 1, 'abcabc ~60abc ~60', -1]);
    const long = 'x'.repeat(50);
    expect(told(long, `${long}y${long}`)).toEqual(['', 1, `${long} ~zf${'x'.repeat(15)}y${'x'.repeat(35)}`, -1]);
    // A word with a space, with the sign before it or without a letter comes in a list.
    for (const odd of ODD) expect(told('attack:m1:orc', odd)).toEqual([1, 1, ['attack:m1:orc', odd]]);
  });

  it('[ENG-GATE-7] one tile laid, or one figure moved, on a map of forty tiles is a small change', () => {
    const tiles = Array.from({ length: 40 }, (_, i) => ({
      id: `t${i}`,
      tile: 'crossing',
      x: (i % 8) * 4,
      y: 4 * i,
      turn: i % 4,
      doors: [1, 0, 1, 0],
    }));
    const byPlace = Object.fromEntries(tiles.map(({ id, ...tile }) => [id, tile]));
    const figures = Array.from({ length: 14 }, (_, i) => ({
      id: `f${i}`,
      kind: 'orc',
      x: i,
      y: 2 * i,
      lives: 3,
      ready: true,
    }));
    const map = { tiles, byPlace, figures };
    const laid = { id: 't40', tile: 'hall', x: 12, y: 80, turn: 2, doors: [1, 1, 0, 0] };
    const moved = figures.map((figure) => (figure.id === 'f7' ? { ...figure, x: 9, y: 1 } : figure));
    const changes = [
      { ...map, tiles: [...tiles, laid] },
      { ...map, byPlace: { ...byPlace, [laid.id]: laid } },
      { ...map, figures: moved },
      { ...map, tiles: [...tiles, laid], figures: moved },
      { ...map, figures: moved.filter(({ id }) => id !== 'f3') },
      {
        ...map,
        figures: [
          { ...figures[0]!, lives: 2 },
          ...moved.slice(1, 13),
          { ...figures[13]!, ready: false },
          { ...figures[3]!, id: 'f14' },
        ],
      },
    ];
    for (const next of changes) {
      const change = diff(map, next);
      expect(patch(map, JSON.parse(JSON.stringify(change)))).toEqual(next);
      expect(JSON.stringify(change).length).toBeLessThanOrEqual(250);
    }
  });

  it('[ENG-GATE-7] things with an id are followed by it, whatever comes and goes around them', () => {
    const things = fc.uniqueArray(
      fc.record({ id: fc.nat(12), n: fc.nat(3), in: fc.array(fc.nat(2), { maxLength: 2 }) }),
      {
        selector: ({ id }) => id,
        maxLength: 9,
      },
    );
    fc.assert(
      fc.property(things, things, (a, b) => {
        expect(patch(a, diff(a, b))).toEqual(b);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('[ENG-GATE-6] what is replaced by something bigger says so: it is no change of its inside', () => {
    expect(diff({ a: 1 }, { a: { b: 1 } })).toEqual({ a: [{ b: 1 }] });
    expect(diff([1], { a: [] })).toEqual([{ a: [] }]);
    expect(diff({ a: 1 }, [])).toEqual([[]]);
    expect(diff({ a: 1, b: 2 }, { b: 2 })).toEqual({ a: [] });
    expect(diff({ a: 1 }, { a: [] })).toEqual({ a: [[]] });
    expect(diff(3, null)).toBeNull();
    expect(patch(3, null)).toBeNull();
  });

  it('[ENG-GATE-6] a change of something else is refused', () => {
    for (const [a, change] of [
      [5, [0, 1]],
      ['word', [null, 0, 1]],
      [null, {}],
      [{ a: 1 }, [0, 1]],
      [['a'], ['', 2]],
      [[1], { a: 1 }],
      [[1], { a: [] }],
    ] as const)
      expect(() => patch(a, change)).toThrow('no change of this');
  });
});
