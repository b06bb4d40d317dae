// The scores if the game ended now, as far as one viewer can know: a few states that fit the view are imagined and scored
// by the game's rules. Points that are equal in all of them are certain, the others form a range.
import { type Game, imagine, type Score, type Seen, thinking, type Viewer } from '@oubliette/engine';

export interface Range {
  readonly least: number;
  readonly most: number;
}

export interface Reckoned {
  readonly key: string;
  readonly rule: string;
  readonly points: Range;
  /** If equal in every imagined state. */
  readonly params: Score['lines'][number]['params'];
}

export interface ScoreRange {
  readonly lines: readonly Reckoned[];
  readonly total: Range;
}

const WORLDS = 5;

export function reckon(game: Game, seen: Seen, viewer: Viewer, worlds = WORLDS): ScoreRange[] {
  const scores = seen.end === undefined ? imagined(game, seen, viewer, worlds) : [seen.end.score];
  return Array.from({ length: seen.seats }, (_, seat) => rangesOf(scores.map((score) => score[seat])));
}

/** For a curve one imagined state is enough. */
export const totals = (game: Game, seen: Seen, viewer: Viewer): number[] =>
  reckon(game, seen, viewer, 1).map(({ total }) => total.least);

const imagined = (game: Game, seen: Seen, viewer: Viewer, worlds: number): (readonly Score[])[] =>
  Array.from({ length: worlds }, (_, i) => game.score(imagine(game, seen, viewer, thinking(`reckoning ${i}`))));

const range = (values: readonly number[]): Range => ({ least: Math.min(...values), most: Math.max(...values) });

function rangesOf(scores: readonly (Score | undefined)[]): ScoreRange {
  const there = scores.filter((score) => score !== undefined);
  const keys = [...new Set(there.flatMap(({ lines }) => lines.map(({ key }) => key)))];
  return {
    lines: keys.map((key) => reckoned(key, there)),
    total: range(there.map(({ total }) => total)),
  };
}

function reckoned(key: string, scores: readonly Score[]): Reckoned {
  const lines = scores.map((score) => score.lines.filter((line) => line.key === key));
  const points = range(lines.map((same) => same.reduce((sum, line) => sum + line.points, 0)));
  const [first] = lines.flat();
  return { key, rule: first?.rule ?? '', points, params: first?.params };
}
