// The three event tiles and the nine special events (DL-CARD-58 to DL-CARD-69).
import type { Cost, Gain } from './orders.ts';

export const EVENT_TILES = ['payday', 'taxes', 'special'] as const;
export type EventTile = (typeof EVENT_TILES)[number];

/** Pay Day: evil for each creature let go (DL-EVT-2). */
export const PAYDAY = { unpaidEvil: 1 } as const;
/** Taxes: tiles to a gold, rounded up (DL-EVT-3); a red marker for each gold not paid (DL-EVT-4). */
export const TAXES = { tilesPerGold: 2 } as const;

export interface SpecialEvent {
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
  rats: { halve: { what: 'food', round: 'up' }, ours: true },
  burglary: { halve: { what: 'gold', round: 'down' }, ours: true },
  'extra-tax': { roomTax: 1, ours: true },
  'monster-strike': { power: 'monster-strike', ours: true },
  'witch-hunt': { power: 'witch-hunt', ours: true },
  'imp-fever': { power: 'imp-fever', ours: true },
  'safety-inspection': { power: 'safety-inspection', ours: true },
  'press-day': { offer: { pay: { gold: 1 }, gain: { evil: -2 } }, ours: true },
  'open-dungeon': { roomGain: { gold: 1 }, thenGain: { evil: 1 }, ours: true },
} as const satisfies Record<string, SpecialEvent>;

export type SpecialEventId = keyof typeof specialEvents;
export const SPECIAL_EVENTS: Readonly<Record<SpecialEventId, SpecialEvent>> = specialEvents;
export const SPECIAL_EVENT_IDS = Object.keys(specialEvents) as readonly SpecialEventId[];
