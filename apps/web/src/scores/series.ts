// The numbers over time that the curves show: which ones a game has, and at which moments they are read.
import { layout, manifestOf } from '@oubliette/catalog';
import type { Game, Heard, Seen } from '@oubliette/engine';
import { ownTable } from '../kit/own-table.ts';
import { totals } from '../reading/reckoning.ts';
import type { TableNow } from '../session/now.ts';

export interface Series {
  /** `points`, or a field of each seat's place. */
  readonly id: string;
  /** For each seat, one value for each moment. */
  readonly values: readonly (readonly (number | undefined)[])[];
}

/** The moments at which rounds begin. */
export interface RoundMark {
  readonly moment: number;
  readonly line: Heard;
}

export interface Chronicle {
  readonly moments: readonly number[];
  readonly marks: readonly RoundMark[];
  readonly series: readonly Series[];
}

/** More points are not visible on a curve. */
const MOST = 72;

/** Evenly spaced moments, including the first and the last. */
export function sampled(last: number, most = MOST): number[] {
  const count = Math.min(last, most - 1);
  return Array.from({ length: count + 1 }, (_, i) => (count === 0 ? 0 : Math.round((i * last) / count)));
}

const BEGINNINGS = ['round', 'combat'];

export const marksOf = ({ told, when }: Pick<TableNow, 'told' | 'when'>): RoundMark[] =>
  told.flatMap((line, i) => (BEGINNINGS.includes(line.type) ? [{ moment: when[i] ?? 0, line }] : []));

function seriesOf(game: Game, seens: readonly Seen[]): Series[] {
  const seats = Array.from({ length: seens[0]?.seats ?? 0 }, (_, seat) => seat);
  const points = seens.map((seen) => totals(game, seen, 'spectator'));
  const places = seens.map((seen) => layout(seen.game, seen.seats, manifestOf(game.id)?.places).places);
  const counted = (ownTable(game.id)?.curves ?? []).map((curve) =>
    typeof curve === 'string'
      ? { id: curve, values: seats.map((seat) => places.map((at) => numberIn(at[seat]?.[curve]))) }
      : { id: curve.id, values: seats.map((seat) => seens.map((seen) => curve.of(seen.game as object, seat))) },
  );
  return [{ id: 'points', values: seats.map((seat) => points.map((at) => at[seat])) }, ...counted];
}

const numberIn = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

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
