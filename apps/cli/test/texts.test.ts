import { catalogueFaults } from '@oubliette/text';
import { expect, it } from 'vitest';
import { cliTexts } from '../locales/texts.ts';

it('the terminal says everything in both languages', () => {
  expect(catalogueFaults(cliTexts)).toEqual([]);
});
