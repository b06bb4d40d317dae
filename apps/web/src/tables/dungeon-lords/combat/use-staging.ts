import type { Seat } from '@oubliette/engine';
import { useMemo, useState } from 'react';
import type { TableNow } from '../../../session/now.ts';
import { placeOf, type View } from '../reading.ts';
import { type Beat, type Fought, fightsAt } from './story.ts';

const ASKS_FOR_A_VICTIM = ['target', 'trap-target'];

export interface Staging {
  /** The fight on the stage, if there has been one. */
  readonly fought: Fought | undefined;
  /** The beat that is shown; undefined: nothing has happened in it. */
  readonly beat: Beat | undefined;
  /** How many beats are still to be shown after it; -1: it was shown before. */
  readonly left: number;
  readonly next: () => void;
  /** To the end of this fight, if it is somebody else's; else to the decision. */
  readonly skip: () => void;
}

/** Shows what happened in the dungeons one beat at a time, at the player's pace; then the decision is due. */
export function useStaging(now: TableNow, game: View, front: Seat): Staging {
  const { told, fresh } = now;
  const [seen, setSeen] = useState(told.length - fresh);
  const fights = useMemo(
    () => game.players.flatMap((_, seat) => fightsAt(told, seat, placeOf(game, seat).party)),
    [told, game],
  );
  const due = fights
    .flatMap((fought) => fought.beats.map((beat) => ({ fought, beat })))
    .filter(({ beat }) => beat.to > seen)
    .toSorted((a, b) => a.beat.to - b.beat.to);
  // A blow whose victim is still to be named is shown when it falls.
  if (
    ASKS_FOR_A_VICTIM.includes(now.asks[0]?.kind ?? '') &&
    due.at(-1)?.beat.told.every((heard) => !('wounds' in heard))
  ) {
    due.pop();
  }
  const [first] = due;
  const last = fights.findLast(({ seat }) => seat === front);
  const inThis = first === undefined ? [] : due.filter(({ fought }) => fought === first.fought);
  return {
    fought: first?.fought ?? last,
    beat: first?.beat ?? last?.beats.at(-1),
    left: due.length - 1,
    next: () => setSeen(first?.beat.to ?? told.length),
    skip: () => setSeen(first?.fought.seat === front ? told.length : (inThis.at(-1)?.beat.to ?? told.length)),
  };
}
