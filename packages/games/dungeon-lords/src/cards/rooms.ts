// The sixteen room tiles (DL-CARD-18 to DL-CARD-33).
import type { MonsterId } from './monsters.ts';
import type { Cost, Gain } from './orders.ts';

/** Where on the map a room may stand (DL-ROOM-7); the cells are in board.ts. */
export type Zone = 'upper' | 'lower' | 'ring' | 'core' | 'any';

export interface Room {
  /** Its line in the rule book. */
  readonly rule: string;
  readonly year: 1 | 2;
  readonly zone: Zone;
  /** A production room: so many imps or trolls, what else it costs, what it gives. */
  readonly imps?: number;
  readonly pay?: Cost;
  readonly gives?: Gain;
  /** Adds damage to every printed number of these monsters' attacks fought here. */
  readonly bonus?: { readonly of: readonly MonsterId[]; readonly damage: number };
  /** Other limits than those of a room (DL-PLAN-4). */
  readonly limits?: { readonly traps: number; readonly monsters: number; readonly trapGold: number };
  /** No spell is cast in fights here. */
  readonly noSpells?: true;
  /** Points at the end for each of these creatures. */
  readonly scores?: { readonly of: readonly MonsterId[]; readonly points: number };
  /** Points at the end for each title held. */
  readonly titles?: { readonly alone: number; readonly shared: number };
  /** Fields that are our reading, not the published tile. */
  readonly ours?: readonly string[];
}

const rooms = {
  hatchery: { rule: 'DL-CARD-18', year: 1, zone: 'upper', imps: 3, gives: { food: 1 } },
  'mushroom-bed': { rule: 'DL-CARD-19', year: 1, zone: 'lower', imps: 3, gives: { food: 1 } },
  'souvenir-shop': { rule: 'DL-CARD-20', year: 1, zone: 'upper', imps: 3, gives: { gold: 1 } },
  mint: { rule: 'DL-CARD-21', year: 1, zone: 'lower', imps: 3, gives: { gold: 1 } },
  workshop: { rule: 'DL-CARD-22', year: 1, zone: 'ring', imps: 4, gives: { traps: 1 } },
  'tool-shed': { rule: 'DL-CARD-23', year: 1, zone: 'ring', imps: 2, gives: { tunnels: 1 } },
  'printing-press': { rule: 'DL-CARD-24', year: 1, zone: 'core', imps: 3, gives: { evil: -1 } },
  'magic-room': { rule: 'DL-CARD-25', year: 1, zone: 'core', imps: 2, pay: { food: 1 }, gives: { imps: 1 } },
  // That each hit of an attack gets it is our reading.
  'training-room': {
    rule: 'DL-CARD-26',
    year: 2,
    zone: 'any',
    bonus: { of: ['goblin', 'troll'], damage: 1 },
    ours: ['bonus'],
  },
  'dark-room': {
    rule: 'DL-CARD-27',
    year: 2,
    zone: 'any',
    bonus: { of: ['witch', 'vampire'], damage: 1 },
    ours: ['bonus'],
  },
  labyrinth: { rule: 'DL-CARD-28', year: 2, zone: 'any', limits: { traps: 2, monsters: 1, trapGold: 0 } },
  'anti-magic-room': { rule: 'DL-CARD-29', year: 2, zone: 'any', noSpells: true },
  cafeteria: {
    rule: 'DL-CARD-30',
    year: 2,
    zone: 'any',
    scores: { of: ['goblin', 'troll', 'slime', 'witch'], points: 1 },
  },
  chapel: { rule: 'DL-CARD-31', year: 2, zone: 'any', scores: { of: ['ghost', 'vampire'], points: 2 } },
  pandemonium: { rule: 'DL-CARD-32', year: 2, zone: 'any', scores: { of: ['golem', 'dragon', 'demon'], points: 2 } },
  'hall-of-fame': { rule: 'DL-CARD-33', year: 2, zone: 'any', titles: { alone: 2, shared: 1 }, ours: ['titles'] },
} as const satisfies Record<string, Room>;

export type RoomId = keyof typeof rooms;
export const ROOMS: Readonly<Record<RoomId, Room>> = rooms;
export const ROOM_IDS = Object.keys(rooms) as readonly RoomId[];
