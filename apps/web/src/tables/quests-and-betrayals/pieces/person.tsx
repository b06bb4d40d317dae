import type { Seat } from '@oubliette/engine';
import { Portrait } from '../../../kit/pieces/portrait.tsx';
import { explained, noted } from '../../../kit/tips/explained.ts';
import { SeatMark } from '../../../parts/seat-mark.tsx';
import { aboutPiece } from '../../../reading/about.ts';
import { useTable } from '../at-table.ts';
import { placeOf } from '../reading.ts';
import { CHARACTERS, NOBODY_YET } from './pictures.ts';

interface Props {
  readonly seat: Seat;
  readonly marked?: boolean;
  /** Focusable by Tab and arrow keys; not inside a button. */
  readonly reach?: 'first' | 'next';
}

/** A player's adventurer in the frame of its class, with the seat's mark. */
export function Person({ seat, marked = false, reach }: Props) {
  const { game, t } = useTable();
  const { character } = placeOf(game, seat);
  const note = character === undefined ? undefined : aboutPiece(t, character);
  const face = character === undefined ? NOBODY_YET : CHARACTERS[character];
  return (
    <span className="qt-person" {...(reach === undefined ? noted(note) : explained(note, reach === 'first'))}>
      <Portrait {...face} name={character === undefined ? '' : t.name(character)} />
      {marked ? <SeatMark seat={seat} size={28} /> : undefined}
    </span>
  );
}
