// QT-DUNGEON, QT-EARLY: cards of the Dungeon, drawn one answer at a time.
import { draw, reveal, shuffle } from '@oubliette/engine';
import { EVENTS, type EventId, ITEMS, MONSTERS, type MonsterId, SPECIALS, type SpecialId } from '../cards/cards.ts';
import { applyEvent } from '../powers/events.ts';
import { applySpecial } from '../powers/specials.ts';
import { type AdventureId, type Frame, type State, w } from '../state.ts';
import { meet } from './fight.ts';
import { payGems } from './gems.ts';
import { dropItem, gainItem, priceOf } from './items.ts';
import { openTable } from './open-table.ts';
import { putQuest } from './quests.ts';

const FIRST_LATE_ROUND = 3;

const isMonster = (card: AdventureId): card is MonsterId => card in MONSTERS;
const isEvent = (card: AdventureId): card is EventId => card in EVENTS;

/** QT-EARLY-1: dragons and the Toll do not bother with such small prey yet. */
const isEarly = (s: State, card: AdventureId): boolean =>
  s.round < FIRST_LATE_ROUND && (card === 'toll' || (isMonster(card) && MONSTERS[card].type === 'dragon'));

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
  if (!event) return applySpecial(s, drawn as SpecialId);
  applyEvent(s, drawn);
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

/** QT-CARD-52 */
export const messenger = w.eachInTurn('messenger', {
  who: (_s, seat) => seat,
  options(_s, _seat, _item, can) {
    can.add('keep');
    can.add('leave');
  },
  choose(s, seat, _item, option) {
    const [quest] = s.lookQuests;
    s.lookQuests = [];
    if (option === 'keep') putQuest(s.players[seat]!.secondary, quest!);
    else s.guild.unshift(quest!);
    w.tell(() => ({
      type: 'messenger',
      rule: 'QT-CARD-52',
      seat,
      kept: option === 'keep',
      secret: { to: [seat], quest: quest! },
    }));
  },
  about: (s) => ({ quest: s.lookQuests[0]! }),
  quiet: true,
});

/** QT-CARD-54, QT-RULING-55. Not quiet: its frame lies below the fight that may follow. */
export const crossroads = w.eachInTurn('crossroads', {
  who: (_s, seat) => seat,
  options(s, _seat, _item, can) {
    for (const card of s.lookCards) if (isMonster(card)) can.add(card, isEarly(s, card) ? 'QT-CARD-54' : undefined);
    can.add('none');
  },
  choose(s, seat, _item, chosen) {
    const rest = s.lookCards.filter((card) => card !== chosen);
    s.lookCards = [];
    s.adventure.push(...rest);
    shuffle(s, s.adventure);
    reveal(s);
    if (chosen === 'none') {
      w.tell(() => ({ type: 'crossroads-left', rule: 'QT-CARD-54', seat }));
      return undefined;
    }
    s.card = chosen;
    w.tell(() => ({ type: 'crossroads', rule: 'QT-CARD-54', seat, card: chosen }));
    return meet(s, chosen);
  },
  about: (s) => ({ cards: s.lookCards.slice() }),
});

const PEDLAR_LIMIT = 4;

/** QT-CARD-55, QT-RULING-54 */
export const pedlar = w.eachInTurn('pedlar', {
  who: (_s, seat) => seat,
  options(s, seat, _item, can) {
    for (const item of s.shop) {
      const price = priceOf(s, seat, item, true);
      const { gems } = s.players[seat]!;
      const no = ITEMS[item].price > PEDLAR_LIMIT ? 'QT-CARD-55' : gems < price ? 'QT-SHOP-1' : undefined;
      can.add(item, no, () => ({ price, gems }));
    }
    can.add('none');
  },
  choose(s, seat, _item, item) {
    if (item === 'none') return undefined;
    const gems = priceOf(s, seat, item, true);
    payGems(s, seat, gems);
    dropItem(s.shop, item);
    w.tell(() => ({ type: 'bought', rule: 'QT-CARD-55', seat, item, gems }));
    return gainItem(s, seat, item);
  },
  quiet: true,
});
