// DJ-MOVE: steps, one square at a time, and what happens on the square.
import { type Can, roll } from '@oubliette/engine';
import { type Cell, canStep, cellName, reach } from '@oubliette/grid';
import { ADR } from '../cards/classes.ts';
import { type FigureId, type Hero, type Monster, type State, w } from '../state.ts';
import { isFree } from './arrivals.ts';
import { attackFrame } from './attack.ts';
import {
  areAdjacent,
  boardOf,
  isBridge,
  isObstacle,
  isRoom,
  pieceAt,
  seesCell,
  WAY_STEP,
  WAYS,
  zoneAt,
} from './board.ts';
import {
  baseArmour,
  drop,
  figureAt,
  has,
  heroBeside,
  heroId,
  heroNumber,
  heroOf,
  isDark,
  isHero,
  monsterBeside,
  monsterOf,
  speed,
  stands,
} from './figures.ts';
import { checkGoals } from './goals.ts';
import { fallIn } from './harm.ts';
import { tell } from './tell.ts';
import { raiseTest } from './tests.ts';

/** A figure on the move, and what of it matters to its steps. */
interface Walker {
  readonly id: FigureId;
  readonly figure: Hero | Monster;
  readonly isHero: boolean;
  readonly flies: boolean;
  readonly slips: boolean;
  /** Crevasses and webs that are nothing to it. */
  readonly crosses: boolean;
  readonly spins: boolean;
}

function walkerOf(s: State, id: FigureId): Walker {
  if (isHero(id)) {
    const figure = heroOf(s, id);
    const slips = has(figure, 'slipping');
    return { id, figure, isHero: true, flies: has(figure, 'flying'), slips, crosses: false, spins: false };
  }
  const figure = monsterOf(s, id)!;
  const crosses = s.quest.freeCrossing?.includes(figure.kind) ?? false;
  const spins = figure.kind === 'giant-spider';
  return { id, figure, isHero: false, flies: has(figure, 'flying'), slips: false, crosses, spins };
}

const isWebbed = (s: State, walker: Walker, cell: Cell): boolean => !walker.spins && s.webs.includes(cell);

/** May this figure end its movement here? */
function canRest(s: State, walker: Walker, cell: Cell): boolean {
  const there = figureAt(s, cell);
  return (
    (there === undefined || there === walker.id) && !isObstacle(s, cell, walker.crosses) && !isWebbed(s, walker, cell)
  );
}

/** Somebody else on a square: a figure that passes over a friend stands there too. */
function otherAt(s: State, { figure }: Walker, cell: Cell): FigureId | undefined {
  if (figure.cell !== cell) return figureAt(s, cell);
  for (const m of s.monsters) if (m.cell === cell && m !== figure) return m.id;
  for (let i = 0; i < s.heroes.length; i++) {
    const h = s.heroes[i]!;
    if (h.cell === cell && h !== figure && h.gone === 'no') return heroId(i);
  }
  return undefined;
}

/** Is a standing enemy next to this square? Then movement ends there (DJ-MOVE-9). */
const stopsAt = (s: State, walker: Walker, cell: Cell): boolean =>
  !walker.flies && !walker.slips && (walker.isHero ? monsterBeside(s, cell) : heroBeside(s, cell));

/** Adds a step in each of the eight ways, or the rule that forbids it. */
export function addSteps(s: State, id: FigureId, can: Can<string>): void {
  const walker = walkerOf(s, id);
  const still = whyNotMove(s, walker);
  if (still !== undefined) {
    can.none(WAYS, still);
    return;
  }
  for (let n = 0; n < WAYS.length; n++) can.add(WAYS[n]!, whyNotStep(s, walker, walker.figure.cell + WAY_STEP[n]!));
}

/** The rule that forbids this figure any step now, or undefined. */
function whyNotMove(s: State, walker: Walker): string | undefined {
  const { turn } = s;
  const { figure } = walker;
  if (has(figure, 'held')) return 'DJ-FURN-CIRCLE-7';
  if (has(figure, 'stunned')) return 'DJ-SKILL-6';
  if (turn.stopped) return turn.attacked ? 'DJ-RULING-9' : 'DJ-MOVE-9';
  if (turn.left < 1) return turn.ran ? 'DJ-MOVE-2' : 'DJ-MOVE-1';
  if (
    walker.isHero &&
    turn.ran &&
    turn.walked >= speed(figure as Hero) &&
    (turn.dark || isDark(s, zoneAt(s, figure.cell)))
  )
    return 'DJ-RULING-35';
  return undefined;
}

