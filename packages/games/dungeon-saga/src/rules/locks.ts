// Locks, magic locks and portcullises (DSC-52 to DSC-54, DSC-76, DSC-77).
import { type Cell, cellName, isBehind } from '../cells.ts';
import type { AttackFrame } from '../frames.ts';
import { attackFrame } from '../frames.ts';
import type { Model, Piece, State } from '../state.ts';
import { w } from '../state.ts';
import { hasInFront } from './arcs.ts';
import { DOOR_CLOSED, DOOR_LOCKED, openDoor, SEAL, starsOf } from './doors.ts';
import { goalOfBreaking, reachGoal } from './goals.ts';
import { isTurnedAway } from './layout.ts';
import { layAgain } from './space.ts';

/** The square on the other side of an edge that this model stands at, looking that way or sideways. */
function beyond(m: Model, a: Cell, b: Cell): Cell | undefined {
  const other = m.cell === a ? b : m.cell === b ? a : undefined;
  return other !== undefined && !isBehind(m.cell, m.facing, other) ? other : undefined;
}

/** DSC-76: what this hero could break now, as options of the action. */
export function locksBefore(s: State, m: Model): LockBefore[] {
  const found: LockBefore[] = [];
  const { doors } = s.plan;
  for (let i = 0; i < doors.length; i++) {
    if (s.doors[i] !== DOOR_LOCKED) continue;
    const { a, b, lock } = doors[i]!;
    const other = beyond(m, a, b);
    if (other === undefined || isTurnedAway(s, a, b)) continue;
    found.push({ option: `door:${cellName(other)}`, lock: lock!, on: { door: [a, b] } });
  }
  for (let gate = 0; gate < s.gates.length; gate++) {
    const [a, b] = s.gates[gate]!;
    const other = beyond(m, a, b);
    if (other !== undefined) found.push({ option: `gate:${cellName(other)}`, lock: GATE, on: { gate } });
  }
  for (const { kind, lock, cells } of s.pieces) {
    if (lock.length === 0 || !cells.some((c) => hasInFront(s, m, c))) continue;
    found.push({
      option: `${kind}:${cellName(cells[0]!)}`,
      lock: lock as [number, number],
      on: { piece: cells[0]! },
    });
  }
  return found;
}
interface LockBefore {
  readonly option: string;
  readonly lock: readonly [number, number];
  readonly on: { readonly door?: readonly Cell[]; readonly piece?: Cell; readonly gate?: number };
}
export const attackOnLock = (m: Model, { lock, on }: LockBefore, rope: boolean): AttackFrame =>
  attackFrame(
    {
      how: 'lock',
      by: m.id,
      target: -1,
      dice: 0,
      crystal: 0,
      item: rope ? 'rope-and-wedges' : 'none',
      lock,
      gate: on.gate !== undefined,
      flicker: false,
    },
    on,
  );
/** DS-TABLE-4: four dice, armour four. */
const GATE = [4, 4] as const;

export function openLock(s: State, f: AttackFrame, hero: number): void {
  const by = s.heroes[hero]!.id;
  if (f.door.length > 0) {
    w.tell(() => ({ type: 'lock-broken', rule: 'DSC-52', hero: by, what: 'door' }));
    openDoor(
      s,
      s.plan.doors.findIndex(({ a, b }) => a === f.door[0] && b === f.door[1]),
      'DS-RULING-35',
    );
  } else if (f.gate >= 0) {
    s.gates.splice(f.gate, 1);
    layAgain(s);
    w.tell(() => ({ type: 'lock-broken', rule: 'DS-RULING-12', hero: by, what: 'portcullis' }));
  } else {
    const piece = pieceAt(s, f.piece)!;
    w.tell(() => ({ type: 'lock-broken', rule: 'DSC-52', hero: by, what: piece.kind }));
    unlock(s, piece);
  }
}

/** The lock of a piece is gone; a goal that wants it broken takes the piece off the board. */
export function unlock(s: State, piece: Piece): void {
  piece.lock = [];
  const goal = goalOfBreaking(s, piece);
  if (goal < 0) return;
  s.pieces = s.pieces.filter((other) => other !== piece);
  reachGoal(s, goal);
}
export const pieceAt = (s: State, cell: Cell): Piece | undefined => s.pieces.find(({ cells }) => cells.includes(cell));

/** DSC-54: stars off a magic lock; at none it opens. */
export function removeStars(s: State, target: { door: number } | { piece: Piece }, stars: number, rule: string): void {
  if ('door' in target) {
    const left = Math.max(0, starsOf(s.doors[target.door]!) - stars);
    s.doors[target.door] = left === 0 ? DOOR_CLOSED : SEAL + left;
    w.tell(() => ({ type: 'star-removed', rule, left }));
    if (left === 0) openDoor(s, target.door, 'DSC-54');
    return;
  }
  const { piece } = target;
  piece.stars = Math.max(0, piece.stars - stars);
  const left = piece.stars;
  w.tell(() => ({ type: 'star-removed', rule, left }));
  if (left === 0) w.tell(() => ({ type: 'seal-opened', rule: 'DSC-54', what: piece.kind }));
}
