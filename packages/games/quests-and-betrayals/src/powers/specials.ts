// The seven special cards (QT-CARD-49 to QT-CARD-55). After one the expedition is over, unless it starts a fight.
import { roll } from '@oubliette/engine';
import { DIE, MOST_WOUNDS, type SpecialId } from '../cards/cards.ts';
import { takeGems } from '../rules/gems.ts';
import { curse, heal } from '../rules/wounds.ts';
import { type Frame, type State, w } from '../state.ts';
import { reachCrossroads } from './crossroads.ts';
import { meetMessenger } from './dying-messenger.ts';

export function applySpecial(s: State, card: SpecialId): Frame | undefined {
  const seat = s.active;
  const find = (want: number, rule: string): void => {
    const gems = takeGems(s, seat, want);
    w.tell(() => ({ type: 'found', rule, seat, gems }));
  };
  switch (card) {
    case 'forgotten-hoard':
      find(4, 'QT-CARD-49');
      return undefined;
    case 'cursed-idol':
      curse(s, seat, 'QT-CARD-50');
      return undefined;
    case 'hidden-spring':
      heal(s, seat, MOST_WOUNDS, 'QT-CARD-51');
      find(2, 'QT-CARD-51');
      return undefined;
    case 'dying-messenger':
      return meetMessenger(s);
    case 'tilting-chest': {
      const pips = roll(s, DIE);
      w.tell(() => ({ type: 'rolled-chest', rule: 'QT-CARD-53', seat, pips }));
      find(Math.floor(pips / 2) + 1, 'QT-CARD-53');
      return undefined;
    }
    case 'crossroads':
      return reachCrossroads(s);
    case 'lost-pedlar':
      return { proc: 'pedlar', todo: [seat], at: 0 };
  }
}
