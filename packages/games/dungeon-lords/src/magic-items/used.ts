// MI-USE: would it have gone the same way without the items? If not, they are marked, once and for good (MI-A-25).
import type { Seat } from '@oubliette/engine';
import type { CombatCardId, ItemId } from '../cards/cards.ts';
import { lineOf } from '../rules/combat/line-of.ts';
import { terms } from '../rules/combat/told-facts.ts';
import { type Adventurer, type State, w } from '../state.ts';
import { borneBy, borneIn } from './bearers.ts';
import { isAdvanced } from './tokens.ts';

/** Marks all of a kind in a party. Was any of them still without a mark? */
function mark(party: readonly Adventurer[], id: ItemId): boolean {
  let fresh = false;
  for (const one of party) if (markOf(one, id)) fresh = true;
  return fresh;
}

function markOf(one: Adventurer, id: ItemId): boolean {
  const { items } = one;
  if (items === undefined || !items.some(({ item, used }) => item === id && !used)) return false;
  one.items = items.map((token) => (token.item === id ? { ...token, used: true } : token));
  return true;
}

/**
 * MI-USE-4: min(D, T + C) > min(D, T). `symbols` are those that meet this trap, clovers included; of those that a first
 * trap has used up the others would have had to stand in (MI-RULING-16). Before anybody is hurt (MI-USE-5).
 */
export function useClovers(s: State, seat: Seat, damage: number, symbols: number): void {
  if (!isAdvanced(s)) return;
  const { party } = s.players[seat]!;
  const clovers = borneIn(party, 'clover');
  const detection = Math.max(0, symbols - clovers);
  if (Math.min(damage, symbols) <= Math.min(damage, detection)) return;
  if (mark(party, 'clover'))
    w.tell(() => ({
      type: 'clovers-used',
      rule: 'MI-USE-4',
      seat,
      damage,
      detection,
      clovers,
      line: lineOf(s, seat),
      sum: { terms: terms(['detection', detection], ['clovers', clovers]) },
    }));
}

/** MI-USE-8: M < cost <= M + N, when it is cast. */
export function useWands(s: State, seat: Seat, card: CombatCardId, needed: number, all: number): void {
  if (!isAdvanced(s)) return;
  const { party } = s.players[seat]!;
  const wands = borneIn(party, 'wand');
  const magic = all - wands;
  if (magic >= needed) return;
  if (mark(party, 'wand'))
    w.tell(() => ({
      type: 'wands-used',
      rule: 'MI-USE-8',
      seat,
      card,
      needed,
      magic,
      wands,
      line: lineOf(s, seat),
    }));
}

/** MI-USE-2: min(W, H + P) > min(W, H), when the party heals. */
export function usePotions(s: State, seat: Seat, all: number): void {
  if (!isAdvanced(s)) return;
  const { party } = s.players[seat]!;
  const potions = borneIn(party, 'potion');
  const hearts = all - potions;
  let wounds = 0;
  for (const one of party) wounds += one.wounds;
  if (Math.min(wounds, all) <= Math.min(wounds, hearts)) return;
  if (mark(party, 'potion'))
    w.tell(() => ({
      type: 'potions-used',
      rule: 'MI-USE-2',
      seat,
      wounds,
      hearts,
      potions,
      line: lineOf(s, seat),
    }));
}

/** MI-USE-11, MI-USE-12: after a blow somebody stands who would not. `health` are the hit points, amulets included. */
export function useAmulet(s: State, seat: Seat, one: Adventurer, health: number): void {
  if (one.items === undefined || !isAdvanced(s)) return;
  const { id: hero, wounds } = one;
  const without = health - borneBy(one, 'amulet');
  if (wounds < without || wounds >= health) return;
  if (markOf(one, 'amulet'))
    w.tell(() => ({
      type: 'amulet-used',
      rule: 'MI-USE-11',
      seat,
      hero,
      health: without,
      wounds,
      line: lineOf(s, seat),
    }));
}
