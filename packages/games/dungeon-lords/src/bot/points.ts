// The value of a dungeon without titles.
import type { Seat } from '@oubliette/engine';
import { PALADINS, ROOMS, SCORE } from '../cards/cards.ts';
import { itemPoints } from '../magic-items/solving.ts';
import { CELLS } from '../options.ts';
import { CONQUERED_ROOM, CONQUERED_TUNNEL, type Player, ROOM, type State } from '../state.ts';

/** The lines of the Score card, and rooms that count creatures (DL-SCORE-1). */
export function dungeonPoints({ lair, map, prison, rooms, letters }: Player): number {
  let points = lair.length * SCORE.creature + letters * SCORE.letter;
  for (let c = 0; c < CELLS; c++) {
    const what = map[c];
    if (what === ROOM) points += SCORE.room;
    else if (what === CONQUERED_TUNNEL || what === CONQUERED_ROOM) points += SCORE.conquered;
  }
  for (let i = 0; i < prison.length; i++) points += prison[i]! in PALADINS ? SCORE.paladin : SCORE.prisoner;
  for (let i = 0; i < rooms.length; i++) {
    const { scores } = ROOMS[rooms[i]!.id];
    if (scores === undefined || map[rooms[i]!.cell] !== ROOM) continue;
    for (let j = 0; j < lair.length; j++) if (scores.of.includes(lair[j]!.id)) points += scores.points;
  }
  return points;
}

/** What is left in hand: of two ways to the same points the cheaper one is better. Less than `POINT`. */
const leftovers = ({ gold, food, imps, traps }: Player): number =>
  Math.min(gold + food + imps + traps.length, POINT - 1);
/** Points and leftovers in one whole number. */
export const POINT = 256;
export function worth(s: State, seat: Seat, avoidUsed: boolean): number {
  const player = s.players[seat]!;
  return (dungeonPoints(player) + itemPoints(s, seat, avoidUsed)) * POINT + leftovers(player);
}
