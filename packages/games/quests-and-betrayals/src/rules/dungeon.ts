// QT-DUNGEON: cards of the Dungeon, drawn one answer at a time.
import { draw, shuffle } from '@oubliette/engine';
import { EVENTS, type EventId, SPECIALS, type SpecialId } from '../cards/cards.ts';
import { EVENT_POWERS } from '../powers/events.ts';
import { SPECIAL_POWERS } from '../powers/specials.ts';
import { type AdventureId, type Frame, type State, w } from '../state.ts';
import { isEarly, isMonster } from './early.ts';
import { meet } from './fight.ts';
import { openTable } from './open-table.ts';

const isEvent = (card: AdventureId): card is EventId => card in EVENTS;

/** QT-DUNGEON-1 to QT-DUNGEON-4, QT-RULING-8, QT-RULING-60 */
export function drawCard(s: State): Frame | undefined {
  const seat = s.active;
  let card = draw(s, s.adventure);
  while (card !== undefined && isEarly(s, card)) {
    const early = card;
    w.tell(() => ({ type: 'too-early', rule: 'QT-EARLY-1', seat, card: early }));
    s.adventure.push(early);
    if (s.adventure.every((one) => isEarly(s, one))) return undefined; // nobody else is at home
    shuffle(s, s.adventure);
    card = draw(s, s.adventure);
  }
  if (card === undefined) return undefined;
  const drawn = card;
  s.card = drawn;
  if (isMonster(drawn)) {
    w.tell(() => ({ type: 'drawn', rule: 'QT-DUNGEON-3', seat, card: drawn }));
    return meet(s, drawn);
  }
  const event = isEvent(drawn);
  w.tell(() => ({
    type: 'drawn',
    rule: event ? EVENTS[drawn].rule : SPECIALS[drawn as SpecialId].rule,
    seat,
    card: drawn,
  }));
  s.discard.push(drawn);
  if (!event) return SPECIAL_POWERS[drawn as SpecialId](s);
  EVENT_POWERS[drawn](s);
  // QT-RULING-12: after the last card there is nothing more to draw. QT-RULING-30: quests may be claimed in between.
  return s.adventure.length === 0 ? undefined : { proc: 'draw', todo: [seat], at: 0 };
}

/** QT-DUNGEON-2 */
export const drawAgain = openTable(
  w.eachInTurn('draw', {
    who: (_s, seat) => seat,
    options: (_s, _seat, _item, can) => can.add('draw'),
    // Not quiet: its frame lies below the fight that may follow, in which people talk (QT-TALK-1).
    choose: (s) => drawCard(s),
  }),
);
