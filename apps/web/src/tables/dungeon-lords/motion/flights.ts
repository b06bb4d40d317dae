// Where things go: read from what was told, as flights of one piece from a place on the table to another.
import type { HeroId, ItemId, MonsterId, RoomId } from '@oubliette/dungeon-lords/cards';
import type { Heard, Seat } from '@oubliette/engine';
import type { Flight as KitFlight } from '../../../kit/motion/flights.tsx';
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

export function flightsOf(heard: Heard): readonly Flight[] {
  const { type, seat } = heard;
  switch (type) {
    case 'placed':
    case 'placed-for-gold':
      return [{ what: { is: 'minion', seat: Number(seat) }, from: [seatAt(seat)], to: space(heard) }];
    case 'traded':
      return trade(heard, space(heard));
    case 'mined':
      return trade({ ...heard, imps: 0 }, [`map-${seat}`, seatAt(seat)]);
    case 'produced':
      return trade(heard, [`map-${seat}`, seatAt(seat)]);
    case 'hired':
      return [
        {
          what: { is: 'monster', id: heard.monster as MonsterId },
          from: [`offer-${heard.monster}`],
          to: [`lair-${seat}`, seatAt(seat)],
        },
      ];
    case 'built':
      return [
        {
          what: { is: 'room', id: heard.room as RoomId },
          from: [`offer-${heard.room}`],
          to: [`map-${seat} ${heard.cell}`, seatAt(seat)],
        },
      ];
    case 'assigned':
      return [
        {
          what: { is: 'hero', id: heard.adventurer as HeroId },
          from: [`arriving-${heard.adventurer}`],
          to: [`door-${seat}`, seatAt(seat)],
        },
      ];
    case 'paladin-comes':
      return [
        { what: { is: 'hero', id: heard.paladin as HeroId }, from: ['evil'], to: [`door-${seat}`, seatAt(seat)] },
      ];
    case 'paladin-moves':
      return [
        {
          what: { is: 'hero', id: heard.paladin as HeroId },
          from: [`door-${seat}`, seatAt(seat)],
          to: [`door-${heard.toSeat}`, seatAt(heard.toSeat)],
        },
      ];
    case 'item-given':
      return heard.item === 'blank'
        ? []
        : [
            {
              what: { is: 'item', item: heard.item as ItemId, owner: heard.ownerSeat as Owner },
              from: [seatAt(seat)],
              to: [`door-${heard.toSeat}`, seatAt(heard.toSeat)],
            },
          ];
    case 'item-placed':
      return [
        {
          what: { is: 'item', item: heard.item as ItemId, owner: heard.ownerSeat as Owner },
          from: ['under'],
          to: [`arriving-${heard.adventurer}`],
        },
      ];
    case 'conquered':
      return [
        { what: { is: 'flag' }, from: [`door-${seat}`, 'line', seatAt(seat)], to: [`map-${seat} ${heard.cell}`] },
      ];
    default:
      return [];
  }
}
