import type { ReactNode } from 'react';

interface CountedProps<T extends string> {
  readonly all: readonly T[];
  readonly taken: readonly T[];
  readonly name: (id: T) => string;
  /** What the figures count, for screen readers. */
  readonly says: string;
  readonly draw: (id: T) => ReactNode;
  readonly onTake: (id: T, have: number) => void;
}

/** Each kind once, with how many of it are taken and how many there are. */
export function Counted<T extends string>({ all, taken, name, says, draw, onTake }: CountedProps<T>) {
  const kinds = [...new Set(all)];
  return (
    <span className="kit-counted">
      {kinds.map((id) => {
        const have = all.filter((one) => one === id).length;
        const used = taken.filter((one) => one === id).length;
        return (
          <button
            key={id}
            type="button"
            className={`kit-count-button${used > 0 ? ' is-in' : ''}`}
            aria-pressed={used > 0}
            onClick={() => onTake(id, have)}
          >
            {draw(id)}
            <span className="kit-count-name">{name(id)}</span>
            {have > 1 ? (
              <span className="kit-count-of">
                {used}/{have}
                <span className="unseen"> {says}</span>
              </span>
            ) : undefined}
          </button>
        );
      })}
    </span>
  );
}
