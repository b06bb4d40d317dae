import type { CSSProperties, ReactNode } from 'react';
import { Gi } from './gi.tsx';

/** Anything counted, as data: an outline on a coin of one colour. */
export interface TokenFace {
  readonly icon: string;
  readonly colour: string;
}

export const Token = ({ icon, colour, size = 18 }: TokenFace & { size?: number }) => (
  <span className="kit-tok" style={{ '--s': `${size}px`, '--c': colour } as CSSProperties} aria-hidden="true">
    <Gi icon={icon} />
  </span>
);

interface AmountProps {
  readonly n?: ReactNode;
  readonly face: TokenFace;
  readonly name: string;
  readonly size?: number;
}

/** So many of something: the figure, the token, and the word for who cannot see it. */
export const Amount = ({ n, face, name, size = 18 }: AmountProps) => (
  <span className="kit-fx">
    {n}
    <Token {...face} size={size} />
    <span className="unseen"> {name} </span>
  </span>
);
