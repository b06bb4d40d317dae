// What a sensible leader of heroes answers without much thought (DS-AIH-1 to DS-AIH-8).
import type { Can, Pick } from '@oubliette/engine';
import { HEROES, type HeroId } from '../cards/heroes.ts';
import { BOSSES, type BossId, MINIONS, type MinionId } from '../cards/minions.ts';
import { type Cell, cellName, cellOf, distance, type Facing, facingName } from '../cells.ts';
import { type Frame, strikeWith, type Walk } from '../frames.ts';
import {
  countThreats,
  enemiesBeside,
  hasInFront,
  isEngaged,
  modelAt,
  modelOf,
  modelOfHero,
  threats,
} from '../rules/arcs.ts';
import { profileOf, sumOf } from '../rules/attack-sum.ts';
import { chanceOf } from '../rules/dice.ts';
import { fightTargets } from '../rules/fight.ts';
import { walkingDistances } from '../rules/reach.ts';
import { mayBeShot } from '../rules/shoot.ts';
import { reachOf } from '../rules/walk.ts';
import type { Model, State } from '../state.ts';
import { objectives } from './objectives.ts';

const FACINGS: readonly Facing[] = [0, 1, 2, 3];
const list = (can: Can): readonly string[] => can.list.slice(0, can.count);

/** DS-AIH-2: the chance that it falls; a little more where no bones are left. */
export function attackWorth(s: State, how: 'fight' | 'shoot' | 'spell', by: number, target: Model, dice = 0): number {
  const { dice: rolled, armour, defence } = sumOf(s, strikeWith(how, by, target.id, { dice }).attack);
  if (BOSSES[target.kind as BossId] !== undefined) return 12 * chanceOf(1, rolled, armour, defence);
  const card = MINIONS[target.kind as MinionId];
  const gone = chanceOf(card.destroyedAt, rolled, armour, defence);
  const down = card.pileAt > 0 ? chanceOf(card.pileAt, rolled, armour, defence) : gone;
  return 8 * down + gone;
}

function bestAttack(s: State, m: Model): number {
  let best = 0;
  const before = m.facing;
  const { shoot, range } = profileOf(m);
  const free = countThreats(s, true, m.cell) === 0;
  const casts = HEROES[m.kind as HeroId].spells.length > 0;
  for (const facing of FACINGS) {
    m.facing = facing;
    for (const t of fightTargets(s, m)) best = Math.max(best, attackWorth(s, 'fight', m.id, t));
    for (const t of s.models) {
      if (t.hero >= 0) continue;
      if (shoot > 0 && free && mayBeShot(s, m, t, range)) best = Math.max(best, attackWorth(s, 'shoot', m.id, t));
      if (casts && mayBeShot(s, m, t, 8)) best = Math.max(best, attackWorth(s, 'spell', m.id, t, 3));
    }
  }
  m.facing = before;
  return best;
}
/** DS-AIH-3: front arcs hurt, the second one most; a wizard keeps out of them, a hero with four wounds out of all. */
function danger(s: State, m: Model, cell: Cell): number {
  const arcs = countThreats(s, true, cell);
  const h = s.heroes[m.hero]!;
  const tough = profileOf(m).armour >= 4 || profileOf(m).combat >= 5;
  const frail = h.wounds >= 4 ? 14 : h.wounds >= 3 ? 6 : tough ? 0.8 : 2.2;
  // Who could come and strike before this hero acts again.
  let reach = 0;
  if (h.wounds >= 2 || !tough) {
    for (const t of s.models) if (t.hero < 0 && distance(t.cell, cell) <= profileOf(t).move + 1) reach++;
  }
  const fear = h.wounds >= 4 ? 3 : h.wounds >= 3 ? 1.2 : 0.3;
  return frail * arcs + (arcs >= 2 ? 2.5 : 0) + fear * Math.min(3, reach);
}
/** DS-AIH-4 */
const standsOnBones = (s: State, cell: Cell): number => (s.piles.includes(cell) ? 0.6 : 0);

