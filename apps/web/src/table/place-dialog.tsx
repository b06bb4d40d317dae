import type { Seat } from '@oubliette/engine';
import { useLocale } from '../base/locale.tsx';
import { Place } from '../generic-board/place.tsx';
import type { ShownValue } from '../generic-board/shown-value.tsx';
import type { DialogName } from '../kit/dialog-name.ts';
import { Dialog } from '../parts/dialog.tsx';
import type { Fields } from '../reading/reading.ts';

interface Props {
  readonly dialog: DialogName | undefined;
  readonly place: (seat: Seat) => ShownValue;
  readonly places: readonly Fields[];
  readonly onClose: (dialog: DialogName) => void;
}

/** Another seat's place, enlarged. */
export function PlaceDialog({ dialog, place, places, onClose }: Props) {
  const { say } = useLocale();
  if (dialog === undefined || !dialog.startsWith('place-')) return undefined;
  const seat = Number(dialog.slice('place-'.length));
  return (
    <Dialog title={say.say('place.of', { seat })} onClose={() => onClose(dialog)}>
      <div className="slab paper-place">
        <Place seat={seat} shown={place(seat)} places={places} />
      </div>
    </Dialog>
  );
}
