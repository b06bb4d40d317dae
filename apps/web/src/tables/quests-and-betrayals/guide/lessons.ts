// The lessons of a first game: each is learned by an action that happened at this table.
import type { Heard, Seat } from '@oubliette/engine';
import type { View } from '../reading.ts';

/** The data that a lesson is judged by: the public view and the log. */
export interface Happened {
  readonly game: View;
  readonly me: Seat;
  readonly told: readonly Heard[];
}

const isTold = ({ told }: Happened, type: string, by: Partial<Record<'seat' | 'toSeat', Seat>>): boolean =>
  told.some(
    (one) =>
      one.type === type &&
      (by.seat === undefined || one.seat === by.seat) &&
      (by.toSeat === undefined || one.toSeat === by.toSeat),
  );

export const LESSONS = {
  buy: (at) => isTold(at, 'bought', { seat: at.me }),
  offer: (at) => isTold(at, 'offered', { seat: at.me }),
  ally: (at) => isTold(at, 'allied', { toSeat: at.me }),
  broke: ({ game, me }) => game.ledger.some(({ giver, state }) => giver === me && state === 'broken'),
  arena: (at) => isTold(at, 'challenge', { seat: at.me }),
  betrayed: ({ game, me }) => game.ledger.some(({ receiver, state }) => receiver === me && state === 'broken'),
} as const satisfies Readonly<Record<string, (at: Happened) => boolean>>;

export type LessonId = keyof typeof LESSONS;
export const lessonIds = Object.keys(LESSONS) as LessonId[];
export const isLearned = (at: Happened, ...ids: LessonId[]): boolean => ids.every((id) => LESSONS[id](at));
