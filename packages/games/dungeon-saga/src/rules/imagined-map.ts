// What a hero may imagine behind closed doors: rooms that fit, with somebody in them. Nothing of the real map is read.
import type { Pick } from '@oubliette/engine';
import type { MinionId } from '../cards/minions.ts';
import type { PieceId } from '../cards/pieces.ts';
import { type Cell, cellOf, xOf, yOf } from '../cells.ts';
import { NO_CELL } from '../frames.ts';
import { cellsOf, type ModelKind, type PlanDoor, type PlanPiece, type PlanTile } from '../plan.ts';
import type { Trap } from '../state.ts';
import type { View } from '../view.ts';
import { doorsSeen, edgeOfName, type ImaginedMap, placesOf } from './seen-map.ts';

const SIZES = [
  [5, 4],
  [4, 4],
  [4, 3],
  [3, 3],
  [2, 4],
  [4, 2],
  [2, 2],
  [2, 1],
  [1, 2],
] as const;
const GUESSES: readonly MinionId[] = ['skeleton', 'skeleton', 'zombie', 'zombie', 'archer', 'armoured-zombie', 'ghost'];
const DISTANT = 60;

export function imagineMap(view: View, pick: Pick): ImaginedMap {
  const seen: PlanTile[] = view._table.tiles.map(({ tile, at, width, height, start }) => ({
    ...empty,
    id: tile,
    x: xOf(cellOf(at)),
    y: yOf(cellOf(at)),
    w: width,
    h: height,
    start,
  }));
  const taken = new Set(seen.flatMap(cellsOf));
  const known = doorsSeen(view);
  const doors: PlanDoor[] = known.map(({ a, b, lock, stars }) => ({
    a,
    b,
    ...(lock === undefined ? {} : { lock }),
    ...(stars === undefined ? {} : { stars }),
  }));
  const doorways = new Set(doors.flatMap(({ a, b }) => [a, b]));
  const hidden: PlanTile[] = [];
  for (const c of doorways) if (!taken.has(c)) hidden.push(roomAround(c, taken, hidden.length, pick));
  furnish(view, hidden, doorways, pick);

  // Open tiles keep their numbers; imagined ones take the others.
  const count = Math.max(0, ...view._table.tiles.map(({ n }) => n + 1), seen.length + hidden.length);
  const tiles = new Array<PlanTile>(count);
  view._table.tiles.forEach(({ n }, i) => {
    tiles[n] = seen[i]!;
  });
  const rest = hidden.slice();
  for (let n = 0; n < count; n++) tiles[n] ??= rest.shift() ?? nowhere(n);
  tiles.push(...rest);
  const open = new Set(view._table.tiles.map(({ n }) => n));
  const exit = placesOf(view, 'exit')[0] ?? imaginedExit(view, hidden, doorways);
  return {
    plan: {
      tiles,
      doors,
      passages: view.map.edges['passage-door-open'].map(edgeOfName),
      startSquares: view._table.startSquares.map(cellOf),
      exit,
    },
    revealed: tiles.map((_, n) => (open.has(n) ? 1 : 0)),
    doors: known.map(({ state }) => state),
    traps: imaginedTraps(view, seen, doorways, pick),
  };
}
const empty = { minions: [], piles: [], pieces: [], traps: [] } as const;

/** The largest of some rooms that covers the square and nothing else; at worst the square alone. */
function roomAround(c: Cell, taken: Set<Cell>, n: number, pick: Pick): PlanTile {
  const first = pick(4);
  for (const [w, h] of [...SIZES.slice(first), [1, 1] as const]) {
    const dx = pick(w);
    const dy = pick(h);
    const tile: PlanTile = { ...empty, id: `I${n + 1}`, x: xOf(c) - dx, y: yOf(c) - dy, w, h, start: false };
    const cells = cellsOf(tile);
    if (cells.some((cell) => taken.has(cell))) continue;
    for (const cell of cells) taken.add(cell);
    return tile;
  }
  throw new Error('a square that nobody has taken is free');
}
/** A tile that fills a number and lies where nobody comes. */
const nowhere = (n: number): PlanTile => ({ ...empty, id: `N${n}`, x: DISTANT, y: 2 * n, w: 1, h: 1, start: false });

