// What the catalogues must say of everything that lies on the table.
import { newGame, view } from '@oubliette/engine';
import { catalogueFaults, speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import {
  CHARACTER_IDS,
  EVENT_IDS,
  ITEM_IDS,
  MONSTER_IDS,
  QUEST_IDS,
  SPECIAL_IDS,
  TEMPERS,
  TOKENS,
} from '../src/cards/cards.ts';
import { questsAndBetrayals } from '../src/game.ts';

const speakers = (['en', 'fr'] as const).map((lang) => speaker(texts as Texts, lang));

it('both languages say everything, and each note names rules of the book', () => {
  expect(catalogueFaults(texts)).toEqual([]);
});

it('everything that can lie on the table has a name and explains itself, in both languages', () => {
  const ids = [
    ...CHARACTER_IDS,
    ...MONSTER_IDS,
    ...SPECIAL_IDS,
    ...EVENT_IDS,
    ...QUEST_IDS,
    ...ITEM_IDS,
    ...TOKENS,
    ...TEMPERS,
    ...['healing-temple', 'attacker', 'defender', 'closed'],
  ];
  for (const t of speakers) {
    expect(ids.filter((id) => !t.has(`name.${id}`))).toEqual([]);
    expect(ids.filter((id) => !t.has(`about.${id}`))).toEqual([]);
    // A quest says what it wants, not only what it pays.
    const [short] = QUEST_IDS.map((id) => t.say(`about.${id}`)).sort(
      (a, b) => a.split('.').length - b.split('.').length,
    );
    expect(short!.split('.').length).toBeGreaterThan(2);
  }
});

it('so do the fields of the table and of a player', () => {
  const s = newGame(questsAndBetrayals, { seats: 4, seed: 'about' });
  const { game } = view(questsAndBetrayals, s, 0);
  const fields = [game, ...game.players]
    .flatMap((group) => Object.keys(group))
    .filter((field) => !field.startsWith('_'));
  for (const t of speakers) expect(fields.filter((field) => !t.has(`about.view.${field}`))).toEqual([]);
});
