// The manifest: everything that the catalogue needs before the rules are loaded. The rest is loaded on demand.
import { box } from '../locales/box.ts';
import { cover } from './cover.ts';
import { settings } from './settings.ts';

export const manifest = {
  id: 'dungeon-saga',
  seats: [2, 5],
  settings,
  optionalAsks: false,
  places: 'heroes',
  box,
  cover,
  rules: async () => (await import('./game.ts')).dungeonSaga,
  knowledge: async () => (await import('./bot/knowledge.ts')).knowledge,
  kept: async () => (await import('../kept/index.ts')).kept,
  texts: {
    en: {
      words: async () => (await import('../locales/en.ts')).en,
      ruleBook: async () => (await import('../RULES.md?raw')).default,
    },
    fr: {
      words: async () => (await import('../locales/fr.ts')).fr,
      ruleBook: async () => (await import('../REGLES.md?raw')).default,
    },
  },
} as const;
