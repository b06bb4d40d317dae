import { apply, awaited, newGame, options, thinking, view } from '@oubliette/engine';
import { diffText } from '@oubliette/records';
import { type Speaker, speaker } from '@oubliette/text';
import { expect, it } from 'vitest';
import { en } from '../locales/en.ts';
import { fr } from '../locales/fr.ts';
import { texts } from '../locales/texts.ts';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventure-ids.ts';
import { dungeonSaga } from '../src/game.ts';

const MOST_BYTES = 250;

it('a step that reveals nothing changes the view of the game by at most 250 bytes, for everybody', () => {
  let steps = 0;
  for (const [g, adventure] of ADVENTURE_IDS.entries()) {
    const s = newGame(dungeonSaga, { seats: 3, seed: `step ${g}`, settings: { adventure } });
    const pick = thinking(g);
    for (let i = 0; i < 150; i++) {
      const [ask] = awaited(dungeonSaga, s);
      if (ask === undefined) break;
      const all = options(dungeonSaga, s, ask);
      const option = all[pick(all.length)]!;
      const heard: string[] = [];
      const before = [0, 1, 2].map((seat) => view(dungeonSaga, s, seat).game);
      apply(dungeonSaga, s, ask, option, ({ type }) => void heard.push(type));
      if (ask.kind !== 'walk' || heard.some((type) => type !== 'moved')) continue;
      steps++;
      for (const seat of [0, 1, 2]) {
        const change = diffText(before[seat]!, view(dungeonSaga, s, seat).game) ?? '';
        expect(change.length).toBeLessThanOrEqual(MOST_BYTES);
      }
    }
  }
  expect(steps).toBeGreaterThan(100);
});

/** Fields of a board that clients read by themselves. */
const DRAWN = ['map', 'marks', 'edges', 'figures', 'things', 'what', 'facing', 'id', 'active'];
/** Every field a client shows, with every value of it. */
function shown(value: unknown, field: string, see: (field: string, value: unknown) => void): void {
  if (Array.isArray(value)) for (const item of value) shown(item, field, see);
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      if (name.startsWith('_')) continue;
      if (field === 'cells' || field === 'edges' || field === 'marks') shown(inner, '', see);
      else shown(inner, name, see);
    }
  } else if (field !== '') see(field, value);
}

it('nothing internal is shown: every field has a label in both languages, no number stands for nothing or for a square', () => {
  for (const [g, adventure] of ADVENTURE_IDS.entries()) {
    const s = newGame(dungeonSaga, { seats: 3, seed: `shown ${g}`, settings: { adventure, deckChanges: 2 } });
    const pick = thinking(g);
    for (let i = 0; i < 200; i++) {
      const [ask] = awaited(dungeonSaga, s);
      if (ask === undefined) break;
      const all = options(dungeonSaga, s, ask);
      apply(dungeonSaga, s, ask, all[pick(all.length)]!);
      if (i % 20 > 0) continue;
      for (const seat of [0, 1, 2]) {
        shown(view(dungeonSaga, s, seat).game, '', (field, value) => {
          if (!DRAWN.includes(field)) {
            expect(en, field).toHaveProperty([`view.${field}`]);
            expect(fr, field).toHaveProperty([`view.${field}`]);
          }
          expect(value, field).not.toBe('');
          expect(value, field).not.toBe('none');
          if (typeof value === 'number') expect(value, field).toSatisfy((n: number) => n >= 0 && n < 100);
        });
      }
    }
  }
});
it('the overlord reads the map behind the doors by the names of squares, the heroes do not', () => {
  const s = newGame(dungeonSaga, { seats: 2, seed: 'map', settings: { adventure: 'flooded-cellars' } });
  const { dungeon } = view(dungeonSaga, s, 0).game;
  expect(dungeon!.tiles.find(({ tile }) => tile === 'R4 f6–h9')).toEqual({
    tile: 'R4 f6–h9',
    minions: [{ what: 'zombie', cell: 'g8' }],
    pieces: [{ what: 'locked-chest', cells: ['f8'], lock: '2/2' }],
    piles: [],
  });
  expect(dungeon!.doors).toContain('d9/d10 3/3');
  expect(dungeon).not.toHaveProperty('exit');
  for (const viewer of [1, 'spectator'] as const) {
    expect(Object.keys(view(dungeonSaga, s, viewer).game)).not.toContain('dungeon');
    expect(Object.keys(view(dungeonSaga, s, viewer).game)).not.toContain('_plan');
  }
});
it('no two answers to one question read the same, in either language', () => {
  const speakers = (['en', 'fr'] as const).map((lang) => speaker(texts, lang) as Speaker);
  let asked = 0;
  for (const [g, adventure] of ADVENTURE_IDS.entries()) {
    const s = newGame(dungeonSaga, { seats: 2, seed: `words ${g}`, settings: { adventure, deckChanges: 2 } });
    const pick = thinking(`words ${g}`);
    for (let i = 0; i < 400; i++) {
      const [ask] = awaited(dungeonSaga, s);
      if (ask === undefined) break;
      const all = options(dungeonSaga, s, ask);
      const [seen] = view(dungeonSaga, s, ask.seat).asks;
      for (const t of speakers) {
        const words = all.map((option) => t.option(ask.kind, option, seen!.about));
        expect(words.filter((word, n) => words.indexOf(word) !== n)).toEqual([]);
      }
      asked++;
      apply(dungeonSaga, s, ask, all[pick(all.length)]!);
    }
  }
  expect(asked).toBeGreaterThan(1000);
});
