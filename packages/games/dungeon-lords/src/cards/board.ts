// The boards, the Score card and the Title card (DL-CARD-76 to DL-CARD-90).
import type { Zone } from './rooms.ts';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** What a dungeon lord begins with (DL-SETUP-2). */
export const START = { gold: 3, food: 3, imps: 3, tunnels: [2, 7, 12] } as const;

/** Space 1 is the nicest, 15 the worst; the paladin loses patience at 10. */
export const EVILOMETER = { lowest: 1, highest: 15, start: 5, paladin: 10 } as const;

/** At 2 players, the counter the two dummies share (DL-ADV-1, DL-Y2-4). */
export const DUMMY_COUNTER = { start: 5, eachSeason: 1, secondYear: -2, ours: ['start'] } as const;

/** Twenty cells, five to a row; the entrance lies above cell 2. */
export const MAP = { columns: 5, rows: 4, entrance: 2 } as const;

/** DL-ROOM-7: where a room of that zone may stand. */
export const ZONES: Readonly<Record<Zone, readonly number[]>> = {
  upper: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
  lower: [10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
  ring: [0, 1, 2, 3, 4, 5, 9, 10, 14, 15, 16, 17, 18, 19],
  core: [6, 7, 8, 11, 12, 13],
  any: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19],
};

/** Tiles and cards per round or year (DL-NEW-1 to DL-NEW-6, DL-Y2-2). */
export const DRAWN = { monsters: 3, rooms: 2, adventurers: { 2: 3, 3: 3, 4: 4 }, combatCards: 4 } as const;

/** Orders: cards a round, cards blocked, and how many the blocked ones are chosen from (DL-SETUP-4). */
export const ORDER_CARDS = { played: 3, blocked: 2, choice: 3, dummyBlocked: 3 } as const;

/** What may be sent into a fight, and what a trap costs there (DL-PLAN-3, DL-PLAN-4). */
export const BATTLE = {
  tunnel: { traps: 1, monsters: 1, trapGold: 0 },
  room: { traps: 1, monsters: 2, trapGold: 1 },
} as const;
export const COMBAT_ROUNDS = 4;
/** How often a room may produce in a round of year 1 and of year 2 (DL-PROD-4, DL-PROD-5). */
export const PRODUCTIONS = { 1: 1, 2: 2 } as const;
/** Traps drawn above those bought (DL-TRAP-2). */
export const EXTRA_TRAPS = { 1: 0, 2: 1 } as const;
/** Seats to the left by which the first-player marker moves between the years (DL-Y2-5 to DL-Y2-7). */
export const SECOND_YEAR_FIRST = { 2: 0, 3: 1, 4: -1 } as const;

/** The Score card (DL-SCORE-1, DL-SCORE-9). */
export const SCORE = {
  creature: 1,
  room: 2,
  conquered: -2,
  prisoner: 2,
  paladin: 5,
  letter: -3,
  ours: ['paladin'],
} as const;

/** The Title card (DL-SCORE-2). */
export const TITLES = ['dark-deeds', 'halls', 'tunnels', 'monsters', 'imps', 'riches', 'battle'] as const;
export type Title = (typeof TITLES)[number];

/** By number of players (DL-SCORE-3 to DL-SCORE-6). */
export const TITLE_POINTS = {
  2: { alone: 2, shared: 1 },
  3: { alone: 3, shared: 2 },
  4: { alone: 3, shared: 2 },
} as const;
