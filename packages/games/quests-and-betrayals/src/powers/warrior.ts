// QT-CARD-107: Rampart. Never more than one wound from one defeat, and stronger as defender of an Arena.
import type { Seat } from '@oubliette/engine';
import type { CharacterId } from '../cards/cards.ts';
import type { State } from '../state.ts';
import { powersWork } from './lich.ts';

export const rampartHolds = (s: State, seat: Seat): boolean =>
  s.players[seat]!.character === 'warrior' && powersWork(s.fight.monster);

export const rampartBonus = (character: CharacterId | 'none' | undefined): number => (character === 'warrior' ? 1 : 0);
