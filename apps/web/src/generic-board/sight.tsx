// What is drawn, three times over: as I see it, as everybody sees it, and as it would become.
import type { Seat } from '@oubliette/engine';
import { createContext, useContext } from 'react';
import { useLocale } from '../base/locale.tsx';
import { Icon } from '../parts/icon.tsx';
import { SeatMark } from '../parts/seat-mark.tsx';
import { fieldOf, itemOf, type Reader, same, type Words } from '../reading/reading.ts';
import type { Size } from './cells.ts';

export interface Sight {
  readonly value: unknown;
  /** What a spectator sees in its place: when it differs, this is only mine. */
  readonly open: unknown;
  /** After the option that is picked; the value itself when nothing is. */
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

/** Options that can be picked on a board, by the cell they are about. */
export interface Touch {
  readonly seat: Seat;
  readonly options: readonly string[];
  readonly picked: string | undefined;
  pick(option: string): void;
  /** A square was touched that several options are about. */
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
