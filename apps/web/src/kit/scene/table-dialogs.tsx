import type { Seat } from '@oubliette/engine';
import type { ReactNode } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import type { SceneProps } from '../scene-props.ts';

export interface TableDialogsProps {
  /** Somebody's place. */
  readonly place: (seat: Seat) => ReactNode;
  /** The CSS class of the element around a place. */
  readonly placeClass: string;
  /** A piece with what it does: a dialog of its own. */
  readonly piece?: (id: string, onClose: () => void) => ReactNode;
  /** Any other dialog that is open. */
  readonly more?: ReactNode;
}

type Props = TableDialogsProps & Pick<SceneProps, 'dialog' | 'onDialogClosed'>;

/** The dialogs that a table opens itself: somebody's place, large, or a piece. */
export function TableDialogs({ dialog, onDialogClosed, place, placeClass, piece, more }: Props) {
  const { say } = useLocale();
  const onClose = (): void => (dialog === undefined ? undefined : onDialogClosed(dialog));
  if (dialog?.startsWith('piece-')) return piece?.(dialog.slice('piece-'.length), onClose);
  if (!dialog?.startsWith('place-')) return more;
  const seat = Number(dialog.slice('place-'.length));
  return (
    <Dialog title={say.say('place.of', { seat })} onClose={onClose}>
      <div className={`slab ${placeClass}`}>{place(seat)}</div>
    </Dialog>
  );
}
