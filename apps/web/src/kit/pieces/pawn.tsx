import type { Mark } from '../../parts/seat-mark.tsx';
import { Drawing } from './icon.tsx';

/** A figure: the mark's colour, its shape as the head, its letter. */
export const Pawn = ({
  mark: { letter, fill, d },
  name = '',
  size = 20,
}: {
  mark: Mark;
  name?: string;
  size?: number;
}) => (
  <Drawing className="kit-pawn" viewBox="-2 -2 28 34" width={size * 0.86} height={size} name={name}>
    <path d="M12 9C6 11 2 20 1 29Q12 32 23 29C22 20 18 11 12 9Z" fill={fill} stroke="#140f0a" strokeWidth="1.6" />
    <path d="M11 11C7 13 4.500 20 3.500 27" stroke="#fff" strokeOpacity=".5" fill="none" strokeWidth="1.4" />
    <g transform="translate(5.500 -1) scale(.54)">
      <path d={d} fill={fill} stroke="#140f0a" strokeWidth="2.800" />
    </g>
    <text x="12" y="27" fill="#140f0a" className="kit-on-pawn">
      {letter}
    </text>
  </Drawing>
);
