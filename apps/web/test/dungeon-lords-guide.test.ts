// The notes of a first game: which ones, when, and that their texts exist.

import { texts } from '@oubliette/dungeon-lords/texts';
import { asks, enter, hear, isOver, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
import { beside, overlap } from '../src/kit/note-place.ts';
import type { AskNow } from '../src/session/now.ts';
import { NOTES, noteFor } from '../src/tables/dungeon-lords/guide/notes.ts';
import { captions } from '../src/tables/dungeon-lords/locales/texts.ts';
import type { View } from '../src/tables/dungeon-lords/reading.ts';
import { playEagerly } from './dungeon-lords-moments.ts';
import { PEOPLE, tableOf } from './game-files.ts';

it('every note has its words in both languages, and its rules are in the book', () => {
  for (const lang of ['en', 'fr'] as const) {
    for (const { id, rules } of NOTES) {
      expect(captions[lang].message(`guide.${id}`), id).toBeDefined();
      expect(captions[lang].message(`guide.${id}.text`), id).toBeDefined();
      for (const rule of rules) expect(texts[lang].rule(rule), rule).toBeDefined();
    }
  }
});

it('over a whole game nearly all of them have their moment, each once and about what is there', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 2));
  const seen: string[] = [];
  const look = (over: boolean): void => {
    const { match } = played;
    const { game, state } = match;
    const told = [...match.opening, ...match.moves.flatMap(({ events }) => events)].map((event) => hear(event, 0));
    const mine = view(game, state, 0);
    const [ask] = mine.asks;
    const moment = { ask: ask as AskNow | undefined, game: mine.game as View, me: 0, told, showing: false, over };
    const note = noteFor(moment, seen);
    if (note === undefined) return;
    expect(note.when(moment)).toBe(true);
    seen.push(note.id);
  };
  playEagerly(played, ({ game, state }) => {
    if (asks(game, state).some(({ seat }) => seat === 0)) look(false);
    return false;
  });
  expect(isOver(played.match.state)).toBe(true);
  look(true);
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[0]).toBe('welcome');
  expect(seen.at(-1)).toBe('score');
  expect(seen.length).toBeGreaterThan(14);
  // Before the first orders no note is about adventurers.
  expect(seen.indexOf('orders')).toBeLessThan(seen.indexOf('arrivals'));
});

it('the opening is scripted: in winter of a first game three orders are advised, one after another, each checked by doing', () => {
  const played = tableOf('dungeon-lords', PEOPLE.slice(0, 3), [], { firstGame: true as unknown as string });
  const { match } = played;
  const advised: (string | undefined)[] = [];
  const seen = NOTES.map(({ id }) => id as string).filter((id) => !id.endsWith('-order'));
  for (let nth = 0; nth < 3; nth++) {
    const mine = view(match.game, match.state, 0);
    const soFar = advised.map((option) => ({ kind: 'order', option: option ?? '' }));
    const ask = { ...mine.asks[0]!, soFar, refused: [] } as unknown as AskNow;
    const note = noteFor({ ask, game: mine.game as View, me: 0, told: [], showing: false, over: false }, seen);
    advised.push(note?.does);
    seen.push(note?.id ?? '');
    const option = note?.does ?? '';
    expect(enter(match, { seat: 0, verb: 'answer', kind: 'order', option, n: mine.answered })).toBeUndefined();
  }
  expect(advised).toEqual(['food', 'dig', 'imps']);
});

it('a note keeps clear of what it points at, and of the answers where there is room', () => {
  const note = { width: 322, height: 190 };
  const bar = { left: 0, top: 600, width: 1366, height: 168 };
  for (const [width, height] of [
    [1366, 768],
    [1024, 768],
    [390, 844],
    [844, 390],
  ] as const) {
    for (const target of [
      { left: 10, top: 60, width: 180, height: 90 },
      { left: width - 200, top: 60, width: 190, height: 100 },
      { left: width / 2 - 80, top: height / 2 - 40, width: 160, height: 80 },
    ]) {
      const place = beside(note, target, [bar], { width, height });
      const box = { ...place, ...note };
      expect({ width, target, over: overlap(box, target) }).toEqual({ width, target, over: 0 });
      expect(place.left >= 0 && place.top >= 0 && place.left + note.width <= width).toBe(true);
      if (width > 1000) expect(overlap(box, bar)).toBe(0);
    }
  }
});
