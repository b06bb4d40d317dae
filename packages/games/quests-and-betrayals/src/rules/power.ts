// QT-POWER, QT-TURN-8: how strong somebody is. Always computed, never kept.
import type { Seat } from '@oubliette/engine';
import { ALLY_GAUGE, BASE_POWER, CURSE, ITEMS, type ItemId, type MonsterId } from '../cards/cards.ts';
import { wail } from '../powers/banshee.ts';
import { furyBonus } from '../powers/barbarian.ts';
import { helmBonus } from '../powers/helm-of-the-dead.ts';
import { powersWork } from '../powers/lich.ts';
import { swornEnemyBonus } from '../powers/ranger.ts';
import { rampartBonus } from '../powers/warrior.ts';
import { bowHelp } from '../powers/yew-bow.ts';
import type { State } from '../state.ts';

/** What the gauge shows (QT-RULING-57): base, printed bonuses, wounds, curse and Fury. Nothing below 1 (QT-RULING-2). */
export const gauge = (s: State, seat: Seat): number => Math.max(1, rawGauge(s, seat, true));

/** QT-POWER-1, QT-WOUND-1, QT-CURSE-1, QT-RULING-22 */
function rawGauge(s: State, seat: Seat, withFury: boolean): number {
  const player = s.players[seat]!;
  const { worn, wounds } = player;
  let power = BASE_POWER - wounds;
  for (const item of worn) power += ITEMS[item].bonus;
  if (s.cursed === seat) power -= CURSE;
  if (withFury) power += furyBonus(player);
  return power;
}

/** QT-POWER-1 against this monster: with what counts for one kind of monster only. */
export function powerAgainst(s: State, seat: Seat, monster: MonsterId): number {
  const special = powersWork(monster);
  let power = rawGauge(s, seat, special);
  power += helmBonus(s.players[seat]!.worn, monster);
  if (special) power += swornEnemyBonus(s, seat, monster);
  return Math.max(1, power);
}

/** As attacker or defender of an Arena (QT-ARENA-7, QT-ARENA-8). */
export const powerInArena = (s: State, seat: Seat, defends: boolean): number =>
  Math.max(1, rawGauge(s, seat, true) + (defends ? rampartBonus(s.players[seat]!.character) : 0));

export interface PowerTerm {
  readonly of: 'base' | 'wounds' | 'curse' | 'fury' | 'rampart' | ItemId;
  readonly n: number;
}

/** What `powerInArena` is made of, one by one. Their sum is the power, but for the floor of 1 (QT-RULING-2). */
export function arenaTerms(s: State, seat: Seat, defends: boolean): PowerTerm[] {
  const player = s.players[seat]!;
  const terms: PowerTerm[] = [
    { of: 'base', n: BASE_POWER },
    ...player.worn.map((item) => ({ of: item, n: ITEMS[item].bonus })),
    { of: 'fury', n: furyBonus(player) },
    { of: 'rampart', n: defends ? rampartBonus(player.character) : 0 },
    { of: 'wounds', n: 0 - player.wounds },
    { of: 'curse', n: s.cursed === seat ? 0 - CURSE : 0 },
  ];
  return terms.filter(({ n }) => n !== 0);
}

/** QT-POWER-2, QT-POWER-3, QT-RULING-56: halved by the gauge, then the bow, then the Banshee. */
export function allyPower(s: State, seat: Seat, monster: MonsterId | 'none'): number {
  const active = monster === 'none' ? gauge(s, seat) : powerAgainst(s, seat, monster);
  return Math.max(0, ALLY_GAUGE[s.settings.allyGauge][active]! + bowHelp(s, seat) - wail(monster));
}
