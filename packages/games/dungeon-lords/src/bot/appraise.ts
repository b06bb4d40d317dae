// How a dungeon lord stands: points on the table, those to come, and what is at hand to earn them.
import type { Seat } from '@oubliette/engine';
import { ROOMS, TAXES, TITLE_POINTS } from '../cards/cards.ts';
import { count, tiles } from '../rules/dungeon.ts';
import { MEASURES } from '../score.ts';
import { ROOM, type State, TUNNEL } from '../state.ts';
import { dungeonPoints } from './points.ts';
import { paladinRisk, siege } from './siege.ts';

/** The lines of an appraisal; each has its sentence under `reason.<key>`. */
export const LINES = ['dungeon', 'siege', 'titles', 'stores', 'imps', 'growth', 'evil', 'taxes'] as const;
export type LineKey = (typeof LINES)[number];

/** Rounds of building that follow the one under way. */
const roundsLeft = (s: State): number => (s.year === 1 ? 4 : 0) + Math.max(0, 3 - s.season);

/** In the order of LINES. Written into one list: this is asked thousands of times a second. */
function fill(s: State, seat: Seat, out: number[]): void {
  const player = s.players[seat]!;
  const left = roundsLeft(s);
  const soon = Math.min(1, (left + 0.5) / 3);
  out[0] = dungeonPoints(player);
  out[1] = siege(s, seat);
  out[2] = titlesToCome(s, seat, left);
  out[3] = soon * (0.55 * enough(player.gold, 4) + 0.5 * enough(player.food, 4));
  out[4] = 0.22 * left * enough(player.imps + player.busy, 7);
  out[5] = growth(s, seat, left, soon);
  out[6] = -paladinRisk(s, seat) - 0.05 * left * player.evil;
  out[7] = -taxTrouble(s, seat);
}

/** More than enough is worth half. */
const enough = (have: number, want: number): number => (have <= want ? have : want + (have - want) / 2);

/** Titles go to the best; how sure that is depends on the lead and on the time that is left. */
function titlesToCome(s: State, seat: Seat, left: number): number {
  const { alone } = TITLE_POINTS[s.players.length as 2 | 3 | 4];
  const doubt = 1 + 0.45 * left;
  let points = 0;
  for (const measure of MEASURES) {
    const mine = measure(s.players[seat]!);
    let best = 0;
    for (let other = 0; other < s.players.length; other++) {
      if (other !== seat) best = Math.max(best, measure(s.players[other]!));
    }
    if (mine === 0) continue;
    points += alone * Math.min(1, Math.max(0, 0.6 + (mine - best) / (2 * doubt)));
  }
  return points;
}

/** Tunnels are sites and mines, production rooms work every round. */
function growth(s: State, seat: Seat, left: number, soon: number): number {
  const { map, rooms } = s.players[seat]!;
  let points = soon * 0.45 * enough(count(map, TUNNEL), 5);
  for (const { id, cell } of rooms) if (ROOMS[id].gives !== undefined && map[cell] === ROOM) points += 0.22 * left;
  return points;
}

/** Taxes come once a year; what is missing then costs three points a piece (DL-EVT-4). */
function taxTrouble(s: State, seat: Seat): number {
  const until = s.events.indexOf('taxes') + 1 - s.season;
  if (until < 0) return 0;
  const { map, gold } = s.players[seat]!;
  const owed = Math.ceil(tiles(map) / TAXES.tilesPerGold);
  return 0.8 * Math.max(0, owed - gold - 2 * until);
}

const lines: number[] = [];

export function appraise(s: State, seat: Seat): { key: LineKey; points: number }[] {
  fill(s, seat, lines);
  return LINES.map((key, i) => ({ key, points: lines[i]! }));
}

export function evaluate(s: State, seat: Seat): number {
  fill(s, seat, lines);
  let sum = 0;
  for (let i = 0; i < LINES.length; i++) sum += lines[i]!;
  return sum;
}
