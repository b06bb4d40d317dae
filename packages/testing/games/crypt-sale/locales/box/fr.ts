import type { Catalogue } from '@oubliette/text';
import type { box as english } from './en.ts';

export const box: Catalogue<typeof english> = {
  'game.name': 'Vide-caveau',
  'game.tagline': 'Tout doit disparaître. Surtout ce qui bouge.',
  'game.progress':
    '{round, plural, =0 {premier tour} one {# tour sur {rounds} vendu} other {# tours sur {rounds} vendus}}',
  'setting.rounds': 'Manches',
  'setting.rounds.help': 'Le temps que durent les chandelles.',
  'setting.openStakes': 'Gages découverts',
  'setting.openStakes.help': 'Un gage perdu est retourné aux yeux de tous.',
};
