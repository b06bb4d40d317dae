import type { Seat } from '@oubliette/engine';
import type { Marks } from '@oubliette/records';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

/** The marks of seats: Okabe and Ito's colours, each with its own shape, so that no seat is identified by colour alone. */
const looks = [
  { name: 'vermilion', fill: '#d55e00', d: 'M12 1.5 23 22H1Z', y: 19.5 },
  { name: 'sky', fill: '#56b4e9', d: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z', y: 16.4 },
  { name: 'green', fill: '#009e73', d: 'M2 2H22V22H2Z', y: 16.4 },
  { name: 'yellow', fill: '#f0e442', d: 'M12 0 24 12 12 24 0 12Z', y: 16.4 },
  { name: 'purple', fill: '#cc79a7', d: 'M12 1 23.5 9.5 19 22.5H5L.5 9.5Z', y: 17.4 },
  { name: 'blue', fill: '#4a86e8', d: 'M7.5 1h9v6.500H23v9h-6.500V23h-9v-6.500H1v-9h6.500Z', y: 16.4 },
  { name: 'grey', fill: '#b8ad9d', d: 'M6 2H18L23.500 12 18 22H6L.5 12Z', y: 16.4 },
  { name: 'white', fill: '#f2f2f2', d: 'M2 2H22V13C22 18 17 21 12 23.500 7 21 2 18 2 13Z', y: 15.4 },
] as const;

/** Each mark has a name in the shell's texts, `mark.…`. */
export type MarkName = (typeof looks)[number]['name'];
export const markName = (mark: number): MarkName => looks[mark % looks.length]?.name ?? 'white';

/** The letter of a seat depends on its number, not on its mark. */
export const letterOf = (seat: Seat): string => String.fromCharCode(65 + seat);

export interface Mark {
  readonly letter: string;
  readonly fill: string;
  readonly d: string;
  /** The position of the letter on this shape. */
  readonly y: number;
}
export type MarkOf = (seat: Seat) => Mark;

export const markOf = (marks: Marks | undefined, seat: Seat): Mark => {
  const { fill, d, y } = looks[(marks?.[seat] ?? seat) % looks.length] ?? looks[0];
  return { letter: letterOf(seat), fill, d, y };
};

const MarksContext = createContext<Marks | undefined>(undefined);

/** Sets the marks for all seats inside; the default is the usual marks. */
export const Marked = ({ marks, children }: { marks: Marks | undefined; children: ReactNode }) => (
  <MarksContext value={marks}>{children}</MarksContext>
);

/** The mark of each seat in this context. */
export function useMarks(): MarkOf {
  const marks = useContext(MarksContext);
  return useMemo(() => (seat) => markOf(marks, seat), [marks]);
}

/** Hidden from screen readers: the name beside it says the same. */
export function SeatMark({ seat, size = 22 }: { seat: Seat; size?: number }) {
  return <MarkPicture {...useMarks()(seat)} size={size} />;
}

export const MarkPicture = ({ letter, fill, d, y, size }: Mark & { size: number }) => (
  <svg className="seat-mark" viewBox="-1 -1 26 26" width={size} height={size} aria-hidden="true">
    <path d={d} fill={fill} stroke="#140f0a" strokeWidth="1.6" />
    <path
      d={d}
      fill="none"
      stroke="#fff"
      strokeOpacity=".4"
      strokeWidth=".9"
      transform="translate(2.2 2.2) scale(.815)"
    />
    <text x="12" y={y} fill="#140f0a">
      {letter}
    </text>
  </svg>
);
