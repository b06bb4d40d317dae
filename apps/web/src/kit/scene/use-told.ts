import type { Heard } from '@oubliette/engine';
import { useMemo } from 'react';
import { nowAt } from '../../session/line-by-line.ts';
import type { TableScene } from '../bar/use-table-scene.ts';
import { type Flight, useTelling } from '../motion/telling.ts';
import type { Show, Staging } from '../stage/use-staging.ts';

export type Told<What = unknown> = ReturnType<typeof useTold<What>>;

/**
 * How far the table is told on the screen, and the table as it was at that line.
 * @param staging what is shown one beat at a time, if the table has such scenes
 */
export function useTold<What>(
  { props: { now: latest, past }, table, decision }: TableScene,
  flightsOf: (heard: Heard) => readonly Flight<What>[],
  staging?: Staging<Show>,
) {
  const now = staging?.now ?? latest;
  const showing = past === undefined && staging !== undefined && staging.left >= 0;
  // The result comes after the last beat.
  const over = now.seen.end !== undefined && !showing;
  const telling = useTelling(
    now,
    flightsOf,
    past !== undefined || over,
    showing ? (staging.beat?.to ?? now.told.length) : undefined,
    staging?.seen,
  );
  const shown = useMemo(() => nowAt(now, telling.at), [now, telling.at]);
  const isTold = !showing && shown === now;
  return {
    over,
    /** A beat is on the stage: the question comes after it. */
    showing,
    telling,
    staging,
    shown,
    /** The table's context at that line; what is asked comes after the last. */
    table: { ...table, now: isTold ? shown : { ...shown, asks: [] }, ask: showing ? undefined : decision.ask },
    /** The game's view after the option that is picked, where that can be foretold. */
    next: (shown === now ? decision.next : undefined) ?? shown.seen.game,
  };
}
