// Weights from games that were played: ridge regression by stage of the final lead on one's own features less the others' mean.
// Additions, products, quotients and roots of doubles in a fixed order: the same games give the same table everywhere.
import type { Found } from './features.ts';
import { POINT } from './weights.ts';

/** Where a game stood when its horizon moved on. */
export interface Moment {
  readonly stage: number;
  /** By seat. */
  readonly found: readonly Found[];
}
export interface PlayedGame {
  /** In the order of play. */
  readonly moments: readonly Moment[];
  /** At the end, by seat. */
  readonly points: readonly number[];
}

export interface Fitted {
  readonly stages: Readonly<Record<string, readonly number[]>>;
  /** How well leads of the games that were held out are foreseen, from -1 to 1 (correlation). */
  readonly foresight: number;
}

const PENALTY = 300;
/** Half of a target is how the next moment looks. */
const LAMBDA = 0.5;
const PASSES = 3;
/** Every tenth game is held out. */
const HELD = 10;

/** Mostly against the strongest of the others, a little against all of them. */
function leadsOf(points: readonly number[]): number[] {
  return points.map((mine, seat) => {
    const others = points.filter((_, other) => other !== seat);
    if (others.length === 0) return mine;
    return mine - Math.max(...others) / 2 - others.reduce((sum, one) => sum + one, 0) / others.length / 2;
  });
}

interface Row {
  readonly stage: number;
  readonly at: Int32Array;
  readonly by: Float64Array;
  readonly end: number;
  readonly held: boolean;
  /** The same seat at the next moment. */
  readonly next: Row | undefined;
  target: number;
  guess: number;
}

export function fitWeights(games: readonly PlayedGame[], features: number): Fitted {
  const rows = games.flatMap((game, no) => rowsOf(game, no % HELD === HELD - 1, features));
  const stages = [...new Set(rows.map(({ stage }) => stage))].sort((a, b) => a - b);
  const tables = new Map<number, Float64Array>();
  for (let pass = 0; pass < PASSES; pass++) {
    for (const stage of stages) {
      const here = rows.filter((row) => row.stage === stage && !row.held);
      tables.set(stage, ridge(here, features));
    }
    for (const row of rows) row.guess = product(row, tables.get(row.stage)!);
    // Rows of a game come last moment first: what follows already has its target.
    for (const row of rows)
      row.target = row.next === undefined ? row.end : LAMBDA * row.next.target + (1 - LAMBDA) * row.next.guess;
  }
  return {
    stages: Object.fromEntries(
      stages.map((stage) => [String(stage), Array.from(tables.get(stage)!, (w) => Math.round(w * POINT) + 0)]),
    ),
    foresight: correlation(rows.filter(({ held }) => held)),
  };
}

function rowsOf({ moments, points }: PlayedGame, held: boolean, features: number): Row[] {
  const leads = leadsOf(points);
  const rows: Row[] = [];
  let next: (Row | undefined)[] = points.map(() => undefined);
  for (const { stage, found } of [...moments].reverse()) {
    const now = found.map((_, seat): Row => {
      const { at, by } = difference(found, seat, features);
      const end = leads[seat]!;
      return { stage, at, by, end, held, next: next[seat], target: end, guess: 0 };
    });
    rows.push(...now);
    next = now;
  }
  return rows;
}

/** One's own features less the mean of the others'. */
function difference(found: readonly Found[], seat: number, features: number): { at: Int32Array; by: Float64Array } {
  const sum = new Map<number, number>();
  for (const [other, { at, by }] of found.entries()) {
    const share = other === seat ? 1 : -1 / (found.length - 1);
    for (let i = 0; i < at.length; i++) {
      if (at[i]! < features) sum.set(at[i]!, (sum.get(at[i]!) ?? 0) + share * by[i]!);
    }
  }
  const kept = [...sum].filter(([, x]) => x !== 0).sort(([a], [b]) => a - b);
  return { at: Int32Array.from(kept, ([i]) => i), by: Float64Array.from(kept, ([, x]) => x) };
}

function product({ at, by }: Row, table: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += table[at[i]!]! * by[i]!;
  return sum;
}

/** Solves (XᵀX + penalty) w = Xᵀy. */
function ridge(rows: readonly Row[], n: number): Float64Array {
  const a = new Float64Array(n * n);
  const b = new Float64Array(n);
  for (const { at, by, target } of rows) {
    for (let i = 0; i < at.length; i++) {
      const row = at[i]! * n;
      const x = by[i]!;
      b[at[i]!]! += x * target;
      for (let j = 0; j <= i; j++) a[row + at[j]!]! += x * by[j]!;
    }
  }
  for (let i = 0; i < n; i++) a[i * n + i]! += PENALTY;
  return solve(a, b, n);
}

/** Cholesky, on the lower triangle, in place. */
function solve(a: Float64Array, b: Float64Array, n: number): Float64Array {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= a[i * n + k]! * a[j * n + k]!;
      a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j]!;
    }
  }
  for (let i = 0; i < n; i++) {
    let sum = b[i]!;
    for (let k = 0; k < i; k++) sum -= a[i * n + k]! * b[k]!;
    b[i] = sum / a[i * n + i]!;
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i]!;
    for (let k = i + 1; k < n; k++) sum -= a[k * n + i]! * b[k]!;
    b[i] = sum / a[i * n + i]!;
  }
  return b;
}

function correlation(rows: readonly Row[]): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const { guess, end } of rows) {
    x += guess;
    y += end;
    xx += guess * guess;
    yy += end * end;
    xy += guess * end;
  }
  const n = rows.length;
  const spread = Math.sqrt((n * xx - x * x) * (n * yy - y * y));
  return spread > 0 ? (n * xy - x * y) / spread : 0;
}
