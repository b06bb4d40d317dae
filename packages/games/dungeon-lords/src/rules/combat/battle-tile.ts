// DL-PLAN-2 to DL-PLAN-5: where a fight may take place, and what may be sent there.
import { BATTLE, MAP, ROOMS, type RoomId } from '../../cards/cards.ts';
import { CELLS } from '../../options.ts';
import { type Cell, type Player, ROCK, ROOM, TUNNEL } from '../../state.ts';
import { BESIDE } from '../dungeon.ts';

/** DL-RULING-25: steps walked through placed tiles, conquered ones too; 0 where nobody can walk. */
export function stepsFromEntrance(map: readonly number[]): number[] {
  const steps = new Array<number>(CELLS).fill(0);
  if (map[MAP.entrance] === ROCK) return steps;
  const walk: Cell[] = [MAP.entrance];
  steps[MAP.entrance] = 1;
  for (let i = 0; i < walk.length; i++) {
    const here = walk[i]!;
    for (const next of BESIDE[here]!) {
      if (map[next] === ROCK || steps[next] !== 0) continue;
      steps[next] = steps[here]! + 1;
      walk.push(next);
    }
  }
  return steps;
}

const isUnconquered = (what: number | undefined): boolean => what === TUNNEL || what === ROOM;

/** How far the closest unconquered tile is; 0: there is none. */
export function closest(map: readonly number[], steps: readonly number[]): number {
  let least = 0;
  for (let c = 0; c < CELLS; c++) {
    if (isUnconquered(map[c]) && (least === 0 || steps[c]! < least)) least = steps[c]!;
  }
  return least;
}

export function hasUnconquered(map: readonly number[]): boolean {
  for (let c = 0; c < CELLS; c++) if (isUnconquered(map[c])) return true;
  return false;
}

/** Why there can be no fight here: DL-PLAN-2, or DL-RULING-25 where another tile is closer. */
export function cannotFightAt(map: readonly number[], steps: readonly number[], least: number, c: Cell) {
  if (!isUnconquered(map[c])) return 'DL-PLAN-2';
  return steps[c] === least ? undefined : 'DL-RULING-25';
}

/** The room that stands on a cell, if it is one and unconquered. */
export function roomAt({ map, rooms }: Player, cell: Cell): RoomId | undefined {
  if (map[cell] !== ROOM) return undefined;
  for (const room of rooms) if (room.cell === cell) return room.id;
  return undefined;
}

export interface Limits {
  readonly traps: number;
  readonly monsters: number;
  /** What each trap costs there. */
  readonly trapGold: number;
  readonly rule: string;
}
const TUNNEL_LIMITS: Limits = { ...BATTLE.tunnel, rule: 'DL-PLAN-3' };
const ROOM_LIMITS: Limits = { ...BATTLE.room, rule: 'DL-PLAN-4' };
const SPECIAL_LIMITS = new Map<RoomId, Limits>();
for (const [id, { limits, rule }] of Object.entries(ROOMS)) {
  if (limits !== undefined) SPECIAL_LIMITS.set(id as RoomId, { ...limits, rule });
}

/** DL-PLAN-3, DL-PLAN-4; the Labyrinth has its own (DL-CARD-28, DL-RULING-50). Ghosts have none (DL-PLAN-5). */
export function limitsAt(player: Player, cell: Cell): Limits {
  if (player.map[cell] !== ROOM) return TUNNEL_LIMITS;
  const room = roomAt(player, cell);
  return (room === undefined ? undefined : SPECIAL_LIMITS.get(room)) ?? ROOM_LIMITS;
}
