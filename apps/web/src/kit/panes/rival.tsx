import type { Seat } from '@oubliette/engine';
import type { CSSProperties, ReactNode } from 'react';
import { useLocale } from '../../base/locale.tsx';
import { SeatMark, useMarks } from '../../parts/seat-mark.tsx';
import type { DialogName } from '../dialog-name.ts';
import { useKitTable } from '../table-context.tsx';

interface Props {
  readonly seat: Seat;
  readonly className?: string;
  readonly size?: number;
  readonly onDialog: (dialog: DialogName) => void;
  /** On the right. */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** Another player in brief; the name opens the dialog of their place. */
export function Rival({ seat, className = '', size = 24, onDialog, side, children }: Props) {
  const { say } = useLocale();
  const { t } = useKitTable();
  const markOf = useMarks();
  return (
    <article
      className={`kit-rival ${className}`}
      style={{ '--seat': markOf(seat).fill } as CSSProperties}
      data-at={`seat-${seat}`}
    >
      <SeatMark seat={seat} size={size} />
      <div>
        <h3>
          <button type="button" className="rival-name" onClick={() => onDialog(`place-${seat}`)}>
            {t.seat(seat)}
            <span className="unseen">: {say.say('place.see', { seat })}</span>
          </button>
        </h3>
        {children}
      </div>
      <span className="kit-rival-side">{side}</span>
    </article>
  );
}
