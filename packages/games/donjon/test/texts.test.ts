// What the catalogues must say: everything that can be asked, everything that has a name, every fault and reason.
import { catalogueFaults, speaker, type Texts } from '@oubliette/text';
import { expect, it } from 'vitest';
import { names } from '../locales/en/names.ts';
import { table } from '../locales/en/table.ts';
import { texts } from '../locales/texts.ts';
import {
  ARMOURS,
  CLASS_IDS,
  DUNGEON_CARD_IDS,
  EVENT_IDS,
  FURNITURE_IDS,
  GOODS,
  MONSTER_CARD_IDS,
  MONSTERS,
  QUEST_THINGS,
  RACE_IDS,
  RECTANGULAR_ROOMS,
  SHOT_IDS,
  SKILLS,
  SPELLS,
  SQUARE_ROOMS,
  TREASURE_IDS,
  WEAPON_IDS,
} from '../src/cards/cards.ts';
import { MONSTER_CARDS } from '../src/cards/monster-cards.ts';
import { QUESTS } from '../src/cards/quests.ts';
import { donjon } from '../src/game.ts';
import { MARKS, THINGS } from '../src/state.ts';

it('both languages say everything, with the parameters that are given, and each note names its rules', () => {
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

it('French elides “de” before the name of a hero', () => {
  const t = speaker(texts as Texts, 'fr');
  expect(t.say('ask.act', { hero: 'Odile' })).toBe('Au tour d’Odile. Que faire\u202f?');
  expect(t.say('ask.act', { hero: 'Brunhild' })).toMatch(/^Au tour de Brunhild\./);
  expect(t.say('event.breaks', { hero: 'Odile', item: 'dagger' })).toMatch(/^L’arme d’Odile se brise/);
});

it('no figure is called by the name of a card: options show `m12` as it is', () => {
  expect(Object.keys(names).filter((key) => /^name\.[hmzdftg]\d+$/.test(key))).toEqual([]);
});

it('everything that can lie on the table explains itself, in both languages', () => {
  const goals = QUESTS.flatMap(({ main, secondary }) => [main, ...secondary]);
  const ids = [
    ...Object.keys(MONSTERS),
    ...RACE_IDS,
    ...CLASS_IDS,
    ...Object.keys(SKILLS),
    ...EVENT_IDS,
    ...TREASURE_IDS,
    ...WEAPON_IDS,
    ...Object.keys(ARMOURS),
    // Missiles are in SHOT_IDS; torches are carried one by one.
    ...Object.entries(GOODS).flatMap(([id, one]) => ('missile' in one ? [] : [id === 'torches' ? 'torch' : id])),
    ...SHOT_IDS,
    ...QUEST_THINGS,
    ...FURNITURE_IDS,
    ...THINGS,
    ...MARKS,
    ...DUNGEON_CARD_IDS,
    ...SQUARE_ROOMS,
    ...RECTANGULAR_ROOMS,
    ...MONSTER_CARD_IDS,
    ...goals.map((goal) => `goal-${'within' in goal ? 'kill-soon' : goal.goal}`),
    ...['goods', 'web', 'fire', 'room', 'passage', 'stairs', 'dark', 'door', 'locked-door', 'open-door', 'portcullis'],
    ...['grimoire', 'scroll'],
  ];
  const fields = Object.keys(table).flatMap((key) => /^view\.(\w+)$/.exec(key)?.[1] ?? []);
  for (const lang of ['en', 'fr'] as const) {
    const t = speaker(texts as Texts, lang);
    expect(ids.filter((id) => !t.has(`about.${id}`) && !t.has(`card.${id}`))).toEqual([]);
    expect(fields.filter((field) => !t.has(`about.view.${field}`))).toEqual([]);
    // A grimoire or scroll is called by its spell.
    expect(SPELLS.filter((spell) => !t.has(`name.scroll:${spell}`) || !t.has(`name.grimoire:${spell}`))).toEqual([]);
  }
});
