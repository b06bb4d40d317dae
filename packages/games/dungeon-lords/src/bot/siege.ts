// What this year's combat is likely to bring a dungeon: who will stand at the door, and what has been bought against them.
import type { Seat } from '@oubliette/engine';
import { ADVENTURERS, type AdventurerId, COMBAT_ROUNDS, EVILOMETER, HEROES, PALADINS, SCORE } from '../cards/cards.ts';
import { count } from '../rules/dungeon.ts';
import { CONQUERED_ROOM, CONQUERED_TUNNEL, type Player, ROCK, ROOM, type State } from '../state.ts';
import { strengthOf, trapStrength } from './strength.ts';

/** Adventurers nobody has seen yet, by year. */
const UNSEEN = { 1: { health: 3.6, detection: 0.35, hearts: 0.35 }, 2: { health: 5.5, detection: 0.6, hearts: 0.6 } };
/** Fatigue of an average combat card, by year. */
const FATIGUE = { 1: 1.45, 2: 2.3 };
/** Seasons in which adventurers join the parties. */
const ARRIVALS = 3;

interface Party {
  heroes: number;
  health: number;
  detection: number;
  hearts: number;
  paladins: number;
}

/** Those at the door, those known to come, and those not yet seen. */
function partyOf(s: State, seat: Seat): Party {
  const out: Party = { heroes: 0, health: 0, detection: 0, hearts: 0, paladins: 0 };
  for (const { id, wounds, extra } of s.players[seat]!.party) {
    if (id === 'illusion') continue;
    const hero = HEROES[id];
    out.heroes++;
    out.health += hero.health + extra - wounds;
    out.detection += hero.detection;
    out.hearts += hero.hearts;
    if (id in PALADINS) out.paladins++;
  }
  if (s.season > ARRIVALS) return out;
  const place = placeInLine(s, seat);
  let left = ARRIVALS + 1 - Math.max(1, s.season);
  for (const coming of [s.season > 0 ? s.arriving : [], s.expected]) {
    if (left === 0 || coming.length === 0) continue;
    left--;
    meet(out, coming[Math.min(place, coming.length - 1)]!);
  }
  const unseen = UNSEEN[s.year];
  out.heroes += left;
  out.health += left * unseen.health;
  out.detection += left * unseen.detection;
  out.hearts += left * unseen.hearts;
  return out;
}

function meet(out: Party, id: AdventurerId): void {
  const { health, detection, hearts } = ADVENTURERS[id];
  out.heroes++;
  out.health += health;
  out.detection += detection;
  out.hearts += hearts;
}

/** How many are nicer: the weakest adventurer goes to the nicest (DL-ADV-2). */
function placeInLine(s: State, seat: Seat): number {
  const { evil } = s.players[seat]!;
  let nicer = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && s.players[other]!.evil < evil) nicer++;
  }
  if (s.dummies.length === 2 && s.dummyEvil < evil + (s.options.dummyTies === 'first' ? 1 : 0)) nicer++;
  return nicer;
}

const strongestFirst = (a: number, b: number): number => b - a;

function trapsAgainst({ traps, gold }: Player, heroes: number): number[] {
  const list = traps.map((id) => trapStrength(id, heroes)).sort(strongestFirst);
  return gold === 0 ? list.slice(0, 2) : list;
}

/** Points that this year's combat will bring or cost: prisoners, and tiles conquered. */
export function siege(s: State, seat: Seat): number {
  const player = s.players[seat]!;
  const party = partyOf(s, seat);
  if (party.heroes === 0) return 0;
  const traps = trapsAgainst(player, party.heroes);
  const ready: number[] = [];
  let ghosts = 0;
  for (const { id, spent } of player.lair) {
    if (spent) continue;
    if (id === 'ghost') ghosts += strengthOf(id, party.heroes);
    else ready.push(strengthOf(id, party.heroes));
  }
  ready.sort(strongestFirst);
  let standing = 0;
  for (const what of player.map) if (what !== ROCK && what !== CONQUERED_TUNNEL && what !== CONQUERED_ROOM) standing++;
  let rooms = count(player.map, ROOM);
  const each = party.health / party.heroes;
  let health = party.health;
  let lost = 0;
  const rounds = COMBAT_ROUNDS - (s.season > ARRIVALS ? s.combatShown : 0);
  for (let round = 0; round < rounds && health > 0.5; round++) {
    const trap = traps[round] ?? 0;
    let damage = trap === 0 ? 0 : Math.max(0, trap - party.detection * Math.min(1, health / party.health));
    damage += ready.shift() ?? 0;
    // A room lets two fight, as long as it stands.
    if (rooms > 0 && ready.length > 0) {
      damage += ready.shift()!;
      rooms--;
    }
    damage += ghosts;
    ghosts = 0;
    const fights = damage > 0;
    health -= damage * 0.9;
    if (health <= 0.5) break;
    if (fights) health = Math.min(party.health, health + party.hearts * 0.7 * Math.min(1, health / party.health));
    if (lost < standing) {
      lost++;
      health -= FATIGUE[s.year] * Math.min(party.heroes, health / each + 0.3);
    }
  }
  const beaten = 1 - Math.max(0, health) / party.health;
  const caught = (party.heroes - party.paladins) * SCORE.prisoner + party.paladins * SCORE.paladin;
  return caught * beaten * beaten + lost * SCORE.conquered;
}

/** How near somebody is to having the paladin called (DL-PAL-2), in points of trouble. */
export function paladinRisk(s: State, seat: Seat): number {
  const { evil } = s.players[seat]!;
  if (s.paladin === seat || s.paladin === 'prison' || s.paladin === 'gone' || s.season > ARRIVALS) return 0;
  const holder = typeof s.paladin === 'number' ? s.players[s.paladin]!.evil + 1 : 0;
  const near = evil - Math.max(EVILOMETER.paladin, holder) + 4;
  return near <= 0 ? 0 : 0.35 * near;
}
