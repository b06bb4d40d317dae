// What a box says is what its rules say.
import { languages } from '@oubliette/text';
import { expect, it } from 'vitest';
import { knowledgeFor, rulesOf } from '../src/device/rules.ts';
import { shelf } from '../src/games.ts';
import { games } from './game-files.ts';

it('every box on the shelf tells what its game is', async () => {
  const told = shelf.map(({ id, seats, settings, optionalAsks }) => ({ id, seats, settings, optionalAsks }));
  const real = games.map(({ id, seats, options, besides }) => ({
    id,
    seats,
    settings: options,
    optionalAsks: besides.length > 0,
  }));
  expect(told).toEqual(real);
  for (const { id, levels } of shelf) {
    expect((await rulesOf(id))?.id).toBe(id);
    // Without knowledge of the game thinking is slow, and little better than chance.
    expect(levels.length > 1).toBe((await knowledgeFor(id)) !== undefined);
  }
});

it('a rule book comes when the first rule is asked for', async () => {
  for (const { texts } of shelf) {
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
