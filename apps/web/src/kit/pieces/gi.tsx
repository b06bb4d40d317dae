import type { CSSProperties } from 'react';

/** A small outline from the table's icons, in the colour of its text. Silent: words stand beside it. */
export const Gi = ({ icon, style }: { icon: string; style?: CSSProperties }) => (
  <svg className="gi" viewBox="0 0 512 512" aria-hidden="true" style={style}>
    <use href={`#gi-${icon}`} />
  </svg>
);
