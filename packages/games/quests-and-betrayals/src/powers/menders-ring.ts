// QT-CARD-97: two wounds heal instead of one.
import type { ItemId } from '../cards/cards.ts';

export const naturalHeal = (worn: readonly ItemId[]): number => (worn.includes('menders-ring') ? 2 : 1);
