// DL-FIGHT-3 to DL-FIGHT-5: the trap is turned up, paid for, and does its work.
import { reveal, type Seat } from '@oubliette/engine';
import { type Cost, TRAPS, type TrapId } from '../../cards/cards.ts';
import { useClovers } from '../../magic-items/used.ts';
import { antiMagicDart } from '../../powers/anti-magic-dart.ts';
import { type Frame, type Player, type State, w } from '../../state.ts';
import { cannotPay, pay } from '../cost.ts';
import { useTrap } from '../traps.ts';
import { limitsAt } from './battle-tile.ts';
import { lineOf } from './line-of.ts';
import { clearFallen, detectionOf, harm, hasParty, hitPoints, partyDetection } from './party.ts';
import { blowSum } from './told-facts.ts';
import { placeOf, TARGET } from './words.ts';

/** DL-RULING-50: of two different traps the owner chooses which one comes first, now. */
export function askFirstTrap(s: State): Frame | undefined {
  const { seat } = s.fight;
  const [one, other] = s.players[seat]!.plan.traps;
  return other === undefined || one === other ? undefined : { proc: 'first-trap', todo: [seat], at: 0 };
}

export const firstTrap = w.eachInTurn('first-trap', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const trap of s.players[seat]!.plan.traps) can.add(trap);
  },
  choose(s, seat, _item, trap) {
    const { traps } = s.players[seat]!.plan;
    if (traps[0] !== trap) traps.reverse();
  },
});

/** DL-FIGHT-3: the next trap of the plan. DL-RULING-54: what can be paid must be. */
export function springTrap(s: State): Frame | undefined {
  const { seat } = s.fight;
  const player = s.players[seat]!;
  const trap = player.plan.traps.shift();
  if (trap === undefined) return undefined;
  reveal(s);
  const price = priceOf(s, seat, trap);
  const paid = { gold: price.gold ?? 0, food: price.food ?? 0, imps: price.imps ?? 0 };
  if (cannotPay(s, seat, price) !== undefined) {
    const lost = s.options.unpaidTraps === 'discard';
    if (lost) useTrap(s, seat, trap);
    else stayKnown(player, trap);
    w.tell(() => ({ type: lost ? 'trap-spoilt' : 'trap-unpaid', rule: 'DL-RULING-26', seat, trap, ...paid }));
    return undefined;
  }
  w.tell(() => ({ type: 'trap-sprung', rule: 'DL-FIGHT-3', seat, trap, ...paid }));
  pay(s, seat, price, 'DL-FIGHT-3');
  useTrap(s, seat, trap); // DL-FIGHT-5
  if (TRAPS[trap].damage.chosen !== undefined) return { proc: 'trap-target', todo: [{ seat, trap }], at: 0 };
  hitWithTrap(s, seat, trap, NO_TARGET);
  return undefined;
}
const NO_TARGET = -1;

/**
 * DL-RULING-56. A card of this kind that everybody knew of may be this one, so nobody learns of a second, unless a second one
 * lies here, too (DL-RULING-50): what could not pay for one cannot pay for the other.
 */
function stayKnown({ shownTraps, plan }: Player, trap: TrapId): void {
  const seen = 1 + countOf(plan.traps, trap);
  while (countOf(shownTraps, trap) < seen) shownTraps.push(trap);
}
const countOf = (traps: readonly TrapId[], trap: TrapId): number => traps.filter((one) => one === trap).length;

/** The card's own cost, and what a trap costs on this tile (DL-PLAN-4, DL-RULING-26). */
function priceOf(s: State, seat: Seat, trap: TrapId): Cost {
  const player = s.players[seat]!;
  const { pay: own } = TRAPS[trap];
  const { trapGold } = limitsAt(player, player.plan.cell);
  return trapGold === 0 ? (own ?? NOTHING) : { ...own, gold: (own?.gold ?? 0) + trapGold };
}
const NOTHING: Cost = {};

/** Darts: at any adventurer, as the owner chooses. */
export const trapTarget = w.eachInTurn('trap-target', {
  who: (s, { seat }) => (hasParty(s, seat) ? seat : undefined),
  options(s, seat, _item, can) {
    const { party } = s.players[seat]!;
    for (let i = 0; i < party.length; i++) can.add(TARGET[party[i]!.id][i]!);
  },
  choose(s, seat, { trap }, option) {
    hitWithTrap(s, seat, trap, placeOf(option));
  },
  about: (_s, _seat, { trap }) => ({ trap, damage: TRAPS[trap].damage.chosen ?? 0 }),
});

/** Points of damage for each of the line, as printed. */
function layOut(s: State, seat: Seat, trap: TrapId, target: number): number[] {
  const { party } = s.players[seat]!;
  const { first, second, each = 0, others = 0, last = 0, chosen = 0 } = TRAPS[trap].damage;
  const points = party.map((_, place) => each + (place > 0 ? others : 0));
  if (first === 'health') points[0]! += hitPoints(party[0]!);
  else if (first !== undefined) points[0]! += trap === 'rolling-stone' ? Number(s.options.rollingStone) : first; // DL-CARD-90
  if (second !== undefined && party.length > 1) points[1]! += second;
  points[party.length - 1]! += last;
  if (target !== NO_TARGET) points[target]! += chosen;
  return points;
}

/** DL-FIGHT-4, DL-RULING-27: all damage is laid out, detection takes away from the head backwards, the rest is dealt at once. */
function hitWithTrap(s: State, seat: Seat, trap: TrapId, target: number): void {
  const { party } = s.players[seat]!;
  const { rule, later, power, blocksConquest } = TRAPS[trap];
  const points = layOut(s, seat, trap, target);
  const before = partyDetection(s, seat) - s.fight.detected;
  let symbols = before;
  useClovers(
    s,
    seat,
    points.reduce((sum, n) => sum + n, 0),
    before,
  );
  let hit = false;
  for (let place = 0; place < points.length; place++) {
    const damage = points[place]!;
    if (damage === 0) continue;
    hit = true;
    const victim = party[place]!;
    const stopped = Math.min(damage, symbols);
    symbols -= stopped;
    const { absorbed, wounds, left } = harm(s, seat, place, damage - stopped);
    w.tell(() => ({
      type: 'trap-hits',
      rule: 'DL-FIGHT-4',
      seat,
      trap,
      hero: victim.id,
      place: place + 1,
      damage,
      stopped,
      wounds,
      left,
      line: lineOf(s, seat),
      sum: blowSum({ damage, stopped, absorbed, wounds }),
    }));
  }
  if (!hit) w.tell(() => ({ type: 'trap-misses', rule, seat, trap }));
  // DL-RULING-27: what else a trap does is never prevented.
  if (later !== undefined && target !== NO_TARGET) party[target]!.poison += later;
  if (power !== undefined) POWERS[power](s, seat, party[target]!);
  if (blocksConquest) {
    s.fight.noConquest = true;
    w.tell(() => ({ type: 'conquest-blocked', rule, seat, by: trap }));
  }
  useDetection(s, seat, before - symbols);
  clearFallen(s, seat);
}
const POWERS = { 'anti-magic-dart': antiMagicDart } as const;

/** DL-RULING-50: a second trap meets the symbols that are left, of those who are. Used are the foremost ones. */
function useDetection(s: State, seat: Seat, used: number): void {
  let rest = s.fight.detected + used;
  s.fight.detected = 0;
  for (const one of s.players[seat]!.party) {
    const mine = Math.min(rest, detectionOf(one));
    rest -= mine;
    if (one.wounds < hitPoints(one)) s.fight.detected += mine;
  }
}
