// Where the automatic overlord puts things: search monsters, secret rooms, portcullises, slippery floor (DS-AIO-12 to DS-AIO-16).
import { pathTo } from '@oubliette/grid';
import { across, type Cell, cellName, cellOf, distance, FACINGS, facingName, facingOf, isBehind } from '../cells.ts';
import { countThreats, modelOf } from '../rules/arcs.ts';
import { layoutOf } from '../rules/layout.ts';
import { FAR, walkingDistances, walkingFrom } from '../rules/reach.ts';
import { sees } from '../rules/sight.ts';
import { tileOf } from '../rules/space.ts';
import type { State } from '../state.ts';
import { type Answer, because, best, cellIn, frameOf, partsOf } from './decision.ts';
import { facingFor, goalCells, heroesOn } from './plans.ts';
import type { Level } from './worth.ts';

/** DS-AIO-12, DS-AIO-13 */
export const place: Answer = (s, ask, _level, pick) => {
  const { errand } = frameOf(s, 'place');
  const searcher = s.models.find((m) => m.hero === errand.hero);
  const weakest = heroesOn(s).sort((a, b) => s.heroes[b.hero]!.wounds - s.heroes[a.hero]!.wounds)[0];
  const far = weakest === undefined ? () => 0 : walkingDistances(s, weakest.cell);
  const mark = (o: string): number => {
    const cell = cellIn(o);
    const archer = partsOf(o)[0] === 'archer';
    const useful = heroesOn(s).some((h) => distance(h.cell, cell) >= 3 && sees(s, cell, h.cell));
    let worth = -far(cell) + (archer === useful ? 0.5 : 0);
    if (errand.near && searcher !== undefined) {
      if (isBehind(searcher.cell, searcher.facing, cell)) worth += 50;
      if (distance(searcher.cell, cell) === 1 && countThreats(s, true, searcher.cell) === 1) worth += 25;
    }
    return worth;
  };
  const option = best(ask.options, mark, pick);
  return because(option, 'place', { cell: cellName(cellIn(option)) }, 'DS-AIO-12');
};
/** DS-AIO-7, DS-AIO-16: revealed minions look towards the door that was opened. */
export const face: Answer = (s, ask) => {
  const frame = frameOf(s, 'face');
  const m = modelOf(s, frame.todo[frame.at]!)!;
  const facing = facingName(facingFor(s, m, undefined));
  return because(ask.options.includes(facing) ? facing : FACINGS[0], 'place', { cell: cellName(m.cell) }, 'DS-AIO-7');
};
/** DS-AIO-14 */
const SIZE: Readonly<Record<Level, readonly string[]>> = {
  easy: ['3x3'],
  normal: ['2x3', '3x2'],
  hard: ['2x2'],
};
export const shape: Answer = (_s, ask, level, pick) => {
  const option = best(ask.options, (o) => (SIZE[level].includes(partsOf(o)[0]!) ? 1 : 0), pick);
  return because(option, 'place', { cell: partsOf(option)[0]! }, 'DS-AIO-14');
};
export const placeChest: Answer = (s, ask, _level, pick) => {
  const ways = s.plan.passages.flat();
  const option = best(ask.options, (o) => Math.min(...ways.map((c) => distance(c, cellOf(o)))), pick);
  return because(option, 'place', { cell: option }, 'DS-AIO-14');
};

/** The edges of the heroes' shortest ways: no other edge can lengthen one. */
function edgesOfWays(s: State, goals: readonly Cell[]): Set<string> {
  const found = walkingFrom(s, goals);
  const edges = new Set<string>();
  for (const h of heroesOn(s)) {
    const way = pathTo(found, h.cell);
    if (way !== undefined) for (const c of [h.cell, ...way]) for (const side of FACINGS) edges.add(edgeAt(c, side));
  }
  return edges;
}
/** An edge as the options name it: by its western or northern square. */
const edgeAt = (c: Cell, side: (typeof FACINGS)[number]): string =>
  side === 'w' || side === 'n'
    ? `${cellName(across(c, facingOf(side)))}:${side === 'w' ? 'e' : 's'}`
    : `${cellName(c)}:${side}`;

const CLOSE = 3;
/** DS-AIO-15: where it lengthens most the way of heroes who are still far from the goal; declined if it lengthens none. */
export const portcullis: Answer = (s, ask, _level, pick) => {
  const goals = goalCells(s);
  const decline = because('pass', 'decline', {}, 'DS-AIO-15');
  if (goals.length === 0) return decline;
  const before = walkingDistances(s, goals);
  const distant = heroesOn(s).filter((h) => before(h.cell) > CLOSE && before(h.cell) < FAR);
  const worth = new Map<string, number>();
  const edges = edgesOfWays(s, goals);
  for (const option of ask.options) {
    if (!edges.has(option)) continue;
    const [cell, side] = partsOf(option) as [string, string];
    const gates = [...s.gates, [cellOf(cell), across(cellOf(cell), facingOf(side))] as const];
    const after = { ...s, gates, layout: layoutOf({ ...s, gates }) };
    const far = walkingDistances(after, goals);
    const gained = distant.reduce((sum, h) => sum + Math.min(FAR, far(h.cell)) - before(h.cell), 0);
    if (gained > 0 && !shutsAwayMore(s, after)) worth.set(option, gained);
  }
  if (worth.size === 0) return decline;
  const option = best([...worth.keys()], (o) => worth.get(o)!, pick);
  return because(option, 'block', { cell: cellName(cellIn(option)) }, 'DS-AIO-15');
};
/** More minions than heroes would be cut off from the other side by it. */
function shutsAwayMore(before: State, after: State): boolean {
  const lost = (heroes: boolean): number => {
    const others = before.models.filter((m) => m.hero >= 0 !== heroes).map((m) => m.cell);
    const [old, now] = [walkingDistances(before, others), walkingDistances(after, others)];
    return before.models.filter((m) => m.hero >= 0 === heroes && old(m.cell) < FAR && now(m.cell) >= FAR).length;
  };
  return lost(false) > lost(true);
}
/** DS-AIO-15: tiles on the heroes' ways to the goal, the nearest to them first. */
export const slippery: Answer = (s, ask, _level, pick) => {
  const goals = goalCells(s);
  const rank = new Map<string, number>();
  if (goals.length > 0) {
    const found = walkingFrom(s, goals);
    for (const h of heroesOn(s)) {
      const way = pathTo(found, h.cell)?.slice().reverse() ?? [];
      way.forEach((c, i) => {
        const id = s.plan.tiles[tileOf(s, c)]?.id;
        if (id !== undefined) rank.set(id, Math.min(rank.get(id) ?? FAR, i));
      });
    }
  }
  const option = best(ask.options, (o) => -(rank.get(o) ?? FAR), pick);
  return because(option, 'block', { cell: option }, 'DS-AIO-15');
};
/** DS-AIO-16: the farthest from the heroes, plain skeletons first. */
export const collapse: Answer = (s, ask, _level, pick) => {
  const far = (o: string): number => Math.min(99, ...heroesOn(s).map((h) => distance(h.cell, cellIn(o))));
  const option = best(ask.options, (o) => far(o) + (partsOf(o)[0] === 'skeleton' ? 0.5 : 0), pick);
  return because(option, 'place', { cell: cellName(cellIn(option)) }, 'DS-AIO-16');
};
