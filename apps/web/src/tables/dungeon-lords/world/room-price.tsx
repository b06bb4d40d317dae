import { ROOMS, type RoomId } from '@oubliette/dungeon-lords/cards';
import { Amounts, For } from '../pieces/goods.tsx';

/** Workers and whatever else a room takes, and what it gives. */
export function RoomPrice({ id, size = 16 }: { id: RoomId; size?: number }) {
  const { imps, pay, gives } = ROOMS[id];
  if (imps === undefined) return undefined;
  return (
    <>
      <Amounts of={{ imps, ...pay }} size={size} />
      <For />
      <Amounts of={gives ?? {}} size={size} />
    </>
  );
}
