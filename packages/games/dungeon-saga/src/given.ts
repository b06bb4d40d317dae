// The content of a table: its own adventure, or the progress of a campaign. Validated: a file may hold anything.
import { type Fault, gameFault, type Read } from '@oubliette/engine';
import { sideTowards } from '@oubliette/grid';
import { type Adventure, CARRIED, type Goal, type Square, UNLESS } from './cards/adventures/adventure.ts';
import { HERO_IDS, type HeroId } from './cards/heroes.ts';
import { ITEM_IDS, type ItemId } from './cards/items.ts';
import { BOSS_IDS, MINION_IDS } from './cards/minions.ts';
import { PIECE_IDS, PIECES } from './cards/pieces.ts';
import { type Cell, cellOfSquare } from './cells.ts';
import { cellsOf, planOf } from './plan.ts';
import { LONGEST_SIDE } from './rules/layout.ts';

/** The state of a hero between two adventures. */
export interface SavedHero {
  readonly id: HeroId;
  readonly gold: number;
  readonly glory: number;
  readonly items: readonly ItemId[];
  readonly crystals: readonly number[];
}
/** DSC-96 to DSC-99 */
export interface CampaignState {
  /** The adventure to play next, 1 to 8; 9 when all are won. */
  readonly adventure: number;
  /** Hours left; -1: not counted. */
  readonly hours: number;
  /** Failures at this adventure. */
  readonly failures: number;
  readonly heroes: readonly SavedHero[];
}
export interface Given {
  readonly adventure?: Adventure;
  readonly campaign?: CampaignState;
}

type Found = (where: string, code: string, params?: Record<string, string | number>) => void;
const isObject = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null && !Array.isArray(x);
const isWhole = (x: unknown, least: number, most: number): x is number =>
  Number.isInteger(x) && (x as number) >= least && (x as number) <= most;
const isSquare = (x: unknown): x is Square =>
  Array.isArray(x) && x.length === 2 && isWhole(x[0], 0, 40) && isWhole(x[1], 0, 40);
const isLock = (x: unknown): boolean =>
  Array.isArray(x) && x.length === 2 && isWhole(x[0], 2, 6) && isWhole(x[1], 0, 5);
const isName = (x: unknown): boolean => typeof x === 'string' && /^[a-z][a-z0-9-]{0,39}$/.test(x);
const MOST_TILES = 40;
const MOST_COMMANDS = 6;
const MOST_CARDS = 24;
const MOST_RAISED = 12;

export function readGiven(value: unknown): Read<Given> {
  if (value === undefined) return { value: {} };
  const faults: Fault[] = [];
  if (!isObject(value)) return { faults: [gameFault('DS-GIVEN-1', 'given', 'not-an-adventure')] };
  for (const key of Object.keys(value)) {
    if (key !== 'adventure' && key !== 'campaign')
      faults.push(gameFault('DS-GIVEN-1', `given.${key}`, 'unknown-field'));
  }
  const found =
    (rule: string): Found =>
    (where, code, params) =>
      void faults.push(gameFault(rule, `given.${where}`, code, params));
  if (value.adventure !== undefined) {
    shapeFaults(value.adventure, found('DS-GIVEN-1'));
    if (faults.length === 0) contentFaults(value.adventure as Adventure, found);
  }
  if (value.campaign !== undefined) campaignFaults(value.campaign, found('DS-GIVEN-6'));
  return faults.length > 0 ? { faults } : { value: value as Given };
}

