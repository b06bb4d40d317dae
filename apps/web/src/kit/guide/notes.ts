// Notes of a first game as data: what each is about, and when it applies.
import type { Heard, Seat } from '@oubliette/engine';
import type { AskNow } from '../../session/now.ts';
import type { GuideNote } from './guide.tsx';

/** What a note may look at: what lies on the table and what was told. */
export interface NoteContext<View> {
  readonly ask: AskNow | undefined;
  readonly game: View;
  readonly me: Seat;
  readonly told: readonly Heard[];
  /** A beat is being shown. */
  readonly showing: boolean;
  readonly over: boolean;
}

/** A note and when it applies. */
export interface TimedNote<View> extends GuideNote {
  readonly when: (context: NoteContext<View>) => boolean;
}

/** While one of these is asked. */
export const asked =
  (...kinds: string[]) =>
  ({ ask }: Pick<NoteContext<unknown>, 'ask'>): boolean =>
    kinds.includes(ask?.kind ?? '');

/** The first that applies and has not been shown; one with `until` is shown until that is done. */
export const firstNote = <View, Note extends TimedNote<View>>(
  notes: readonly Note[],
  context: NoteContext<View>,
  seen: readonly string[],
  isDone: (what: string) => boolean = () => false,
): Note | undefined =>
  notes.find(({ id, when, until }) => (until === undefined ? !seen.includes(id) : !isDone(until)) && when(context));
