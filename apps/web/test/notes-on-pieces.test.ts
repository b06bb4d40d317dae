// Tooltips of pieces: their position, and how they write the numbers of their rules.

import { expect, it } from 'vitest';
import { besideBox } from '../src/kit/note-place.ts';
import { inShort } from '../src/kit/tips/rule-numbers.ts';

it('numbers in a row are written once', () => {
  expect(inShort(['DJ-FURN-2', 'DJ-FURN-CHEST-1', 'DJ-FURN-CHEST-2', 'DJ-FURN-CHEST-3', 'DL-MON-3a'])).toEqual([
    'DJ-FURN-2',
    'DJ-FURN-CHEST-1–3',
    'DL-MON-3a',
  ]);
  expect(inShort(['QT-END-1', 'QT-END-3', 'QT-TURN-4'])).toEqual(['QT-END-1', 'QT-END-3', 'QT-TURN-4']);
});

const view = { width: 320, height: 400 };
const note = { width: 200, height: 120 };
const piece = (left: number, top: number, width = 40, height = 40) => ({ left, top, width, height });

it('a note lies under a piece in the upper half and above one in the lower', () => {
  expect(besideBox(piece(140, 50), note, view)).toEqual({ left: 60, top: 98 });
  expect(besideBox(piece(140, 300), note, view)).toEqual({ left: 60, top: 172 });
  // On the other side, if only that has room.
  expect(besideBox(piece(140, 180, 40, 90), note, view)).toEqual({ left: 60, top: 52 });
});

it('a note never leaves the window', () => {
  expect(besideBox(piece(0, 50), note, view).left).toBe(8);
  expect(besideBox(piece(300, 50), note, view).left).toBe(112);
  expect(besideBox(piece(0, 0, 320, 400), note, view).top).toBe(272);
  expect(besideBox(piece(100, 190), { width: 200, height: 390 }, view).top).toBe(8);
});
