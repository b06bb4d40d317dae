// What a commanded model could do: end square, facing and target, and the best of them (DS-AIO-3 to DS-AIO-8, DS-AIO-17).
import { pathTo } from '@oubliette/grid';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { BOLT, CALL } from '../cards/spells.ts';
import { type Cell, distance, type Facing } from '../cells.ts';
import type { Attack, Walk } from '../frames.ts';
import { countThreats, hasBehind, hasInFront, isEngaged, isHeld } from '../rules/arcs.ts';
import { profileOf } from '../rules/attack-sum.ts';
import { fightTargets } from '../rules/fight.ts';
import { isActive, isReached } from '../rules/goals.ts';
import { pilesWithin, raiseRefusal } from '../rules/raise.ts';
import { walkingDistances, walkingFrom } from '../rules/reach.ts';
import { mayBeShot } from '../rules/shoot.ts';
import { tileOf } from '../rules/space.ts';
import { reachOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { chanceFor, type Level, worthOf } from './worth.ts';

export interface Plan {
  /** What it is worth, and how good the square is among equals. */
  readonly value: number;
  readonly rank: number;
  readonly cell: Cell;
  readonly facing: Facing;
  /** The hero attacked, or -1. */
  readonly target: number;
  readonly how: 'fight' | 'shoot' | 'bolt' | 'move' | 'call' | 'shroud';
  readonly chance: number;
  readonly why: 'attack' | 'cripple' | 'outnumber' | 'rear' | 'block' | 'approach' | 'keep-away';
}

const FACINGS: readonly Facing[] = [0, 1, 2, 3];
const BREAK_AWAY_GAIN = 3;
const GUARD_STEPS = 8;

export const heroesOn = (s: State): Model[] => s.models.filter((m) => m.hero >= 0);
const keepsAway = (m: Model): boolean => profileOf(m).shoot > 0 || BOSSES[m.kind as BossId]?.casts === true;

/** DS-AIO-7: most heroes in front, fewest behind; with the target in front first. */
export function facingFor(s: State, m: Model, target: Cell | undefined, door: Cell | undefined): Facing {
  let best: Facing = m.facing;
  let high = Number.NEGATIVE_INFINITY;
  const before = m.facing;
  for (const facing of FACINGS) {
    m.facing = facing;
    let mark = target !== undefined && hasInFront(s, m, target) ? 1000 : 0;
    for (const h of heroesOn(s)) mark += hasInFront(s, m, h.cell) ? 20 : hasBehind(s, m, h.cell) ? -1 : 0;
    const look = target ?? door;
    if (look !== undefined && looksAt(m, look)) mark += 0.5;
    if (mark > high) [best, high] = [facing, mark];
  }
  m.facing = before;
  return best;
}
function looksAt(m: Model, cell: Cell): boolean {
  const dx = (cell % 1000) - (m.cell % 1000);
  const dy = Math.round((cell - m.cell - dx) / 1000);
  return m.facing === (Math.abs(dx) > Math.abs(dy) ? (dx > 0 ? 1 : 3) : dy > 0 ? 2 : 0);
}

/** DS-AIO-5: squares on the shortest way of heroes who are close to a goal piece or the exit. */
function guarded(s: State): ReadonlySet<Cell> {
  const goals = goalCells(s);
  if (goals.length === 0) return new Set();
  const found = walkingFrom(s, goals);
  const cells = new Set<Cell>();
  for (const h of heroesOn(s)) {
    const way = pathTo(found, h.cell);
    if (way !== undefined && way.length <= GUARD_STEPS) for (const c of way) if (c !== h.cell) cells.add(c);
  }
  return cells;
}
/** Where the heroes want to be: beside open goal pieces, on the exit. */
export function goalCells(s: State): Cell[] {
  const cells: Cell[] = [];
  s.quest.goals.forEach((goal, i) => {
    // Taking is never the last goal: it matters until what is taken has been delivered.
    const open =
      goal.do === 'take' ? !s.quest.goals.every((_, j) => isReached(s, j)) : isActive(s, i) && !isReached(s, i);
    if (!open) return;
    const carried = goal.do === 'deliver' && s.heroes.some((h) => h.items.includes(goal.what));
    for (const piece of s.pieces) {
      const named = goal.do === 'operate' || goal.do === 'break' ? goal.piece : goal.do === 'take' ? goal.what : '';
      const altar = carried && 'piece' in goal.to ? goal.to.piece : '';
      if (piece.goal !== '' && (piece.goal === named || piece.goal === altar) && !piece.done && !piece.emptied)
        cells.push(piece.cells[0]!);
    }
    if (goal.do === 'leave' && tileOf(s, s.plan.exit) >= 0) cells.push(s.plan.exit);
  });
  return cells;
}

/** Every way to end a move, with the best thing to do from there. */
function plansOf(s: State, m: Model, walk: Walk, level: Level): Plan[] {
  const here = m.cell;
  const facing = m.facing;
  const free =
    !(walk.gone === 0 && !walk.broke && walk.mode !== 'slip' && isEngaged(s, m)) && !walk.stopped && !isHeld(s, m);
  const cells = free && walk.gone < walk.max ? [here, ...reachOf(s, m, walk).cells] : [here];
  const near = walkingDistances(
    s,
    heroesOn(s).map((h) => h.cell),
  );
  const guard = guarded(s);
  const plans: Plan[] = [];
  cells.forEach((cell, steps) => {
    m.cell = cell;
    plans.push(bestAt(s, m, level, near(cell), guard.has(cell), steps === 0 ? 0 : distance(here, cell)));
  });
  m.cell = here;
  m.facing = facing;
  return plans;
}

function bestAt(s: State, m: Model, level: Level, near: number, guards: boolean, steps: number): Plan {
  const { cell } = m;
  const arcs = countThreats(s, false, cell);
  const before = m.facing;
  let best: Plan | undefined;
  const consider = (how: Plan['how'], hero: Model, attack: Attack): void => {
    const chance = chanceFor(s, attack);
    const value = worthOf(s, hero.hero, chance, level);
    const others = countThreats(s, true, hero.cell) - (hasInFront(s, m, hero.cell) ? 1 : 0);
    const outnumbers = others === 1 && hasInFront(s, m, hero.cell);
    const away = keepsAway(m) ? distanceToHeroes(s, cell) : 0;
    const rank = value + (outnumbers ? 0.01 : 0) + 0.001 * away - 0.0005 * arcs - 0.000001 * steps;
    if (best !== undefined && rank <= best.rank) return;
    const h = s.heroes[hero.hero]!;
    const why = h.wounds >= 4 ? 'cripple' : hasBehind(s, hero, cell) ? 'rear' : outnumbers ? 'outnumber' : 'attack';
    best = { value, rank, cell, facing: m.facing, target: hero.hero, how, chance, why };
  };
  const attack = (how: Attack['how'], hero: Model, dice = 0): Attack => ({
    how,
    by: m.id,
    target: hero.id,
    dice,
    crystal: 0,
    item: 'none',
    flicker: false,
  });
  const { shoot, range } = profileOf(m);
  const boss = BOSSES[m.kind as BossId];
  for (const facing of FACINGS) {
    m.facing = facing;
    for (const hero of fightTargets(s, m)) consider('fight', hero, attack('fight', hero));
    if (shoot > 0 && arcs === 0) {
      for (const hero of heroesOn(s)) if (mayBeShot(s, m, hero, range)) consider('shoot', hero, attack('shoot', hero));
    }
    if (boss?.casts) {
      for (const hero of heroesOn(s)) {
        if (mayBeShot(s, m, hero, BOLT.range)) consider('bolt', hero, attack('spell', hero, BOLT.dice));
      }
    }
  }
  m.facing = before;
  // DS-AIO-17
  if (
    boss?.casts &&
    m.called === 0 &&
    raiseRefusal(s, 'skeleton') === undefined &&
    pilesWithin(s, cell, CALL.range).length >= 2
  )
    return {
      value: 20,
      rank: 20 - 0.000001 * steps,
      cell,
      facing: m.facing,
      target: -1,
      how: 'call',
      chance: 1,
      why: 'attack',
    };
  if (boss?.casts && arcs >= 2 && !m.shroud)
    return {
      value: 12,
      rank: 12 - 0.000001 * steps,
      cell,
      facing: m.facing,
      target: -1,
      how: 'shroud',
      chance: 1,
      why: 'keep-away',
    };
  if (best !== undefined) return best;
  // DS-AIO-5, DS-AIO-17: the Warden waits until somebody is in his room.
  const waits = boss?.stays === true && !heroesOn(s).some((h) => tileOf(s, h.cell) === tileOf(s, cell));
  const value = waits ? (steps === 0 ? 0.1 : 0) : Math.max(0.1, 2 - 0.1 * near) + (guards ? 1 : 0);
  const away = keepsAway(m) && arcs > 0 ? -0.5 : 0;
  const rank = value + away - 0.0005 * arcs - 0.000001 * steps;
  return {
    value,
    rank,
    cell,
    facing: m.facing,
    target: -1,
    how: 'move',
    chance: 0,
    why: guards ? 'block' : 'approach',
  };
}
const distanceToHeroes = (s: State, c: Cell): number =>
  heroesOn(s).reduce((near, h) => Math.min(near, distance(h.cell, c)), 99);

/** The best of them; in an enemy's front arc also whether breaking away is worth it (DS-AIO-4). */
export function bestPlan(s: State, m: Model, walk: Walk, level: Level): Plan & { readonly breakAway: boolean } {
  const top = (plans: readonly Plan[]): Plan => plans.reduce((best, plan) => (plan.rank > best.rank ? plan : best));
  const stay = top(plansOf(s, m, walk, level));
  const engaged = walk.gone === 0 && !walk.broke && isEngaged(s, m) && !isHeld(s, m);
  if (!engaged) return { ...stay, breakAway: false };
  const gone = top(plansOf(s, m, { ...walk, broke: true }, level));
  return gone.target >= 0 && gone.value >= stay.value + BREAK_AWAY_GAIN
    ? { ...gone, breakAway: true }
    : { ...stay, breakAway: false };
}
