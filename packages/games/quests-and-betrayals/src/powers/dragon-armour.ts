// QT-CARD-103: never more than one wound from one defeat.
import type { ItemId } from '../cards/cards.ts';

export const scalesHold = (worn: readonly ItemId[]): boolean => worn.includes('dragon-armour');
