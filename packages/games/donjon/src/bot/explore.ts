// A hero's turn between fights: the errand of the quest, the next door, what lies by the way.
import { type Cell, costTo, STEP } from '@oubliette/grid';
import { around, facingDoor } from '../rules/board.ts';
import { has, heroId, heroNumber, isIn, stands } from '../rules/figures.ts';
import { isUsable } from '../rules/zones.ts';
import type { Hero, State } from '../state.ts';
import { far, first, type Skill } from './common.ts';
import { bySeal, goOn } from './fight.ts';
import { wantsBetter } from './gear.ts';
import { heal } from './heal.ts';
import { aroundObstacles } from './obstacles.ts';
import { stepTowards, walks } from './paths.ts';

const LOW = 8;
const WORTH_OPENING = ['chest', 'weapon-rack', 'library', 'desk', 'alchemist-bench', 'cupboard', 'fountain'];

/** A plain hero walks: running is for heroes that plan phases ahead. */
export function explore(s: State, offered: readonly string[], skill: Skill): string | undefined {
  const options = skill === 'plain' ? offered.filter((option) => option !== 'run') : offered;
  const wanted = wish(s, options, skill);
  return wanted !== undefined && options.includes(wanted) ? wanted : goOn(s, heroNumber(s.turn.who), options);
}

function wish(s: State, options: readonly string[], skill: Skill): string | undefined {
  const i = heroNumber(s.turn.who);
  const h = s.heroes[i]!;
  const healing = heal(s, i, options, LOW);
  if (healing !== undefined) return healing;
  const take = first(options, 'take:');
  if (take !== undefined) return take;
  if (wantsBetter(s, i) && options.includes('equip')) return 'equip';
  if (s.won) return s.quest.main.goal === 'carry-out' ? homeward(s, i, options) : waiting(options);
  const { main } = s.quest;
  const bearer =
    main.goal === 'carry-out' ? s.heroes.find((one) => isIn(one) && one.items.includes(main.thing)) : undefined;
  if (bearer === h) return homeward(s, i, options);
  if (bearer !== undefined) return escort(s, i, options, bearer.cell);
  if (s.turn.dark && options.includes('light') && !s.heroes.some((other, k) => k !== i && has(other, 'lit')))
    return 'light';
  const work = first(options, 'seal:', 'read:', 'free:');
  if (work !== undefined) return bySeal(h, work);
  const open = options.find((option) => option.startsWith('open:f') && wants(s, option));
  if (open !== undefined) return open;
  if (s.revealed) {
    const goals = objectiveSquares(s, i);
    if (goals.length > 0) return errand(s, i, options, goals);
  }
  return (skill === 'skilled' ? mend(s, i, options) : undefined) ?? throughDoors(s, i, options);
}

/** A turn without anything else to do gives a point of fatigue back. */
const waiting = (options: readonly string[]): string => first(options, 'rest') ?? 'end';

function wants(s: State, option: string): boolean {
  const piece = s.pieces[Number(option.split(':')[1]!.slice(1))]!;
  if (s.zones[piece.zone]!.room === 'objective')
    return piece.kind === s.quest.hidden?.among || piece.rest !== '' || piece.kind === 'chest';
  return WORTH_OPENING.includes(piece.kind) && s.heroes[heroNumber(s.turn.who)]!.life > LOW;
}

/** Squares from which the goal of the quest is worked at. */
function objectiveSquares(s: State, i: number): Cell[] {
  const found = s.things.filter((thing) => thing.kind === 'seal').flatMap((thing) => around(s, thing.cell));
  for (const [f, piece] of s.pieces.entries()) {
    if (s.zones[piece.zone]!.room !== 'objective') continue;
    const page = piece.rest === 'page' && !s.heroes[i]!.tried.includes(`page:f${f}`);
    const tomb = s.quest.hidden?.among === piece.kind && !piece.used;
    const shut = piece.locked && s.heroes[i]!.tried.includes(`f${f}`) && !s.heroes[i]!.skills.includes('pick-lock');
    if (page || tomb || (!shut && ['relic', 'pages', 'captive'].includes(piece.rest)))
      found.push(...piece.cells.flatMap((cell) => STEP.map((step) => cell + step)));
  }
  for (const goods of s.goods) found.push(goods.cell);
  return found;
}

