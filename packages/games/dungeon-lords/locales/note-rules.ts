// The rules of everything that explains itself, for both languages.
import { noteRules } from '@oubliette/text';
import { COMBAT_CARDS, ITEMS, MONSTERS, ROOMS, SPECIAL_EVENTS, TRAPS } from '../src/cards/cards.ts';

export const rulesOfNotes = noteRules(
  {
    'DL-CLASS-2': 'warrior',
    'DL-CLASS-3': 'thief',
    'DL-CLASS-4': 'priest',
    'DL-CLASS-5': 'mage',
    'DL-CLASS-6': 'paladin',
    'DL-PAL-2': 'paladin',
    'DL-SPY-1': 'hidden',
    'DL-REVEAL-1': 'hidden',
    'DL-EVT-2': 'payday',
    'DL-EVT-3': 'taxes',
    'DL-EVT-4': 'taxes',
    'DL-EVT-5': 'special',
    'MI-TOK-2': 'blank',
  },
  MONSTERS,
  ROOMS,
  TRAPS,
  COMBAT_CARDS,
  SPECIAL_EVENTS,
  ITEMS,
);
