import type { Seat } from '@oubliette/engine';
import { useMarks } from '../../../parts/seat-mark.tsx';
import { Drawing } from './drawing.tsx';

/** The trainees' mark. */
export const TRAINEE = { letter: 'S', fill: '#9a8f80', d: 'M6 2H18L23 12 18 22H6L1 12Z', y: 16.4 } as const;

/** A minion: the seat's colour, its shape as the head, its letter. Dummies are grey. */
export function Pawn({ who, name, size = 20 }: { who: Seat | 'dummy-1' | 'dummy-2'; name: string; size?: number }) {
  const markOf = useMarks();
  const { letter, fill, d } =
    typeof who === 'number' ? markOf(who) : { ...TRAINEE, letter: who === 'dummy-1' ? '1' : '2' };
  return (
    <Drawing className="dl-pawn" viewBox="-2 -2 28 34" width={size * 0.86} height={size} name={name}>
      <path d="M12 9C6 11 2 20 1 29Q12 32 23 29C22 20 18 11 12 9Z" fill={fill} stroke="#140f0a" strokeWidth="1.6" />
      <path d="M11 11C7 13 4.500 20 3.500 27" stroke="#fff" strokeOpacity=".5" fill="none" strokeWidth="1.4" />
      <g transform="translate(5.500 -1) scale(.54)">
        <path d={d} fill={fill} stroke="#140f0a" strokeWidth="2.800" />
      </g>
      <text x="12" y="27" fill="#140f0a" className="dl-on-pawn">
        {letter}
      </text>
    </Drawing>
  );
}