/** Somebody in most rooms, and what the goals want where it has not been seen yet. */
function furnish(view: View, hidden: PlanTile[], doorways: ReadonlySet<Cell>, pick: Pick): void {
  const wanted = wantedPieces(view);
  const boss = view.quest.goals.find((goal) => goal.do === 'destroy');
  let bossLeft =
    boss?.do === 'destroy' && view.ended === undefined && !view.map.figures.some(({ what }) => what === boss.boss);
  for (let i = hidden.length - 1; i >= 0; i--) {
    const tile = hidden[i]!;
    const free = cellsOf(tile).filter((c) => !doorways.has(c));
    const take = (): Cell | undefined => (free.length < 4 ? undefined : free.splice(pick(free.length), 1)[0]);
    const minions: { kind: ModelKind; cell: Cell }[] = [];
    const pieces: PlanPiece[] = [];
    const put = (kind: ModelKind): boolean => {
      const cell = take();
      if (cell !== undefined) minions.push({ kind, cell });
      return cell !== undefined;
    };
    if (bossLeft && boss?.do === 'destroy' && put(boss.boss)) bossLeft = false;
    while (wanted.length > 0) {
      const cell = take();
      if (cell === undefined) break;
      const { kind, goal, lock } = wanted.shift()!;
      pieces.push({ kind, cells: [cell], goal, ...(lock ? { lock: [2, 2] as const } : {}) });
    }
    for (let k = pick(3); k > 0; k--) put(GUESSES[pick(GUESSES.length)]!);
    hidden[i] = { ...tile, minions, pieces };
  }
}
/** Goal pieces that must still be somewhere. */
function wantedPieces(view: View): { kind: PieceId; goal: string; lock: boolean }[] {
  const wanted: { kind: PieceId; goal: string; lock: boolean }[] = [];
  const there = (goal: string): number => view.map.things.filter((thing) => thing.goal === goal).length;
  const want = (kind: PieceId, goal: string, count: number, lock: boolean): void => {
    for (let i = there(goal); i < count; i++) wanted.push({ kind, goal, lock });
  };
  view.quest.goals.forEach((goal, i) => {
    if (goal.do === 'operate') want('table', goal.piece, goal.count, false);
    else if (goal.do === 'break') want('cairn', goal.piece, goal.count - view.reached[i]!, true);
    else if (goal.do === 'take') want('locked-chest', goal.what, 1, true);
    else if (goal.do === 'deliver' && 'piece' in goal.to) want('altar', goal.to.piece, 1, false);
  });
  return wanted;
}
function imaginedExit(view: View, hidden: readonly PlanTile[], doorways: ReadonlySet<Cell>): Cell {
  if (!view.quest.goals.some((goal) => goal.do === 'leave')) return NO_CELL;
  return hidden.flatMap(cellsOf).find((c) => !doorways.has(c)) ?? NO_CELL;
}

/** A trap here and there in rooms that were not searched. */
function imaginedTraps(view: View, seen: readonly PlanTile[], doorways: ReadonlySet<Cell>, pick: Pick): Trap[] {
  const traps: Trap[] = [];
  const busy = new Set(
    [...view.map.figures.map(({ cell }) => cell), ...view.map.things.flatMap(({ cells }) => cells)].map(cellOf),
  );
  seen.forEach((tile, i) => {
    if (tile.start || view._table.searched.includes(view._table.tiles[i]!.n) || pick(3) > 0) return;
    const free = cellsOf(tile).filter((c) => !busy.has(c) && !doorways.has(c));
    if (free.length > 0) traps.push({ cell: free[pick(free.length)]!, shown: false });
  });
  return traps;
}
