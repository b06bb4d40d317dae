// The flights of an event: pieces that move from one place of the table to another.
import type { HeroId, ItemId, MonsterId, RoomId } from '@oubliette/dungeon-lords/cards';
import type { Heard, Seat } from '@oubliette/engine';
import type { Flight as KitFlight } from '../../../kit/motion/telling.ts';
import type { Good } from '../pieces/goods.tsx';
import type { Owner } from '../pieces/item-token.tsx';

export type Flying =
  | { readonly is: 'minion'; readonly seat: Seat }
  | { readonly is: 'good'; readonly good: Good; readonly n: number }
  | { readonly is: 'monster'; readonly id: MonsterId }
  | { readonly is: 'room'; readonly id: RoomId }
  | { readonly is: 'hero'; readonly id: HeroId }
  | { readonly is: 'item'; readonly item: ItemId; readonly owner: Owner }
  | { readonly is: 'flag' };

type Flight = KitFlight<Flying>;

const seatAt = (seat: unknown): string => `seat-${seat}`;
const store = (seat: unknown, good: string): string[] => [`store-${seat}-${good}`, seatAt(seat)];
const space = (heard: Heard): string[] => [`space-${heard.order}-${heard.space}`];

const GAINS = ['gold', 'food', 'imps', 'traps', 'evil'] as const;
const PAYS = [
  ['paysGold', 'gold'],
  ['paysFood', 'food'],
] as const;

/** What is paid goes there first, then what is gained comes back. Evil moves on its own track. */
function trade(heard: Heard, at: readonly string[]): Flight[] {
  const paid = PAYS.flatMap(([field, good]): Flight[] => {
    const n = Number(heard[field] ?? 0);
    return n > 0 ? [{ what: { is: 'good', good, n }, from: store(heard.seat, good), to: at }] : [];
  });
  const gained = GAINS.flatMap((good): Flight[] => {
    const n = Number(heard[good] ?? 0);
    return n > 0 && good !== 'evil' ? [{ what: { is: 'good', good, n }, from: at, to: store(heard.seat, good) }] : [];
  });
  return [...paid, ...gained];
}

const fly = (what: Flying, from: readonly string[], to: readonly string[]): Flight[] => [{ what, from, to }];
/** A part of somebody's place; where it is not to be seen, the person. */
const part = (word: string, seat: unknown, cell?: unknown): string[] => [
  `${word}-${seat}${cell === undefined ? '' : ` ${cell}`}`,
  seatAt(seat),
];

export function flightsOf(heard: Heard): readonly Flight[] {
  const { type, seat, toSeat } = heard;
  const hero = (id: unknown): Flying => ({ is: 'hero', id: id as HeroId });
  const item = (): Flying => ({ is: 'item', item: heard.item as ItemId, owner: heard.ownerSeat as Owner });
  switch (type) {
    case 'placed':
    case 'placed-for-gold':
      return fly({ is: 'minion', seat: Number(seat) }, [seatAt(seat)], space(heard));
    case 'traded':
      return trade(heard, space(heard));
    case 'mined':
      return trade({ ...heard, imps: 0 }, part('map', seat));
    case 'produced':
      return trade(heard, part('map', seat));
    case 'hired':
      return fly({ is: 'monster', id: heard.monster as MonsterId }, [`offer-${heard.monster}`], part('lair', seat));
    case 'built':
      return fly({ is: 'room', id: heard.room as RoomId }, [`offer-${heard.room}`], part('map', seat, heard.cell));
    case 'assigned':
      return fly(hero(heard.adventurer), [`arriving-${heard.adventurer}`], part('door', seat));
    case 'paladin-comes':
      return fly(hero(heard.paladin), ['evil'], part('door', seat));
    case 'paladin-moves':
      return fly(hero(heard.paladin), part('door', seat), part('door', toSeat));
    case 'item-given':
      return heard.item === 'blank' ? [] : fly(item(), [seatAt(seat)], part('door', toSeat));
    case 'item-placed':
      return fly(item(), ['under'], [`arriving-${heard.adventurer}`]);
    case 'conquered':
      return fly({ is: 'flag' }, [`door-${seat}`, 'line', seatAt(seat)], [`map-${seat} ${heard.cell}`]);
    default:
      return [];
  }
}
