// What the catalogues must say of everything that lies on the table.
import { newGame, view } from '@oubliette/engine';
import { catalogueFaults, speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { ADVENTURE_IDS } from '../src/cards/adventures/adventure-ids.ts';
import { COMMAND_IDS } from '../src/cards/command-cards.ts';
import { FEAT_IDS, HERO_IDS } from '../src/cards/heroes.ts';
import { ITEM_IDS } from '../src/cards/items.ts';
import { BOSS_IDS, MINION_IDS } from '../src/cards/minions.ts';
import { PIECE_IDS, TABLE_IDS } from '../src/cards/pieces.ts';
import { SEARCH_KINDS } from '../src/cards/search-deck.ts';
import { SPELL_IDS } from '../src/cards/spells.ts';
import { EVENT_IDS } from '../src/cards/tables.ts';
import { TRAP_IDS } from '../src/cards/trap-cards.ts';
import { dungeonSaga } from '../src/game.ts';

const speakers = (['en', 'fr'] as const).map((lang) => speaker(texts as Texts, lang));

it('both languages say everything, and each note names rules of the book', () => {
  expect(catalogueFaults(texts)).toEqual([]);
});

it('everything that can lie on the table has a name and explains itself, in both languages', () => {
  const ids = [
    ...HERO_IDS,
    ...FEAT_IDS,
    ...ITEM_IDS,
    ...SPELL_IDS,
    ...MINION_IDS,
    ...BOSS_IDS,
    ...COMMAND_IDS,
    ...SEARCH_KINDS,
    ...EVENT_IDS,
    ...TRAP_IDS,
    ...PIECE_IDS,
    ...TABLE_IDS,
    ...['grave-bolt', 'call-the-bones', 'shroud', 'bone-pile', 'exit', 'crystal'],
  ];
  for (const t of speakers) {
    // A crystal is called by its level.
    expect(ids.filter((id) => id !== 'crystal' && !t.has(`name.${id}`))).toEqual([]);
    expect(ids.filter((id) => !t.has(`about.${id}`))).toEqual([]);
    expect(ids.map((id) => t.say(`about.${id}`)).filter((text) => text.length < 10)).toEqual([]);
  }
});

it('so do the kinds of floor, sides and marks, and the fields of the table and of a hero', () => {
  for (const adventure of ADVENTURE_IDS) {
    const s = newGame(dungeonSaga, { seats: 2, seed: 'about', settings: { adventure } });
    for (const viewer of [0, 1] as const) {
      const { game } = view(dungeonSaga, s, viewer);
      const { cells, edges, marks = {} } = game.map;
      const kinds = [cells, edges, marks].flatMap((lists) => Object.keys(lists)).filter((kind) => kind !== 'wall');
      const groups = [game, game.quest, ...game.heroes, game.dungeon ?? {}];
      const fields = groups
        .flatMap((group) => Object.keys(group))
        .filter((field) => !field.startsWith('_') && !['id', 'seat', 'number', 'name'].includes(field));
      for (const t of speakers) {
        expect(kinds.filter((kind) => !t.has(`about.${kind}`))).toEqual([]);
        expect(fields.filter((field) => !t.has(`about.view.${field}`))).toEqual([]);
      }
    }
  }
});
