// A value in three versions: as the viewer sees it, as spectators see it, and after the picked option.
import type { Seat } from '@oubliette/engine';
import { createContext, useContext } from 'react';
import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { fieldOf, itemOf, type Reader, same, type Words } from '../reading/reading.ts';
import type { Size } from './cells.ts';

export interface ShownValue {
  readonly value: unknown;
  /** The spectators' value: where it differs, only the viewer knows this one. */
  readonly open: unknown;
  /** The value after the picked option; the value itself if none is picked. */
  readonly next: unknown;
}

export const shownField = (s: ShownValue, name: string): ShownValue => ({
  value: fieldOf(s.value, name),
  open: fieldOf(s.open, name),
  next: fieldOf(s.next, name),
});

export const shownItem = (s: ShownValue, at: number): ShownValue => ({
  value: itemOf(s.value, at),
  open: itemOf(s.open, at),
  next: itemOf(s.next, at),
});

export const isOnlyMine = (s: ShownValue): boolean => !same(s.value, s.open);

/** Options that are picked on a board, by their cells. */
export interface Touch {
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly picked: string | undefined;
  pick(option: string): void;
  /** Called when a square with several options is pressed. */
  spot(options: readonly string[]): void;
  label(option: string): string;
}

interface GenericBoard {
  readonly read: Reader;
  readonly size: Size;
  readonly touch?: Touch | undefined;
}

export const GenericBoardContext = createContext<GenericBoard | undefined>(undefined);

export function useGenericBoard(): GenericBoard {
  const board = useContext(GenericBoardContext);
  if (board === undefined) throw new Error('useGenericBoard needs a GenericBoardContext');
  return board;
}

export function OnlyMine() {
  const { say } = useLocale();
  return (
    <span className="only-mine">
      <Icon name="eye" />
      <span className="unseen">({say.say('value.only-mine')})</span>
    </span>
  );
}

export const WordsOf = ({ words }: { words: Words }) => (
  <>
    {words.seat === undefined ? undefined : <SeatMark seat={words.seat} size={16} />}
    {words.text}
  </>
);
