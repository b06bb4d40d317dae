// Drawing cards: decks are rebuilt from their discards when they run out.
import { draw, shuffle } from '@oubliette/engine';
import { EVENTS, type EventId } from '../cards/events.ts';
import type { TreasureId } from '../cards/treasures.ts';
import type { DeckName, Frame, Held, Purpose, State } from '../state.ts';
import { tell } from './tell.ts';

export const HAND_LIMIT = 5;
/** DJ-SETUP-5: the objective is one of so many last zones. */
export const LAST_ZONES = 6;

/** All copies of the cards of a deck. */
export const copiesOf = <Id extends string>(
  ids: readonly Id[],
  cards: { readonly [id in Id]: { readonly copies: number } },
): Id[] => ids.flatMap((id) => new Array<Id>(cards[id].copies).fill(id));

export function drawTreasure(s: State): TreasureId | undefined {
  if (s.treasureDeck.length === 0) {
    s.treasureDeck = shuffle(s, s.treasureDiscard);
    s.treasureDiscard = [];
  }
  return draw(s, s.treasureDeck);
}

export const NOTHING_HELD: Held = {
  dungeon: 'none',
  square: 'none',
  rectangular: 'none',
  monster: 'none',
  treasure: 'none',
};

/** A card that the master looks at before it comes into play. */
export const drawing = (deck: DeckName, purpose: Purpose): Frame => ({
  proc: 'drawing',
  at: 0,
  deck,
  purpose,
  card: 'none',
  aside: [],
});

/** The master draws: boons take effect at once and are replaced (their card says so), the rest joins the hand. */
function drawEvent(s: State): EventId | undefined {
  if (s.eventDeck.length === 0) {
    s.eventDeck = shuffle(s, s.eventDiscard);
    s.eventDiscard = [];
  }
  return draw(s, s.eventDeck);
}

/** DJ-EXP-1, DJ-OBJ-2, DJ-RULING-32: into the hand; the boons drawn on the way, in their order. */
export function takeEvent(s: State, rule: string): EventId[] {
  const boons: EventId[] = [];
  if (s.revealed) return boons;
  for (;;) {
    const card = drawEvent(s);
    if (card === undefined) return boons;
    if (EVENTS[card].timing === 'now') {
      boons.push(card);
      s.eventDiscard.push(card);
      continue;
    }
    s.hand = [...s.hand, card].sort();
    tell(s, () => ({ type: 'drew-event', rule, count: s.hand.length, secret: { to: [0], event: card } }));
    return boons;
  }
}

export function discardEvent(s: State, card: EventId): void {
  const at = s.hand.indexOf(card);
  s.hand = s.hand.filter((_, i) => i !== at);
  s.eventDiscard.push(card);
}
