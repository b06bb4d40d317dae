// The plans of a commanded model: end square, facing and target, and the best of them (DS-AIO-3 to DS-AIO-8, DS-AIO-17).
import { pathTo } from '@oubliette/grid';
import { BOSSES, type BossId } from '../cards/minions.ts';
import { BOLT, CALL } from '../cards/spells.ts';
import { type Cell, distance, type Facing } from '../cells.ts';
import type { Attack, Walk } from '../frames.ts';
import { countThreats, hasBehind, hasInFront, isEngaged, isHeld } from '../rules/arcs.ts';
import { profileOf } from '../rules/attack-sum.ts';
import { isActive, isReached } from '../rules/goals.ts';
import { pilesWithin, roomToRaise } from '../rules/raise.ts';
import { walkingDistances, walkingFrom } from '../rules/reach.ts';
import { mayBeShot } from '../rules/shoot.ts';
import { tileOf } from '../rules/space.ts';
import { reachOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { facingTowards } from './hero-attacks.ts';
import { chanceFor, type Level, worthOf } from './worth.ts';

export interface Plan {
  /** Its value, and the quality of its square among equals. */
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

/** DS-AIO-7: the target in front, then most heroes in front, then fewest behind, then towards a square (the nearest open door). */
export function facingFor(s: State, m: Model, target: Cell | undefined, towards = nearestDoor(s, m.cell)): Facing {
  let best: Facing = m.facing;
  let high = Number.NEGATIVE_INFINITY;
  const before = m.facing;
  const heroes = heroesOn(s);
  for (const facing of FACINGS) {
    m.facing = facing;
    let mark = target !== undefined && hasInFront(s, m, target) ? 1000 : 0;
    for (const h of heroes) mark += hasInFront(s, m, h.cell) ? 20 : hasBehind(s, m, h.cell) ? -1 : 0;
    const look = target ?? towards;
    if (look !== undefined && facingTowards(m.cell, look) === facing) mark += 0.5;
    if (mark > high) [best, high] = [facing, mark];
  }
  m.facing = before;
  return best;
}
/** The square of the nearest open door, on this side of it or on the other. */
function nearestDoor(s: State, from: Cell): Cell | undefined {
  let near: Cell | undefined;
  let low = Number.POSITIVE_INFINITY;
  s.plan.doors.forEach(({ a, b }, i) => {
    if (s.doors[i] !== 0) return;
    for (const c of [a, b]) {
      const far = distance(c, from);
      if (c !== from && far < low) [near, low] = [c, far];
    }
  });
  return near;
}

/** DS-AIO-5, DS-AIO-6: squares on the shortest ways of heroes to a goal piece or the exit, from at most so many steps. */
export function waysOfHeroes(s: State, steps: number): ReadonlySet<Cell> {
  const goals = goalCells(s);
  const cells = new Set<Cell>();
  if (goals.length === 0) return cells;
  const found = walkingFrom(s, goals);
  for (const h of heroesOn(s)) {
    const way = pathTo(found, h.cell);
    if (way === undefined || way.length > steps) continue;
    for (const c of way) if (c !== h.cell) cells.add(c);
  }
  return cells;
}
/** DS-AIO-5: a way is guarded by one model a square and one model a doorway. */
function guarded(s: State, m: Model): ReadonlySet<Cell> {
  const cells = waysOfHeroes(s, GUARD_STEPS);
  if (cells.size === 0) return cells;
  const open = new Set(cells);
  for (const { a, b } of s.plan.doors) {
    const held = s.models.some((t) => t !== m && t.hero < 0 && (t.cell === a || t.cell === b));
    if (held) for (const c of [a, b]) open.delete(c);
  }
  return open;
}
/** Where the heroes want to be: beside open goal pieces, on the exit. */
export function goalCells(s: State): Cell[] {
  const cells: Cell[] = [];
  s.quest.goals.forEach((goal, i) => {
    // Taking is never the last goal: it matters until the taken thing has been delivered.
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
  const reached = free && walk.gone < walk.max ? reachOf(s, m, walk) : undefined;
  const cells = reached === undefined ? [here] : [here, ...reached.cells];
  const near = walkingDistances(
    s,
    heroesOn(s).map((h) => h.cell),
  );
  const guard = guarded(s, m);
  const plans: Plan[] = [];
  for (const cell of cells) {
    m.cell = cell;
    plans.push(bestAt(s, m, level, near(cell), guard.has(cell), cell === here ? 0 : reached!.steps(cell)));
  }
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
  // A model turns freely: any facing that has the target before it gives the same odds.
  for (const hero of heroesOn(s)) {
    m.facing = facingTowards(cell, hero.cell);
    if (hasInFront(s, m, hero.cell)) consider('fight', hero, attack('fight', hero));
    if (shoot > 0 && arcs === 0 && mayBeShot(s, m, hero, range)) consider('shoot', hero, attack('shoot', hero));
    if (boss?.casts && mayBeShot(s, m, hero, BOLT.range)) consider('bolt', hero, attack('spell', hero, BOLT.dice));
  }
  m.facing = before;
  // DS-AIO-17
  if (boss?.casts && m.called === 0 && Math.min(pilesWithin(s, cell, CALL.range).length, roomToRaise(s)) >= 2)
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
  // DS-AIO-5, DS-AIO-17: the Warden waits until a hero is in his room.
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
