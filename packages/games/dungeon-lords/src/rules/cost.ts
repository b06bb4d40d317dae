// DL-PAY: prices are paid in full or not at all.
import type { RuleId, Seat } from '@oubliette/engine';
import { type Cost, EVILOMETER, type Gain } from '../cards/cards.ts';
import type { Gained, Paid } from '../events.ts';
import type { State } from '../state.ts';
import { changeEvil } from './evil.ts';
import { drawTrap } from './traps.ts';

/** Why this cannot be paid in gold, food, imps and evil: DL-PAY-2, or DL-RULING-37 at the end of the Evilometer. */
export function cannotPay(s: State, seat: Seat, cost: Cost | undefined, moreFood = 0): RuleId | undefined {
  const { gold, food, imps, evil } = s.players[seat]!;
  if ((cost?.gold ?? 0) > gold || (cost?.food ?? 0) + moreFood > food || (cost?.imps ?? 0) > imps) return 'DL-PAY-2';
  if (evil + (cost?.evil ?? 0) <= EVILOMETER.highest) return undefined;
  return s.options.evilPrice === 'capped' ? undefined : 'DL-RULING-37'; // by choice as far as it goes, as in `changeEvil`
}

/** Hands over gold, food and imps, then moves up the Evilometer. What follows a payment is a step of its own. */
export function pay(s: State, seat: Seat, cost: Cost | undefined, rule: RuleId): void {
  if (cost === undefined) return;
  const player = s.players[seat]!;
  player.gold -= cost.gold ?? 0;
  player.food -= cost.food ?? 0;
  player.imps -= cost.imps ?? 0;
  if (cost.evil !== undefined) changeEvil(s, seat, cost.evil, rule);
}

/** Receives gold, food, imps, traps, and moves on the Evilometer. */
export function gain(s: State, seat: Seat, what: Gain | undefined, rule: RuleId): void {
  if (what === undefined) return;
  const player = s.players[seat]!;
  player.gold += what.gold ?? 0;
  player.food += what.food ?? 0;
  player.imps += what.imps ?? 0;
  for (let i = 0; i < (what.traps ?? 0); i++) drawTrap(s, seat, rule);
  if (what.evil !== undefined) changeEvil(s, seat, what.evil, rule);
}

/** The same for the log. */
export const paid = (cost: Cost | undefined): Paid => ({
  paysGold: cost?.gold ?? 0,
  paysFood: cost?.food ?? 0,
  paysEvil: cost?.evil ?? 0,
});
export const gained = (what: Gain | undefined): Gained => ({
  gold: what?.gold ?? 0,
  food: what?.food ?? 0,
  evil: what?.evil ?? 0,
  imps: what?.imps ?? 0,
  traps: what?.traps ?? 0,
});
