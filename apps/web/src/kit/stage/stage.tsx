// The stage of a fight: one side on the left, the other on the right.
import type { ReactNode } from 'react';
import { times } from '../pieces/lists.ts';
import { Backdrop } from './backdrop.tsx';

interface Props {
  /** What each side is called. */
  readonly left: string;
  readonly right: string;
  readonly children: ReactNode;
}

export const Stage = ({ left, right, children }: Props) => (
  <div className="kit-stage">
    <Backdrop />
    <span className="kit-stage-side is-left">{left}</span>
    <span className="kit-stage-side is-right">{right}</span>
    {children}
  </div>
);

const HEART = 'M12 21C2 13 0 9 0 6a6 6 0 0 1 12-1.600A6 6 0 0 1 24 6c0 3-2 7-12 15Z';

/** One heart for each hit point: left, lost by the picked option, lost. */
export const Pips = ({ left, health, would }: { left: number; health: number; would: number }) => (
  <span className="kit-pips" aria-hidden="true">
    {times(health, (i) => (
      <svg viewBox="-1 -1 26 24" className={i >= left ? 'is-lost' : i >= would ? 'is-going' : ''} aria-hidden="true">
        <path d={HEART} />
        {i >= left ? <path d="M6 4 18 17M18 4 6 17" className="kit-cross" /> : undefined}
      </svg>
    ))}
  </span>
);

/** A blow and its damage. */
export const Blow = ({ n }: { n: number }) => (
  <svg className="kit-blow" viewBox="-60 -50 120 100" aria-hidden="true">
    <path d="M-56 44C-46-24 34-30 50 20" stroke="#1d0a06" strokeWidth="15" fill="none" strokeLinecap="round" />
    <path d="M-56 44C-46-24 34-30 50 20" stroke="url(#g-flame)" strokeWidth="9" fill="none" strokeLinecap="round" />
    <path d="M58 46 34 22 62 12Z" fill="#ffc45e" stroke="#1d0a06" strokeWidth="3" strokeLinejoin="round" />
    <path
      d="M0-38 10-18 33-27 23-5 42 5 20 14 24 36 3 24-14 40-17 17-41 17-24 0-39-18-16-17Z"
      fill="#c0443a"
      stroke="#1d0a06"
      strokeWidth="3.500"
      strokeLinejoin="round"
    />
    <text y="12">{n}</text>
  </svg>
);
