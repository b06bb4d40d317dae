// A value in three versions: as the viewer sees it, as spectators see it, and after the picked option.
import type { Seat } from '@oubliette/engine';
import { createContext, useContext } from 'react';
import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { fieldOf, itemOf, type Reader, same, type Words } from '../reading/reading.ts';
import type { Size } from './cells.ts';

export interface Sight {
  readonly value: unknown;
  /** The spectators' value: where it differs, only the viewer knows this one. */
  readonly open: unknown;
  /** The value after the picked option; the value itself if none is picked. */
  readonly next: unknown;
}

export const fieldSight = (s: Sight, name: string): Sight => ({
  value: fieldOf(s.value, name),
  open: fieldOf(s.open, name),
  next: fieldOf(s.next, name),
});

export const itemSight = (s: Sight, at: number): Sight => ({
  value: itemOf(s.value, at),
  open: itemOf(s.open, at),
  next: itemOf(s.next, at),
});

export const isOnlyMine = (s: Sight): boolean => !same(s.value, s.open);

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

interface WorldReading {
  readonly read: Reader;
  readonly size: Size;
  readonly touch?: Touch | undefined;
}

export const WorldContext = createContext<WorldReading | undefined>(undefined);

export function useWorld(): WorldReading {
  const world = useContext(WorldContext);
  if (world === undefined) throw new Error('no world to read');
  return world;
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
