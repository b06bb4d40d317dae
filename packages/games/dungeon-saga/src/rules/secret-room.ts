// A secret room: a new tile as near as can be to the searcher (DS-CARD-6, DS-RULING-6, DS-RULING-20, DS-RULING-32).
import { openly } from '@oubliette/engine';
import { isFloor, SIDES } from '@oubliette/grid';
import {
  across,
  type Cell,
  cellAt,
  cellName,
  cellOf,
  type FACINGS,
  type Facing,
  facingName,
  facingOf,
  STEPS,
  xOf,
  yOf,
} from '../cells.ts';
import { type Frame, NO_CELL } from '../frames.ts';
import { cellsOf, type Plan, type PlanTile } from '../plan.ts';
import { isOn, OVERLORD, type State, w } from '../state.ts';
import { modelOfHero } from './arcs.ts';
import { FAR, isEmpty, walkingDistances } from './reach.ts';
import { boardOf, layAgain, tileOf } from './space.ts';

const SHAPES = [
  [2, 2],
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 3],
] as const;
type Place = { inner: Cell; side: Facing };
type Secret = Extract<Frame, { proc: 'secret-room' }>;

const hasFurniture = (s: State, c: Cell): boolean => s.pieces.some(({ cells }) => cells.includes(c));
const isVoid = (s: State, c: Cell): boolean => !isFloor(boardOf(s), c);

/** Every shape that covers the square behind an edge and overlaps no tile, revealed or not. */
function shapesAt(s: State, outer: Cell): string[] {
  const found: string[] = [];
  for (const [width, height] of SHAPES) {
    for (let dx = 0; dx < width; dx++) {
      for (let dy = 0; dy < height; dy++) {
        const [x, y] = [xOf(outer) - dx, yOf(outer) - dy];
        if (isFreeGround(s, x, y, width, height)) found.push(`${width}x${height}:${cellName(cellAt(x, y))}`);
      }
    }
  }
  return found;
}
const isFreeGround = (s: State, x: number, y: number, width: number, height: number): boolean => {
  for (let i = 0; i < width * height; i++) {
    if (!isVoid(s, cellAt(x + (i % width), y + Math.floor(i / width)))) return false;
  }
  return true;
};

/** The nearest edges to open: of the searched room first, then of other open tiles. */
function passages(s: State, searcher: Cell, room: number): Place[] {
  const far = walkingDistances(s, searcher);
  const of = (tiles: readonly number[]): Place[] => {
    let best = Number.POSITIVE_INFINITY;
    let found: Place[] = [];
    for (const tile of tiles) {
      for (const inner of cellsOf(s.plan.tiles[tile]!)) {
        const steps = far(inner);
        if (steps === FAR || steps > best || hasFurniture(s, inner)) continue;
        for (const at of SIDES) {
          if (!isVoid(s, across(inner, at)) || shapesAt(s, across(inner, at)).length === 0) continue;
          if (steps < best) found = [];
          best = steps;
          found.push({ inner, side: at });
        }
      }
    }
    return found;
  };
  const here = of([room]);
  return here.length > 0 ? here : of(s.plan.tiles.flatMap((_, i) => (s.revealed[i] === 1 && i !== room ? [i] : [])));
}

function choosePassage(s: State, { errand }: Secret): Frame | undefined {
  const m = modelOfHero(s, errand.hero);
  if (m === undefined || passages(s, m.cell, errand.tile).length === 0) {
    w.tell(() => ({ type: 'no-room', rule: 'DS-RULING-32' }));
    return undefined;
  }
  return { proc: 'passage', todo: [errand.hero], at: 0 };
}
const topSecret = (s: State): Secret => s.core.stack.findLast((f) => f.proc === 'secret-room') as Secret;
export const passage = w.eachInTurn('passage', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, hero, can) {
    const { errand } = topSecret(s);
    for (const { inner, side } of passages(s, modelOfHero(s, hero)!.cell, errand.tile)) {
      can.add(`${cellName(inner)}:${facingName(side)}`);
    }
  },
  choose(s, _seat, _hero, option) {
    const [cell, side] = option.split(':') as [string, (typeof FACINGS)[number]];
    const f = topSecret(s);
    f.inner = cellOf(cell);
    f.outer = across(f.inner, facingOf(side));
  },
});
const chooseShape = (_s: State, f: Secret): Frame | undefined =>
  f.inner === NO_CELL ? undefined : { proc: 'shape', todo: [f.errand.hero], at: 0 };
