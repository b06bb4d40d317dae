// The evaluation of a dungeon lord's position: points scored, expected points, and the means to earn them.
import type { Seat } from '@oubliette/engine';
import { ITEM_POINTS, TITLE_POINTS } from '../cards/cards.ts';
import { count } from '../rules/dungeon.ts';
import { MEASURES } from '../score.ts';
import { ROOM, type State, TUNNEL } from '../state.ts';
import { roundsUntil, taxShortage } from './needs.ts';
import { dungeonPoints } from './points.ts';
import { paladinRisk, siege } from './siege.ts';
import { stageOf, WORTH } from './worth.ts';

/** The terms of the evaluation; each has its sentence under `reason.<key>`. */
export const LINES = ['dungeon', 'siege', 'titles', 'stores', 'imps', 'growth', 'evil', 'taxes'] as const;
export type LineKey = (typeof LINES)[number];

/** In the order of LINES. Written into one list: called thousands of times a second. */
function fill(s: State, seat: Seat, out: number[]): void {
  const player = s.players[seat]!;
  const at = stageOf(s);
  out[0] = dungeonPoints(player) + itemsWon(s, seat);
  out[1] =
    WORTH.siege[at]! * siege(s, seat) +
    WORTH.creature[at]! * player.lair.length +
    WORTH.trap[at]! * enough(player.traps.length, 4);
  out[2] =
    WORTH.titles[at] === 0
      ? 0
      : WORTH.titles[at]! * titlesToCome(s, seat, s.year === 1 ? 4 : Math.max(0, 3 - s.season));
  out[3] = WORTH.gold[at]! * enough(player.gold, 6) + WORTH.food[at]! * enough(player.food, 6);
  out[4] = WORTH.imp[at]! * enough(player.imps + player.busy, 8);
  out[5] = WORTH.tunnel[at]! * enough(count(player.map, TUNNEL), 7) + WORTH.room[at]! * count(player.map, ROOM);
  out[6] = -WORTH.evil[at]! * player.evil - paladinRisk(s, seat);
  out[7] = -WORTH.short[at]! * taxShortage(player, roundsUntil(s, 'taxes'));
}

/** Magic items in prison, or unused tokens of others (MI-B-48, MI-A-34). */
function itemsWon({ items }: State, seat: Seat): number {
  if (items === undefined) return 0;
  const { prison, deadLetters } = items.dungeons[seat]!;
  return prison.length * ITEM_POINTS.captured + deadLetters.length * ITEM_POINTS.deadLetter;
}

/** Amounts beyond the need count half. */
const enough = (have: number, want: number): number => (have <= want ? have : want + (have - want) / 2);

/** Titles go to the best; the probability depends on the lead and on the rounds that are left. */
function titlesToCome(s: State, seat: Seat, left: number): number {
  const { alone } = TITLE_POINTS[s.players.length as 2 | 3 | 4];
  const doubt = 1 + 0.45 * left;
  let points = 0;
  for (let i = 0; i < MEASURES.length; i++) {
    const mine = MEASURES[i]!(s.players[seat]!);
    if (mine === 0) continue;
    let best = 0;
    for (let other = 0; other < s.players.length; other++) {
      if (other !== seat) best = Math.max(best, MEASURES[i]!(s.players[other]!));
    }
    points += alone * Math.min(1, Math.max(0, 0.6 + (mine - best) / (2 * doubt)));
  }
  return points;
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
