// Outlines of the table's sprite, and pictures with a name of their own.
import type { CSSProperties, SVGProps } from 'react';

/** Icons that the kit itself draws: a table's own list begins with them. */
export const kitIcons = ['brass-eye', 'candle-light', 'skull-crossed-bones', 'torch'] as const;

/** A small outline in the colour of its text, without a name: words stand beside it. */
export const Gi = ({ icon, style }: { icon: string; style?: CSSProperties }) => (
  <svg className="gi" viewBox="0 0 512 512" aria-hidden="true" style={style}>
    <use href={`#gi-${icon}`} />
  </svg>
);

/** A picture with its accessible name; hidden from screen readers where the name is empty, because words stand beside it. */
export const Drawing = ({ name, ...rest }: { readonly name: string } & SVGProps<SVGSVGElement>) =>
  name === '' ? <svg aria-hidden="true" {...rest} /> : <svg role="img" aria-label={name} {...rest} />;
