// What the odd monsters do after a fight; what each does has a file of its own.
import type { MonsterId } from '../cards/cards.ts';
import type { Frame, State } from '../state.ts';
import { grantWish } from './djinn.ts';
import { takePrize } from './dragons.ts';
import { petrify } from './one-eyed-basilisk.ts';
import { pilfer } from './pilfering-goblin.ts';
import { bless } from './temple-guardian.ts';
import { spinWeb } from './weaver-spider.ts';

const AFTER_LOSS: { readonly [M in MonsterId]?: (s: State) => void } = {
  'weaver-spider': spinWeb,
  'one-eyed-basilisk': petrify,
  'pilfering-goblin': pilfer,
};
export const afterLoss = (s: State): void => AFTER_LOSS[s.fight.monster as MonsterId]?.(s);

/** For the active player, no matter who gets the spoils. */
const AFTER_WIN: { readonly [M in MonsterId]?: (s: State) => Frame | undefined } = {
  'emerald-dragon': takePrize('emerald-dragon', 'dragon-amulet'),
  'brazen-dragon': takePrize('brazen-dragon', 'dragon-armour'),
  'scarlet-dragon': takePrize('scarlet-dragon', 'dragon-sword'),
  djinn: grantWish,
  'temple-guardian': bless,
};
export const afterWin = (s: State): Frame | undefined => AFTER_WIN[s.fight.monster as MonsterId]?.(s);
