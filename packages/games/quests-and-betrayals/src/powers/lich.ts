// QT-CARD-41, QT-RULING-45: in the Lich's presence no unique power works.
import type { MonsterId } from '../cards/cards.ts';

export const powersWork = (monster: MonsterId | 'none'): boolean => monster !== 'lich';
