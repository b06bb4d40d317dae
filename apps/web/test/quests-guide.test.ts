// The first game of Quests and Betrayals: what is said, when, and that it can be said.
import { texts } from '@oubliette/quests-and-betrayals/texts';
import { expect, it } from 'vitest';
import { newGame } from '../src/device/open-game.ts';
import { tableNow } from '../src/session/now.ts';
import { LOYAL, RIVALS, SECRET, TREACHEROUS } from '../src/tables/quests-and-betrayals/guide/first-game.ts';
import { NOTES, noteFor } from '../src/tables/quests-and-betrayals/guide/notes.ts';
import { captions } from '../src/tables/quests-and-betrayals/locales/texts.ts';
import { gameOf } from '../src/tables/quests-and-betrayals/reading.ts';
import { PERSON, rulesOf } from './game-files.ts';
import { playedToTheEnd } from './quests-moments.ts';

it('every note has its words in both languages, and its rules are in the book', () => {
  for (const lang of ['en', 'fr'] as const) {
    for (const { id, rules } of NOTES) {
      expect(captions[lang].message(`guide.${id}`), id).toBeDefined();
      expect(captions[lang].message(`guide.${id}.text`), id).toBeDefined();
      for (const rule of rules) expect(texts[lang].rule(rule), rule).toBeDefined();
    }
  }
});

it('over a whole game they have their moments, each once and about what is there', () => {
  const seen: string[] = [];
  const played = playedToTheEnd(
    (match) => {
      const now = tableNow(match, 0);
      const ask = now.asks.find(({ optional }) => !optional);
      if (ask === undefined) return;
      const moment = { ask, game: gameOf(now), me: 0, told: now.told, showing: false, over: false };
      const note = noteFor(moment, seen);
      if (note === undefined) return;
      expect(note.when(moment)).toBe(true);
      seen.push(note.id);
    },
    4,
    { dice: 'a', talkative: true },
  );
  const now = tableNow(played.match, 0);
  const last = noteFor({ ask: undefined, game: gameOf(now), me: 0, told: now.told, showing: false, over: true }, seen);
  expect(last?.id).toBe('score');
  expect(new Set(seen).size).toBe(seen.length);
  expect(seen[0]).toBe('welcome');
  expect(seen).toEqual(
    expect.arrayContaining(['village', 'tempers', 'monster', 'offer', 'arena', 'arena-talk', 'fist']),
  );
  // A betrayal in both directions.
  expect(seen).toEqual(expect.arrayContaining(['i-broke', 'they-broke']));
});

it('those whom one meets in a first game have the tempers that the guide tells', () => {
  const rules = rulesOf('quests-and-betrayals');
  if (rules === undefined) throw new Error('it is not in the catalogue');
  const options = Object.fromEntries(Object.entries(rules.settings).map(([name, { default: usual }]) => [name, usual]));
  const names = ['Malvina', ...RIVALS.map(({ name }) => name)];
  const { match } = newGame(rules, { names, chairs: names.map(() => PERSON), options }, SECRET);
  const { players } = match.state as unknown as { players: readonly { temper: string }[] };
  expect(players.slice(1).map(({ temper }) => temper)).toEqual(RIVALS.map(({ temper }) => temper));
  expect([RIVALS[LOYAL - 1]?.temper, RIVALS[TREACHEROUS - 1]?.temper]).toEqual(['loyal', 'treacherous']);
});
