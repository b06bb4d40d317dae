// The sounds of events.
import type { EventSounds } from '../../kit/own-table.ts';

export const sounds: EventSounds = {
  coin: ['bought', 'temple', 'guild', 'trophy-bought', 'found', 'won', 'pot-won', 'pocketed', 'exchanged'],
  dig: ['drawn'],
  arrival: ['challenge', 'allied', 'claimed'],
  blow: ['dice', 'arena-dice', 'wounded'],
  betrayal: ['plundered', 'plundered-gems', 'light-fingers', 'cursed'],
};
