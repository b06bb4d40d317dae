// DJ-MOVE: steps, one square at a time, and what happens on the square.
import { type Can, roll } from '@oubliette/engine';
import { type Cell, canStep, cellName, reach } from '@oubliette/grid';
import { ADR } from '../cards/classes.ts';
import { type FigureId, type Monster, type State, w } from '../state.ts';
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
  cellOfFigure,
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

const isFlier = (s: State, id: FigureId): boolean => has(isHero(id) ? heroOf(s, id) : monsterOf(s, id)!, 'flying');
const crosses = (s: State, id: FigureId): boolean =>
  !isHero(id) && (s.quest.freeCrossing ?? []).includes(monsterOf(s, id)!.kind);

/** May this figure end its movement here? */
function canRest(s: State, id: FigureId, cell: Cell): boolean {
  const there = figureAt(s, cell);
  return (
    (there === undefined || there === id) &&
    !isObstacle(s, cell, crosses(s, id)) &&
    !(s.webs.includes(cell) && !spider(s, id))
  );
}
const spider = (s: State, id: FigureId): boolean => !isHero(id) && monsterOf(s, id)!.kind === 'giant-spider';

/** Somebody else on a square: whoever passes over a friend stands there too. */
const otherAt = (s: State, id: FigureId, cell: Cell): FigureId | undefined =>
  cellOfFigure(s, id) !== cell
    ? figureAt(s, cell)
    : (s.monsters.find((m) => m.id !== id && m.cell === cell)?.id ??
      s.heroes
        .map((_, i) => heroId(i))
        .find((other, i) => other !== id && s.heroes[i]!.gone === 'no' && s.heroes[i]!.cell === cell));

/** Is a standing enemy next to this square? Then movement ends there (DJ-MOVE-9). */
const stopsAt = (s: State, id: FigureId, cell: Cell): boolean =>
  isHero(id) ? monsterBeside(s, cell) : heroBeside(s, cell);

const ignoresContact = (s: State, id: FigureId): boolean =>
  isFlier(s, id) || (isHero(id) && has(heroOf(s, id), 'slipping'));

/** Adds a step in each of the eight ways, or the rule that forbids it. */
export function addSteps(s: State, id: FigureId, can: Can<string>): void {
  const from = cellOfFigure(s, id);
  const still = whyNotMove(s, id, from);
  for (let n = 0; n < WAYS.length; n++) can.add(WAYS[n]!, still ?? whyNotStep(s, id, from, from + WAY_STEP[n]!));
}

/** The rule that forbids this figure any step now, or undefined. */
function whyNotMove(s: State, id: FigureId, from: Cell): string | undefined {
  const { turn } = s;
  const figure = isHero(id) ? heroOf(s, id) : monsterOf(s, id)!;
  if (has(figure, 'held')) return 'DJ-FURN-CIRCLE-7';
  if (has(figure, 'stunned')) return 'DJ-SKILL-6';
  if (turn.stopped) return turn.attacked ? 'DJ-RULING-9' : 'DJ-MOVE-9';
  if (turn.left < 1) return turn.ran ? 'DJ-MOVE-2' : 'DJ-MOVE-1';
  if (isHero(id) && turn.ran && turn.walked >= speed(heroOf(s, id)) && (turn.dark || isDark(s, zoneAt(s, from))))
    return 'DJ-RULING-35';
  return undefined;
}

const OPEN = { corners: 'both' } as const;

/** The rule that forbids a step to this square, or undefined. */
function whyNotStep(s: State, id: FigureId, from: Cell, to: Cell): string | undefined {
  if (!canStep(boardOf(s), from, to, OPEN)) return 'DJ-MOVE-5';
  if (isFlier(s, id)) return canRest(s, id, to) || canLand(s, id, to) ? undefined : 'DJ-RULING-86';
  if (isObstacle(s, to, crosses(s, id))) return pieceAt(s, to)?.kind === 'crevasse' ? 'DJ-RULING-31' : 'DJ-MOVE-8';
  if (s.webs.includes(to) && !spider(s, id)) return 'DJ-RULING-20';
  const there = figureAt(s, to);
  if (there === undefined) return undefined;
  if (isFoe(s, id, there) && !(isHero(id) && has(heroOf(s, id), 'slipping'))) return 'DJ-MOVE-7';
  // DJ-MOVE-6: over an ally only if the movement can go on from there.
  return canGoOn(s, id, to) ? undefined : 'DJ-MOVE-6';
}

/** Downed and prostrate heroes are in nobody's way (DJ-RULING-5, DJ-RULING-19). */
function isFoe(s: State, id: FigureId, there: FigureId): boolean {
  if (isHero(id) === isHero(there)) return false;
  return isHero(there) ? stands(heroOf(s, there)) : true;
}

