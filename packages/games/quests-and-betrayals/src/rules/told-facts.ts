// What the eye needs after the dice of a fight: what both sides count, term by term. The rules decide by it; no screen adds it up.
import type { Seat } from '@oubliette/engine';

export interface Help {
  readonly seat: Seat;
  readonly power: number;
}

export interface SideSum {
  /** Of the principal or the monster. */
  readonly power: number;
  /** What the die counts: more than its pips on a Kritik. */
  readonly die: number;
  /** The Power Armour doubles both of them, not the allies (QT-COMBAT-4). */
  readonly doubled: boolean;
  readonly allies: readonly Help[];
}

export interface FightSums {
  readonly green: SideSum;
  readonly red: SideSum;
}
