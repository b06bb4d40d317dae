import type { CSSProperties, ReactNode } from 'react';
import type { Note } from '../../reading/about.ts';
import { noted } from '../tips/explained.ts';
import { Gi } from './icon.tsx';

/** Something counted, as data: an outline on a coin of one colour. */
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
  /** Its tooltip. */
  readonly about?: Note | undefined;
}

/** An amount: figure, token, and the word for screen readers. */
export const Amount = ({ n, face, name, size = 18, about }: AmountProps) => (
  <span className="kit-fx" {...noted(about)}>
    {n}
    <Token {...face} size={size} />
    <span className="unseen"> {name} </span>
  </span>
);
