// The value of orders: what they bring, and which other seats may give them.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, ORDERS, type Order } from '../cards/cards.ts';
import { canBuildSomewhere, canDigSomewhere, count, tiles } from '../rules/dungeon.ts';
import { FREE, type Player, type State, TUNNEL } from '../state.ts';
import { roundsUntil, undefended, wages, worthOfGold } from './needs.ts';
import { strengthOf } from './strength.ts';
import { stageOf, WORTH } from './worth.ts';

/** The points that an order brings this seat if its minion finds a space: about those of the middle space. */
const BRINGS: Readonly<Record<Order, (s: State, p: Player, seat: Seat, at: number) => number>> = {
  food(s, p, _seat, at) {
    const until = roundsUntil(s, 'payday');
    const hungry = p.food < (until < 0 || until > 1 ? 2 : 1 + wages(p));
    return 2.7 * WORTH.food[at]! * (p.food > 5 ? 0.5 : hungry ? 1.4 : 1) - 0.8 * WORTH.evil[at]!;
  },
  reputation: (s, { evil }, _seat, at) =>
    evil < 3 ? 0.1 : 1.7 * WORTH.evil[at]! + (evil > 7 && s.paladin === 'tent' ? 1.5 : 0),
  dig(s, p, _seat, at) {
    if (p.imps < 2 || lastRound(s) || !canDigSomewhere(p.map)) return 0.1;
    const site = count(p.map, TUNNEL) < 4 ? 1.5 : 0;
    return Math.min(2.5, p.imps) * WORTH.tunnel[at]! * (tiles(p.map) > 11 ? 0.5 : 1) + site;
  },
  gold: (s, p) => Math.min(2.6, p.imps, count(p.map, TUNNEL)) * worthOfGold(s, p) * 1.4,
  imps: (_s, { food, imps }, _seat, at) =>
    food === 0 ? 0.1 : Math.min(food, 1.7) * (WORTH.imp[at]! * (imps > 7 ? 0.5 : 1) - 0.8 * WORTH.food[at]!),
  traps: (s, p, seat, at) =>
    1.2 * (WORTH.trap[at]! * (p.traps.length > 3 ? 0.5 : 1) + 0.1 * Math.min(3, Math.max(0, undefended(s, seat)))) -
    0.6 * worthOfGold(s, p),
  monster(s, p, seat) {
    let best = 0.1;
    const against = undefended(s, seat);
    for (let i = 0; i < s.forHire.length; i++) {
      if (affordable(p, s.forHire[i]!)) best = Math.max(best, worthOfHire(s, p, s.forHire[i]!, against));
    }
    return best;
  },
  room: (s, p, _seat, at) =>
    p.gold === 0 || !canBuildSomewhere(p.map, 'any', s.options.ruins)
      ? 0.15
      : 2.2 + WORTH.room[at]! - 0.7 * worthOfGold(s, p),
};

const lastRound = (s: State): boolean => s.year === 2 && s.season === 3;

/** A creature: a point, its value in combat, and its cost in food. */
export function worthOfHire(s: State, p: Player, id: MonsterId, against: number): number {
  const { cost } = MONSTERS[id];
  const at = stageOf(s);
  const evils = cost.evil ?? 0;
  return (
    0.5 +
    0.6 * WORTH.creature[at]! +
    0.25 * Math.min(strengthOf(id, 3), Math.max(0, against)) +
    0.15 * strengthOf(id, 3) -
    0.8 * WORTH.food[at]! * (cost.food ?? 0) -
    worthOfGold(s, p) * (cost.gold ?? 0) -
    0.7 * WORTH.evil[at]! * evils -
    WORTH.trap[at]! * (cost.traps ?? 0) -
    2.5 * (cost.monsters ?? 0) -
    (p.evil + evils > 9 && evils > 0 ? 2 : 0)
  );
}

function affordable({ food, gold, evil, traps, lair }: Player, id: keyof typeof MONSTERS): boolean {
  const { cost } = MONSTERS[id];
  return (
    (cost.food ?? 0) <= food &&
    (cost.gold ?? 0) <= gold &&
    (cost.traps ?? 0) <= traps.length &&
    (cost.monsters ?? 0) <= lair.length &&
    (cost.evil ?? 0) + evil < 11
  );
}

/** Three of six orders are given: a possible order is given about every second time. */
const GIVEN = 0.45;

/** The probability to find a space: fewer rivals than free spaces can never fill them (DL-ORD-5). */
function chanceOfSpace(s: State, seat: Seat, order: Order): number {
  const at = 3 * ORDERS.indexOf(order);
  let free = 0;
  for (let space = 0; space < 3; space++) if (s.spaces[at + space] === FREE) free++;
  let rivals = 0;
  for (let other = 0; other < s.players.length; other++) {
    if (other !== seat && !s.players[other]!.blocked.includes(order)) rivals++;
  }
  if (rivals < free) return 1;
  let full = 1;
  for (let i = 0; i < free; i++) full *= GIVEN;
  // About half of them come later in turn order or give it later.
  return 1 - full / 2;
}

export const worthOfOrder = (s: State, seat: Seat, order: Order): number =>
  Math.max(0.05, BRINGS[order](s, s.players[seat]!, seat, stageOf(s))) * chanceOfSpace(s, seat, order);
