// Optional asks in playouts: all seats claim fulfilled quests, and a player who meets a monster finds an ally.
import type { Ask } from '@oubliette/engine';
import { countSent } from '../rules/talk/moments.ts';
import { carryOutOffer } from '../rules/talk/sign.ts';
import { NOBODY, type State } from '../state.ts';
import { FARSIGHTED } from './judgement.ts';
import { intended } from './negotiate.ts';
import { accepts } from './weigh.ts';
import { unfinished } from './worth.ts';

/** As often a price is named that may be accepted. */
const BIDS = 2;

export function meanwhile(s: State, { kind }: Ask): void {
  for (let seat = 0; seat < s.players.length; seat++) {
    const player = s.players[seat]!;
    const quests = unfinished(s, seat);
    if (player.standing.length !== quests.length) player.standing = quests.slice();
  }
  if (kind === 'confront' && s.fight.ally === NOBODY) findAlly(s);
}

/** The offers that the fighting player would make, signed or refused at once. */
function findAlly(s: State): void {
  for (let bid = 0; bid < BIDS; bid++) {
    const offer = intended(s, s.active, FARSIGHTED);
    if (offer === undefined) return;
    if (accepts(s, offer.receiver, offer, FARSIGHTED)) {
      carryOutOffer(s, { ...offer, id: ++s.talk.offers }, undefined);
      return;
    }
    countSent(s, s.active, offer.receiver);
  }
}
