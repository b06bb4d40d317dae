// A rough estimate of a combat in which the strongest attack comes first in every round, for evaluations. The solver is exact, and slow.
import { type Attack, COMBAT_ROUNDS, MONSTERS, type MonsterId, SCORE, TRAPS, type TrapId } from '../cards/cards.ts';

/** The line before a dungeon, head first, as numbers: averages stand for unseen adventurers. One object is reused. */
export interface HeroLine {
  n: number;
  readonly health: number[];
  readonly most: number[];
  readonly detection: number[];
  readonly hearts: number[];
  readonly points: number[];
}
export const newLine = (): HeroLine => ({ n: 0, health: [], most: [], detection: [], hearts: [], points: [] });

/** At the end of the line, or at its head where `first` is set. */
export function join(
  line: HeroLine,
  first: boolean,
  health: number,
  most: number,
  symbols: Symbols,
  points: number,
): void {
  const { detection = 0, hearts = 0 } = symbols;
  const at = first ? 0 : line.n;
  for (let i = line.n; i > at; i--) move(line, i - 1, i);
  line.n++;
  line.health[at] = health;
  line.most[at] = most;
  line.detection[at] = detection;
  line.hearts[at] = hearts;
  line.points[at] = points;
}
interface Symbols {
  readonly detection?: number;
  readonly hearts?: number;
}

function move({ health, most, detection, hearts, points }: HeroLine, from: number, to: number): void {
  health[to] = health[from]!;
  most[to] = most[from]!;
  detection[to] = detection[from]!;
  hearts[to] = hearts[from]!;
  points[to] = points[from]!;
}

export interface Defence {
  readonly traps: readonly TrapId[];
  readonly creatures: readonly MonsterId[];
  readonly gold: number;
  readonly food: number;
  readonly imps: number;
  /** Unconquered tunnels and rooms. */
  readonly tunnels: number;
  readonly rooms: number;
  readonly prisoners: number;
}

/** The value of eliminating an adventurer besides the wounds, when attacks are compared; and of keeping a tile. */
const KILL = 2.5;
const TILE = 2;
/** Wounds count: wounded adventurers are easier to eliminate later. */
const WOUNDED = 0.35;

const blow: number[] = [];
let blocked = false;

/** Points won and lost in so many rounds. The line is modified. */
export function skirmish(line: HeroLine, defence: Defence, fatigue: number, from: number): number {
  const { traps, creatures, gold } = defence;
  const usedTraps: boolean[] = [];
  const spent: boolean[] = [];
  let { tunnels, rooms, prisoners } = defence;
  let points = 0;
  for (let round = from; round < COMBAT_ROUNDS && line.n > 0; round++) {
    if (tunnels + rooms === 0) {
      if (prisoners-- > 0) points -= SCORE.prisoner;
      continue;
    }
    blocked = false;
    let attacked = false;
    let healing = true;
    const trap = bestTrap(line, defence, usedTraps);
    if (trap >= 0) {
      usedTraps[trap] = true;
      layOut(line, traps[trap]!);
      points += strike(line);
      if (TRAPS[traps[trap]!].blocksConquest) blocked = true;
    }
    for (let i = 0; i < creatures.length; i++) {
      if (creatures[i] !== 'ghost' || spent[i] || line.n < 2) continue;
      spent[i] = true;
      attacked = true;
      points += attack(line, MONSTERS.ghost.attacks[0]!);
    }
    // A room lets two creatures fight; where there is only one room, it is not always the nearest tile.
    const most = rooms > 1 || (rooms === 1 && round > 0) ? 2 : 1;
    for (let sent = 0; sent < most && line.n > 0; sent++) {
      const best = bestAttack(line, creatures, spent);
      if (best < 0) break;
      if (sent > 0 && gold === 0 && trap >= 0) break;
      const { returns, blocksConquest, blocksHealing } = chosen!;
      if (!returns) spent[best] = true;
      attacked = true;
      if (blocksHealing) healing = false;
      if (blocksConquest) blocked = true;
      points += attack(line, chosen!);
      if (returns) break;
    }
    if (line.n === 0) break;
    if (attacked && healing) heal(line);
    if (blocked) continue;
    points += weary(line, fatigue);
    if (line.n === 0) break;
    points += SCORE.conquered;
    if (tunnels > 0) tunnels--;
    else {
      rooms--;
      points -= SCORE.room;
    }
  }
  for (let i = 0; i < line.n; i++) {
    const wounded = 1 - line.health[i]! / line.most[i]!;
    points += WOUNDED * line.points[i]! * wounded * wounded;
  }
  return points;
}

/** Stores the target of a blow in `blow`; returns its gain. */
function gainOf({ n, health }: HeroLine): number {
  let gain = 0;
  for (let i = 0; i < n; i++) {
    const hit = blow[i]!;
    gain += hit >= health[i]! ? health[i]! + KILL : hit;
  }
  return gain;
}

/** Removes eliminated adventurers from the line; returns their points. */
function strike(line: HeroLine): number {
  let points = 0;
  let to = 0;
  for (let i = 0; i < line.n; i++) {
    line.health[i]! -= blow[i]!;
    if (line.health[i]! <= 0.01) points += line.points[i]!;
    else {
      if (to !== i) move(line, i, to);
      to++;
    }
  }
  line.n = to;
  return points;
}

