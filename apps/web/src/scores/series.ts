// Numbers over time, for the curves at the end: which a game has, and when they are read.
import type { Game, Heard, Seat, Seen } from '@oubliette/engine';
import type { TableNow } from '../session/now.ts';
import { totals } from './reckoning.ts';

export type MeasureId = 'gold' | 'food' | 'evil' | 'points';

type Measure = (seen: Seen, seat: Seat) => number | undefined;

const placeField =
  (field: string): Measure =>
  ({ game }, seat) => {
    const { players } = game as { readonly players?: readonly Readonly<Record<string, unknown>>[] };
    const value = players?.[seat]?.[field];
    return typeof value === 'number' ? value : undefined;
  };

/** By the game's id; every game has its points besides. */
const own: Readonly<Record<string, Readonly<Partial<Record<MeasureId, Measure>>>>> = {
  'dungeon-lords': { gold: placeField('gold'), food: placeField('food'), evil: placeField('evil') },
};

export interface Series {
  readonly id: MeasureId;
  /** For each seat, one value for each moment. */
  readonly values: readonly (readonly (number | undefined)[])[];
}

/** Where a round begins. */
export interface Mark {
  readonly moment: number;
  readonly line: Heard;
}

export interface Chronicle {
  readonly moments: readonly number[];
  readonly marks: readonly Mark[];
  readonly series: readonly Series[];
}

/** More points than these do not show on a curve. */
const MOST = 72;

/** Evenly over the game, its first and last moment among them. */
export function sampled(last: number, most = MOST): number[] {
  const count = Math.min(last, most - 1);
  return Array.from({ length: count + 1 }, (_, i) => (count === 0 ? 0 : Math.round((i * last) / count)));
}

const BEGINNINGS = ['round', 'combat'];

export const marksOf = ({ told, when }: Pick<TableNow, 'told' | 'when'>): Mark[] =>
  told.flatMap((line, i) => (BEGINNINGS.includes(line.type) ? [{ moment: when[i] ?? 0, line }] : []));

function seriesOf(game: Game, seens: readonly Seen[]): Series[] {
  const seats = Array.from({ length: seens[0]?.seats ?? 0 }, (_, seat) => seat);
  const points = seens.map((seen) => totals(game, seen, 'spectator'));
  const counted = Object.entries(own[game.id] ?? {}).map(([id, measure]) => ({
    id: id as MeasureId,
    values: seats.map((seat) => seens.map((seen) => measure(seen, seat))),
  }));
  return [{ id: 'points', values: seats.map((seat) => points.map((at) => at[seat])) }, ...counted];
}

interface Past {
  moments(): number;
  moment(no: number): Promise<TableNow | undefined>;
}

export async function chronicle(game: Game, past: Past, end: TableNow): Promise<Chronicle> {
  const last = past.moments();
  const moments: number[] = [];
  const seens: Seen[] = [];
  for (const no of sampled(last)) {
    const then = no === last ? end : await past.moment(no);
    if (then === undefined) continue;
    moments.push(no);
    seens.push(then.seen);
  }
  return { moments, marks: marksOf(end), series: seriesOf(game, seens) };
}
