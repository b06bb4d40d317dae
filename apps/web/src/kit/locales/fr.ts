import type { Catalogue } from '@oubliette/text';
import type { en } from './en.ts';

export const fr: Catalogue<typeof en> = {
  closed: 'pas possible : {option}. Pourquoi ?',
  'why.title': 'Pourquoi pas ?',
  'why.all': 'Tout lire',
  'rule.one': '{rule} · la règle',
  standing: 'Consigne',
  'slot.now': 'posez une carte ici',
  'slot.later': 'ensuite',
  'slot.back': 'Reprendre « {what} »',
  'store.would': 'deviendrait {value}',
  'beat.next': 'Suite',
  'beat.left': '{count, plural, =0 {puis on continue} one {encore #} other {encore #}}',
  'beat.skip': 'À la décision',
  'beat.skip.other': 'Au combat suivant',
  'step.done': 'fait',
  'step.now': 'maintenant',
  'guide.rules': 'Les règles : {rules}',
  'guide.go-on': 'Compris',
  'guide.do': 'À vous : {what}',
  'guide.try': 'À vous d’essayer',
  'guide.learned': '{done} sur {all}',
  'guide.done': 'Fait, comme conseillé.',
  'guide.otherwise': 'Une autre voie, et pas mauvaise.',
  'guide.again': 'Un conseil ?',
  'guide.off': 'Plus de conseils',
};
