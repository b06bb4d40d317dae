// The rules of everything that explains itself, for both languages.
import { noteRules } from '@oubliette/text';

export const rulesOfNotes = noteRules({
  'DN-PLAN-4': 'food',
  'DN-PLAN-5': 'gold',
  'DN-PLAN-6': 'imps view.food',
  'DN-PLAN-7': 'monster',
  'DN-PLAN-8': 'trap',
  'DN-PLAN-9': 'room',
  'DN-PLAN-10': 'dig',
  'DN-PLAN-11': 'reputation',
  'DN-BUILD-2': 'view.dig',
  'DN-BUILD-4': 'view.rooms',
  'DN-BUILD-6': 'room view.rooms',
  'DN-FIGHT-3': 'monster',
  'DN-FIGHT-4': 'trap',
  'DN-FIGHT-8': 'imps view.imps',
  'DN-END-1': 'view.evil view.imps view.gold reputation',
});
