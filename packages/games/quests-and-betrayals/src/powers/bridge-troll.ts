// QT-CARD-26: to flee from the Troll costs a gem.
import type { MonsterId } from '../cards/cards.ts';

export const fleeFee = (monster: MonsterId | 'none'): number => (monster === 'bridge-troll' ? 1 : 0);