function bestTrap(line: HeroLine, { traps, gold, food, imps }: Defence, used: readonly boolean[]): number {
  let best = -1;
  let most = 0;
  for (let i = 0; i < traps.length; i++) {
    if (used[i]) continue;
    const { pay, blocksConquest } = TRAPS[traps[i]!];
    if (pay !== undefined && ((pay.gold ?? 0) > gold || (pay.food ?? 0) > food || (pay.imps ?? 0) > imps)) continue;
    layOut(line, traps[i]!);
    const gain = gainOf(line) + (blocksConquest ? TILE : 0);
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  return best;
}

/** All points of damage, less detection, from the head on (DL-RULING-27). Poison acts later and is never detected. */
function layOut(line: HeroLine, id: TrapId): void {
  const { n, health, detection } = line;
  const { damage, later = 0 } = TRAPS[id];
  let detected = 0;
  for (let i = 0; i < n; i++) {
    detected += detection[i]!;
    blow[i] = (damage.each ?? 0) + (i > 0 ? (damage.others ?? 0) : 0);
  }
  blow[0]! += damage.first === 'health' ? line.most[0]! : (damage.first ?? 0);
  if (damage.second !== undefined && n > 1) blow[1]! += damage.second;
  if (damage.last !== undefined) blow[n - 1]! += damage.last;
  if (damage.chosen !== undefined) blow[victim(line, damage.chosen + later, 0)]! += damage.chosen;
  for (let i = 0; i < n && detected > 0; i++) {
    const seen = Math.min(detected, blow[i]!);
    blow[i]! -= seen;
    detected -= seen;
  }
  if (later > 0) blow[victim(line, damage.chosen! + later, 0)]! += later;
  for (let i = 0; i < n; i++) if (blow[i]! > health[i]!) blow[i] = health[i]!;
}

/** The target that loses most: eliminated if possible, with the least damage wasted. */
function victim({ n, health }: HeroLine, damage: number, from: number): number {
  let best = from;
  let most = Number.NEGATIVE_INFINITY;
  for (let i = from; i < n; i++) {
    const gain = health[i]! <= damage ? health[i]! + KILL : damage - 0.1 * health[i]!;
    if (gain <= most) continue;
    most = gain;
    best = i;
  }
  return best;
}

function lay(line: HeroLine, { hit, damage, times = 1 }: Attack): void {
  for (let i = 0; i < line.n; i++) blow[i] = hit === 'each' ? damage : 0;
  if (hit === 'each' || hit === 'none') return;
  if (hit === 'first') blow[0] = damage;
  else blow[victim(line, damage * times, hit === 'any-but-first' ? Math.min(1, line.n - 1) : 0)] = damage * times;
}

function attack(line: HeroLine, how: Attack): number {
  lay(line, how);
  const { n } = line;
  let points = strike(line);
  if (how.onKill !== undefined && line.n < n && line.n > 0) {
    lay(line, { ...how, damage: how.onKill });
    points += strike(line);
  }
  return points;
}

let chosen: Attack | undefined;

function bestAttack(line: HeroLine, creatures: readonly MonsterId[], spent: readonly boolean[]): number {
  let best = -1;
  let most = -1;
  for (let i = 0; i < creatures.length; i++) {
    if (spent[i] || creatures[i] === 'ghost') continue;
    const { attacks } = MONSTERS[creatures[i]!];
    for (let j = 0; j < attacks.length; j++) {
      const one = attacks[j]!;
      lay(line, one);
      // A creature that comes back is not spent: worth as much as a point.
      const gain = gainOf(line) + (one.returns ? 1 : 0) + (one.blocksConquest && !blocked ? TILE : 0);
      if (gain <= most) continue;
      most = gain;
      best = i;
      chosen = one;
    }
  }
  return best;
}

function heal({ n, health, most, hearts }: HeroLine): void {
  let left = 0;
  for (let i = 0; i < n; i++) left += hearts[i]!;
  for (let i = 0; i < n && left > 0; i++) {
    const closed = Math.min(left, most[i]! - health[i]!);
    health[i]! += closed;
    left -= closed;
  }
}

/** Fatigue goes on from head to head (DL-FIGHT-18, DL-FIGHT-19). */
function weary(line: HeroLine, fatigue: number): number {
  let left = fatigue;
  for (let i = 0; i < line.n; i++) {
    blow[i] = Math.min(left, line.health[i]!);
    left -= blow[i]!;
  }
  return strike(line);
}

/** The effect of this trap on the line: wounds, and a bonus for eliminations. */
export function gainOfTrap(line: HeroLine, id: TrapId): number {
  if (line.n === 0) return 0;
  layOut(line, id);
  return gainOf(line) + (TRAPS[id].blocksConquest ? TILE : 0);
}

/** The effect of this attack on the line. */
export function gainOfAttack(line: HeroLine, how: Attack): number {
  if (line.n === 0) return 0;
  lay(line, how);
  return gainOf(line) + (how.returns ? 1 : 0) + (how.blocksConquest ? TILE : 0);
}