const OPEN = { corners: 'both' } as const;

/** The rule that forbids a step to this square, or undefined. */
function whyNotStep(s: State, walker: Walker, to: Cell): string | undefined {
  if (!canStep(boardOf(s), walker.figure.cell, to, OPEN)) return 'DJ-MOVE-5';
  if (walker.flies) return canRest(s, walker, to) || canLand(s, walker, to) ? undefined : 'DJ-RULING-86';
  if (isObstacle(s, to, walker.crosses)) return pieceAt(s, to)?.kind === 'crevasse' ? 'DJ-RULING-31' : 'DJ-MOVE-8';
  if (isWebbed(s, walker, to)) return 'DJ-RULING-20';
  const there = figureAt(s, to);
  if (there === undefined) return undefined;
  if (isFoe(s, walker, there) && !walker.slips) return 'DJ-MOVE-7';
  // DJ-MOVE-6: over an ally only if the movement can go on from there.
  return canGoOn(s, walker, to) ? undefined : 'DJ-MOVE-6';
}

/** Downed and prostrate heroes are in nobody's way (DJ-RULING-5, DJ-RULING-19). */
function isFoe(s: State, walker: Walker, there: FigureId): boolean {
  if (walker.isHero === isHero(there)) return false;
  return isHero(there) ? stands(heroOf(s, there)) : true;
}

/** From an occupied square: is there a free one within what is left? */
function canGoOn(s: State, walker: Walker, over: Cell): boolean {
  if (stopsAt(s, walker, over)) return false;
  const board = boardOf(s);
  const passed = [over];
  for (let left = s.turn.left - 1, from = 0; left > 0; left--) {
    const end = passed.length;
    for (; from < end; from++) {
      const cell = passed[from]!;
      for (const step of WAY_STEP) {
        const to = cell + step;
        if (!canStep(board, cell, to, OPEN) || passed.includes(to)) continue;
        if (isObstacle(s, to, walker.crosses) || isWebbed(s, walker, to)) continue;
        const piece = pieceAt(s, to);
        if (piece !== undefined && isBridge(piece, to) && piece.rest === 'poor-bridge') continue;
        const there = otherAt(s, walker, to);
        if (there === undefined) return true;
        if (isFoe(s, walker, there) && !walker.flies && !walker.slips) continue;
        if (!stopsAt(s, walker, to)) passed.push(to);
      }
    }
  }
  return false;
}

function canLand(s: State, walker: Walker, over: Cell): boolean {
  if (s.turn.left < 2) return false;
  return reach(boardOf(s), over, s.turn.left - 1, OPEN).cells.some((cell) => canRest(s, walker, cell));
}

/** Standing on somebody else's square, or over a chasm: only going on is possible. */
export const isPassing = (s: State, id: FigureId): boolean => !isAlone(s, walkerOf(s, id));
function isAlone(s: State, walker: Walker): boolean {
  const { cell } = walker.figure;
  return otherAt(s, walker, cell) === undefined && !isObstacle(s, cell, walker.crosses) && !isWebbed(s, walker, cell);
}

/** DJ-RULING-31: straight over one square of a crevasse without a bridge. */
export function addJumps(s: State, i: number, can: Can<string>): void {
  const h = s.heroes[i]!;
  if (s.turn.stopped || s.turn.left < 2 || has(h, 'held') || has(h, 'stunned')) return;
  for (let way = 0; way < 4; way++) {
    const over = h.cell + WAY_STEP[way]!;
    const piece = pieceAt(s, over);
    if (piece?.kind !== 'crevasse' || piece.rest !== 'no-bridge') continue;
    const to = over + WAY_STEP[way]!;
    const board = boardOf(s);
    if (canStep(board, h.cell, over, OPEN) && canStep(board, over, to, OPEN) && isFree(s, to))
      can.add(`jump:${WAYS[way]}`);
  }
}

/** One step. A poor bridge is tested before the figure leaves firm ground (DJ-RULING-31, DJ-RULING-65). */
export function step(s: State, id: FigureId, way: string): void {
  const walker = walkerOf(s, id);
  const to = walker.figure.cell + WAY_STEP[WAYS.indexOf(way as (typeof WAYS)[number])]!;
  const piece = pieceAt(s, to);
  if (walker.isHero && !walker.flies && piece?.rest === 'poor-bridge' && isBridge(piece, to)) {
    if (pieceAt(s, walker.figure.cell) !== piece) {
      s.turn.busy = true;
      raiseTest(id, ADR, 'crossing', { target: 9 + baseArmour(heroOf(s, id)), on: way });
      return;
    }
  }
  moveTo(s, walker, to, 1);
}

