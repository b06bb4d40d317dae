// Fits weights to finished games: ridge regression by stage of the final lead on one's own features less the others' mean.
// Additions, products, quotients and roots of doubles in a fixed order: the same games give the same table everywhere.
import type { Found } from './features.ts';
import { POINT } from './weights.ts';

/** The position of a training game when its horizon changed. */
export interface TrainingPosition {
  readonly stage: number;
  /** By seat. */
  readonly found: readonly Found[];
  /** The game's own evaluation, for comparison. */
  readonly worth?: readonly number[];
}
export interface PlayedGame {
  /** In the order of play. */
  readonly moments: readonly TrainingPosition[];
  /** At the end, by seat. */
  readonly points: readonly number[];
  /** In a game of sides: seats of the same number are allied. */
  readonly sides?: readonly number[];
}

export interface Fitted {
  readonly stages: Readonly<Record<string, readonly number[]>>;
  /** By stage: the weight of the lead by the game's own evaluation. */
  readonly own?: Readonly<Record<string, number>>;
  /** The correlation between predicted and real leads in the games that were held out, from -1 to 1. */
  readonly correlation: number;
  /** The same by stage, and for the game's own evaluation, where it has one. */
  readonly correlations: Readonly<Record<string, { readonly learned: number; readonly own: number }>>;
  readonly ownCorrelation: number;
}

/** The penalty that pulls weights to zero, and the weight of the game's own evaluation to one. */
const PENALTY = 300;
/** The share of a target that is the final result; the rest is the prediction for the next position. */
const LAMBDA = 0.5;
const SWEEPS = 2;
/** One of ten blocks of games is held out; a block has every number of seats, with and without settings. */
const BLOCK = 12;
const BLOCKS = 10;
const isHeld = (game: number): boolean => Math.floor(game / BLOCK) % BLOCKS === BLOCKS - 1;

/** The lead mostly over the strongest rival, a little over all of them; allies together, against their rivals (BOT-LEARN-10). */
export function leadsOf(points: readonly number[], sides?: readonly number[]): number[] {
  if (sides !== undefined) {
    const teams = [...new Set(sides)];
    const leads = leadsOf(teams.map((team) => mean(points.filter((_, seat) => sides[seat] === team))));
    return sides.map((side) => leads[teams.indexOf(side)]!);
  }
  return points.map((mine, seat) => {
    const others = points.filter((_, other) => other !== seat);
    if (others.length === 0) return mine;
    return mine - Math.max(...others) / 2 - others.reduce((sum, one) => sum + one, 0) / others.length / 2;
  });
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / list.length;

interface Row {
  readonly stage: number;
  readonly at: Int32Array;
  readonly by: Float64Array;
  readonly end: number;
  readonly held: boolean;
  readonly own: number;
  /** The same seat at the next position. */
  readonly next: Row | undefined;
  target: number;
  guess: number;
}

/** `own`: the table is added to the game's own evaluation, which is then one more feature. */
export function fitWeights(games: readonly PlayedGame[], features: number, own = false): Fitted {
  const rows = games.flatMap((game, no) => rowsOf(game, isHeld(no), features, own));
  const stages = [...new Set(rows.map(({ stage }) => stage))].sort((a, b) => a - b);
  const size = own ? features + 1 : features;
  const near = new Float64Array(size);
  if (own) near[features] = 1;
  const rowsAt = stages.map((stage) => rows.filter((row) => row.stage === stage));
  const fits = rowsAt.map((here) =>
    ridge(
      here.filter((row) => !row.held),
      size,
    ),
  );
  const tables = new Map<number, Float64Array>();
  // Late stages first: targets of early positions use the weights of later ones. Again, for positions that share a stage.
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = stages.length - 1; i >= 0; i--) {
      const here = rowsAt[i]!;
      for (const row of here)
        row.target = row.next === undefined ? row.end : LAMBDA * row.next.target + (1 - LAMBDA) * row.next.guess;
      const table = fits[i]!(near);
      tables.set(stages[i]!, table);
      for (const row of here) row.guess = product(row, table);
    }
  }
  const held = rows.filter((row) => row.held);
  const byStage = <T>(what: (stage: number) => T): Record<string, T> =>
    Object.fromEntries(stages.map((stage) => [String(stage), what(stage)]));
  return {
    stages: byStage((stage) => whole(tables.get(stage)!.subarray(0, features))),
    ...(own ? { own: byStage((stage) => whole(tables.get(stage)!.subarray(features))[0]!) } : {}),
    correlation: correlationOf(held, ({ guess }) => guess),
    ownCorrelation: correlationOf(held, (row) => row.own),
    correlations: byStage((stage) => {
      const here = held.filter((row) => row.stage === stage);
      return { learned: correlationOf(here, ({ guess }) => guess), own: correlationOf(here, (row) => row.own) };
    }),
  };
}

