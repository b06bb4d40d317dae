// QT-CARD-40: a player who loses to the Vampire takes one wound more.
import type { MonsterId } from '../cards/cards.ts';

export const bite = (monster: MonsterId | 'none'): number => (monster === 'vampire' ? 1 : 0);
