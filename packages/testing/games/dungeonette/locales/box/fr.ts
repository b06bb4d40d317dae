import type { Catalogue } from '@oubliette/text';
import type { box as english } from './en.ts';

export const box: Catalogue<typeof english> = {
  'game.name': 'Donjonnette',
  'game.tagline': 'Quatre bureaux, une chandelle, aucune issue.',
  'game.progress': '{round, plural, =0 {premier tour} one {# tour joué} other {# tours joués}}',
};