export const shape = w.eachInTurn('shape', {
  who: (s) => (isOn(s) ? OVERLORD : undefined),
  options(s, _seat, _hero, can) {
    for (const option of shapesAt(s, topSecret(s).outer)) can.add(option);
  },
  choose(s, _seat, _hero, option) {
    const [size, at] = option.split(':') as [string, string];
    const [width, height] = size.split('x').map(Number) as [number, number];
    const corner = cellOf(at);
    layTile(s, topSecret(s), { x: xOf(corner), y: yOf(corner), w: width, h: height });
  },
});

/** The tile lies, counts as revealed, and may itself be searched if it is large enough. */
function layTile(s: State, f: Secret, at: { x: number; y: number; w: number; h: number }): void {
  const id = `X${s.plan.tiles.filter((t) => t.id.startsWith('X')).length + 1}`;
  const tile: PlanTile = { id, ...at, start: false, minions: [], piles: [], pieces: [], traps: [] };
  const plan: Plan = {
    tiles: [...s.plan.tiles, tile],
    doors: s.plan.doors,
    passages: [...s.plan.passages, [Math.min(f.inner, f.outer), Math.max(f.inner, f.outer)]],
    startSquares: s.plan.startSquares,
    exit: s.plan.exit,
  };
  s.plan = plan;
  f.tile = plan.tiles.length - 1;
  s.revealed[f.tile] = 1;
  layAgain(s);
  s.core.known++;
  w.tell(() => ({
    type: 'secret-room',
    rule: 'DS-RULING-32',
    tile: id,
    squares: at.w * at.h,
    cell: cellName(f.inner),
  }));
}
/** DS-RULING-6: the searching player rolls as soon as it lies. */
const rollForIt = (_s: State, f: Secret): Frame | undefined =>
  f.tile < 0
    ? undefined
    : {
        proc: 'table-roll',
        at: 0,
        table: 'secret-rooms',
        dice: 1,
        minus: 0,
        errand: { ...f.errand, tile: f.tile, near: true },
        rolled: [],
      };
export const secretRoom = w.sequence('secret-room', [choosePassage, chooseShape, rollForIt], {
  aslongas: (s) => isOn(s),
  show: openly,
  guess: leaveGround,
});
/** Rooms that a hero imagines behind doors may lie where the secret room must fit: then nothing is there but the squares behind the doors. */
function leaveGround(s: State, f: Secret): void {
  const m = modelOfHero(s, f.errand.hero);
  if (f.tile >= 0 || m === undefined) return;
  const fits = f.outer === NO_CELL ? passages(s, m.cell, f.errand.tile) : shapesAt(s, f.outer);
  if (fits.length > 0) return;
  const doorways = s.plan.doors.flatMap(({ a, b }) => [a, b]);
  const tiles: PlanTile[] = [];
  const more: PlanTile[] = [];
  s.plan.tiles.forEach((tile, i) => {
    const behind = s.revealed[i] === 1 ? [] : cellsOf(tile).filter((c) => doorways.includes(c));
    const small = behind.map(
      (c): PlanTile => ({ ...tile, x: xOf(c), y: yOf(c), w: 1, h: 1, minions: [], piles: [], pieces: [], traps: [] }),
    );
    tiles.push(small[0] ?? tile);
    more.push(...small.slice(1));
  });
  s.plan = { ...s.plan, tiles: [...tiles, ...more] };
  for (const _ of more) s.revealed.push(0);
  layAgain(s);
}

/** DS-RULING-20: two chests on two squares; the passage square stays free, with a free neighbour. */
function chestCells(s: State, tile: number): Cell[] {
  const way = s.plan.passages.flat().find((c) => tileOf(s, c) === tile);
  return cellsOf(s.plan.tiles[tile]!).filter((c) => {
    if (c === way || !isEmpty(s, c)) return false;
    return cellsOf(s.plan.tiles[tile]!).some(
      (n) => n !== c && n !== way && isEmpty(s, n) && STEPS.includes(n - (way ?? n)),
    );
  });
}
const CHEST_LOCK = [3, 3] as const;
const CHEST_STARS = 2;
export const placeChest = w.eachInTurn('place-chest', {
  who: (s, { tile }) => (isOn(s) && chestCells(s, tile).length > 0 ? OVERLORD : undefined),
  options(s, _seat, { tile }, can) {
    for (const c of chestCells(s, tile)) can.add(cellName(c));
  },
  choose(s, _seat, { kind }, option) {
    const locked = kind === 'locked-chest';
    s.pieces.push({
      kind,
      cells: [cellOf(option)],
      lock: locked ? CHEST_LOCK : [],
      stars: locked ? 0 : CHEST_STARS,
      emptied: false,
      goal: '',
      done: false,
    });
  },
  about: (_s, _seat, { kind }) => ({ piece: kind }),
});
