// A hero's turn in a fight: strike what falls first, hold together where few can come, keep shooters out of reach.
import { type Cell, costTo } from '@oubliette/grid';
import { FOR, MAG } from '../cards/classes.ts';
import { spellIn } from '../cards/goods.ts';
import { around, seesCell } from '../rules/board.ts';
import {
  has,
  heroId,
  heroNumber,
  heroStat,
  isIn,
  isRanged,
  kindOf,
  monsterOf,
  shotFor,
  stands,
  strikesMagic,
} from '../rules/figures.ts';
import { within } from '../rules/reach.ts';
import type { Hero, State } from '../state.ts';
import { best, far, first, pointedAt, type Skill, stepsIn } from './common.ts';
import { magicWanted, wantsBetter } from './gear.ts';
import { bestBlow, danger, type Ground, groundOf, shootsOrCasts, worthOf } from './ground.ts';
import { heal, toTheFallen } from './heal.ts';
import { aroundObstacles } from './obstacles.ts';
import { spellOdds, weaponOdds } from './odds.ts';
import { stepTowards, walks } from './paths.ts';

const LOW = 6;
/** So many rounds a lord waits for enemies that come by themselves. */
const PATIENCE = 4;

export function fight(s: State, options: readonly string[], skill: Skill): string | undefined {
  const wanted = wish(s, options, skill);
  return wanted !== undefined && options.includes(wanted) ? wanted : goOn(s, heroNumber(s.turn.who), options);
}

function wish(s: State, options: readonly string[], skill: Skill): string | undefined {
  const i = heroNumber(s.turn.who);
  const h = s.heroes[i]!;
  const healing = heal(s, i, options, LOW);
  if (healing !== undefined) return healing;
  const rescue = skill === 'skilled' ? toTheFallen(s, i, options) : undefined;
  if (rescue !== undefined) return rescue;
  const ground = groundOf(s, i);
  if (isHopeless(s, ground)) return flee(s, i, options);
  const boost = prepare(s, i, options, ground);
  if (boost !== undefined) return boost;
  if (s.turn.attacks > 0) {
    const blow = attackSpell(s, i, options, ground) ?? strike(s, i, options);
    if (blow !== undefined) return blow;
  } else if (options.includes('skill:double-strike') && h.fatigue > 1) return 'skill:double-strike';
  const work = first(options, 'seal:', 'free:', 'take:');
  if (work !== undefined && s.turn.left > 0) return bySeal(h, work);
  return skill === 'plain' ? forward(s, i, options, ground) : move(s, i, options, ground);
}

/** Moves to the nearest enemy; a shooter stays at its shooting square. */
function forward(s: State, i: number, options: readonly string[], ground: Ground): string | undefined {
  const h = s.heroes[i]!;
  if (s.turn.attacked || s.turn.stopped || s.turn.left < 1) return 'end';
  if (isRanged(h) && shotFor(h) >= 0 && s.turn.walked > 0) return 'end';
  if (s.round % 16 >= 8 && !inContact(s, ground)) {
    const from = walks(s, heroId(i));
    const near = from.cells.filter((cell) => costTo(from, cell)! <= s.turn.left);
    return giveWay(s, i, options, ground, near) ?? 'end';
  }
  return advance(s, i, options, ground);
}

const SPELLS = ['magic-missile', 'earthquake', 'wall-of-fire', 'turn-undead'];
/** No hero has anything that hurts them. */
const isHopeless = (s: State, { foes }: Ground): boolean =>
  foes.every((m) => kindOf(m).abilities.includes('only-magic')) &&
  !s.heroes.some(
    (h, i) =>
      stands(h) &&
      (strikesMagic(h) ||
        magicWanted(s, i) !== undefined ||
        (h.fatigue > 0 && (h.skills.includes('sacred-weapon') || h.skills.some((skill) => SPELLS.includes(skill)))) ||
        (h.fatigue > 0 && h.items.some((item) => SPELLS.includes(spellIn(item) ?? '')))),
  );
