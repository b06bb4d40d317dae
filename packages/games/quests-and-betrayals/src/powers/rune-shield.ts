// QT-CARD-92: never more than one wound from one defeat.
import type { ItemId } from '../cards/cards.ts';

export const shieldHolds = (worn: readonly ItemId[]): boolean => worn.includes('rune-shield');
