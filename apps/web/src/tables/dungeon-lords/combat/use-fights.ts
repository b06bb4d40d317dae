import type { Seat } from '@oubliette/engine';
import { useMemo } from 'react';
import { type Staging, useStaging } from '../../../kit/stage/use-staging.ts';
import type { TableNow } from '../../../session/now.ts';
import { type Fought, fightsAt } from '../fight-beats.ts';
import { gameOf } from '../reading.ts';

const ASKS_FOR_A_VICTIM = ['target', 'trap-target'];

/** The fights in the dungeons, one beat at a time. A blow whose victim is still to be named is shown when it falls. */
export function useFights(now: TableNow, front: Seat, quiet: boolean): Staging<Fought> {
  const { told, asks } = now;
  const seats = gameOf(now).players.length;
  const fights = useMemo(() => Array.from({ length: seats }, (_, seat) => fightsAt(told, seat)).flat(), [told, seats]);
  const undecided = ASKS_FOR_A_VICTIM.includes(asks[0]?.kind ?? '');
  return useStaging(now, fights, front, quiet, (beat) => undecided && beat.told.every((heard) => !('wounds' in heard)));
}