/** To the stairs and out. */
function flee(s: State, i: number, options: readonly string[]): string {
  if (options.includes('leave')) return 'leave';
  const way = stepTowards(s, heroId(i), s.stairs, options);
  return way ?? (options.includes('run') ? 'run' : 'end');
}

/** FOR or MAG against a seal, whichever is greater. */
export const bySeal = (h: Hero, work: string): string =>
  work.startsWith('seal:') ? work.replace(/:(FOR|MAG)$/, heroStat(h, MAG) > heroStat(h, FOR) ? ':MAG' : ':FOR') : work;

/** In the middle of passing over a friend: on to where one can stop. */
export function goOn(s: State, i: number, options: readonly string[]): string | undefined {
  const from = walks(s, heroId(i));
  return options.includes('end')
    ? 'end'
    : (stepTowards(s, heroId(i), from.cells, options, from) ?? stepsIn(options)[0]);
}

function prepare(s: State, i: number, options: readonly string[], { foes }: Ground): string | undefined {
  const h = s.heroes[i]!;
  const magicOnly = foes.some((m) => kindOf(m).abilities.includes('only-magic'));
  if (magicOnly && options.includes('skill:sacred-weapon')) return 'skill:sacred-weapon';
  if (s.round <= 2 && foes.length >= 3 && h.fatigue > 1) {
    const boost = first(options, 'skill:blessing', 'skill:war-cry', 'skill:armour-of-faith');
    if (boost !== undefined) return boost;
  }
  if (options.includes('equip')) {
    const empty = isRanged(h) && shotFor(h) < 0;
    const iron = !foes.every((m) => kindOf(m).abilities.includes('only-magic'));
    if (empty || magicWanted(s, i) !== undefined || (iron && wantsBetter(s, i))) return 'equip';
  }
  return s.turn.charged || s.turn.attacks < 1 ? undefined : first(options, 'skill:charge');
}

function strike(s: State, i: number, options: readonly string[]): string | undefined {
  return best(
    options.filter((option) => option.startsWith('attack:') && weaponOdds(s, heroId(i), pointedAt(option)).hit > 0),
    (option) => worthOf(s, i, monsterOf(s, pointedAt(option))!),
  );
}

/** A spell where it is worth its point of fatigue; sleep for strong enemies that could not be killed. */
function attackSpell(s: State, i: number, options: readonly string[], { foes }: Ground): string | undefined {
  const h = s.heroes[i]!;
  const near = around(s, h.cell);
  const touching = foes.filter((m) => near.includes(m.cell)).length;
  if (touching >= 2 && options.includes('skill:sweep')) return 'skill:sweep';
  if (options.includes('skill:turn-undead')) {
    const reached = within(s, [h.cell], 4);
    if (foes.filter((m) => kindOf(m).kin === 'undead' && reached.has(m.cell)).length >= 2) return 'skill:turn-undead';
  }
  const missile = options.find((option) => option === 'skill:magic-missile' || option.endsWith(':magic-missile'));
  if (missile !== undefined && foes.some((m) => spellOdds(s, heroId(i), 'magic-missile', m.id).damage > 1))
    return missile;
  const strong = foes.some((m) => kindOf(m).xp >= 20 && !m.unique && !has(m, 'asleep'));
  if (strong && foes.length > 1 && options.includes('skill:sleep')) return 'skill:sleep';
  const leader = foes.some((m) => m.unique && !has(m, 'frozen'));
  return leader && options.includes('skill:ice-block') ? 'skill:ice-block' : undefined;
}

