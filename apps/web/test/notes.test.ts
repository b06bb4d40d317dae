// Private notes stay private until the game is over and their owner reveals them.
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { areOpen, forgetNotes, inMessages, keepNotes, notesOf, setOpen } from '../src/notes/notes.ts';

/** Like a browser's localStorage: the entries are its own properties. */
const storage = (): Record<string, string> =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  });
let kept = storage();
beforeEach(() => {
  kept = storage();
  vi.stubGlobal('localStorage', kept);
});
afterAll(() => vi.unstubAllGlobals());

it('are closed until their owner opens them, seat by seat, and go with their game', () => {
  keepNotes('g', 0, 'the baron bluffs');
  keepNotes('g', 1, 'so does she');
  expect([areOpen('g', 0), areOpen('g', 1)]).toEqual([false, false]);
  setOpen('g', 0, true);
  expect([areOpen('g', 0), areOpen('g', 1), notesOf('g', 1)]).toEqual([true, false, 'so does she']);
  setOpen('g', 0, false);
  expect(areOpen('g', 0)).toBe(false);
  setOpen('g', 1, true);
  forgetNotes('g');
  expect([notesOf('g', 1), areOpen('g', 1), Object.keys(kept)]).toEqual(['', false, []]);
});

it('are read out line by line, long lines in pieces', () => {
  expect(inMessages('one\n\n  two  \nthree four', 5)).toEqual(['one', 'two', 'three', ' four']);
  expect(inMessages(' \n ', 5)).toEqual([]);
});
