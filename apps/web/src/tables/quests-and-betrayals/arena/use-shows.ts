import type { Seat } from '@oubliette/engine';
import { useEffect, useMemo } from 'react';
import { isStill } from '../../../base/preferences.ts';
import { type Staging, useStaging } from '../../../kit/stage/use-staging.ts';
import type { TableNow } from '../../../session/now.ts';
import { type GameShow, showsIn } from './shows.ts';

/** Milliseconds until the next hand opens; without animations the player opens each. */
const ONE_HAND = 700;

/** Stages Arenas and the viewer's expeditions beat by beat; the hands of an Arena open automatically. */
export function useShows(now: TableNow, front: Seat, quiet: boolean): Staging<GameShow> {
  const { told } = now;
  const shows = useMemo(() => showsIn(told, front), [told, front]);
  const staging = useStaging(now, shows, front, quiet);
  const { beat, left, next } = staging;
  const opening = left > 0 && beat?.lead.type === 'hand';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each beat
  useEffect(() => {
    if (!opening || isStill()) return;
    const timer = setTimeout(next, ONE_HAND);
    return () => clearTimeout(timer);
  }, [opening, beat?.to]);
  return staging;
}
