// An upper bound of what a dungeon can still gain in this combat, for pruning the search.
import type { Seat } from '@oubliette/engine';
import {
  COMBAT_CARDS,
  COMBAT_ROUNDS,
  type CombatCardId,
  MONSTERS,
  type MonsterId,
  PALADINS,
  ROOMS,
  type Room,
  SCORE,
  TRAPS,
  type TrapId,
} from '../cards/cards.ts';
import { lootAtBest } from '../magic-items/solving.ts';
import { CELLS } from '../options.ts';
import { hitPoints } from '../rules/combat/party.ts';
import { isGhost } from '../rules/creatures.ts';
import { type Adventurer, NOBODY, type Player, ROOM, type State, TUNNEL } from '../state.ts';

/** The bound: the points of those whom all possible damage could eliminate, less the tiles lost meanwhile. */
export function atBest(s: State, seat: Seat): number {
  const player = s.players[seat]!;
  const { proc } = s.core.stack[s.core.stack.length - 1]!;
  // A hit is being resolved: its damage is not counted elsewhere any more.
  if (proc === 'target' || proc === 'trap-target') return captures(s, seat, Number.POSITIVE_INFINITY);
  const fighting = s.fight.seat !== NOBODY;
  const force = forceOf(s, seat, proc === 'attack');
  const stays = hitPointsThatStay(player);
  let damage = fighting ? force.now : 0;
  let survived = fighting && damage < stays ? 1 : 0;
  const before = damage;
  for (let n = 1; n <= COMBAT_ROUNDS - s.combatShown; n++) {
    damage = before + damageIn(s, force, n);
    if (damage < stays) survived++;
  }
  const blocked = force.blockers + (s.fight.noConquest ? 1 : 0);
  const lost = Math.max(0, Math.min(survived - blocked, force.tiles));
  return captures(s, seat, damage) + lost * SCORE.conquered;
}

const isReal = ({ id }: Adventurer): boolean => id !== 'illusion' && !(id in PALADINS);
const left = (one: Adventurer): number => hitPoints(one) - one.wounds;

/** All but the paladin, who may leave. */
function hitPointsThatStay({ party }: Player): number {
  let sum = 0;
  for (let i = 0; i < party.length; i++) if (isReal(party[i]!)) sum += left(party[i]!);
  return sum;
}

/** With or without the paladin, then the weakest first. */
function captures(s: State, seat: Seat, damage: number): number {
  const { party } = s.players[seat]!;
  const weakest: number[] = [];
  for (let i = 0; i < party.length; i++) if (isReal(party[i]!)) weakest.push(left(party[i]!));
  weakest.sort(ascending);
  const without = taken(s, seat, weakest, damage);
  const his = paladinLeft(s, seat);
  return his === undefined || his > damage
    ? without
    : Math.max(without, SCORE.paladin + taken(s, seat, weakest, damage - his));
}
const ascending = (a: number, b: number): number => a - b;
const descending = (a: number, b: number): number => b - a;

function taken(s: State, seat: Seat, hits: readonly number[], damage: number): number {
  let rest = damage;
  let n = 0;
  while (n < hits.length && hits[n]! <= rest) rest -= hits[n++]!;
  return n * SCORE.prisoner + lootAtBest(s, seat, n);
}

/** The hit points of a paladin who is here or may come. */
function paladinLeft(s: State, seat: Seat): number | undefined {
  if (s.paladin !== seat && !mayCome(s)) return undefined;
  if (s.paladin === 'tent') return paladinHealth(s);
  return left(s.players[s.paladin as Seat]!.party.find(({ id }) => id in PALADINS)!);
}

/** Only a spell that makes evil brings the paladin here from another dungeon. */
function mayCome(s: State): boolean {
  if (s.paladin === 'prison' || s.paladin === 'gone') return false;
  const from = s.fight.seat === NOBODY ? s.combatShown : s.combatShown - 1;
  for (let i = from; i < s.combatCards.length; i++) if (MAKES_EVIL.has(s.combatCards[i]!)) return true;
  return false;
}
const paladinHealth = (s: State): number => PALADINS[s.year === 1 ? 'paladin-1' : 'paladin-2'].health;
const MAKES_EVIL = new Set<CombatCardId>(['word-of-peace', 'suggestion', 'detect-evil', 'graffiti']);

/** All sources of damage to a party. */
interface Force {
  /** In the current fight, at most. */
  now: number;
  /** In later rounds: monsters that attack once, and those that may in every round; ghosts; traps. */
  readonly once: number[];
  readonly always: number[];
  ghosts: number;
  readonly traps: number[];
  /** The number of monsters and traps that a tile takes. */
  monstersPerRound: number;
  trapsPerRound: number;
  /** Everything that can keep a tile from being conquered. */
  blockers: number;
  /** Tiles not yet conquered. */
  tiles: number;
}

