// The statistics of a series: shares with their intervals, and how choices relate to winning.
import type { GameRecord } from './series.ts';

/** A mean with its 95 % confidence interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}
const Z = 1.96;

/** Wilson's interval: never below 0 nor above 1. A shared win counts as a fraction. */
export function share(won: number, games: number): Estimate {
  if (games === 0) return { value: 0, low: 0, high: 1 };
  const p = won / games;
  const z2 = (Z * Z) / games;
  const middle = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  return { value: p, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}

export function mean(list: readonly number[]): Estimate {
  const value = list.reduce((sum, x) => sum + x, 0) / Math.max(1, list.length);
  const spread = list.reduce((sum, x) => sum + (x - value) ** 2, 0) / Math.max(1, list.length - 1);
  const half = Z * Math.sqrt(spread / Math.max(1, list.length));
  return { value, low: value - half, high: value + half };
}

export interface Use {
  readonly kind: string;
  readonly option: string;
  /** How often a player chose it in a game. */
  readonly perGame: number;
  /** The share of a player's games in which it was chosen. */
  readonly games: number;
  /** The mean points of players who chose it above those who did not; undefined if all or none did. */
  readonly worth: Estimate | undefined;
  /** The share of wins of players who chose it. */
  readonly won: Estimate;
}

/** Players that were allied, and what became of them. */
export interface Side {
  readonly players: readonly number[];
  /** In how many games they were allied. */
  readonly games: number;
  readonly won: Estimate;
}

export interface Figures {
  readonly games: number;
  /** Every alliance there was; none in a game in which everybody plays alone. */
  readonly sides: readonly Side[];
  readonly players: readonly {
    readonly word: string;
    readonly won: Estimate;
    readonly points: Estimate;
    readonly answers: Estimate;
    readonly missed: number;
    readonly lines: readonly (readonly [string, number])[];
  }[];
  readonly chairs: readonly { readonly won: Estimate; readonly points: Estimate }[];
  /** Answers in a game, all players together. */
  readonly lengths: readonly number[];
  readonly uses: readonly Use[];
  readonly happenings: readonly Use[];
}

export function figuresOf(words: readonly string[], records: readonly GameRecord[]): Figures {
  const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0);
  const lineKeys = [...new Set(records.flatMap(({ lines }) => lines.flatMap(Object.keys)))].sort();
  return {
    games: records.length,
    sides: sidesOf(records),
    players: words.map((word, player) => ({
      word,
      won: share(sum(records.map(({ won }) => won[player]!)), records.length),
      points: mean(records.map(({ points }) => points[player]!)),
      answers: mean(records.map(({ answers }) => answers[player]!)),
      missed: sum(records.map(({ missed }) => missed[player]!)),
      lines: lineKeys.map((key) => [key, mean(records.map(({ lines }) => lines[player]![key] ?? 0)).value] as const),
    })),
    chairs: words.map((_, chair) => ({
      won: share(sum(records.map(({ won, chairs }) => won[chairs[chair]!]!)), records.length),
      points: mean(records.map(({ points, chairs }) => points[chairs[chair]!]!)),
    })),
    lengths: records.map(({ answers }) => sum(answers)),
    uses: usesOf(words.length, records, ({ used }) => used),
    happenings: usesOf(words.length, records, ({ happened }) => happened),
  };
}

/** Alliances may differ from game to game. */
function sidesOf(records: readonly GameRecord[]): Side[] {
  const all = records.flatMap(({ sides = [], won }) =>
    [...new Set(sides)].map((side) => {
      const players = sides.flatMap((one, player) => (one === side ? [player] : []));
      return { players, won: won[players[0]!]! };
    }),
  );
  return [...new Set(all.map(({ players }) => players.join()))].map((key) => {
    const same = all.filter(({ players }) => players.join() === key);
    const won = same.reduce((sum, one) => sum + one.won, 0);
    return { players: same[0]!.players, games: same.length, won: share(won, same.length) };
  });
}

type Counts = readonly Readonly<Record<string, number>>[];

function usesOf(players: number, records: readonly GameRecord[], of: (record: GameRecord) => Counts): Use[] {
  const keys = [...new Set(records.flatMap((record) => of(record).flatMap(Object.keys)))].sort();
  const all = records.flatMap((record) =>
    Array.from({ length: players }, (_, player) => ({
      used: of(record)[player]!,
      points: record.points[player]!,
      won: record.won[player]!,
    })),
  );
  return keys.map((key) => {
    const at = key.indexOf(':');
    const yes = all.filter(({ used }) => (used[key] ?? 0) > 0);
    const no = all.filter(({ used }) => (used[key] ?? 0) === 0);
    return {
      kind: key.slice(0, at),
      option: key.slice(at + 1),
      perGame: all.reduce((sum, { used }) => sum + (used[key] ?? 0), 0) / all.length,
      games: yes.length / all.length,
      worth: yes.length < 2 || no.length < 2 ? undefined : difference(yes, no),
      won: share(
        yes.reduce((sum, { won }) => sum + won, 0),
        yes.length,
      ),
    };
  });
}

function difference(yes: readonly { points: number }[], no: readonly { points: number }[]): Estimate {
  const [a, b] = [yes, no].map((list) => mean(list.map(({ points }) => points))) as [Estimate, Estimate];
  const half = Math.hypot(a.high - a.value, b.high - b.value);
  return { value: a.value - b.value, low: a.value - b.value - half, high: a.value - b.value + half };
}
