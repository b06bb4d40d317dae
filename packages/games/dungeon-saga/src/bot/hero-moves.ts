// Where a hero goes: attack, danger, the way to the goal and the doors on it, weighed square by square (DS-AIH-3, DS-AIH-4, DS-AIH-6).
import type { Can } from '@oubliette/engine';
import { type Cell, cellName, type Facing, facingName } from '../cells.ts';
import { strikeWith, type Walk } from '../frames.ts';
import { hasInFront, isEngaged, modelAt, modelOf, threats } from '../rules/arcs.ts';
import { profileOf, sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { goalOfPiece, isBesidePiece, isExitOpen, isForbidden } from '../rules/goals.ts';
import { mayBeShot } from '../rules/shoot.ts';
import { reachOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { dangersFor } from './danger.ts';
import { attackWorth, bestAttack, castsSpells, isTough, SPELL_RANGE } from './hero-attacks.ts';
import { wantsFeat } from './hero-feats.ts';
import { objectives, waysTo } from './objectives.ts';

/** The value of a square, in the points of an attack. Tuned by series of games over the eight adventures. */
const STEP = 0.8;
const DANGER = 0.5;
/** So much of the danger is not looked at in full haste. */
const CARELESS = 0.6;
const OPENING = { tough: 1.5, frail: 0.6, forEachWaiting: 0.3 } as const;
const GOAL = 25;
const EXIT = 60;
/** DS-AIH-4 */
const BONES = 0.6;
/** A doorway that others need should stay free. */
const DOORWAY = 0.3;
const FARTHEST = 40;
/** Who is frail comes no nearer to an enemy than this for its own sake. */
const STAND_OFF = 4;

export interface Move {
  readonly option: string;
  readonly value: number;
}

/** What can be done for the goal from the hero's square. */
function goalWorth(s: State, m: Model): number {
  for (const piece of s.pieces) {
    if (piece.goal === '' || !isBesidePiece(s, m, piece)) continue;
    const i = goalOfPiece(s, piece);
    const goal = i < 0 ? undefined : s.quest.goals[i]!;
    if (goal?.do !== 'operate' && goal?.do !== 'deliver') continue;
    const able = goal.do === 'operate' || s.heroes[m.hero]!.items.includes(goal.what);
    if (able && !isForbidden(s, goal.unless, m, piece)) return GOAL;
  }
  return m.cell === s.plan.exit && isExitOpen(s) ? EXIT : 0;
}
export const opensDoor = (s: State, cell: Cell): boolean =>
  s.plan.doors.some(({ a, b }, i) => s.doors[i] === 1 && (a === cell || b === cell));
const isDoorway = (s: State, cell: Cell): boolean =>
  s.plan.doors.some(({ a, b }, i) => s.doors[i] === 0 && (a === cell || b === cell));

/** The value of each square to this hero now. */
function squareWorth(s: State, m: Model, haste: number): (cell: Cell) => number {
  const here = m.cell;
  const aims = objectives(s, m.hero, haste);
  const far = aims.length === 0 ? () => 0 : waysTo(s, aims);
  const dangers = dangersFor(s, m);
  const keepsOff = isTough(m) || !aims.some((c) => modelAt(s, c)?.hero === -1) ? 0 : STAND_OFF;
  const quiet = s.models.every((t) => t.hero >= 0);
  // A door that is opened early leaves the others time for what is behind it.
  const waiting = s.heroes.filter((h, i) => i !== m.hero && h.gone === 'no' && !h.played).length;
  const opening =
    quiet || haste > 0 ? (isTough(m) ? OPENING.tough : OPENING.frail) + OPENING.forEachWaiting * waiting : 0;
  const danger = DANGER * (1 - CARELESS * haste);
  const step = STEP * (1 + haste);
  return (cell) => {
    const opens = cell !== here && opensDoor(s, cell);
    m.cell = cell;
    let worth = bestAttack(s, m) + goalWorth(s, m);
    m.cell = here;
    worth -= danger * dangers.at(cell, opens) + step * Math.max(keepsOff, Math.min(FARTHEST, far(cell)));
    if (opens) worth += opening;
    if (s.piles.includes(cell)) worth += BONES;
    return isDoorway(s, cell) ? worth - DOORWAY : worth;
  };
}

/** The moves worth a thought, the best first. */
export function heroMoves(s: State, can: Can, haste: number): Move[] {
  const f = s.core.stack.findLast((frame): frame is Walk => frame.proc === 'walk')!;
  const m = modelOf(s, f.model)!;
  const h = s.heroes[m.hero]!;
  if (can.has('use:healing-draught') && h.wounds >= 2) return [{ option: 'use:healing-draught', value: 0 }];
  if (can.has('feat') && wantsFeat(s, m)) return [{ option: 'feat', value: 0 }];
  const worth = squareWorth(s, m, haste);
  const stay: Move = { option: facingName(bestFacing(s, m, haste)), value: worth(m.cell) };
  if (can.has('break-away')) {
    const leave: Move = { option: 'break-away', value: stay.value - 1 };
    return wantsAway(s, m, stay.value) ? [leave, stay] : [stay, leave];
  }
  const engaged = f.gone === 0 && !f.broke && f.mode !== 'slip' && isEngaged(s, m);
  const cells = f.stopped || engaged ? [] : reachOf(s, m, f).cells;
  const moves = [stay];
  for (const cell of cells) {
    const option = cellName(cell);
    if (can.has(option)) moves.push({ option, value: worth(cell) });
  }
  // The first of equals stays first: no hero walks without a gain.
  return moves.sort((a, b) => b.value - a.value);
}
/** DS-AIH-6: with little risk and nothing to do here, or hunted. */
function wantsAway(s: State, m: Model, here: number): boolean {
  const { wounds } = s.heroes[m.hero]!;
  const risk = threats(s, true, m.cell).reduce((sum, t) => {
    const { dice, armour, defence } = sumOf(s, strikeWith('free-strike', t.id, m.id).attack);
    return sum + chanceOf(1, dice, armour, defence);
  }, 0);
  if (wounds >= 3 && risk < 0.5 && bestAttack(s, m) < 5) return true;
  return risk < 0.25 && wounds < 4 && here < 1;
}

const FACINGS: readonly Facing[] = [0, 1, 2, 3];
function bestFacing(s: State, m: Model, haste: number): Facing {
  const before = m.facing;
  let best: Facing = before;
  let high = Number.NEGATIVE_INFINITY;
  const { shoot, range } = profileOf(m);
  const aims = objectives(s, m.hero, haste);
  for (const facing of FACINGS) {
    m.facing = facing;
    let mark = 0;
    for (const t of s.models) {
      if (t.hero >= 0) continue;
      if (hasInFront(s, m, t.cell)) mark += attackWorth(s, 'fight', m.id, t);
      else if ((shoot > 0 || castsSpells(m)) && mayBeShot(s, m, t, Math.max(range, SPELL_RANGE))) mark += 3;
    }
    for (const c of aims) if (hasInFront(s, m, c) || looksAtDoor(s, m, c)) mark += 2;
    if (mark > high) [best, high] = [facing, mark];
  }
  m.facing = before;
  return best;
}
/** Looking at a shut door from the square before it. */
const looksAtDoor = (s: State, m: Model, c: Cell): boolean =>
  c === m.cell &&
  s.plan.doors.some(({ a, b }, i) => {
    const other = a === c ? b : b === c ? a : undefined;
    return s.doors[i] !== 0 && other !== undefined && other - c === [-1000, 1, 1000, -1][m.facing];
  });
