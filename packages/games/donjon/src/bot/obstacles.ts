// Ways past obstacles when no path leads on: levers, webs, portcullises, chasms.
import { type Cell, STEP } from '@oubliette/grid';
import { ADR } from '../cards/classes.ts';
import { around, facingDoor } from '../rules/board.ts';
import { heroId, heroStat, isIn } from '../rules/figures.ts';
import type { State } from '../state.ts';
import { first } from './common.ts';
import { stepTowards, walks } from './paths.ts';

export function aroundObstacles(s: State, i: number, options: readonly string[]): string | undefined {
  const work = first(options, 'operate:', 'lift:', 'cut:');
  if (work !== undefined) return work;
  const id = heroId(i);
  const h = s.heroes[i]!;
  const from = walks(s, id);
  const levers = s.things.filter((thing) => thing.kind === 'lever').flatMap((thing) => around(s, thing.cell));
  const bars = s.doors.flatMap((door, d) => (door.barred && !h.tried.includes(`bars:d${d}`) ? facingDoor(door) : []));
  const webs = s.webs.flatMap((web) => around(s, web));
  const slabs = s.things.filter((thing) => thing.kind !== 'seal').flatMap((thing) => around(s, thing.cell));
  for (const goals of [levers, s.phase === 'explore' ? bars : [], webs, slabs]) {
    const way = stepTowards(s, id, goals, options, from);
    if (way !== undefined) return way;
  }
  return overTheChasm(s, i, options);
}

/** Jumped with a rope, or by a sure-footed hero; by any hero when nothing else is left. */
function overTheChasm(s: State, i: number, options: readonly string[]): string | undefined {
  const h = s.heroes[i]!;
  const chasms = s.pieces.filter((piece) => piece.rest === 'no-bridge');
  if (chasms.length === 0) return undefined;
  const roped = (cell: Cell) =>
    s.heroes.some(
      (other, k) => isIn(other) && other.items.includes('rope') && (k === i || around(s, cell).includes(other.cell)),
    );
  const jump = first(options, 'jump:');
  const sure = roped(h.cell) ? h.life > 4 : heroStat(h, ADR) + h.fatigue >= 6;
  if (jump !== undefined && (sure || s.clock > 60)) return jump;
  const edge = chasms.flatMap((piece) => piece.cells.flatMap((cell) => STEP.map((step) => cell + step)));
  return stepTowards(s, heroId(i), edge, options);
}
