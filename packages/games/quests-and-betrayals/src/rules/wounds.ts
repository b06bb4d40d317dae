// QT-WOUND: wounds, and how they heal.
import type { Seat } from '@oubliette/engine';
import { MOST_WOUNDS } from '../cards/cards.ts';
import { scalesHold } from '../powers/dragon-armour.ts';
import { naturalHeal } from '../powers/menders-ring.ts';
import { shieldHolds } from '../powers/rune-shield.ts';
import { bite } from '../powers/vampire.ts';
import { rampartHolds } from '../powers/warrior.ts';
import { tearWeb } from '../powers/weaver-spider.ts';
import { NOBODY, type State, w } from '../state.ts';

/** QT-WOUND-4: nobody dies. */
export function wound(s: State, seat: Seat, wounds: number, rule: string): void {
  const player = s.players[seat]!;
  const before = player.wounds;
  player.wounds = Math.min(MOST_WOUNDS, before + wounds);
  const taken = player.wounds - before;
  w.tell(() => ({ type: 'wounded', rule, seat, wounds: taken }));
}

/** QT-RULING-44: one, or two on a Kritik; one more from the Vampire; then the limit; then the cap. */
export function defeat(s: State, seat: Seat, kritik: boolean): void {
  const wounds = (kritik ? 2 : 1) + bite(s.fight.monster);
  wound(s, seat, woundsLimited(s, seat) ? 1 : wounds, kritik ? 'QT-WOUND-3' : 'QT-WOUND-2');
}

/** Never more than one wound from one defeat: the Warrior, and a player who is well covered. */
export function woundsLimited(s: State, seat: Seat): boolean {
  const { worn } = s.players[seat]!;
  return rampartHolds(s, seat) || shieldHolds(worn) || scalesHold(worn);
}

export function heal(s: State, seat: Seat, wounds: number, rule: string): void {
  const player = s.players[seat]!;
  const healed = Math.min(player.wounds, wounds);
  if (healed === 0) return;
  player.wounds -= healed;
  w.tell(() => ({ type: 'healed', rule, seat, wounds: healed }));
}

/** QT-WOUND-5, with the Mender's Ring and the Weaver Spider (QT-RULING-58). */
export function healNaturally(s: State, seat: Seat): void {
  if (!tearWeb(s, seat)) heal(s, seat, naturalHeal(s.players[seat]!.worn), 'QT-WOUND-5');
}

export function liftCurse(s: State, seat: Seat, rule: string): void {
  if (s.cursed !== seat) return;
  s.cursed = NOBODY;
  w.tell(() => ({ type: 'uncursed', rule, seat }));
}

export function curse(s: State, seat: Seat, rule: string): void {
  s.cursed = seat;
  w.tell(() => ({ type: 'cursed', rule, seat }));
}
