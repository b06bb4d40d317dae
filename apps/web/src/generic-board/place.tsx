import type { Seat } from '@oubliette/engine';
import { type Fields, isFields, isList, isScalar } from '../reading/reading.ts';
import { Board } from './board.tsx';
import { boardFields } from './cells.ts';
import { Group } from './group.tsx';
import { fieldSight, type Sight, useWorld } from './sight.tsx';
import { Stores } from './stores.tsx';

interface Props {
  readonly seat: Seat;
  readonly sight: Sight;
  readonly places: readonly Fields[];
}

/** The place of a seat, in full. */
export function Place({ seat, sight, places }: Props) {
  const fields = isFields(sight.value) ? boardFields(sight.value, places) : [];
  return (
    <div className={`place${fields.length === 0 ? '' : ' has-board'}`}>
      {fields.length === 0 ? undefined : <Board seat={seat} sight={sight} fields={fields} />}
      <Group sight={sight} without={fields.map(({ field }) => field)} />
    </div>
  );
}

const lengthOf = (value: unknown): number => (isList(value) ? value.length : 0);

/** A summary of a place: its numbers, the length of each list, and a sketch of the board. */
export function PlaceInBrief({ seat, sight, places }: Props) {
  const { read } = useWorld();
  if (!isFields(sight.value)) return undefined;
  const board = boardFields(sight.value, places);
  const value = sight.value;
  const counts = Object.keys(value).filter(
    (field) => typeof value[field] === 'number' && read.words(field, value[field]) === undefined,
  );
  const lists = Object.keys(value).filter(
    (field) => lengthOf(value[field]) > 0 && board.every((one) => one.field !== field),
  );
  const flags = Object.keys(value).filter((field) => isScalar(value[field]) && value[field] === true);
  return (
    <div className="brief">
      <div className="brief-text">
        <Stores fields={counts} of={(field) => fieldSight(sight, field)} />
        <p className="brief-lists">
          {lists.map((field) => (
            <span key={field}>
              {read.label(field)} <b>{lengthOf(value[field])}</b>
            </span>
          ))}
          {flags.map((field) => (
            <em key={field}>{read.label(field)}</em>
          ))}
        </p>
      </div>
      {board.length === 0 ? undefined : <Board seat={seat} sight={sight} fields={board} small />}
    </div>
  );
}
