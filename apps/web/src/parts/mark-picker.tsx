import type { Seat } from '@oubliette/engine';
import { MARKS, type Marks } from '@oubliette/records';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from '../base/locale.tsx';
import { letterOf, MarkPicture, markName, markOf, SeatMark } from './seat-mark.tsx';

/** The number of marks offered at most tables; the other two are for the largest tables only. */
const ENOUGH = 6;

interface Props {
  readonly seat: Seat;
  /** The marks of all seats, including seats that are not shown yet. */
  readonly marks: Marks;
  readonly seats: number;
  readonly onMark: (mark: number) => void;
  /** Seats whose marks cannot be taken over. */
  readonly holds?: (seat: Seat) => boolean;
}

/** The mark of a seat, and a popup with the marks it could have instead. */
export function MarkPicker({ seat, marks, seats, onMark, holds = () => false }: Props) {
  const { say } = useLocale();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const first = useRef<HTMLButtonElement>(null);
  const letter = letterOf(seat);
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);
  const nameOf = (mark: number): string => say.say(`mark.${markName(mark)}`);

  function close(): void {
    setOpen(false);
    button.current?.focus();
  }
  function choose(mark: number): void {
    onMark(mark);
    close();
  }
  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (event.key !== 'Escape' && step === 0) return;
    // Escape closes only the popup, not the dialog around it.
    event.preventDefault();
    if (step === 0) {
      close();
      return;
    }
    const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
    const at = all.indexOf(document.activeElement as HTMLElement);
    all[(at + step + all.length) % all.length]?.focus();
  }

  return (
    <div className="mark-picker">
      <button
        ref={button}
        type="button"
        className="mark-button"
        aria-expanded={open}
        aria-label={say.say('mark.of', { letter, mark: nameOf(marks[seat] ?? seat) })}
        title={say.say('mark.choose')}
        onClick={() => setOpen(!open)}
      >
        <SeatMark seat={seat} size={28} />
        <svg className="mark-caret" viewBox="0 0 10 6" aria-hidden="true">
          <path d="M1 1l4 4 4-4" />
        </svg>
      </button>
      {open ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot lie in a row
        <div
          className="mark-choice"
          role="group"
          aria-label={say.say('mark.choose.of', { letter })}
          onKeyDown={onKeyDown}
          onBlur={({ currentTarget, relatedTarget }) => {
            // Some browsers do not focus a clicked button: that does not close the popup.
            if (relatedTarget === null || relatedTarget === button.current) return;
            if (!currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          {Array.from({ length: Math.min(MARKS, Math.max(ENOUGH, seats)) }, (_, mark) => {
            const worn = marks.slice(0, seats).indexOf(mark);
            const other = worn >= 0 && worn !== seat ? worn : undefined;
            const kept = other !== undefined && holds(other);
            const label =
              other === undefined
                ? nameOf(mark)
                : say.say(kept ? 'mark.worn' : 'mark.swap', { mark: nameOf(mark), letter: letterOf(other) });
            return (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the mark
                key={mark}
                ref={worn === seat ? first : undefined}
                type="button"
                aria-label={label}
                title={label}
                aria-pressed={worn === seat}
                aria-disabled={kept}
                onClick={() => kept || choose(mark)}
              >
                <MarkPicture {...markOf([mark], 0)} letter={worn < 0 ? '' : letterOf(worn)} size={26} />
              </button>
            );
          })}
        </div>
      ) : undefined}
    </div>
  );
}
