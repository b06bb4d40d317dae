import type { Seat } from '@oubliette/engine';

/** Okabe and Ito's colours, each with its own shape and letter: no seat is told by its colour alone. */
const marks = [
  { letter: 'A', fill: '#d55e00', d: 'M12 1.5 23 22H1Z', y: 19.5 },
  { letter: 'B', fill: '#56b4e9', d: 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21Z', y: 16.4 },
  { letter: 'C', fill: '#009e73', d: 'M2 2H22V22H2Z', y: 16.4 },
  { letter: 'D', fill: '#f0e442', d: 'M12 0 24 12 12 24 0 12Z', y: 16.4 },
  { letter: 'E', fill: '#cc79a7', d: 'M12 1 23.5 9.5 19 22.5H5L.5 9.5Z', y: 17.4 },
  { letter: 'F', fill: '#3f9bd6', d: 'M7.5 1h9v6.500H23v9h-6.500V23h-9v-6.500H1v-9h6.500Z', y: 16.4 },
  { letter: 'G', fill: '#b8ad9d', d: 'M6 2H18L23.500 12 18 22H6L.5 12Z', y: 16.4 },
  { letter: 'H', fill: '#f2f2f2', d: 'M2 2H22V13C22 18 17 21 12 23.500 7 21 2 18 2 13Z', y: 15.4 },
] as const;

const markOf = (seat: Seat) => marks[seat % marks.length] ?? marks[0];

export const letterOf = (seat: Seat): string => markOf(seat).letter;
export const colourOf = (seat: Seat): string => markOf(seat).fill;

/** Beside the person's name, which says the same: so it is silent. */
export function SeatMark({ seat, size = 22 }: { seat: Seat; size?: number }) {
  const { letter, fill, d, y } = markOf(seat);
  return (
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
}
