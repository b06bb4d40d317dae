import type { CSSProperties } from 'react';
import type { GameIcon } from '../icon-names.ts';

/** A small outline in the colour of its text. Silent: words stand beside it. */
export const Gi = ({ icon, style }: { icon: GameIcon; style?: CSSProperties }) => (
  <svg className="gi" viewBox="0 0 512 512" aria-hidden="true" style={style}>
    <use href={`#gi-${icon}`} />
  </svg>
);
