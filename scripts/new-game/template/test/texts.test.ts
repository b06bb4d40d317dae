import { catalogueFaults } from '@oubliette/text';
import { expect, it } from 'vitest';
import { texts } from '../locales/texts.ts';
import { FINDS } from '../src/cards/finds.ts';
import { candleHall } from '../src/game.ts';

it('both languages say everything, and every find has a name', () => {
  const keys = [
    ...FINDS.map(({ id }) => `name.${id}`),
    ...Object.keys(candleHall.asks).flatMap((kind) => [`ask.${kind}`, `ask.${kind}.other`]),
    ...Object.keys(candleHall.settings).flatMap((name) => [`setting.${name}`, `setting.${name}.help`]),
    ...['game.name', 'game.tagline', 'outcome.won'],
  ];
  expect(catalogueFaults(texts, { keys })).toEqual([]);
});