const whole = (weights: Float64Array): number[] => Array.from(weights, (w) => Math.round(w * POINT) + 0);

function rowsOf({ moments, points, sides }: PlayedGame, held: boolean, features: number, withOwn: boolean): Row[] {
  const leads = leadsOf(points, sides);
  // The view of allies is one sample, not several.
  const speaks = (seat: number): boolean => sides === undefined || sides.indexOf(sides[seat]!) === seat;
  const rows: Row[] = [];
  let next: (Row | undefined)[] = points.map(() => undefined);
  for (const { stage, found, worth } of [...moments].reverse()) {
    const own = worth === undefined ? points.map(() => 0) : leadsOf(worth, sides);
    const now = found.map((_, seat): Row => {
      const { at, by } = difference(found, seat, sides, features, withOwn ? own[seat]! : 0);
      const end = leads[seat]!;
      return { stage, at, by, end, held, own: own[seat]!, next: next[seat], target: end, guess: end };
    });
    rows.push(...now.filter((_, seat) => speaks(seat)));
    next = now;
  }
  return rows;
}

/** One's own features less the mean of the others', or those of one's side less its rivals'; then the game's own evaluation. */
function difference(
  found: readonly Found[],
  seat: number,
  sides: readonly number[] | undefined,
  features: number,
  own: number,
): { at: Int32Array; by: Float64Array } {
  const sum = new Map<number, number>();
  const isMine = (other: number): boolean => (sides === undefined ? other === seat : sides[other] === sides[seat]);
  const mine = found.filter((_, other) => isMine(other)).length;
  for (const [other, { at, by }] of found.entries()) {
    const share = isMine(other) ? 1 / mine : -1 / (found.length - mine);
    for (let i = 0; i < at.length; i++) {
      if (at[i]! < features) sum.set(at[i]!, (sum.get(at[i]!) ?? 0) + share * by[i]!);
    }
  }
  sum.set(features, own);
  const kept = [...sum].filter(([, x]) => x !== 0).sort(([a], [b]) => a - b);
  return { at: Int32Array.from(kept, ([i]) => i), by: Float64Array.from(kept, ([, x]) => x) };
}

function product({ at, by }: Row, table: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < at.length; i++) sum += table[at[i]!]! * by[i]!;
  return sum;
}

/** Solves (XᵀX + penalty) (w - near) = Xᵀ(y - X near) for the targets of a stage; constant parts are computed once. */
function ridge(rows: readonly Row[], n: number): (near: Float64Array) => Float64Array {
  const a = new Float64Array(n * n);
  for (const { at, by } of rows) {
    for (let i = 0; i < at.length; i++) {
      const row = at[i]! * n;
      const x = by[i]!;
      for (let j = 0; j <= i; j++) a[row + at[j]!]! += x * by[j]!;
    }
  }
  for (let i = 0; i < n; i++) a[i * n + i]! += PENALTY;
  decompose(a, n);
  return (near) => {
    const b = new Float64Array(n);
    for (const row of rows) {
      const rest = row.target - product(row, near);
      for (let i = 0; i < row.at.length; i++) b[row.at[i]!]! += row.by[i]! * rest;
    }
    solve(a, b, n);
    for (let i = 0; i < n; i++) b[i]! += near[i]!;
    return b;
  };
}

/** Cholesky, on the lower triangle, in place. */
function decompose(a: Float64Array, n: number): void {
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i * n + j]!;
      for (let k = 0; k < j; k++) sum -= a[i * n + k]! * a[j * n + k]!;
      a[i * n + j] = i === j ? Math.sqrt(sum) : sum / a[j * n + j]!;
    }
  }
}

function solve(a: Float64Array, b: Float64Array, n: number): void {
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
}

function correlationOf(rows: readonly Row[], predicted: (row: Row) => number): number {
  let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
  for (const row of rows) {
    const guess = predicted(row);
    const { end } = row;
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
