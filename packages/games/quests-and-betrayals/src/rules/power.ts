// QT-POWER, QT-TURN-8: how strong somebody is. Always computed, never kept.
import type { Seat } from '@oubliette/engine';
import { ALLY_GAUGE, BASE_POWER, CURSE, ITEMS, type ItemId, MONSTERS, type MonsterId } from '../cards/cards.ts';
import { powersWork, swornEnemyBonus } from '../powers/characters.ts';
import type { State } from '../state.ts';

const wears = (s: State, seat: Seat, item: ItemId): boolean => s.players[seat]!.worn.includes(item);

/** What the gauge shows (QT-RULING-57): base, printed bonuses, wounds, curse and Fury. Nothing below 1 (QT-RULING-2). */
export const gauge = (s: State, seat: Seat): number => Math.max(1, rawGauge(s, seat, true));

/** QT-POWER-1, QT-WOUND-1, QT-CURSE-1, QT-RULING-22 */
function rawGauge(s: State, seat: Seat, withFury: boolean): number {
  const { worn, wounds, character, token } = s.players[seat]!;
  let power = BASE_POWER - wounds;
  for (const item of worn) power += ITEMS[item].bonus;
  if (s.cursed === seat) power -= CURSE;
  if (withFury && character === 'barbarian' && token) power++;
  return power;
}

/** QT-POWER-1 against this monster: with what counts for one kind of monster only. */
export function powerAgainst(s: State, seat: Seat, monster: MonsterId): number {
  const special = powersWork(monster);
  let power = rawGauge(s, seat, special);
  if (MONSTERS[monster].type === 'undead' && wears(s, seat, 'helm-of-the-dead')) power++;
  if (special) power += swornEnemyBonus(s, seat, monster);
  return Math.max(1, power);
}

/** As attacker or defender of an Arena (QT-ARENA-7, QT-ARENA-8). */
export const powerInArena = (s: State, seat: Seat, defends: boolean): number =>
  Math.max(1, rawGauge(s, seat, true) + (defends && s.players[seat]!.character === 'warrior' ? 1 : 0));

/** QT-POWER-2, QT-POWER-3, QT-RULING-56: halved by the gauge, then the bow, then the Banshee. */
export function allyPower(s: State, seat: Seat, monster: MonsterId | 'none'): number {
  const active = monster === 'none' ? gauge(s, seat) : powerAgainst(s, seat, monster);
  const bow = wears(s, seat, 'yew-bow') ? 1 : 0;
  const wail = monster === 'banshee' ? 1 : 0;
  return Math.max(0, ALLY_GAUGE[s.settings.allyGauge][active]! + bow - wail);
}
