import { ROOMS, type RoomId } from '@oubliette/dungeon-lords/cards';
import { useTable } from '../at-table.tsx';
import { Amounts } from './orders.tsx';

/** Workers and whatever else a room takes, and what it gives. */
export function RoomPrice({ id, size = 16 }: { id: RoomId; size?: number }) {
  const { c } = useTable();
  const { imps, pay, gives } = ROOMS[id];
  if (imps === undefined) return undefined;
  return (
    <>
      <Amounts of={{ imps, ...pay }} size={size} />
      <em>
        <span aria-hidden="true">›</span>
        <span className="unseen">{c.say('space.for')}</span>
      </em>
      <Amounts of={gives ?? {}} size={size} />
    </>
  );
}
