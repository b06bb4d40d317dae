// Options of a question as buttons: open ones are one radio group, closed ones say why.

import type { ReactNode } from 'react';
import { Icon } from '../../parts/icon.tsx';
import { useKitWords } from '../locales/texts.ts';
import { useKitTable } from '../table-context.tsx';

/** The number by which the keyboard picks it. */
export const KeyCap = ({ at }: { at: number }) => (
  <span className="key" aria-hidden="true">
    {at + 1}
  </span>
);

export const PickedTick = () => (
  <span className="picked-tick">
    <Icon name="tick" />
  </span>
);

interface ClosedProps {
  readonly option: string;
  readonly words: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** An option that is not possible: a click explains why. */
export function ClosedOption({ option, words, className, children }: ClosedProps) {
  const { touch } = useKitTable();
  const kit = useKitWords();
  return (
    <button
      type="button"
      className={`${className} is-shut`}
      aria-label={kit.say('closed', { option: words })}
      onClick={() => touch(option)}
    >
      {children}
    </button>
  );
}
