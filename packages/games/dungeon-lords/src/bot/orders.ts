// Which orders are worth giving: what they would bring, and who else may give them.
import type { Seat } from '@oubliette/engine';
import { MONSTERS, ORDERS, type Order } from '../cards/cards.ts';
import { canBuildSomewhere, canDigSomewhere, count, tiles } from '../rules/dungeon.ts';
import { FREE, type Player, ROOM, type State, TUNNEL } from '../state.ts';

/** What an order would bring this seat, in points, if its minion finds a space. */
const WORTH: Readonly<Record<Order, (s: State, p: Player) => number>> = {
  food: (_s, { food, gold, evil }) => Math.max(0.2, 2.2 - 0.4 * food) * (gold > 0 ? 1 : evil < 8 ? 0.9 : 0.4),
  reputation: (s, { evil }) => Math.max(0.1, 0.3 * (evil - 3) + (evil > 7 && s.paladin === 'tent' ? 1 : 0)),
  dig: (s, { imps, map }) =>
    imps < 2 || !canDigSomewhere(map) || (s.year === 2 && s.season === 3)
      ? 0.1
      : Math.max(0.3, 2.4 - 0.14 * tiles(map)),
  gold: (_s, { imps, map, gold }) =>
    imps < 2 ? 0.1 : Math.max(0.2, 0.6 * Math.min(3, imps, count(map, TUNNEL)) - 0.12 * gold),
  imps: (s, { food, imps }) => (food === 0 ? 0.2 : (s.year === 1 ? 2 : 1) - 0.12 * imps),
  traps: (s, { traps }) => 1.2 + 0.25 * s.season - 0.3 * traps.length,
  monster: (s, p) => (s.forHire.some((id) => affordable(p, id)) ? 2.6 - 0.2 * p.lair.length : 0.2),
  room: (s, { gold, map }) =>
    gold === 0 || !canBuildSomewhere(map, 'any', s.options.ruins)
      ? 0.15
      : (s.year === 1 ? 2.4 : 2) - 0.2 * count(map, ROOM),
};

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

/** Three of six orders are given: an order somebody can give is given about every other time. */
const GIVEN = 0.45;

/** Chance to find a space: fewer others than free spaces can never fill them (DL-ORD-5). */
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
  Math.max(0.05, WORTH[order](s, s.players[seat]!)) * chanceOfSpace(s, seat, order);
