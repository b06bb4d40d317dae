// The first game: what is said, when, and that it can be said.
import { texts } from '@oubliette/dungeon-lords/texts';
import { asks, hear, isOver, view } from '@oubliette/engine';
import { expect, it } from 'vitest';
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
  // Before the first orders are given there is no talk of adventurers.
  expect(seen.indexOf('orders')).toBeLessThan(seen.indexOf('arrivals'));
});