export function jump(s: State, id: FigureId, way: string): void {
  s.turn.busy = true;
  raiseTest(id, ADR, 'jump', { on: way });
}

/** The result of a jump or a crossing. */
export function crossed(s: State, id: FigureId, way: string, success: boolean, far: number) {
  const i = heroNumber(id);
  const h = s.heroes[i]!;
  const stepOver = WAY_STEP[WAYS.indexOf(way as (typeof WAYS)[number])]!;
  if (success) return moveTo(s, walkerOf(s, id), h.cell + far * stepOver, far);
  s.turn.left = Math.max(0, s.turn.left - far);
  if (hasRope(s, i)) {
    tell(s, () => ({ type: 'rope', rule: 'DJ-RULING-25', hero: i }));
    w.raise({ proc: 'choose', todo: [{ hero: i, what: 'rope', on: '' }], at: 0 });
    return;
  }
  s.turn.over = true;
  fallIn(s, i);
}
/** DJ-RULING-25 */
const hasRope = (s: State, i: number): boolean =>
  s.heroes.some(
    (h, k) => stands(h) && h.items.includes('rope') && (k === i || areAdjacent(s, h.cell, s.heroes[i]!.cell)),
  );

function moveTo(s: State, walker: Walker, to: Cell, cost: number): void {
  const { turn } = s;
  const { id, figure } = walker;
  if (isAlone(s, walker)) turn.back = figure.cell;
  const before = zoneAt(s, figure.cell);
  figure.cell = to;
  turn.left -= cost;
  turn.walked += cost;
  turn.busy = true;
  tell(s, () => ({ type: 'step', rule: 'DJ-MOVE-1', figure: id, square: cellName(to) }));
  if (stopsAt(s, walker, to)) turn.stopped = true; // DJ-MOVE-9
  if (isDark(s, zoneAt(s, to))) turn.dark = true;
  enter(s, walker, before);
}

/** What a square does to a figure that enters it: fire, a circle, the master's traps, monsters that were out of sight. */
export const entered = (s: State, id: FigureId, before: number): void => enter(s, walkerOf(s, id), before);
function enter(s: State, walker: Walker, before: number): void {
  const { id, flies } = walker;
  const { cell } = walker.figure;
  const fire = flies ? undefined : s.fires.find((one) => one.cell === cell);
  if (fire !== undefined) w.raise(attackFrame(fire.by, id, 'fire', fire.mag + 3));
  if (!walker.isHero) return;
  const piece = pieceAt(s, cell);
  if (piece?.kind === 'magic-circle' && !piece.used && !flies && piece.rest !== 'shut')
    w.raise({ proc: 'table', at: 0, hero: heroNumber(id), piece: s.pieces.indexOf(piece) });
  if (s.phase === 'explore' && isAlone(s, walker)) {
    const zone = zoneAt(s, cell);
    if (!isRoom(s.zones[zone]!)) w.raise({ proc: 'trigger', todo: [{ on: id, what: 'corridor' }], at: 0 });
    else if (before !== zone) w.raise({ proc: 'trigger', todo: [{ on: id, what: 'room' }], at: 0 });
  }
  lookAround(s);
  checkGoals(s);
}

/** DJ-RULING-33, DJ-RULING-81: a monster that a standing hero sees is in play, and a fight begins. */
export function lookAround(s: State): void {
  if (s.ended !== 'no') return;
  for (const m of s.monsters) {
    if (!has(m, 'dormant') || !isSeen(s, m)) continue;
    drop(m, 'dormant');
    if (s.phase === 'explore') startCombat(s, false);
  }
}
const isSeen = (s: State, m: Monster): boolean => s.heroes.some((h) => stands(h) && seesCell(s, h.cell, m.cell));

/** DJ-PHASE-2, DJ-RULING-55 */
export function startCombat(s: State, ambush: boolean): void {
  if (s.phase === 'combat' || s.ended !== 'no') {
    if (ambush) s.ambush = true;
    return;
  }
  s.phase = 'combat';
  s.ambush = ambush;
  s.turn.over = true;
  tell(s, () => ({ type: 'combat', rule: 'DJ-PHASE-2', ambush }));
}

/** DJ-MOVE-2, DJ-RULING-10 */
export function run(s: State): void {
  const die = roll(s, 6);
  s.turn.left += die;
  s.turn.ran = true;
  s.turn.busy = true;
  tell(s, () => ({ type: 'runs', rule: 'DJ-MOVE-2', figure: s.turn.who, die }));
}
