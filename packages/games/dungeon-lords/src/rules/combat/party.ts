// The line before a dungeon: what it can do, what it can take, who is still there. Magic items add to all of it.
import type { RuleId, Seat } from '@oubliette/engine';
import { HEROES, type MonsterId, PALADINS, type PaladinId } from '../../cards/cards.ts';
import { hitPoints, symbolsOf } from '../../magic-items/bearers.ts';
import { itemsFall, sackFalls } from '../../magic-items/fate.ts';
import { useAmulet } from '../../magic-items/used.ts';
import { type Adventurer, type State, w } from '../../state.ts';
import { lineOf } from './line-of.ts';

export { hitPoints };
export const detectionOf = (one: Adventurer): number => symbolsOf(one, 'detection');

/** DL-CLASS-3 */
export const partyDetection = (s: State, seat: Seat): number => total(s, seat, 'detection');
/** DL-CLASS-4 */
export const partyHearts = (s: State, seat: Seat): number => total(s, seat, 'hearts');
/** DL-CLASS-5 */
export const partyMagic = (s: State, seat: Seat): number => total(s, seat, 'magic');

/** DL-CLASS-6: the paladin's symbols count like everybody's. */
function total(s: State, seat: Seat, symbol: 'detection' | 'hearts' | 'magic'): number {
  const { party } = s.players[seat]!;
  let n = 0;
  for (let i = 0; i < party.length; i++) n += symbolsOf(party[i]!, symbol); // MI-EFF-5
  return n;
}

/** Is anybody there? An illusion is nobody (DL-RULING-51). */
export function hasParty(s: State, seat: Seat): boolean {
  const { party } = s.players[seat]!;
  for (let i = 0; i < party.length; i++) if (party[i]!.id !== 'illusion') return true;
  return false;
}

/** DL-RULING-48: nothing harms an invisible mage. */
export const isHarmable = (s: State, { id }: Adventurer): boolean => !(s.fight.invisible && HEROES[id].is === 'mage');

/** The first in line who can be harmed, or -1. */
export function firstHarmable(s: State, seat: Seat): number {
  const { party } = s.players[seat]!;
  for (let i = 0; i < party.length; i++) if (isHarmable(s, party[i]!)) return i;
  return -1;
}

/** What became of some points of damage to one adventurer. */
export interface Harm {
  readonly absorbed: number;
  readonly wounds: number;
  readonly left: number;
}

/**
 * Wounds one of the line; the fallen are still in it until `clearFallen`, so that everybody can be hit at once. What the
 * victim cannot take is lost (DL-FIGHT-12); a Magic Shield absorbs the first points from anywhere (DL-CARD-45).
 */
export function harm(s: State, seat: Seat, place: number, damage: number): Harm {
  const victim = s.players[seat]!.party[place]!;
  const absorbed = Math.min(s.fight.shield, damage);
  s.fight.shield -= absorbed;
  const wounds = Math.min(damage - absorbed, hitPoints(victim) - victim.wounds);
  victim.wounds += wounds;
  useAmulet(s, seat, victim, hitPoints(victim));
  return { absorbed, wounds, left: hitPoints(victim) - victim.wounds };
}

/** DL-COMBAT-3: an adventurer with as many wounds as hit points is gone, from the head backwards. How many fell? */
export function clearFallen(s: State, seat: Seat): number {
  const { party } = s.players[seat]!;
  let fallen = 0;
  for (let i = 0; i < party.length; ) {
    const one = party[i]!;
    if (one.wounds < hitPoints(one)) i++;
    else {
      party.splice(i, 1);
      capture(s, seat, one);
      fallen++;
    }
  }
  dismissIllusion(s, seat);
  if (fallen > 0 && !hasParty(s, seat)) partyIsGone(s, seat);
  return fallen;
}

/** The last one has fallen, or was the paladin and has moved on. */
export function partyIsGone(s: State, seat: Seat): void {
  sackFalls(s, seat); // MI-B-45, MI-RULING-11
  // DL-RULING-44: the others recover when combat is over for everybody, unless the table chose this moment.
  if (s.options.recovery === 'party' && s.season === COMBAT) recover(s, seat);
}
const COMBAT = 4;

function recover(s: State, seat: Seat): void {
  const creatures: MonsterId[] = [];
  for (const creature of s.players[seat]!.lair) {
    if (creature.spent) creatures.push(creature.id);
    creature.spent = false;
  }
  if (creatures.length > 0) w.tell(() => ({ type: 'recovered', rule: 'DL-RULING-44', seat, creatures }));
}

/** At once into the prison of the dungeon's owner (DL-COMBAT-3); an illusion is nobody (DL-RULING-51). */
function capture(s: State, seat: Seat, one: Adventurer): void {
  const { id } = one;
  if (id === 'illusion') {
    w.tell(() => ({ type: 'illusion-gone', rule: 'DL-CARD-56', seat, line: lineOf(s, seat) }));
    return;
  }
  const { prison } = s.players[seat]!;
  prison.push(id);
  if (id in PALADINS) s.paladin = 'prison';
  w.tell(() => ({
    type: 'captured',
    rule: 'DL-COMBAT-3',
    seat,
    hero: id,
    prisoners: prison.length,
    line: lineOf(s, seat),
  }));
  itemsFall(s, seat, one); // MI-B-43, MI-A-27
}

/** DL-RULING-51: alone it is an empty party. */
export function dismissIllusion(s: State, seat: Seat): void {
  const { party } = s.players[seat]!;
  if (party.length !== 1 || party[0]!.id !== 'illusion') return;
  party.pop();
  w.tell(() => ({ type: 'illusion-gone', rule: 'DL-RULING-51', seat, line: lineOf(s, seat) }));
}

/** Removes so many wounds, the head's first (DL-FIGHT-17). */
export function heal(s: State, seat: Seat, points: number, rule: RuleId): void {
  const { party } = s.players[seat]!;
  let rest = points;
  for (let i = 0; i < party.length && rest > 0; i++) {
    const one = party[i]!;
    const wounds = Math.min(rest, one.wounds);
    if (wounds === 0) continue;
    one.wounds -= wounds;
    rest -= wounds;
    const left = hitPoints(one) - one.wounds;
    w.tell(() => ({
      type: 'healed',
      rule,
      seat,
      hero: one.id,
      place: i + 1,
      left,
      wounds,
      line: lineOf(s, seat),
    }));
  }
}

export const isPaladin = (id: Adventurer['id']): id is PaladinId => id in PALADINS;
