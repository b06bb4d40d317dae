// QT-CARD-38: beside the Banshee an ally contributes one less.
import type { MonsterId } from '../cards/cards.ts';

export const wail = (monster: MonsterId | 'none'): number => (monster === 'banshee' ? 1 : 0);
