// The sounds of events.
import type { EventSounds } from '../../kit/own-table.ts';

export const sounds: EventSounds = {
  dig: ['dug', 'built'],
  coin: ['mined', 'produced', 'traded', 'placed-for-gold', 'taxed', 'rooms-taxed', 'visitors', 'bargained'],
  arrival: ['hired', 'assigned', 'paladin-comes', 'paladin-moves', 'combat-round'],
  blow: ['hit', 'trap-hits', 'conquered', 'captured', 'tired', 'poisoned'],
  betrayal: ['item-given', 'dead-letter', 'released', 'struck-work', 'fed', 'halved'],
};
