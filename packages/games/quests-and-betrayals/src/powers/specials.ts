// The seven special cards (QT-CARD-49 to QT-CARD-55). After one the expedition is over, unless it starts a fight.
import type { SpecialId } from '../cards/cards.ts';
import type { Frame, State } from '../state.ts';
import { reachCrossroads } from './crossroads.ts';
import { touchIdol } from './cursed-idol.ts';
import { meetMessenger } from './dying-messenger.ts';
import { findHoard } from './forgotten-hoard.ts';
import { bathe } from './hidden-spring.ts';
import { meetPedlar } from './lost-pedlar.ts';
import { tiltChest } from './tilting-chest.ts';

export const SPECIAL_POWERS: Readonly<Record<SpecialId, (s: State) => Frame | undefined>> = {
  'forgotten-hoard': findHoard,
  'cursed-idol': touchIdol,
  'hidden-spring': bathe,
  'dying-messenger': meetMessenger,
  'tilting-chest': tiltChest,
  crossroads: reachCrossroads,
  'lost-pedlar': meetPedlar,
};