function forceOf(s: State, seat: Seat, attacking: boolean): Force {
  const { lair, traps, plan, party, map, rooms } = s.players[seat]!;
  const force: Force = {
    now: 0,
    once: [],
    always: [],
    ghosts: 0,
    traps: [],
    monstersPerRound: 1,
    trapsPerRound: 1,
    blockers: 0,
    tiles: 0,
  };
  for (let c = 0; c < CELLS; c++) {
    if (map[c] === ROOM) force.monstersPerRound = 2;
    if (map[c] === ROOM || map[c] === TUNNEL) force.tiles++;
  }
  const helpful: Room[] = [];
  for (let i = 0; i < rooms.length; i++) {
    const room = ROOMS[rooms[i]!.id];
    if (map[rooms[i]!.cell] !== ROOM) continue;
    if (room.bonus !== undefined) helpful.push(room);
    force.trapsPerRound = Math.max(force.trapsPerRound, room.limits?.traps ?? 0);
  }
  const comes = s.paladin !== seat && mayCome(s);
  const heroes = party.length + (comes ? 1 : 0);
  let health = comes ? paladinHealth(s) : 0;
  for (let i = 0; i < party.length; i++) {
    health = Math.max(health, hitPoints(party[i]!));
    force.now += party[i]!.poison;
  }
  for (let i = 0; i < plan.creatures.length; i++) force.now += strength(plan.creatures[i]!, heroes, helpful);
  for (let i = 0; i < plan.traps.length; i++) force.now += harmOf(plan.traps[i]!, heroes, health);
  if (s.fight.seat !== NOBODY) force.now += fatigueIn(s, s.combatShown);
  for (let i = 0; i < lair.length; i++) {
    const { id, spent } = lair[i]!;
    if (spent) continue;
    const { attacks } = MONSTERS[id];
    if (attacks.some(({ blocksConquest }) => blocksConquest)) force.blockers++;
    if (isGhost(id)) force.ghosts += strength(id, heroes, helpful);
    else if (attacks.some(({ returns }) => returns)) force.always.push(strength(id, heroes, helpful));
    else force.once.push(strength(id, heroes, helpful));
  }
  // No creature can be withdrawn any more: those sent out are spent afterwards.
  if (attacking) {
    for (let i = 0; i < plan.creatures.length; i++) {
      const id = plan.creatures[i]!;
      if (isGhost(id)) force.ghosts -= strength(id, heroes, helpful);
      else remove(force.once, strength(id, heroes, helpful));
    }
  }
  for (let i = 0; i < traps.length; i++) {
    force.traps.push(harmOf(traps[i]!, heroes, health));
    if (TRAPS[traps[i]!].blocksConquest) force.blockers++;
  }
  force.once.sort(descending);
  force.traps.sort(descending);
  return force;
}

function remove(list: number[], what: number): void {
  const i = list.indexOf(what);
  if (i >= 0) list.splice(i, 1);
}

/** The next so many rounds together. */
function damageIn(
  s: State,
  { once, always, ghosts, traps, monstersPerRound, trapsPerRound }: Force,
  n: number,
): number {
  const monsters = once.slice();
  for (let i = 0; i < always.length; i++) for (let j = 0; j < n; j++) monsters.push(always[i]!);
  monsters.sort(descending);
  let sum = ghosts;
  for (let i = 0; i < monsters.length && i < n * monstersPerRound; i++) sum += monsters[i]!;
  for (let i = 0; i < traps.length && i < n * trapsPerRound; i++) sum += traps[i]!;
  for (let i = 1; i <= n; i++) sum += fatigueIn(s, s.combatShown + i);
  return sum;
}

const fatigueIn = (s: State, round: number): number => COMBAT_CARDS[s.combatCards[round - 1]!].fatigue;

/** The largest damage of one attack of this creature to a party. */
function strength(id: MonsterId, heroes: number, helpful: readonly Room[]): number {
  let most = 0;
  let bonus = 0;
  for (let i = 0; i < helpful.length; i++) {
    const { of, damage } = helpful[i]!.bonus!;
    if (of.includes(id)) bonus = Math.max(bonus, damage);
  }
  const { attacks } = MONSTERS[id];
  for (let i = 0; i < attacks.length; i++) {
    const { hit, damage, times = 1, onKill } = attacks[i]!;
    if (hit === 'none') continue;
    const hits = hit === 'each' ? heroes : times;
    most = Math.max(most, hits * (damage + bonus) + (onKill === undefined ? 0 : onKill + bonus));
  }
  return most;
}

/** The largest damage of this trap, later poison included. */
function harmOf(trap: TrapId, heroes: number, health: number): number {
  const { damage, later = 0 } = TRAPS[trap];
  const { first = 0, second = 0, each = 0, others = 0, last = 0, chosen = 0 } = damage;
  // One more for a Rolling Stone by the option (DL-CARD-90).
  const head = first === 'health' ? health : first === 0 ? 0 : first + 1;
  return head + second + heroes * each + (heroes - 1) * others + last + chosen + later;
}
