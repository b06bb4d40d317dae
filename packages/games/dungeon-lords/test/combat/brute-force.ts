// The best that can be made of a combat, by trying everything.
import { apply, awaited, options } from '@oubliette/engine';
import { dungeonLords } from '../../src/game.ts';
import { score } from '../../src/score.ts';
import type { State } from '../../src/state.ts';

/** The dungeon's points by the Score card; what depends on other players does not count. */
export const points = (s: State): number =>
  score(s)[0]!
    .lines.filter(({ key }) => !key.startsWith('title-') && key !== 'hall-of-fame')
    .reduce((sum, line) => sum + line.points, 0);

/** Every answer to everything, one after another. */
export function bruteForce(s: State): number {
  const ask = awaited(dungeonLords, s)[0];
  if (ask === undefined) return points(s);
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options(dungeonLords, s, ask)) {
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    best = Math.max(best, bruteForce(next));
  }
  return best;
}

/** The same, but no position twice: for larger combats. */
export function everyPosition(s: State, seen = new Map<string, number>()): number {
  const ask = awaited(dungeonLords, s)[0];
  if (ask === undefined) return points(s);
  const { core, ...rest } = s;
  const position = JSON.stringify([core.stack, rest]);
  let best = seen.get(position);
  if (best !== undefined) return best;
  best = Number.NEGATIVE_INFINITY;
  for (const option of options(dungeonLords, s, ask)) {
    const next = dungeonLords.copy(s);
    apply(dungeonLords, next, ask, option);
    best = Math.max(best, everyPosition(next, seen));
  }
  seen.set(position, best);
  return best;
}
