// The three event tiles and the nine special events (DL-CARD-66 to DL-CARD-75).
import type { Cost, Gain } from './orders.ts';

export const EVENT_TILES = ['payday', 'taxes', 'special'] as const;
export type EventTile = (typeof EVENT_TILES)[number];

/** Pay Day: evil for each creature let go (DL-EVT-2). */
export const PAYDAY = { unpaidEvil: 1 } as const;
/** Taxes: tiles to a gold, rounded up (DL-EVT-3); a red marker for each gold not paid (DL-EVT-4). */
export const TAXES = { tilesPerGold: 2 } as const;

export interface SpecialEvent {
  /** Its line in the rule book. */
  readonly rule: string;
  /** Half of this is lost. */
  readonly halve?: { readonly what: 'food' | 'gold'; readonly round: 'up' | 'down' };
  /** Gold owed for each room; a red marker for each gold not paid. */
  readonly roomTax?: number;
  /** Each player may strike this bargain once. */
  readonly offer?: { readonly pay: Cost; readonly gain: Gain };
  /** Gained for each unconquered room, and once if anything was gained. */
  readonly roomGain?: Gain;
  readonly thenGain?: Gain;
  /** A file in src/powers. */
  readonly power?: 'monster-strike' | 'witch-hunt' | 'imp-fever' | 'safety-inspection';
  /** No special event is taken from a published card: all nine are ours. */
  readonly ours: true;
}

const specialEvents = {
  rats: { rule: 'DL-CARD-67', halve: { what: 'food', round: 'up' }, ours: true },
  burglary: { rule: 'DL-CARD-68', halve: { what: 'gold', round: 'down' }, ours: true },
  'extra-tax': { rule: 'DL-CARD-69', roomTax: 1, ours: true },
  'monster-strike': { rule: 'DL-CARD-70', power: 'monster-strike', ours: true },
  'witch-hunt': { rule: 'DL-CARD-71', power: 'witch-hunt', ours: true },
  'imp-fever': { rule: 'DL-CARD-72', power: 'imp-fever', ours: true },
  'safety-inspection': { rule: 'DL-CARD-73', power: 'safety-inspection', ours: true },
  'press-day': { rule: 'DL-CARD-74', offer: { pay: { gold: 1 }, gain: { evil: -2 } }, ours: true },
  'open-dungeon': { rule: 'DL-CARD-75', roomGain: { gold: 1 }, thenGain: { evil: 1 }, ours: true },
} as const satisfies Record<string, SpecialEvent>;

export type SpecialEventId = keyof typeof specialEvents;
export const SPECIAL_EVENTS: Readonly<Record<SpecialEventId, SpecialEvent>> = specialEvents;
export const SPECIAL_EVENT_IDS = Object.keys(specialEvents) as readonly SpecialEventId[];
