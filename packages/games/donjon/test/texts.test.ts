// What the catalogues must say: everything that can be asked, everything that has a name, every fault and reason.
import { catalogueFaults, speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { names } from '../locales/en/names.ts';
import { texts } from '../locales/texts.ts';
import {
  DUNGEON_CARD_IDS,
  EVENT_IDS,
  FURNITURE_IDS,
  MONSTER_CARD_IDS,
  MONSTERS,
  RECTANGULAR_ROOMS,
  SKILLS,
  SQUARE_ROOMS,
  TREASURE_IDS,
  WEAPON_IDS,
} from '../src/cards/cards.ts';
import { MONSTER_CARDS } from '../src/cards/monster-cards.ts';
import { donjon } from '../src/game.ts';

it('both languages say everything, with the parameters that are given', () => {
  const named = [
    ...DUNGEON_CARD_IDS,
    ...EVENT_IDS,
    ...FURNITURE_IDS,
    ...MONSTER_CARD_IDS,
    ...Object.keys(MONSTERS),
    ...RECTANGULAR_ROOMS,
    ...SQUARE_ROOMS,
    ...Object.keys(SKILLS),
    ...TREASURE_IDS,
    ...WEAPON_IDS,
  ];
  const keys = [
    ...Object.keys(donjon.asks).flatMap((kind) => [`ask.${kind}`, `ask.${kind}.other`]),
    ...Object.keys(donjon.settings).flatMap((name) => [`setting.${name}`, `setting.${name}.help`]),
    ...named.map((id) => `name.${id}`),
    ...[...EVENT_IDS, ...Object.keys(SKILLS), ...TREASURE_IDS].map((id) => `card.${id}`),
    ...['won', 'lost', 'left', 'night'].map((how) => `outcome.${how}`),
    'game.name',
    'game.tagline',
  ];
  expect(catalogueFaults(texts, { keys })).toEqual([]);
  expect(Object.keys(names).length).toBeGreaterThan(380);
});

it('[DJ-BEAST-1] the name of a monster card tells how many come, in both languages', () => {
  for (const lang of ['en', 'fr'] as const) {
    const t = speaker(texts as Texts, lang);
    for (const id of MONSTER_CARD_IDS)
      expect([id, t.say(`name.${id}`).match(/\d+/g)]).toEqual([id, MONSTER_CARDS[id].monsters.map(([, n]) => `${n}`)]);
  }
});

it('no figure is called by the name of a card: options show `m12` as it is', () => {
  expect(Object.keys(names).filter((key) => /^name\.[hmzdftg]\d+$/.test(key))).toEqual([]);
});
