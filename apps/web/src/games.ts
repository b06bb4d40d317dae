// The shelf: every game that can be played here, as its box tells it. Its rules, texts and table come when somebody plays it;
// besides this file, `own-tables.ts` and `device/rules.ts`, nothing in this app knows a game by name.
import { box as cryptSale } from '@oubliette/crypt-sale/box';
import { settings as cryptSaleSettings } from '@oubliette/crypt-sale/settings';
import { box as dungeonLords } from '@oubliette/dungeon-lords/box';
import { settings as dungeonLordsSettings } from '@oubliette/dungeon-lords/settings';
import { box as dungeonette } from '@oubliette/dungeonette/box';
import type { GameSettings } from '@oubliette/engine';
import type { Texts } from '@oubliette/text';
import type { Cover } from './home/cover.ts';
import { type LateTexts, lateTexts } from './late-texts.ts';
import { LEVELS, type Level } from './session/sitting.ts';

/** No rules are in it; a test compares it with the game's own definition. */
export interface ShelfGame {
  readonly id: string;
  readonly seats: readonly [number, number];
  readonly options: GameSettings;
  /** Something may be done out of turn. */
  readonly asides: boolean;
  /** How well bots can play it. */
  readonly levels: readonly Level[];
  readonly cover: Cover;
  /** Its name, and what can be agreed on before the start. */
  readonly box: Texts;
  readonly texts: LateTexts;
}

export const shelf: readonly ShelfGame[] = [
  {
    id: 'dungeon-lords',
    seats: [2, 4],
    options: dungeonLordsSettings,
    asides: false,
    levels: LEVELS,
    cover: {
      light: '#ffcf7a',
      cloth: '#a8481f',
      dark: '#1c0d08',
      prints: [
        { icon: 'dungeon-gate', x: 95, y: 120, width: 104, colour: '#5b3020' },
        { icon: 'candle-light', x: 36, y: 176, width: 42, colour: '#ffd98a' },
        { icon: 'candle-light', x: 154, y: 176, width: 42, colour: '#ffd98a' },
        { icon: 'imp-laugh', x: 95, y: 132, width: 108, colour: '#e2573f' },
      ],
    },
    box: dungeonLords,
    texts: lateTexts({
      en: {
        words: async () => (await import('@oubliette/dungeon-lords/en')).en,
        rules: async () => (await import('@oubliette/dungeon-lords/RULES.md?raw')).default,
      },
      fr: {
        words: async () => (await import('@oubliette/dungeon-lords/fr')).fr,
        rules: async () => (await import('@oubliette/dungeon-lords/REGLES.md?raw')).default,
      },
    }),
  },
  {
    id: 'dungeonette',
    seats: [4, 4],
    options: {},
    asides: false,
    levels: ['random'],
    cover: {
      light: '#ffe9a8',
      cloth: '#3f7a5c',
      dark: '#07150f',
      prints: [
        { icon: 'scroll-quill', x: 104, y: 152, width: 92, colour: '#f0dcae' },
        { icon: 'candle-holder', x: 78, y: 92, width: 82, colour: '#fff1cf' },
      ],
    },
    box: dungeonette,
    texts: lateTexts({
      en: {
        words: async () => (await import('@oubliette/dungeonette/en')).en,
        rules: async () => (await import('@oubliette/dungeonette/RULES.md?raw')).default,
      },
      fr: {
        words: async () => (await import('@oubliette/dungeonette/fr')).fr,
        rules: async () => (await import('@oubliette/dungeonette/REGLES.md?raw')).default,
      },
    }),
  },
  {
    id: 'crypt-sale',
    seats: [2, 4],
    options: cryptSaleSettings,
    asides: true,
    levels: ['random'],
    cover: {
      light: '#d6b7ff',
      cloth: '#5a3f9e',
      dark: '#0d0920',
      prints: [
        { icon: 'skull-crossed-bones', x: 95, y: 86, width: 60, colour: '#efe3ff' },
        { icon: 'gavel', x: 136, y: 166, width: 56, colour: '#e0b562' },
        { icon: 'coffin', x: 82, y: 156, width: 96, colour: '#f2e4c4' },
      ],
    },
    box: cryptSale,
    texts: lateTexts({
      en: {
        words: async () => (await import('@oubliette/crypt-sale/en')).en,
        rules: async () => (await import('@oubliette/crypt-sale/RULES.md?raw')).default,
      },
      fr: {
        words: async () => (await import('@oubliette/crypt-sale/fr')).fr,
        rules: async () => (await import('@oubliette/crypt-sale/REGLES.md?raw')).default,
      },
    }),
  },
];

export const onShelf = (id: string): ShelfGame | undefined => shelf.find((game) => game.id === id);
