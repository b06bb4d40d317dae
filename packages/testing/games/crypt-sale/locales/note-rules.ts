// The rules of everything that explains itself, for both languages.
import { noteRules } from '@oubliette/text';

export const rulesOfNotes = noteRules({
  'CS-CARD-2': 'skull candlestick chalice lucky-coin light-fingers cursed-urn view.shelf',
  'CS-SALE-3': 'lucky-coin',
  'CS-SALE-5': 'view.shelf',
  'CS-SALE-6': 'light-fingers',
  'CS-SORT-2': 'view.inSack',
  'CS-SORT-3': 'cursed-urn',
  'CS-SUSP-1': 'view.suspicion',
  'CS-SUSP-2': 'view.suspicion view.till',
  'CS-OFFER-5': 'view.seals',
  'CS-END-1': 'view.seals',
  'CS-END-2': 'view.coins view.inSack',
  'CS-END-3': 'skull candlestick chalice',
  'CS-END-4': 'view.curses',
});
