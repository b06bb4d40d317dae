// The 7 special cards and 9 events of the Dungeon (QT-CARD-49 to QT-CARD-64). What they do: src/powers.

const specials = {
  'forgotten-hoard': { rule: 'QT-CARD-49' },
  'cursed-idol': { rule: 'QT-CARD-50' },
  'hidden-spring': { rule: 'QT-CARD-51' },
  'dying-messenger': { rule: 'QT-CARD-52' },
  'tilting-chest': { rule: 'QT-CARD-53' },
  crossroads: { rule: 'QT-CARD-54' },
  'lost-pedlar': { rule: 'QT-CARD-55' },
} as const;

const events = {
  toll: { rule: 'QT-CARD-56' },
  miasma: { rule: 'QT-CARD-57' },
  'healing-brothers': { rule: 'QT-CARD-58' },
  'small-change': { rule: 'QT-CARD-59' },
  'poors-share': { rule: 'QT-CARD-60' },
  'thick-fog': { rule: 'QT-CARD-61' },
  'hunters-bounty': { rule: 'QT-CARD-62' },
  'fair-day': { rule: 'QT-CARD-63' },
  jealousy: { rule: 'QT-CARD-64' },
} as const;

export type SpecialId = keyof typeof specials;
export type EventId = keyof typeof events;
export const SPECIALS: Readonly<Record<SpecialId, { readonly rule: string }>> = specials;
export const EVENTS: Readonly<Record<EventId, { readonly rule: string }>> = events;
export const SPECIAL_IDS = Object.keys(specials) as readonly SpecialId[];
export const EVENT_IDS = Object.keys(events) as readonly EventId[];
