// Doors, and what lies behind them (DSC-49 to DSC-51, DSC-75, DS-RULING-35).
import { cellName } from '../cells.ts';
import { type State, w } from '../state.ts';
import { appear, layPile } from './damage.ts';
import { isTurnedAway } from './layout.ts';
import { isGated, layAgain, tileOf } from './space.ts';

const DOOR_GONE = 0;
export const DOOR_CLOSED = 1;
export const DOOR_LOCKED = 2;
/** A magic lock of n stars is `SEAL + n`. */
export const SEAL = 10;
export const starsOf = (door: number): number => (door > SEAL ? door - SEAL : 0);

export const doorAtStart = (door: { lock?: readonly [number, number]; stars?: number }): number =>
  door.stars !== undefined ? SEAL + door.stars : door.lock !== undefined ? DOOR_LOCKED : DOOR_CLOSED;

/** DS-RULING-35: plain doors on the edges of a square where a hero is open. True: something was revealed. */
export function openDoorsAt(s: State, cell: number): boolean {
  let opened = false;
  const { doors } = s.plan;
  for (let i = 0; i < doors.length; i++) {
    if (s.doors[i] !== DOOR_CLOSED) continue;
    const { a, b } = doors[i]!;
    if ((a !== cell && b !== cell) || isTurnedAway(s, a, b) || isGated(s, a, b)) continue;
    openDoor(s, i, 'DSC-51');
    opened = true;
  }
  return opened;
}

/** Gone for good; the tiles on both sides lie open now. */
export function openDoor(s: State, i: number, rule: string): void {
  const { a, b } = s.plan.doors[i]!;
  s.doors[i] = DOOR_GONE;
  layAgain(s);
  w.tell(() => ({ type: 'door-opened', rule, cell: cellName(a), to: cellName(b) }));
  for (const cell of [a, b]) revealTile(s, tileOf(s, cell));
}

/** DSC-75: everything listed on it appears; the overlord turns each minion as it likes. */
function revealTile(s: State, tile: number): void {
  if (s.revealed[tile] === 1) return;
  s.revealed[tile] = 1;
  s.core.known++;
  const t = s.plan.tiles[tile]!;
  for (const { kind, cells, lock, stars, goal } of t.pieces) {
    s.pieces.push({ kind, cells, lock: lock ?? [], stars: stars ?? 0, emptied: false, goal: goal ?? '', done: false });
  }
  for (const cell of t.piles) layPile(s, cell);
  w.tell(() => ({ type: 'revealed', rule: 'DSC-75', tile: t.id }));
  const ids: number[] = [];
  for (const { kind, cell } of t.minions) {
    const m = appear(s, kind, cell, -1);
    // DSC-75: they may act in the next overlord turn; that begins with everybody ready.
    ids.push(m.id);
    w.tell(() => ({ type: 'appeared', rule: 'DSC-75', model: kind, cell: cellName(cell) }));
  }
  if (ids.length > 0) w.raise({ proc: 'face', todo: ids, at: 0 });
}
