import type { Seat } from '@oubliette/engine';
import { Portrait } from '../../../kit/pieces/portrait.tsx';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { aboutPiece } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { placeOf } from '../reading.ts';
import { CHARACTERS, NOBODY_YET } from './pictures.ts';

/** Somebody's adventurer in the frame of the class, with the seat's mark on it. */
export function Person({ seat, marked = false }: { seat: Seat; marked?: boolean }) {
  const { game, t } = useTable();
  const { character } = placeOf(game, seat);
  const face = character === undefined ? NOBODY_YET : CHARACTERS[character];
  return (
    <span className="qt-person" data-tip={character === undefined ? undefined : aboutPiece(t, character)}>
      <Portrait {...face} name={character === undefined ? '' : t.name(character)} />
      {marked ? <SeatMark seat={seat} size={28} /> : undefined}
    </span>
  );
}
