const COLOURS = {
  green: { ink: '#062413', edge: '#c9ffd9' },
  red: { ink: '#3a0a07', edge: '#ffd4ca' },
} as const;

import { Drawing } from './icon.tsx';
export type DieColour = keyof typeof COLOURS;

const HEXAGON = 'M50 2 94 27V73L50 98 6 73V27Z';

interface Props {
  readonly colour: DieColour;
  /** Undefined: not rolled yet. */
  readonly pips: number | undefined;
  readonly name: string;
  readonly size?: number;
  /** Rotation in degrees. */
  readonly turned?: number;
}

/** A die of eight faces; the number stands on the one in front. */
export function Die({ colour, pips, name, size = 44, turned = 0 }: Props) {
  const { ink, edge } = COLOURS[colour];
  return (
    <Drawing className="kit-die" viewBox="-2 -2 106 108" width={size} height={size} name={name}>
      <g transform={`rotate(${turned} 50 50)`}>
        <path d={HEXAGON} fill={ink} transform="translate(3 5)" opacity=".55" />
        <path d={HEXAGON} fill={`url(#b-die-${colour})`} stroke={ink} strokeWidth="3" strokeLinejoin="round" />
        <path d="M50 2 6 27 6 73Z" fill="#fff" opacity=".16" />
        <path d="M50 2 94 27 94 73Z" fill="#000" opacity=".22" />
        <path d="M6 73 94 73 50 98Z" fill="#000" opacity=".34" />
        <path d="M50 2 6 73H94Z" fill="#fff" opacity=".1" />
        <path d="M50 3 7 72H93Z" fill="none" stroke={edge} strokeWidth="2" strokeOpacity=".75" strokeLinejoin="round" />
      </g>
      <text x="50" y="67" fill="#fff" stroke={ink} className="kit-on-die">
        {pips ?? '?'}
      </text>
    </Drawing>
  );
}
