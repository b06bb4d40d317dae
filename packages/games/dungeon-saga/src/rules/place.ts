// Where models of search cards and traps go (DS-PLACE-1 to DS-PLACE-4).
import { type Can, copyPlain, type Procedure } from '@oubliette/engine';
import { least, zonesBeside } from '@oubliette/grid';
import { askFor } from '../asks.ts';
import type { MinionId } from '../cards/minions.ts';
import { type Cell, cellName, cellOf, distance, STEPS } from '../cells.ts';
import type { Errand, Frame, Spawn } from '../frames.ts';
import { cellsOf } from '../plan.ts';
import { isOn, type Model, OVERLORD, type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { appear } from './damage.ts';
import { isEmpty, mayStepTo, walkingDistances } from './reach.ts';
import { boardOf, tileOf } from './space.ts';

export const spawn = (kind: MinionId, count: number, archer: boolean, errand: Errand): Spawn => ({
  proc: 'place',
  kinds: new Array<MinionId>(count).fill(kind),
  archer,
  errand,
});
const HEROES_APART = 3;

/** The squares of open tiles. */
export function openCells(s: State): Cell[] {
  const found: Cell[] = [];
  s.plan.tiles.forEach((t, i) => {
    if (s.revealed[i] === 1) for (const c of cellsOf(t)) found.push(c);
  });
  return found;
}
const heroesOf = (s: State): Model[] => s.models.filter((m) => m.hero >= 0);
const nearestHero = (s: State, c: Cell): number =>
  heroesOf(s).reduce((near, h) => Math.min(near, distance(h.cell, c)), Number.POSITIVE_INFINITY);

/** Where the next model may be put. */
function places(s: State, errand: Errand): Cell[] {
  const searcher = modelOfHero(s, errand.hero);
  const from = searcher?.cell ?? heroesOf(s)[0]?.cell;
  if (from === undefined) return [];
  const far = walkingDistances(s, from);
  if (errand.near) {
    const cells = cellsOf(s.plan.tiles[errand.tile]!).filter((c) => isEmpty(s, c) && !boxesIn(s, c));
    return least(cells, far);
  }
  const room = errand.tile >= 0 ? errand.tile : tileOf(s, from);
  // DS-PLACE-4: joined by an opened door or passage.
  const next = new Set(zonesBeside(boardOf(s), room).filter((tile) => s.revealed[tile] === 1));
  const cells = openCells(s).filter((c) => isEmpty(s, c));
  const beside = cells.filter((c) => next.has(tileOf(s, c)) && nearestHero(s, c) >= HEROES_APART);
  // The fallback does not ask for the three squares.
  return beside.length > 0 ? least(beside, far) : least(cells, (c) => -nearestHero(s, c));
}
/** DS-PLACE-2: would somebody there leave a hero without a free square to step to? */
function boxesIn(s: State, c: Cell): boolean {
  return heroesOf(s).some((h) => {
    if (distance(h.cell, c) !== 1) return false;
    const free = STEPS.filter((step) => mayStepTo(s, h, h.cell + step)).map((step) => h.cell + step);
    return free.length === 1 && free[0] === c;
  });
}

/** The overlord puts them down one by one. */
export const place: Procedure<State, Spawn, Frame> = {
  next(s, f) {
    if (!isOn(s) || f.kinds.length === 0) return 'done';
    if (places(s, f.errand).length > 0) return 'wait';
    // DS-RULING-42
    w.tell(() => ({ type: 'not-placed', rule: 'DS-RULING-42', model: f.kinds[0]! }));
    return 'done';
  },
  asks: () => [askFor('place', OVERLORD)],
  options(s, f, _ask, can: Can) {
    // DS-RULING-17, DS-RULING-18: any number of figures.
    const kinds: MinionId[] = f.archer ? [f.kinds[0]!, 'archer'] : [f.kinds[0]!];
    for (const c of places(s, f.errand)) for (const kind of kinds) can.add(`${kind}:${cellName(c)}`);
  },
  answer(s, f, _ask, option) {
    const [kind, cell] = option.split(':') as [MinionId, string];
    if (kind !== f.kinds[0]) f.archer = false;
    f.kinds.shift();
    const m = appear(s, kind, cellOf(cell), f.errand.group);
    w.tell(() => ({ type: 'appeared', rule: f.errand.near ? 'DS-PLACE-2' : 'DS-PLACE-1', model: kind, cell }));
    w.raise({ proc: 'face', todo: [m.id], at: 0 });
  },
  about: (_s, f) => ({ model: f.kinds[0]!, count: f.kinds.length }),
  show: (_s, f) => ({ kinds: f.kinds, archer: f.archer, errand: f.errand }),
  copy: copyPlain<Spawn>,
};
