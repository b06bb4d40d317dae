import { choice, entryText, flag, whole } from '@oubliette/engine';
import {
  coreFor,
  count,
  divide,
  drawSettings,
  isFull,
  perft,
  playOut,
  playthrough,
  randomGame,
  replay,
} from '@oubliette/testing';
import { describe, expect, it } from 'vitest';
import { bytesDiffer, difference, frozen, notPlain } from '../src/plain-data.ts';
import { tablesFor } from '../src/suite.ts';
import { lockbox } from './fixtures/lockbox.ts';
import { texts } from './fixtures/lockbox-texts.ts';

const table = { seats: 3, seed: 'kit' };
const played = (seed: string, undo = 0) => {
  const moments = [...randomGame(lockbox(), { ...table, seed }, { undo })];
  return moments.at(-1)!.match;
};

describe('random games', () => {
  it('are fixed by their seed', () => {
    expect(played('a').entries).toEqual(played('a').entries);
    expect(played('a').entries).not.toEqual(played('b').entries);
  });

  it('answer optional asks, and take things back when told to', () => {
    const matches = Array.from({ length: 20 }, (_, i) => played(`s${i}`, 0.2));
    const entries = matches.flatMap((match) => match.entries);
    const kinds = new Set(entries.map((entry) => (entry.verb === 'answer' ? entry.kind : entry.verb)));
    expect([...kinds].sort()).toEqual(
      [
        ...['bid', 'boast', 'boast-how', 'dig', 'polish', 'sell', 'stake', 'take-back', 'undo', 'undo-agreed', 'ward'],
      ].sort(),
    );
    const without = Array.from({ length: 20 }, (_, i) => played(`s${i}`)).flatMap((match) => match.entries);
    expect(without.every((entry) => entry.verb === 'answer')).toBe(true);
  });

  it('can be stood in again from what a fault tells', () => {
    const match = played('again', 0.2);
    const again = replay(lockbox(), { ...table, seed: 'again' }, match.entries.map(entryText).join(' | '));
    expect(bytesDiffer(again.state, match.state)).toBe(undefined);
    expect(() => replay(lockbox(), table, '@0 0 dig fly')).toThrow('"@0 0 dig fly" is refused by ENG-NOT-OFFERED');
  });

  it('can be played out from any state of one’s own', () => {
    const [opening] = randomGame(lockbox(), table);
    const g = opening!.match.game;
    const own = g.copy(opening!.state);
    expect(playOut(g, own, () => 0)).toBeGreaterThan(10);
    expect(own.core.stack).toEqual([]);
  });
});

describe('plain data', () => {
  class Thing {}
  it.each([
    [{ a: [1, { b: 'x' }], c: null, d: true }, undefined],
    [{ a: { b: undefined } }, 'a.b is undefined'],
    [[Number.NaN], '0 is NaN'],
    [{ a: -0 }, 'a is -0'],
    [{ a: new Map() }, 'a is a Map'],
    [{ a: new Thing() }, 'a is a Thing'],
    [{ a: () => 1 }, 'a is a function'],
    [{ a: Object.assign([1], { more: 1 }) }, 'a has holes or fields beside its items'],
    [new Array(2), 'the whole has holes or fields beside its items'],
    [{ a: 1n }, 'a is a bigint'],
    [{ [Symbol('s')]: 1 }, 'the whole has a symbol'],
  ])('%o: %s', (x, wrong) => expect(notPlain(x)).toBe(wrong));

  it('differs at its first place', () => {
    expect(difference({ a: [1, 2] }, { a: [1, 3] })).toBe('a.1: 2 / 3');
    expect(difference({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe(undefined);
    expect(bytesDiffer({ a: 1, b: 2 }, { b: 2, a: 1 })).toBe('the order of the fields');
    expect(difference({ a: 1 }, {})).toBe('a: 1 / nothing');
    expect(difference([], {})).toBe('the whole: [] / {}');
  });

  it('freezes to the bottom', () => {
    const x = frozen({ a: [{ b: 1 }] });
    expect(() => {
      x.a[0]!.b = 2;
    }).toThrow(TypeError);
  });
});

describe('perft', () => {
  const [opening] = randomGame(lockbox(), { seats: 2, seed: 'perft' });
  const s = opening!.state;

  it('counts what divide divides, and leaves the state alone', () => {
    const before = JSON.stringify(s);
    const parts = divide(lockbox(), s, 4);
    expect(parts).toEqual({ '@0 dig dig': 14, '@0 dig pass': 14 });
    expect(perft(lockbox(), s, 4)).toBe(28);
    expect(perft(lockbox(), s, 0)).toBe(1);
    expect(JSON.stringify(s)).toBe(before);
  });

  it('counts an end once, however deep', () => {
    const over = { ...s, core: coreFor(2) };
    expect(perft(lockbox(), over, 5)).toBe(1);
    expect(divide(lockbox(), over, 5)).toEqual({});
  });

  it('changes when a rule offers one option more', () => {
    expect(perft(lockbox('option in two words'), s, 2)).toBe(9);
  });
});

it('a playthrough is the same every time and shows what changed', () => {
  const text = playthrough(lockbox(), texts, { seats: 2, seed: 'a', lang: 'en' });
  expect(text).toBe(playthrough(lockbox(), texts, { seats: 2, seed: 'a', lang: 'en' }));
  expect(text).not.toMatch(/‹/);
  const faulty = playthrough(lockbox('sold card told'), texts, { seats: 2, seed: 'a', lang: 'en' });
  expect(faulty).toBe(text); // the sentence does not use the card: only a law can find it
  expect(playthrough(lockbox('score does not add up'), texts, { seats: 2, seed: 'a', lang: 'en' })).not.toBe(text);
});

it('counts are samples unless everything is wanted', () => {
  expect(count({ sample: 3, full: 500 })).toBe(isFull() ? 500 : 3);
});

const KINDS = { seats: [2, 3], settings: [{}, { short: true }] };
const kindOf = ({ seats, settings }: { seats: number; settings?: unknown }) => `${seats} ${JSON.stringify(settings)}`;
const EVERY_KIND = ['2 {"short":true}', '2 {}', '3 {"short":true}', '3 {}'];

it('a suite plays every number of seats with every set of settings in the full run', () => {
  const tables = tablesFor('lockbox', 'law', KINDS, 2, true);
  expect(tables.map(kindOf).sort()).toEqual(EVERY_KIND);
  expect(new Set(tables.map(({ seed }) => seed)).size).toBe(4);
});

it('in a short run each law begins elsewhere, so that together they play everything', () => {
  const laws = Array.from({ length: 20 }, (_, i) => tablesFor('lockbox', `law ${i}`, KINDS, 2, false));
  expect(laws.every((tables) => tables.length === 2)).toBe(true);
  expect([...new Set(laws.flat().map(kindOf))].sort()).toEqual(EVERY_KIND);
});

it('a suite can draw settings: the same for the same seed, every value in time, what is fixed as it is', () => {
  const spec = { short: flag(false), colour: choice(['red', 'blue'], 'red'), chests: whole(2, 4, 3), kept: flag(true) };
  const settings = [drawSettings(spec, { kept: true })];
  const draw = () => tablesFor('lockbox', 'drawn', { seats: [2], settings }, 40).map((at) => at.settings);
  expect(draw()).toEqual(draw());
  const valuesOf = (name: string) =>
    [...new Set(draw().map((values) => (values as Record<string, unknown>)[name]))].sort();
  expect(Object.keys(spec).map(valuesOf)).toEqual([[false, true], ['blue', 'red'], [2, 3, 4], [true]]);
});