function walk(s: State, can: Can): string | undefined {
  const f = s.core.stack.findLast((frame): frame is Walk => frame.proc === 'walk')!;
  const m = modelOf(s, f.model)!;
  const h = s.heroes[m.hero]!;
  if (can.has('use:healing-draught') && h.wounds >= 2) return 'use:healing-draught';
  if (can.has('feat') && wantsFeat(s, m)) return 'feat';
  const here = m.cell;
  const goals = objectives(s, m.hero);
  const far = goals.length === 0 ? () => 0 : walkingDistances(s, goals);
  const value = (cell: Cell): number => {
    m.cell = cell;
    const worth = bestAttack(s, m);
    m.cell = here;
    return worth - danger(s, m, cell) - 0.7 * Math.min(40, far(cell)) + standsOnBones(s, cell);
  };
  if (can.has('break-away')) {
    // DS-AIH-6
    const risk = threats(s, true, here).reduce((sum, t) => {
      const { dice, armour, defence } = sumOf(s, strikeWith('free-strike', t.id, m.id).attack);
      return sum + chanceOf(1, dice, armour, defence);
    }, 0);
    const hunted = h.wounds >= 3 && risk < 0.5 && bestAttack(s, m) < 5;
    if ((risk < 0.25 && h.wounds < 4 && value(here) < 1) || hunted) return 'break-away';
  }
  const cells =
    f.stopped || (f.gone === 0 && !f.broke && f.mode !== 'slip' && isEngaged(s, m)) ? [] : reachOf(s, m, f).cells;
  let to = here;
  let high = value(here);
  for (const cell of cells) {
    const worth = value(cell);
    if (worth > high + 1e-9) [to, high] = [cell, worth];
  }
  if (to !== here && can.has(cellName(to))) return cellName(to);
  return facingName(bestFacing(s, m));
}
function bestFacing(s: State, m: Model): Facing {
  const before = m.facing;
  let best: Facing = before;
  let high = Number.NEGATIVE_INFINITY;
  const { shoot, range } = profileOf(m);
  for (const facing of FACINGS) {
    m.facing = facing;
    let mark = 0;
    for (const t of s.models) {
      if (t.hero >= 0) continue;
      if (hasInFront(s, m, t.cell)) mark += attackWorth(s, 'fight', m.id, t);
      else if (mayBeShot(s, m, t, Math.max(range, 8)) && (shoot > 0 || HEROES[m.kind as HeroId].spells.length > 0))
        mark += 3;
    }
    for (const c of objectives(s, m.hero)) if (hasInFront(s, m, c) || lockAhead(s, m, c)) mark += 2;
    if (mark > high) [best, high] = [facing, mark];
  }
  m.facing = before;
  return best;
}
/** Looking at a shut door from the square before it. */
const lockAhead = (s: State, m: Model, c: Cell): boolean =>
  c === m.cell &&
  s.plan.doors.some(({ a, b }, i) => {
    const other = a === c ? b : b === c ? a : undefined;
    return s.doors[i] !== 0 && other !== undefined && other - c === [-1000, 1, 1000, -1][m.facing];
  });

/** DS-AIH-8 */
function wantsFeat(s: State, m: Model): boolean {
  const beside = enemiesBeside(s, true, m.cell).length;
  switch (HEROES[m.kind as HeroId].feat) {
    case 'reaping-circle':
      return beside >= 2;
    case 'living-wall':
      return beside >= 3;
    case 'three-strings':
      return s.models.filter((t) => t.hero < 0 && mayBeShot(s, { ...m, facing: bestFacing(s, m) }, t, 8)).length >= 2;
    case 'overchannel':
      return s.models.some(
        (t) => BOSSES[t.kind as BossId] !== undefined && mayBeShot(s, { ...m, facing: bestFacing(s, m) }, t, 8),
      );
    case 'slip-past':
      return beside >= 2 && countThreats(s, true, m.cell) >= 2;
  }
}

