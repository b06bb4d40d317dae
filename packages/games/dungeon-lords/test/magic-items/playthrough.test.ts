// A whole game of each variant, told from the first line to the last, in both languages.
import { playthrough } from '@oubliette/testing';
import { expect, it } from 'vitest';
import { texts } from '../../locales/texts.ts';
import { dungeonLords } from '../../src/game.ts';

const tell = (items: 'basic' | 'advanced', seats: number, lang: 'en' | 'fr') =>
  playthrough(dungeonLords, texts, { seats, seed: `told ${items}`, settings: { items }, lang });

const WORDS = {
  basic: { en: ['from', 'sack', 'captures'], fr: ['de la part', 'sac', 'capture'] },
  advanced: { en: ['face down', 'goes to the', 'angry letter'], fr: ['face cachée', 'lui revient', 'lettre acerbe'] },
} as const;

for (const items of ['basic', 'advanced'] as const) {
  for (const lang of ['en', 'fr'] as const) {
    it(`${items}, ${lang}: nothing is left without words, and the items have their story`, () => {
      const games = [2, 3, 4].map((seats) => tell(items, seats, lang));
      for (const game of games) {
        expect(game).not.toMatch(/‹/);
        expect(game.trimEnd().split('\n').at(-1)).toMatch(/^→ /);
      }
      const told = games.join('\n');
      for (const word of WORDS[items][lang]) expect(told).toContain(word);
    });
  }
}
