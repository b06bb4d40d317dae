// What each of the six characters can do and nobody else (QT-CARD-105 to QT-CARD-110).
import type { Seat } from '@oubliette/engine';
import { MONSTERS, type MonsterId, PRICES } from '../cards/cards.ts';
import { takeGems } from '../rules/gems.ts';
import { type State, w } from '../state.ts';

/** QT-RULING-45: in the Lich's presence no unique power works. */
export const powersWork = (monster: MonsterId | 'none'): boolean => monster !== 'lich';

/** QT-CARD-109. The dragon token covers the creatures without a type (QT-SETUP-10). */
export function swornEnemyBonus(s: State, seat: Seat, monster: MonsterId): number {
  const { character, enemy } = s.players[seat]!;
  if (character !== 'ranger') return 0;
  const { type } = MONSTERS[monster];
  if (enemy === 'dragon') return type === 'dragon' || type === 'untyped' ? 6 : 0;
  return type === enemy ? 3 : 0;
}

/** QT-CARD-105: the token goes down with a won Dungeon fight, and lies until a turn ends without one. */
export function placeFury(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  if (player.character !== 'barbarian' || !powersWork(s.fight.monster)) return;
  player.wonHere = true;
  if (player.token) return;
  player.token = true;
  w.tell(() => ({ type: 'fury', rule: 'QT-CARD-105', seat }));
}

export function endFury(s: State, seat: Seat): void {
  const player = s.players[seat]!;
  if (player.character !== 'barbarian' || !player.token || player.wonHere) return;
  player.token = false;
  w.tell(() => ({ type: 'calm', rule: 'QT-CARD-105', seat }));
}

/** QT-CARD-106: once between two turns of the Sorcerer's own. */
export const canTwist = (s: State, seat: Seat): boolean =>
  s.players[seat]!.character === 'sorcerer' && !s.players[seat]!.token && powersWork(s.fight.monster);

/** QT-CARD-107, QT-CARD-92, QT-CARD-103: never more than one wound from one defeat. */
export function woundsLimited(s: State, seat: Seat): boolean {
  const { character, worn } = s.players[seat]!;
  if (character === 'warrior' && powersWork(s.fight.monster)) return true;
  return worn.includes('rune-shield') || worn.includes('dragon-armour');
}

/** QT-CARD-108, the second half. */
export function humanoidGem(s: State, seat: Seat): void {
  const { monster } = s.fight;
  if (s.players[seat]!.character !== 'thief' || monster === 'none' || !powersWork(monster)) return;
  if (MONSTERS[monster].type === 'humanoid') pocket(s, seat, 'QT-CARD-108');
}

/** QT-CARD-110: a song for every won fight of somebody else. */
export function balladGem(s: State, ally: Seat): void {
  if (s.players[ally]!.character === 'bard' && powersWork(s.fight.monster)) pocket(s, ally, 'QT-CARD-110');
}

/** QT-CARD-100: the Diadem pays its wearer for every fight won as an ally. */
export function diademGem(s: State, ally: Seat): void {
  if (s.players[ally]!.worn.includes('diadem-of-eloquence')) pocket(s, ally, 'QT-CARD-100');
}

function pocket(s: State, seat: Seat, rule: string): void {
  const gems = takeGems(s, seat, 1);
  if (gems > 0) w.tell(() => ({ type: 'pocketed', rule, seat, gems }));
}

/** QT-CARD-110 */
export const guildPrice = (s: State, seat: Seat): number =>
  s.players[seat]!.character === 'bard' ? PRICES.guildForBard : PRICES.guild;