function act(s: State, can: Can): string | undefined {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'act' }> => f.proc === 'act')!;
  const m = modelOf(s, frame.todo[frame.at]!)!;
  let best = 'pass';
  let high = 0;
  for (const option of list(can)) {
    const worth = actWorth(s, m, option);
    if (worth > high) [best, high] = [option, worth];
  }
  return best;
}
function actWorth(s: State, m: Model, option: string): number {
  const [what, , cell] = option.split(':') as [string, string?, string?];
  const target = cell === undefined ? undefined : modelAt(s, cellOf(cell));
  switch (what) {
    case 'operate':
      return 100;
    case 'leave':
      return 90;
    case 'fight':
      return target === undefined ? 0 : attackWorth(s, 'fight', m.id, target) + 0.5;
    case 'shoot':
      return target === undefined ? 0 : attackWorth(s, 'shoot', m.id, target) + 0.5;
    case 'cast':
      return s.models.some((t) => t.hero < 0 && mayBeShot(s, m, t, 8)) ? 4.5 : 0.4;
    case 'lock':
      return 6;
    case 'free':
      return 3;
    case 'empty':
      return option.includes('chest') || option.includes('rack') ? 5 : 2;
    // DS-AIH-5: a quiet room, time left, and nobody one wound from the end.
    case 'search':
      return s.commandDeck.length > 3 && s.heroes.every((h) => h.wounds < 4) && s.models.every((t) => t.hero >= 0)
        ? 1.5
        : 0.3;
    case 'use':
      return option === 'use:healing-draught' ? (s.heroes[m.hero]!.wounds >= 2 ? 50 : 0) : 20;
    default:
      return 0;
  }
}
/** DS-AIH-7 */
function spell(s: State, can: Can): string | undefined {
  const seat = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'spell' }> => f.proc === 'spell')!;
  const m = modelOfHero(s, seat.todo[seat.at]!.hero);
  if (can.has('unward')) return 'unward';
  const crowd = m === undefined ? 0 : s.models.filter((t) => t.hero < 0 && mayBeShot(s, m, t, 8)).length;
  if (can.has('fireburst') && crowd >= 3) return 'fireburst';
  for (const id of ['ember-dart', 'rust', 'stoneskin', 'crystallise']) if (can.has(id)) return id;
  return 'pass';
}
function aim(s: State, can: Can): string | undefined {
  const frame = s.core.stack.findLast((f): f is Extract<Frame, { proc: 'aim' }> => f.proc === 'aim')!;
  const { hero, spell: id } = frame.todo[frame.at]!;
  const m = modelOfHero(s, hero)!;
  let best: string | undefined;
  let high = Number.NEGATIVE_INFINITY;
  for (const option of list(can)) {
    const cell = cellOf(option.split(':')[1]!);
    const target = modelAt(s, cell);
    let worth = 0;
    if (id === 'fireburst') {
      for (const t of s.models) {
        const near =
          Math.max(Math.abs((t.cell % 1000) - (cell % 1000)), Math.abs(Math.round((t.cell - cell) / 1000))) <= 1;
        if (near && t !== m) worth += t.hero < 0 ? 1 : -3;
      }
    } else if (target !== undefined && target.hero < 0) worth = attackWorth(s, 'spell', m.id, target, 3);
    else if (target !== undefined) worth = s.heroes[target.hero]!.wounds + countThreats(s, true, target.cell);
    if (worth > high) [best, high] = [option, worth];
  }
  return best;
}
/** DS-AIH-1: who shoots goes before who fights. */
const ORDER: readonly string[] = ['elf', 'wizard', 'barbarian', 'dwarf', 'thief'];
const nameHero = (can: Can): string | undefined => ORDER.find((id) => can.has(id));

export function heroHabit(s: State, kind: string, can: Can, pick: Pick): string | undefined {
  switch (kind) {
    case 'walk':
      return walk(s, can);
    case 'act':
      return act(s, can);
    case 'spell':
      return spell(s, can);
    case 'aim':
      return aim(s, can);
    case 'name-hero':
      return nameHero(can);
    case 'deploy':
      return 'default';
    case 'buy':
      return can.has('healing-draught') ? 'healing-draught' : 'done';
    case 'strike':
      return can.list[0];
    case 'dent':
      return 'ignore';
    case 'crystal':
      return can.list[can.count - 2] ?? 'none';
    case 'shot':
    case 'circle-next':
    case 'burst-next':
      return can.list[0];
    default:
      return pick(2) === 0 ? can.list[0] : undefined;
  }
}
