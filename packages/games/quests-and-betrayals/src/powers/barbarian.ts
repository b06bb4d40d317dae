// QT-CARD-105: Fury. The token goes down with a won Dungeon fight, and lies until a turn ends without one.
import type { Seat } from '@oubliette/engine';
import { type Player, type State, w } from '../state.ts';
import { powersWork } from './lich.ts';

export const furyBonus = ({ character, token }: Pick<Player, 'token'> & { character?: Player['character'] }): number =>
  character === 'barbarian' && token ? 1 : 0;

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