/** To the cheapest of these squares; running where nothing could be done there in this turn anyway. */
function towards(s: State, i: number, options: readonly string[], goals: readonly Cell[]): string | undefined {
  const id = heroId(i);
  const from = walks(s, id);
  const costs = goals.flatMap((cell) => {
    const cost = costTo(from, cell);
    return cost === undefined || cost === 0 || !from.cells.includes(cell) ? [] : [cost];
  });
  if (costs.length > 0 && Math.min(...costs) >= s.turn.left && options.includes('run')) return 'run';
  return stepTowards(s, id, goals, options, from);
}

function errand(s: State, i: number, options: readonly string[], goals: readonly Cell[]): string {
  const lock = first(options, 'skill:pick-lock', 'key:', 'force:f');
  if (lock !== undefined) return lock;
  if (goals.includes(s.heroes[i]!.cell)) return waiting(options); // until there is strength for another try
  return towards(s, i, options, goals) ?? aroundObstacles(s, i, options) ?? waiting(options);
}

/** Stays with the hero who carries the objective, and off the stairs. */
function escort(s: State, i: number, options: readonly string[], bearer: Cell): string {
  const beside = around(s, bearer).filter((cell) => !s.stairs.includes(cell));
  if (beside.includes(s.heroes[i]!.cell)) return waiting(options);
  return towards(s, i, options, beside) ?? aroundObstacles(s, i, options) ?? waiting(options);
}

function homeward(s: State, i: number, options: readonly string[]): string {
  if (options.includes('leave')) return 'leave';
  const free = s.stairs.filter((cell) => !s.heroes.some((h) => isIn(h) && h.cell === cell));
  return (
    towards(s, i, options, free) ??
    towards(
      s,
      i,
      options,
      s.stairs.flatMap((cell) => around(s, cell)),
    ) ??
    aroundObstacles(s, i, options) ??
    'end'
  );
}

/** The party gathers before a door, then one hero opens it. */
function throughDoors(s: State, i: number, options: readonly string[]): string {
  const h = s.heroes[i]!;
  const together =
    s.heroes.every((other) => !stands(other) || has(other, 'held') || far(other.cell, h.cell) <= 6) || s.pe % 4 === 0;
  const open = first(options, 'open:d');
  if (open !== undefined && isUsable(s.doors[Number(open.split(':')[1]!.slice(1))]!))
    return together ? open : waiting(options);
  const lock = first(options, 'skill:pick-lock', 'key:d', 'force:d');
  if (lock !== undefined && together) return lock;
  const doors = s.doors.filter((door, d) => isUsable(door) && (door.state === 'closed' || canForce(s, i, d)));
  const ahead = doors.flatMap((door) => facingDoor(door).slice(0, 2));
  const free = ahead.filter((cell) => !s.heroes.some((other) => isIn(other) && other.cell === cell));
  return (
    towards(s, i, options, free) ??
    towards(
      s,
      i,
      options,
      ahead.flatMap((cell) => around(s, cell)),
    ) ??
    aroundObstacles(s, i, options) ??
    first(options, 'open:d', 'rest') ??
    'end'
  );
}

/** So many points of life lost are a bad wound. */
const BADLY = 8;
/** So many phases and rounds there is time to mend it before the next door: each phase brings the master a card. */
const TIME_TO_MEND = 70;
/** A badly hurt hero goes to one who can heal; the others rest meanwhile. */
function mend(s: State, i: number, options: readonly string[]): string | undefined {
  if (s.clock > TIME_TO_MEND) return undefined;
  const party = s.heroes.filter(stands);
  const healer = party.find(({ skills }) => skills.includes('lay-hands') || skills.includes('mercy'));
  const isBad = (h: Hero) => h.life <= h.maxLife - BADLY;
  if (healer === undefined || !party.some(isBad)) return undefined;
  const h = s.heroes[i]!;
  const beside = around(s, healer.cell);
  if (h === healer || !isBad(h) || beside.includes(h.cell)) return waiting(options);
  return towards(s, i, options, beside) ?? waiting(options);
}
const canForce = (s: State, i: number, d: number): boolean =>
  s.heroes[i]!.skills.includes('pick-lock') || !s.heroes[i]!.tried.includes(`d${d}`);