/** DS-GIVEN-1: every field is there and of its kind. */
function shapeFaults(a: unknown, found: Found): void {
  if (!isObject(a)) {
    found('adventure', 'not-an-adventure');
    return;
  }
  const need = (key: string, fits: boolean): void => {
    if (!fits) found(`adventure.${key}`, 'wrong-field');
  };
  const each = (key: string, fits: (x: unknown) => boolean): void => {
    const list = a[key];
    if (!Array.isArray(list)) {
      need(key, false);
      return;
    }
    list.forEach((x, i) => {
      if (!fits(x)) found(`adventure.${key}[${i}]`, 'wrong-field');
    });
  };
  need('id', isName(a.id));
  need('number', isWhole(a.number, 0, 8));
  need('commands', isWhole(a.commands, 1, MOST_COMMANDS));
  need('commandCards', isWhole(a.commandCards, 5, MOST_CARDS));
  need('raiseLimit', isWhole(a.raiseLimit, 0, MOST_RAISED));
  need('loseAtFirstCripple', typeof a.loseAtFirstCripple === 'boolean');
  each('raise', (x) => (MINION_IDS as readonly unknown[]).includes(x));
  each('tiles', (x) => isObject(x) && typeof x.id === 'string' && x.id.length <= 6 && isSquare(x.at) && isSize(x.size));
  each(
    'doors',
    (x) =>
      isObject(x) &&
      isPair(x.between) &&
      (x.lock === undefined || isLock(x.lock)) &&
      (x.stars === undefined || isWhole(x.stars, 1, 5)),
  );
  each('startSquares', isSquare);
  each('minions', (x) => isObject(x) && [...MINION_IDS, ...BOSS_IDS].includes(x.kind as never) && isSquare(x.at));
  each('bonePiles', isSquare);
  each('hiddenTraps', isSquare);
  each(
    'pieces',
    (x) =>
      isObject(x) &&
      PIECE_IDS.includes(x.kind as never) &&
      Array.isArray(x.at) &&
      x.at.length > 0 &&
      x.at.every(isSquare) &&
      (x.lock === undefined || isLock(x.lock)) &&
      (x.stars === undefined || isWhole(x.stars, 1, 5)) &&
      (x.goal === undefined || isName(x.goal)),
  );
  each('goals', isGoal);
  need('exit', a.exit === undefined || isSquare(a.exit));
  need('turntable', a.turntable === undefined);
}
const isSize = (x: unknown): boolean =>
  Array.isArray(x) && x.length === 2 && isWhole(x[0], 1, LONGEST_SIDE) && isWhole(x[1], 1, LONGEST_SIDE);
const isPair = (x: unknown): boolean => Array.isArray(x) && x.length === 2 && x.every(isSquare);
function isGoal(x: unknown): boolean {
  if (!isObject(x)) return false;
  const unless = x.unless === undefined || (UNLESS as readonly unknown[]).includes(x.unless);
  switch ((x as { do?: unknown }).do) {
    case 'operate':
      return isName(x.piece) && isWhole(x.count, 1, 9) && unless;
    case 'break':
      return isName(x.piece) && isWhole(x.count, 1, 9);
    case 'leave':
      return x.count === 'all' || isWhole(x.count, 1, 4);
    case 'take':
      return (CARRIED as readonly unknown[]).includes(x.what) && typeof x.table === 'boolean';
    case 'deliver':
      return (CARRIED as readonly unknown[]).includes(x.what) && isWhole(x.count, 1, 9) && unless && isObject(x.to);
    case 'destroy':
      return (BOSS_IDS as readonly unknown[]).includes(x.boss);
    default:
      return false;
  }
}