/** From an occupied square: is there a free one within what is left? */
function canGoOn(s: State, id: FigureId, over: Cell): boolean {
  if (stopsAt(s, id, over) && !ignoresContact(s, id)) return false;
  let frontier = [over];
  const seen = new Set(frontier);
  for (let left = s.turn.left - 1; left > 0; left--) {
    const next: Cell[] = [];
    for (const cell of frontier) {
      for (const step of WAY_STEP) {
        const to = cell + step;
        if (seen.has(to) || !canStep(boardOf(s), cell, to, OPEN)) continue;
        seen.add(to);
        if (isObstacle(s, to, crosses(s, id)) || (s.webs.includes(to) && !spider(s, id))) continue;
        const piece = pieceAt(s, to);
        if (piece !== undefined && isBridge(piece, to) && piece.rest === 'poor-bridge') continue;
        const there = otherAt(s, id, to);
        if (there === undefined) return true;
        if (isFoe(s, id, there) && !ignoresContact(s, id)) continue;
        if (stopsAt(s, id, to) && !ignoresContact(s, id)) continue;
        next.push(to);
      }
    }
    frontier = next;
  }
  return false;
}

function canLand(s: State, id: FigureId, over: Cell): boolean {
  if (s.turn.left < 2) return false;
  return reach(boardOf(s), over, s.turn.left - 1, OPEN).cells.some((cell) => canRest(s, id, cell));
}

/** Standing on somebody else's square, or over a chasm: only going on is possible. */
export const isPassing = (s: State, id: FigureId): boolean => !isAlone(s, id);
function isAlone(s: State, id: FigureId): boolean {
  const cell = cellOfFigure(s, id);
  for (let i = 0; i < s.heroes.length; i++) {
    const h = s.heroes[i]!;
    if (h.cell === cell && h.gone === 'no' && heroId(i) !== id) return false;
  }
  for (const m of s.monsters) if (m.cell === cell && m.id !== id) return false;
  return !isObstacle(s, cell, crosses(s, id)) && !(s.webs.includes(cell) && !spider(s, id));
}

/** DJ-RULING-31: straight over one square of a crevasse without a bridge. */
export function jumps(s: State, i: number): string[] {
  const h = s.heroes[i]!;
  if (s.turn.stopped || s.turn.left < 2 || has(h, 'held') || has(h, 'stunned')) return [];
  const found: string[] = [];
  for (let way = 0; way < 4; way++) {
    const over = h.cell + WAY_STEP[way]!;
    const piece = pieceAt(s, over);
    if (piece?.kind !== 'crevasse' || piece.rest !== 'no-bridge') continue;
    const to = over + WAY_STEP[way]!;
    const board = boardOf(s);
    if (canStep(board, h.cell, over, OPEN) && canStep(board, over, to, OPEN) && isFree(s, to))
      found.push(`jump:${WAYS[way]}`);
  }
  return found;
}

/** One step. A poor bridge is tested before the figure leaves firm ground (DJ-RULING-31, DJ-RULING-65). */
export function step(s: State, id: FigureId, way: string): void {
  const to = cellOfFigure(s, id) + WAY_STEP[WAYS.indexOf(way as (typeof WAYS)[number])]!;
  if (isHero(id)) {
    const piece = pieceAt(s, to);
    const i = heroNumber(id);
    const from = pieceAt(s, heroOf(s, id).cell);
    if (piece?.rest === 'poor-bridge' && isBridge(piece, to) && from !== piece && !isFlier(s, id)) {
      s.turn.busy = true;
      raiseTest(id, ADR, 'crossing', { target: 9 + baseArmour(s.heroes[i]!), on: way });
      return;
    }
  }
  moveTo(s, id, to, 1);
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
  if (success) return moveTo(s, id, h.cell + far * stepOver, far);
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

function moveTo(s: State, id: FigureId, to: Cell, cost: number): void {
  const { turn } = s;
  if (isPassing(s, id) === false) turn.back = cellOfFigure(s, id);
  const before = zoneAt(s, cellOfFigure(s, id));
  if (isHero(id)) heroOf(s, id).cell = to;
  else monsterOf(s, id)!.cell = to;
  turn.left -= cost;
  turn.walked += cost;
  turn.busy = true;
  tell(s, () => ({ type: 'step', rule: 'DJ-MOVE-1', figure: id, square: cellName(to) }));
  if (!ignoresContact(s, id) && stopsAt(s, id, to)) turn.stopped = true; // DJ-MOVE-9
  if (isDark(s, zoneAt(s, to))) turn.dark = true;
  entered(s, id, before);
}

/** What a square does to whoever comes onto it: fire, a circle, the master's traps, monsters that were out of sight. */
export function entered(s: State, id: FigureId, before: number): void {
  const cell = cellOfFigure(s, id);
  const flier = isFlier(s, id);
  const fire = flier ? undefined : s.fires.find((one) => one.cell === cell);
  if (fire !== undefined) w.raise(attackFrame(fire.by, id, 'fire', fire.mag + 3));
  if (!isHero(id)) return;
  const i = heroNumber(id);
  const piece = pieceAt(s, cell);
  if (piece?.kind === 'magic-circle' && !piece.used && !flier && piece.rest !== 'shut')
    w.raise({ proc: 'table', at: 0, hero: i, piece: s.pieces.indexOf(piece) });
  if (s.phase === 'explore' && isAlone(s, id)) {
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
