// QT-TALK-49: what things are worth, in whole points; a trophy is 60.
import type { Seat } from '@oubliette/engine';
import { ITEMS, type ItemId, MONSTERS, MOST_WOUNDS, type MonsterId, QUESTS, type QuestId } from '../cards/cards.ts';
import { isFulfilled } from '../powers/quests.ts';
import { kindOf, subjectOf } from '../rules/talk/pieces.ts';
import type { Piece, State } from '../state.ts';

export const WORTH = {
  trophy: 60,
  gem: 12,
  wound: 15,
  spoils: 9,
  advance: 20,
  power: 20,
  price: 2,
  quest: 15,
  questGems: 48,
  fist: 25,
  help: 20,
  truce: 8,
} as const;
/** Dragon items count as if they had a price. */
const DRAGON_PRICE = 10;

export const woundWorth = (s: State, seat: Seat): number => (s.players[seat]!.wounds >= MOST_WOUNDS ? 0 : WORTH.wound);

/** Quests of one's own that one more card of this kind brings closer. */
const advances = (quest: QuestId, card: MonsterId): boolean => {
  const { type } = MONSTERS[card];
  switch (quest) {
    case 'huntsman':
      return type === 'creature';
    case 'provost':
      return type === 'humanoid';
    case 'exorcist':
      return type === 'undead';
    case 'wyrmslayer':
      return type === 'dragon' || type === 'untyped';
    case 'naturalist':
    case 'collector':
      return true;
    default:
      return false;
  }
};

export const unfinished = (s: State, seat: Seat): QuestId[] => {
  const { main, secondary } = s.players[seat]!;
  return main === 'none' ? secondary : [main, ...secondary];
};

export const spoilsWorth = (s: State, seat: Seat, card: MonsterId): number =>
  WORTH.spoils + WORTH.advance * unfinished(s, seat).filter((quest) => advances(quest, card)).length;

/** Power gained by wearing the better one of its type, and something for its price. */
export function itemWorth(s: State, seat: Seat, item: ItemId): number {
  const { type, bonus, price } = ITEMS[item];
  const { worn } = s.players[seat]!;
  const others = worn.filter((one) => one !== item && ITEMS[one].type === type).map((one) => ITEMS[one].bonus);
  const gain = Math.max(0, bonus - Math.max(0, ...others));
  return WORTH.power * gain + WORTH.price * (price === 0 ? DRAGON_PRICE : price);
}

/** An own quest: what it pays if it is complete now. */
export const ownQuestWorth = (s: State, seat: Seat, quest: QuestId): number =>
  isFulfilled(s, seat, quest) ? WORTH.trophy * QUESTS[quest].trophies + WORTH.questGems : WORTH.quest;

/** What a piece is worth to this seat, whichever way it goes; `help`, `fist` and `aside` of the present fight are priced apart. */
export function pieceWorth(s: State, seat: Seat, piece: Piece): number {
  const subject = subjectOf(piece);
  const n = Number(subject);
  switch (kindOf(piece)) {
    case 'gems':
    case 'loot':
      return WORTH.gem * n;
    case 'trophy':
      return WORTH.trophy * n;
    case 'card':
      return s.fight.monster === 'none' ? WORTH.spoils : spoilsWorth(s, seat, s.fight.monster);
    case 'item':
      return itemWorth(s, seat, subject as ItemId);
    case 'spoils':
      return subject in MONSTERS ? spoilsWorth(s, seat, subject as MonsterId) : WORTH.spoils;
    case 'quest':
      return s.players[seat]!.secondary.includes(subject as QuestId)
        ? ownQuestWorth(s, seat, subject as QuestId)
        : WORTH.quest;
    case 'fist':
      return WORTH.fist;
    case 'help':
      return WORTH.help;
    case 'truce':
      return WORTH.truce * Math.max(0, n - s.round + 1);
    default:
      return 0;
  }
}
