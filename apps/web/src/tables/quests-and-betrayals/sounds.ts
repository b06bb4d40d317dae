// The sounds of events.
import type { SoundName } from '../../sounds/synth.ts';

export const sounds: Readonly<Record<string, SoundName>> = {
  bought: 'coin',
  temple: 'coin',
  guild: 'coin',
  'trophy-bought': 'coin',
  found: 'coin',
  won: 'coin',
  'pot-won': 'coin',
  pocketed: 'coin',
  exchanged: 'coin',
  drawn: 'dig',
  challenge: 'arrival',
  allied: 'arrival',
  claimed: 'arrival',
  dice: 'blow',
  'arena-dice': 'blow',
  wounded: 'blow',
  plundered: 'betrayal',
  'plundered-gems': 'betrayal',
  'light-fingers': 'betrayal',
  cursed: 'betrayal',
};
