import {
  apply,
  asks,
  diff,
  type Event,
  hear,
  imagine,
  isOver,
  options,
  outcome,
  patch,
  sound,
  thinking,
  view,
} from '@oubliette/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, drafts, lanes, type State, toy } from './toy.ts';

const ask = (s: State, seat: number, kind: string) => asks(toy, s).find((a) => a.seat === seat && a.kind === kind)!;

describe('the gate', () => {
  it('[ENG-GATE-1] a view holds these fields, and of asks and steps one’s own', () => {
    const s = at({ proc: 'turn', todo: [0], at: 0 });
    apply(toy, s, ask(s, 1, 'to'), '2');
    expect(Object.keys(view(toy, s, 0))).toEqual(['game', 'seats', 'frames', 'waiting', 'asks', 'mine', 'answered']);
    expect(view(toy, s, 0)).toMatchObject({ waiting: [0], mine: [], answered: 0 });
    expect(view(toy, s, 0).asks).toEqual([
      {
        kind: 'turn',
        optional: false,
        options: ['again', 'call', 'roll', 'draw', 'stop'],
        rules: ['TOY-1'],
        about: { coins: 3 },
      },
      { kind: 'to', optional: true, options: ['1', '2'], rules: ['TOY-5'], about: { step: 0 } },
    ]);
    expect(view(toy, s, 1)).toMatchObject({ mine: [{ kind: 'offer', seat: 1, steps: ['2'], fits: 1 }], answered: 1 });
    expect(view(toy, s, 1).asks.map((a) => a.kind)).toEqual(['price']);
    expect(view(toy, s, 'spectator')).toMatchObject({ asks: [], mine: [], answered: 0 });
    expect(view(toy, at(drafts()), 0).waiting).toEqual([0, 1, 2]);
  });

  it('[ENG-GATE-1] a frame shows nothing of its locals unless its procedure says so', () => {
    const s = at({ proc: 'hush', at: 0, word: 'hidden' });
    expect(JSON.stringify(view(toy, s, 0))).not.toContain('hidden');
    expect(view(toy, s, 0).frames[0]).toEqual({ proc: 'hush', at: 1 });
  });

  it('[ENG-GATE-1] a view stays as it was while the game goes on', () => {
    const s = at(drafts());
    apply(toy, s, ask(s, 1, 'suit'), 'hearts');
    const seen = view(toy, s, 1);
    const before = JSON.stringify(seen);
    apply(toy, s, ask(s, 1, 'card'), 'low');
    expect(JSON.stringify(seen)).toBe(before);
  });

  it('[ENG-GATE-2] the open part is for all, the secret part for its audience', () => {
    const s = at({ proc: 'turn', todo: [1], at: 0 });
    const told: Event[] = [];
    apply(toy, s, ask(s, 1, 'turn'), 'draw', (event) => told.push(event));
    const card = s.hand[1]![0];
    expect(hear(told[0]!, 1)).toEqual({ type: 'drew', rule: 'TOY-3', seat: 1, card, mine: true });
    for (const viewer of [0, 2, 'spectator'] as const) {
      expect(hear(told[0]!, viewer)).toEqual({ type: 'drew', rule: 'TOY-3', seat: 1 });
    }
  });

  it('[ENG-GATE-3] answers sound to others as their ask says; steps of drafts and asides are silent', () => {
    const inLanes = at(lanes());
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'urn', 0)).toBe('something');
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'urn', 1)).toBe('urn');
    expect(sound(toy, inLanes, ask(inLanes, 1, 'sell'), 'stop', 'spectator')).toBe('stop');
    const inDrafts = at(drafts());
    expect(sound(toy, inDrafts, ask(inDrafts, 1, 'suit'), 'hearts', 0)).toBeUndefined();
    expect(sound(toy, inDrafts, ask(inDrafts, 1, 'suit'), 'hearts', 1)).toBe('hearts');
    const s = at({ proc: 'turn', todo: [0], at: 0 });
    expect(sound(toy, s, ask(s, 0, 'turn'), 'stop', 2)).toBe('stop');
    expect(sound(toy, s, ask(s, 1, 'to'), '2', 0)).toBeUndefined();
    apply(toy, s, ask(s, 1, 'to'), '2');
    expect(sound(toy, s, ask(s, 1, 'price'), '3', 0)).toBe('3');
  });

  it('[ENG-GATE-4] an imagined world looks like what was seen, for every viewer, drafts and lanes included', () => {
    const half = at(drafts());
    for (const option of ['hearts', 'low', 'loud'])
      apply(toy, half, asks(toy, half).find((a) => a.seat === 1)!, option);
    const busy = at(lanes());
    apply(toy, busy, ask(busy, 2, 'sell'), 'urn');
    apply(toy, busy, ask(busy, 0, 'sell'), 'spark');
    const drawn = at({ proc: 'turn', todo: [1, 2], at: 0 });
    apply(toy, drawn, ask(drawn, 1, 'turn'), 'draw');
    apply(toy, drawn, ask(drawn, 2, 'to'), '0');
    const pick = thinking('worlds');
    for (const s of [half, busy, drawn, at({ proc: 'hush', at: 0, word: 'x' })]) {
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        const seen = view(toy, s, viewer);
        const world = imagine(toy, seen, viewer, pick);
        expect(view(toy, world, viewer)).toEqual(seen);
        for (let i = 0; i < 200 && !isOver(world); i++) {
          const open = asks(toy, world).filter((a) => !a.optional && a.kind !== 'sell');
          const sell = asks(toy, world).find((a) => a.kind === 'sell');
          const next = open[0] ?? sell!;
          const can = next.kind === 'sell' ? ['stop'] : options(toy, world, next).filter((o) => o !== 'again');
          apply(toy, world, next, can[pick(can.length)]!);
        }
        expect(isOver(world)).toBe(true);
      }
    }
  });

  it('[ENG-GATE-4] what others have sealed is guessed anew in each world', () => {
    const s = at(drafts());
    for (const option of ['hearts', 'low', 'loud']) apply(toy, s, asks(toy, s).find((a) => a.seat === 1)!, option);
    const pick = thinking('guess');
    const guesses = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const world = imagine(toy, view(toy, s, 0), 0, pick);
      guesses.add(JSON.stringify((world.core.stack[0] as unknown as { drafts: string[][] }).drafts[1]));
    }
    expect(guesses.size).toBe(4);
  });

  it('[ENG-GATE-5] outcome and score leave at the end, not before', () => {
    const s = at({ proc: 'turn', todo: [0], at: 0 }, (s) => s.coins.splice(1, 1, 9));
    expect(outcome(toy, s)).toBeUndefined();
    expect('end' in view(toy, s, 0)).toBe(false);
    apply(toy, s, ask(s, 0, 'turn'), 'stop');
    expect(outcome(toy, s)).toEqual({ winners: [1] });
    expect(view(toy, s, 'spectator').end).toEqual({ outcome: { winners: [1] }, score: toy.score(s) });
    expect(asks(toy, s)).toEqual([]);
  });
});

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
    expect(diff(row, row.slice(1))).toEqual({ cut: 1 });
    expect(diff(row, row.slice(0, -2))).toEqual({ at: 28, cut: 2 });
    expect(diff(row, [...row.slice(0, 9), { card: 'new', seen: true }, ...row.slice(9)])).toEqual({
      at: 9,
      put: [{ card: 'new', seen: true }],
    });
    const turned = row.map((x, i) => (i === 4 ? { ...x, seen: true } : x));
    expect(diff(row, turned)).toEqual({ in: [[4, { o: { seen: true } }]] });
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
        expect(patch(a, JSON.parse(JSON.stringify(diff(a, b) ?? {})))).toEqual(b);
      }),
      { seed: 7, numRuns: 2_000 },
    );
  });

  it('[ENG-GATE-6] what is replaced by something bigger says so: it is no change of its inside', () => {
    expect(diff({ a: 1 }, { a: { o: 1 } })).toEqual({ o: { a: { v: { o: 1 } } } });
    expect(diff([1], { in: [] })).toEqual({ v: { in: [] } });
    expect(diff({ v: 1 }, [])).toEqual({ v: [] });
    expect(diff(3, null)).toBeNull();
    expect(patch(3, null)).toBeNull();
  });

  it('[ENG-GATE-6] a change of something else is refused', () => {
    for (const [a, change] of [
      [5, { cut: 1 }],
      ['word', { in: [] }],
      [null, { o: {} }],
      [{ a: 1 }, { cut: 1 }],
      [[1], { o: { a: 1 } }],
      [[1], { x: ['a'] }],
    ] as const)
      expect(() => patch(a, change)).toThrow('no change of this');
  });
});
