import type { Seat } from '@oubliette/engine';
import { useLocale } from '../base/locale.tsx';
import { type Fields, isFields, isList, isScalar } from '../reading/reading.ts';
import { Board } from './board.tsx';
import { boardFields } from './cells.ts';
import { Group } from './group.tsx';
import { type ShownValue, shownField, useGenericBoard } from './shown-value.tsx';
import { Stores } from './stores.tsx';

interface Props {
  readonly seat: Seat;
  readonly shown: ShownValue;
  readonly places: readonly Fields[];
}

/** The place of a seat, in full. */
export function Place({ seat, shown, places }: Props) {
  const { say } = useLocale();
  const fields = isFields(shown.value) ? boardFields(shown.value, places) : [];
  if (isFields(shown.value) && Object.keys(shown.value).length === 0) return <p>{say.say('world.empty')}</p>;
  return (
    <div className={`place${fields.length === 0 ? '' : ' has-board'}`}>
      {fields.length === 0 ? undefined : <Board seat={seat} shown={shown} fields={fields} />}
      <Group shown={shown} without={fields.map(({ field }) => field)} />
    </div>
  );
}

const lengthOf = (value: unknown): number => (isList(value) ? value.length : 0);

/** A summary of a place: its numbers, the length of each list, and a sketch of the board. */
export function PlaceInBrief({ seat, shown, places }: Props) {
  const { read } = useGenericBoard();
  if (!isFields(shown.value)) return undefined;
  const board = boardFields(shown.value, places);
  const value = shown.value;
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
        <Stores fields={counts} of={(field) => shownField(shown, field)} />
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
      {board.length === 0 ? undefined : <Board seat={seat} shown={shown} fields={board} small />}
    </div>
  );
}
