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
  'reason.turn': 'Cela garde un tour pour la dernière manche.',
  'feature.stronger': 'Rivaux plus forts',
  'feature.toPlay': 'Doit encore jouer cette manche',
  'reason.offer-gain': 'Tout compte fait, cela vaut environ {gems, number} gemmes pour vous.',
  'reason.offer-loss': 'Tout compte fait, cela vous coûterait environ {gems, number} gemmes.',
  'reason.offer-odds':
    'Seul, le combat se gagne {alone, number} fois sur cent ; avec cet allié, {together, number} fois.',
  'reason.offer-record': 'Sa parole jusqu’ici : {kept, number} tenues, {broken, number} trahies.',
};
