// The games of the catalogue: what the browser adds to a game's manifest.
import { languages } from '@oubliette/text';
import { expect, it } from 'vitest';
import { catalogGames } from '../src/base/games.ts';
import { botContextFor } from '../src/base/rules.ts';

it('bots of every level play a game they know something about, the others are played by chance', async () => {
  for (const { id, levels } of catalogGames) {
    // Without knowledge of the game a search is slow, and little better than random answers.
    expect(levels.length > 1).toBe((await botContextFor(id)).knowledge !== undefined);
  }
});

it('a rule book comes when the first rule is asked for', async () => {
  for (const { texts } of catalogGames) {
    for (const lang of languages) {
      const words = await texts.words(lang);
      expect(words.chapters).toEqual([]);
      expect(texts.here(lang)).toBe(words);
      const heard: number[] = [];
      const leave = texts.subscribe(() => heard.push(1));
      expect(words.rule('ENG-1')).toBe('…');
      const whole = await texts.whole(lang);
      expect(heard).toEqual([1]);
      leave();
      const rule = whole.chapters.at(-1)?.rules[0];
      expect(whole.rule(rule?.id ?? '')).toBe(rule?.text);
      expect(words.rule(rule?.id ?? '')).toBe(rule?.text);
      expect(texts.here(lang)).toBe(whole);
    }
  }
});
