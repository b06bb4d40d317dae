// QT-CARD-98: the shop is cheaper for the player who wears the Brooch.
import type { ItemId } from '../cards/cards.ts';

export const broochDiscount = (worn: readonly ItemId[]): number => (worn.includes('traders-brooch') ? 1 : 0);
