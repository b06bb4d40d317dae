// The nine events (QT-CARD-56 to QT-CARD-64). "Everybody" goes clockwise from the active player.
import type { EventId } from '../cards/cards.ts';
import type { State } from '../state.ts';
import { openFair } from './fair-day.ts';
import { passBrothers } from './healing-brothers.ts';
import { promiseBounty } from './hunters-bounty.ts';
import { strikeLeaders } from './jealousy.ts';
import { spreadMiasma } from './miasma.ts';
import { sharePurses } from './poors-share.ts';
import { rainChange } from './small-change.ts';
import { spreadFog } from './thick-fog.ts';
import { collectToll } from './toll.ts';

export const EVENT_POWERS: Readonly<Record<EventId, (s: State) => void>> = {
  toll: collectToll,
  miasma: spreadMiasma,
  'healing-brothers': passBrothers,
  'small-change': rainChange,
  'poors-share': sharePurses,
  'thick-fog': spreadFog,
  'hunters-bounty': promiseBounty,
  'fair-day': openFair,
  jealousy: strikeLeaders,
};
