// The event cards in the master's hand (DJ-COMP-4).
export type EventType = 'ambush' | 'trap' | 'trick' | 'environment' | 'hazard' | 'curse' | 'boost' | 'boon';

export interface EventCard {
  readonly type: EventType;
  /** In an exploration phase, in a combat phase, in both, or the moment it is drawn. */
  readonly timing: 'E' | 'C' | 'E/C' | 'now';
  readonly copies: number;
  /** Played when something happens and at no other moment. */
  readonly trigger?: 'corridor' | 'room' | 'furniture' | 'monsters' | 'fumble';
}

const cards = {
  ambush: { type: 'ambush', timing: 'E', copies: 2 },
  prowlers: { type: 'ambush', timing: 'E', copies: 2 },
  pit: { type: 'trap', timing: 'E', copies: 2, trigger: 'corridor' },
  darts: { type: 'trap', timing: 'E', copies: 2, trigger: 'room' },
  rockfall: { type: 'trap', timing: 'E', copies: 1 },
  'sleeping-gas': { type: 'trap', timing: 'E', copies: 1, trigger: 'furniture' },
  portcullis: { type: 'trick', timing: 'E', copies: 1 },
  'mysterious-lever': { type: 'trick', timing: 'E', copies: 1 },
  'carved-slab': { type: 'trick', timing: 'E', copies: 1 },
  darkness: { type: 'environment', timing: 'E/C', copies: 2 },
  draught: { type: 'environment', timing: 'E/C', copies: 1 },
  'stubborn-lock': { type: 'trick', timing: 'E', copies: 2 },
  'rat-swarm': { type: 'hazard', timing: 'E', copies: 1 },
  'evil-eye': { type: 'curse', timing: 'E/C', copies: 1 },
  weariness: { type: 'curse', timing: 'E', copies: 1 },
  'light-fingers': { type: 'trick', timing: 'E', copies: 1 },
  reinforcements: { type: 'ambush', timing: 'C', copies: 2, trigger: 'monsters' },
  frenzy: { type: 'boost', timing: 'C', copies: 1 },
  'hide-of-rock': { type: 'boost', timing: 'C', copies: 1 },
  'black-blood': { type: 'boost', timing: 'C', copies: 1 },
  'notched-blade': { type: 'hazard', timing: 'C', copies: 1, trigger: 'fumble' },
  silence: { type: 'curse', timing: 'E/C', copies: 1 },
  alarm: { type: 'boost', timing: 'E', copies: 1 },
  'freed-captive': { type: 'boon', timing: 'now', copies: 1 },
  'forgotten-cache': { type: 'boon', timing: 'now', copies: 1 },
} as const satisfies { readonly [id: string]: EventCard };

export type EventId = keyof typeof cards;
export const EVENTS: { readonly [E in EventId]: EventCard } = cards;
export const EVENT_IDS = Object.keys(cards) as EventId[];
