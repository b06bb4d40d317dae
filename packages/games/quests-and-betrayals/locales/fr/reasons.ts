import type { Catalogue } from '@oubliette/text';
import type { reasons as english } from '../en/reasons.ts';

/** Pourquoi un automate a répondu ainsi : une phrase pour chaque ligne de son estimation. */
export const reasons: Catalogue<typeof english> = {
  'reason.trophies': 'Cela rapporte des trophées.',
  'reason.gems': 'Cela remplit la bourse.',
  'reason.power': 'Cela vous rend plus fort pour les combats à venir.',
  'reason.wounds': 'Cela vous épargne des blessures.',
  'reason.quests': 'Cela rapproche une quête, ou en laisse moins d’inachevées.',
  'reason.spoils': 'Cela grossit vos dépouilles, qui tranchent les égalités et nourrissent les quêtes.',
  'reason.words': 'Cela garde du prix à votre nom.',
};
