// QT-CARD-90: against undead monsters the Helm is worth one more.
import { type ItemId, MONSTERS, type MonsterId } from '../cards/cards.ts';

export const helmBonus = (worn: readonly ItemId[], monster: MonsterId): number =>
  MONSTERS[monster].type === 'undead' && worn.includes('helm-of-the-dead') ? 1 : 0;
