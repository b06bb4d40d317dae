// DL-SCORE: the Score card, the Title card, and who wins.
import type { Outcome, Score, ScoreLine, Seat } from '@oubliette/engine';
import { PALADINS, ROOMS, SCORE, TITLE_POINTS, TITLES, type Title } from './cards/cards.ts';
import { capturedItems, deadLetters } from './magic-items/points.ts';
import { conquered, count, tiles } from './rules/dungeon.ts';
import { CONQUERED_TUNNEL, type Player, ROOM, type State, TUNNEL, w } from './state.ts';

/** What each title counts (DL-SCORE-2). DL-RULING-53: a conquered room is neither room nor tunnel. */
const MEASURE: Readonly<Record<Title, (p: Player) => number>> = {
  'dark-deeds': ({ evil }) => evil,
  halls: ({ map }) => count(map, ROOM),
  tunnels: ({ map }) => count(map, TUNNEL) + count(map, CONQUERED_TUNNEL),
  monsters: ({ lair }) => lair.length,
  imps: ({ imps, busy }) => imps + busy,
  riches: ({ gold, food }) => gold + food,
  battle: ({ map }) => tiles(map) - conquered(map),
};

/** In the order of TITLES. */
export const MEASURES = TITLES.map((title) => MEASURE[title]);

interface Award {
  readonly title: Title;
  readonly holders: readonly Seat[];
  readonly value: number;
  readonly points: number;
  readonly rule: string;
}

/** The best, and everybody equal to them; nobody if the best is nothing (DL-RULING-53). Dummies hold none (DL-RULING-32). */
export function titles(s: State): Award[] {
  const seats = s.players.length as 2 | 3 | 4;
  return TITLES.map((title) => {
    const values = s.players.map(MEASURE[title]);
    const value = Math.max(...values);
    const holders = value === 0 ? [] : values.flatMap((v, seat) => (v === value ? [seat] : []));
    const how = holders.length === 1 ? 'alone' : 'shared';
    return { title, holders, value, points: TITLE_POINTS[seats][how], rule: TITLE_RULES[seats === 2 ? 2 : 3][how] };
  });
}
const TITLE_RULES = {
  2: { alone: 'DL-SCORE-5', shared: 'DL-SCORE-6' },
  3: { alone: 'DL-SCORE-3', shared: 'DL-SCORE-4' },
} as const;

export function score(s: State): Score[] {
  const awards = titles(s);
  return s.players.map((player, seat) => {
    const held = awards.filter(({ holders }) => holders.includes(seat));
    const items = capturedItems(s, seat);
    const apart = s.options.itemLicence === false; // MI-RULING-3
    const lines = [...scoreCard(player), ...(apart ? [] : items), ...roomCards(player, held), ...held.map(titleLine)];
    const total = lines.reduce((sum, { points }) => sum + points, 0);
    // DL-SCORE-8: the licence is worth no point.
    if (total > 0) lines.push({ key: 'licence', points: 0, rule: 'DL-SCORE-8' });
    // MI-A-32: they come after the licence.
    const unofficial = [...(apart ? items : []), ...deadLetters(s, seat, total)];
    lines.push(...unofficial);
    return { total: unofficial.reduce((sum, { points }) => sum + points, total), lines };
  });
}

/** DL-SCORE-1: the lines of the Score card that say something. */
function scoreCard({ lair, map, prison, letters }: Player): ScoreLine[] {
  const paladins = prison.filter((id) => id in PALADINS).length;
  return [
    line('creatures', lair.length, SCORE.creature),
    line('rooms', count(map, ROOM), SCORE.room),
    line('conquered', conquered(map), SCORE.conquered),
    line('prisoners', prison.length - paladins, SCORE.prisoner),
    line('paladins', paladins, SCORE.paladin),
    line('letters', letters, SCORE.letter, 'DL-SCORE-9'),
  ].filter(({ points }) => points !== 0);
}
const line = (key: string, n: number, each: number, rule = 'DL-SCORE-1'): ScoreLine => ({
  key,
  points: n * each,
  rule,
  params: { count: n },
});

/** Rooms that are worth something at the end, as long as they stand. */
function roomCards({ lair, map, rooms }: Player, held: readonly Award[]): ScoreLine[] {
  const lines: ScoreLine[] = [];
  for (const { id, cell } of rooms) {
    const { scores, titles: fame, rule } = ROOMS[id];
    if (map[cell] !== ROOM) continue;
    if (scores !== undefined) {
      const counted = lair.filter((creature) => scores.of.includes(creature.id)).length;
      lines.push(line(id, counted, scores.points, rule));
    }
    if (fame !== undefined) {
      const alone = held.filter(({ holders }) => holders.length === 1).length;
      const points = alone * fame.alone + (held.length - alone) * fame.shared;
      lines.push({ key: id, points, rule, params: { count: held.length } });
    }
  }
  return lines.filter(({ points }) => points !== 0);
}

const titleLine = ({ title, holders, value, points, rule }: Award): ScoreLine => ({
  key: `title-${title}`,
  points,
  rule,
  params: { value, holders: holders.length },
});

/** DL-SCORE-7, DL-GEN-1: the most points; equals share the win, or the richest of them has it (DL-RULING-32). */
export function outcome(s: State): Outcome {
  const first = leaders(s);
  return { winners: s.options.finalTie === 'riches' ? best(first, (seat) => MEASURE.riches(s.players[seat]!)) : first };
}
function leaders(s: State): Seat[] {
  const scores = score(s);
  return best([...scores.keys()], (seat) => scores[seat]!.total);
}
function best(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}

const licensed = (s: State): Seat[] =>
  score(s).flatMap(({ lines }, seat) => (lines.some(({ key }) => key === 'licence') ? [seat] : []));

export function tellTheEnd(s: State): void {
  for (const { title, holders, value, points, rule } of titles(s)) {
    if (holders.length > 0) w.tell(() => ({ type: 'title', rule, seats: holders, title, value, points }));
  }
  w.tell(() => ({ type: 'licensed', rule: 'DL-SCORE-8', seats: licensed(s) }));
  const { winners } = outcome(s);
  const first = leaders(s);
  if (winners.length < first.length) {
    const riches = MEASURE.riches(s.players[winners[0]!]!);
    w.tell(() => ({ type: 'tie-broken', rule: 'DL-RULING-32', seats: first, winners, riches }));
  }
  w.tell(() => ({ type: 'game-over', rule: 'DL-SCORE-7', seats: winners, points: score(s)[winners[0]!]!.total }));
}
