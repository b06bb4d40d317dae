import type { Seat } from '@oubliette/engine';
import { useVoice } from '../base/voice.tsx';
import { Place } from '../generic-board/place.tsx';
import type { Sight } from '../generic-board/sight.tsx';
import type { PaperName } from '../kit/paper-name.ts';
import { Paper } from '../parts/paper.tsx';
import type { Fields } from '../reading/reading.ts';

interface Props {
  readonly paper: PaperName | undefined;
  readonly place: (seat: Seat) => Sight;
  readonly places: readonly Fields[];
  readonly onClose: (paper: PaperName) => void;
}

/** Somebody else's place, large. */
export function PlacePaper({ paper, place, places, onClose }: Props) {
  const { say } = useVoice();
  if (paper === undefined || !paper.startsWith('place-')) return undefined;
  const seat = Number(paper.slice('place-'.length));
  return (
    <Paper title={say.say('place.of', { seat })} onClose={() => onClose(paper)}>
      <div className="slab paper-place">
        <Place seat={seat} sight={place(seat)} places={places} />
      </div>
    </Paper>
  );
}