function contentFaults(a: Adventure, found: (rule: string) => Found): void {
  mapFaults(a, found('DS-GIVEN-2'));
  doorFaults(a, found('DS-GIVEN-3'));
  placeFaults(a, found('DS-GIVEN-4'));
  goalFaults(a, found('DS-GIVEN-5'));
}
/** DS-GIVEN-2 */
function mapFaults(a: Adventure, found: Found): void {
  if (a.tiles.length < 2 || a.tiles.length > MOST_TILES) found('adventure.tiles', 'wrong-number-of-tiles');
  const owner = new Map<Cell, string>();
  a.tiles.forEach((tile, i) => {
    if (a.tiles.findIndex(({ id }) => id === tile.id) !== i) found(`adventure.tiles[${i}]`, 'same-name');
    for (const c of cellsOf(planOf({ ...a, tiles: [tile] }).tiles[0]!)) {
      const other = owner.get(c);
      if (other !== undefined && other !== tile.id) {
        found(`adventure.tiles[${i}]`, 'tiles-overlap', { tile: other });
        return;
      }
      owner.set(c, tile.id);
    }
  });
  const starts = a.tiles.filter((tile) => tile.start);
  if (starts.length !== 1) {
    found('adventure.tiles', 'one-start-tile');
    return;
  }
  const squares = new Set(a.startSquares.map(cellOfSquare));
  const outside = [...squares].some((c) => owner.get(c) !== starts[0]!.id);
  if (squares.size < 4 || outside) found('adventure.startSquares', 'start-squares');
}
/** DS-GIVEN-3: doors join two tiles, and every tile is reached. */
function doorFaults(a: Adventure, found: Found): void {
  const { tiles } = planOf(a);
  const tileOf = (c: Cell): number => tiles.findIndex((t) => cellsOf(t).includes(c));
  const joined = new Set([tiles.findIndex((t) => t.start)]);
  const pairs = a.doors.map(({ between: [p, q] }, i) => {
    const [x, y] = [cellOfSquare(p), cellOfSquare(q)];
    const pair = [tileOf(x), tileOf(y)] as const;
    if (sideTowards(x, y) === undefined || pair[0] < 0 || pair[1] < 0 || pair[0] === pair[1])
      found(`adventure.doors[${i}]`, 'door-leads-nowhere');
    return pair;
  });
  for (let i = 0; i < tiles.length; i++) {
    for (const [x, y] of pairs) if (joined.has(x) || joined.has(y)) joined.add(x).add(y);
  }
  tiles.forEach((t, i) => {
    if (!joined.has(i)) found(`adventure.tiles[${i}]`, 'tile-not-reached', { tile: t.id });
  });
}
/** DS-GIVEN-4: one thing a square, on a tile that is not the start, not before a door. */
function placeFaults(a: Adventure, found: Found): void {
  const { tiles, doors } = planOf(a);
  const start = new Set(tiles.filter((t) => t.start).flatMap(cellsOf));
  const floor = new Set(tiles.flatMap(cellsOf));
  const doorways = new Set(doors.flatMap(({ a: x, b: y }) => [x, y]));
  const taken = new Set<Cell>();
  const put = (where: string, square: Square): void => {
    const c = cellOfSquare(square);
    if (!floor.has(c) || start.has(c)) found(where, 'not-on-a-tile');
    else if (doorways.has(c)) found(where, 'before-a-door');
    else if (taken.has(c)) found(where, 'square-taken');
    taken.add(c);
  };
  a.minions.forEach(({ at }, i) => {
    put(`adventure.minions[${i}]`, at);
  });
  a.bonePiles.forEach((at, i) => {
    put(`adventure.bonePiles[${i}]`, at);
  });
  a.hiddenTraps.forEach((at, i) => {
    put(`adventure.hiddenTraps[${i}]`, at);
  });
  a.pieces.forEach(({ kind, at }, i) => {
    for (const square of at) put(`adventure.pieces[${i}]`, square);
    if (at.length !== PIECES[kind].squares) found(`adventure.pieces[${i}]`, 'wrong-size');
  });
  if (a.exit !== undefined && !floor.has(cellOfSquare(a.exit))) found('adventure.exit', 'not-on-a-tile');
}
/** DS-GIVEN-5: what a goal names is there. */
function goalFaults(a: Adventure, found: Found): void {
  if (a.goals.length === 0) found('adventure.goals', 'no-goal');
  const pieces = (goal: string): number => a.pieces.filter((piece) => piece.goal === goal).length;
  const missing = (goal: Goal): boolean => {
    switch (goal.do) {
      case 'operate':
      case 'break':
        return pieces(goal.piece) < goal.count;
      case 'take':
        return pieces(goal.what) === 0;
      case 'leave':
        return a.exit === undefined;
      case 'destroy':
        return !a.minions.some(({ kind }) => kind === goal.boss);
      case 'deliver': {
        const { to } = goal;
        const there = 'piece' in to ? pieces(to.piece) > 0 : a.tiles.some(({ id }) => id === to.tile);
        return !there || pieces(goal.what) < goal.count;
      }
    }
  };
  a.goals.forEach((goal, i) => {
    if (missing(goal)) found(`adventure.goals[${i}]`, 'goal-without-its-piece');
  });
}
/** DS-GIVEN-6 */
function campaignFaults(c: unknown, found: Found): void {
  if (!isObject(c)) {
    found('campaign', 'wrong-field');
    return;
  }
  if (!isWhole(c.adventure, 1, 8)) found('campaign.adventure', 'wrong-field');
  if (!isWhole(c.hours, -1, 99) || c.hours === 0) found('campaign.hours', 'no-hours-left');
  if (!isWhole(c.failures, 0, 99)) found('campaign.failures', 'wrong-field');
  const heroes = Array.isArray(c.heroes) ? c.heroes : undefined;
  if (heroes === undefined) {
    found('campaign.heroes', 'wrong-field');
    return;
  }
  heroes.forEach((h: unknown, i) => {
    const fits =
      isObject(h) &&
      HERO_IDS.includes(h.id as HeroId) &&
      isWhole(h.gold, 0, 999) &&
      isWhole(h.glory, 0, 999) &&
      Array.isArray(h.items) &&
      h.items.every((item) => ITEM_IDS.includes(item as ItemId)) &&
      Array.isArray(h.crystals) &&
      h.crystals.length <= 2 &&
      h.crystals.every((level) => isWhole(level, 1, 3));
    if (!fits) found(`campaign.heroes[${i}]`, 'wrong-field');
  });
}
