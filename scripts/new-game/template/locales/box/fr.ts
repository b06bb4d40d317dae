import type { Catalogue } from '@oubliette/text';
import type { box as english } from './en.ts';

export const box: Catalogue<typeof english> = {
  'game.name': 'La salle aux chandelles',
  'game.tagline': 'Attention à la poussière. Elle était là avant vous.',
  'game.progress': '{round} sur {rounds, plural, one {# tour} other {# tours}}',
  'setting.rounds': 'Manches',
  'setting.rounds.help': 'Combien de temps durent les chandelles.',
};