/** To the square where most can be done at least cost; or on, where nothing can be done at all. */
function move(s: State, i: number, options: readonly string[], ground: Ground): string | undefined {
  const h = s.heroes[i]!;
  const stay = options.includes('end') ? 'end' : undefined;
  if (s.turn.stopped || s.turn.left < 1) return stay;
  if (ground.foes.length === 0) return stay;
  const id = heroId(i);
  const from = walks(s, id);
  const shooter = isRanged(h) && shotFor(h) >= 0;
  const mayStrike = s.turn.attacks > 0;
  const allies = s.heroes.filter((other, k) => k !== i && isIn(other) && other.life > 0).map((other) => other.cell);
  // They do not come: waiting for them would last for ever.
  if (mayStrike && s.round > PATIENCE && !inContact(s, ground)) return forward(s, i, options, ground);
  const patience = ground.coming ? 0.05 : 0.5;
  const worth = (cell: Cell): number => {
    const apart = allies.length === 0 ? 0 : Math.min(...allies.map((other) => far(other, cell)));
    const steps = costTo(ground.threat, cell) ?? 30;
    const blow = !mayStrike ? 0 : shooter ? shot(s, i, ground, cell) : bestBlow(s, ground, cell);
    const forward = mayStrike && !shooter ? patience * steps : 0;
    return blow - 0.5 * danger(s, ground, cell) - 0.4 * Math.max(0, apart - 1) - forward;
  };
  const reached = from.cells.filter((cell) => costTo(from, cell)! <= s.turn.left);
  const goal = best(
    [h.cell, ...reached],
    (cell) => worth(cell) - 0.02 * (cell === h.cell ? 0 : (costTo(from, cell) ?? 0)),
  )!;
  if (goal !== h.cell) return stepTowards(s, id, [goal], options, from) ?? stay;
  if (!mayStrike) return stay;
  if (ground.coming) return stay;
  return advance(s, i, options, ground);
}

/** Bodies lie between: room behind oneself lets them come over. Who finds none for long leaves. */
function giveWay(
  s: State,
  i: number,
  options: readonly string[],
  { threat }: Ground,
  reached: readonly Cell[],
): string | undefined {
  if (s.round > 40 && options.includes('leave')) return 'leave';
  const steps = (cell: Cell) => costTo(threat, cell) ?? 0;
  const back = best(reached, steps);
  if (back === undefined || steps(back) <= steps(s.heroes[i]!.cell)) return undefined;
  return stepTowards(s, heroId(i), [back], options);
}
const inContact = (s: State, { foes }: Ground): boolean =>
  s.heroes.some((h) => stands(h) && around(s, h.cell).some((cell) => foes.some((m) => m.cell === cell)));

/** A shot from a square, if an enemy can be hit from there. */
function shot(s: State, i: number, { foes }: Ground, cell: Cell): number {
  let most = 0;
  for (const m of foes) {
    const worth = worthOf(s, i, m);
    if (worth > most && seesCell(s, cell, m.cell, true)) most = worth;
  }
  return most;
}

/** Enemies that do not come: moves towards them, or opens the way; out of their sight if there is no way. */
function advance(s: State, i: number, options: readonly string[], { foes }: Ground): string | undefined {
  const id = heroId(i);
  const from = walks(s, id);
  const goals = foes.flatMap((m) => around(s, m.cell));
  const near = best(goals, (cell) => -(costTo(from, cell) ?? 999));
  const cost = near === undefined ? undefined : costTo(from, near);
  if (near !== undefined && cost !== undefined && cost > 0) {
    if (cost > s.turn.left && options.includes('run')) return 'run';
    return stepTowards(s, id, [near], options, from) ?? 'end';
  }
  if (cost === 0) return 'end';
  return aroundObstacles(s, i, options) ?? outOfSight(s, i, options) ?? 'end';
}

/** Figures or bars block the way: a fight can end where no enemy is in sight (DJ-RULING-33). */
function outOfSight(s: State, i: number, options: readonly string[]): string | undefined {
  const from = walks(s, heroId(i));
  const foes = s.monsters.filter((m) => !has(m, 'dormant'));
  if (foes.some((m) => shootsOrCasts(m)) === false && s.round < 4) return undefined;
  const hidden = from.cells.filter((cell) => costTo(from, cell)! <= 8 && !foes.some((m) => seesCell(s, cell, m.cell)));
  const here = s.heroes[i]!.cell;
  return foes.some((m) => seesCell(s, here, m.cell)) ? stepTowards(s, heroId(i), hidden, options, from) : undefined;
}
