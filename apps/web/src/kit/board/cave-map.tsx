// A dungeon from above, dug into rock: squares and the passages between them, candles, and whatever a table lays on it.
import { type ReactNode, useId } from 'react';
import { type BoardSize, beside, cellsOf, spotOf } from './cells.ts';

/** Squares that touch are one cave; the entrance leads out at the top. */
function Cave({
  cells,
  size: { side, top },
  entrance,
}: {
  cells: readonly string[];
  size: BoardSize;
  entrance: string;
}) {
  const gaps = cells.flatMap((a, i) => cells.slice(i + 1).flatMap((b) => (beside(a, b) ? [[a, b] as const] : [])));
  const wall = side * 0.07;
  const jamb = side * 0.2;
  return (
    <>
      {cells.map((cell) => {
        const { column, row } = spotOf(cell);
        return (
          <rect
            key={cell}
            x={column * side + wall}
            y={row * side + wall}
            width={side - 2 * wall}
            height={side - 2 * wall}
            rx={side * 0.14}
          />
        );
      })}
      {gaps.map(([a, b]) => {
        const [one, two] = [spotOf(a), spotOf(b)];
        const wide = one.row === two.row;
        const x = Math.min(one.column, two.column) * side + (wide ? side / 2 : jamb);
        const y = Math.min(one.row, two.row) * side + (wide ? jamb : side / 2);
        const across = side - 2 * jamb;
        return <rect key={a + b} x={x} y={y} width={wide ? side : across} height={wide ? across : side} />;
      })}
      {cells.includes(entrance) ? (
        <rect x={spotOf(entrance).column * side + jamb} y={-top} width={side - 2 * jamb} height={top + side / 2} />
      ) : undefined}
    </>
  );
}

interface Props {
  readonly size: BoardSize;
  /** Cells that are dug. */
  readonly cells: readonly string[];
  readonly entrance: string;
  /** Cells with a candle. */
  readonly lights: readonly string[];
  readonly name: string;
  /** Cells with something on them: their name is in the left corner. */
  readonly built?: readonly string[];
  /** Its `data-at`, the start or end of flights. */
  readonly at: string;
  /** Drawn on the map. */
  readonly drawn: ReactNode;
  /** Laid over the map, cell by cell. */
  readonly children?: ReactNode;
}

export function CaveMap({ size, cells, entrance, lights, name, built = [], at, drawn, children }: Props) {
  const { columns, rows, side, top } = size;
  const id = useId();
  const [width, height] = [columns * side, rows * side];
  const cave = <Cave cells={cells} size={size} entrance={entrance} />;
  const light = (r: number, opacity: number) =>
    lights.map((cell) => {
      const { column, row } = spotOf(cell);
      return (
        <circle key={cell} cx={column * side + 35} cy={row * side + 30} r={r} fill="url(#kit-halo)" opacity={opacity} />
      );
    });
  return (
    <div className="kit-map" data-at={at} data-board={`${columns} ${rows} ${top / side}`}>
      <svg viewBox={`0 ${-top} ${width} ${height + top}`} role="img" aria-label={name}>
        <defs>
          <clipPath id={`${id}cave`}>{cave}</clipPath>
          <clipPath id={`${id}rock`}>
            <rect width={width} height={height} rx="10" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}rock)`}>
          <rect width={width} height={height} filter="url(#kit-rock)" />
          <rect width={width} height={height} fill="#17110b" opacity=".62" />
          {cellsOf(size)
            .filter((cell) => !cells.includes(cell))
            .map((cell) => (
              <Square key={cell} cell={cell} side={side} inset={4} className="kit-block" />
            ))}
          {light(side * 1.69, 0.42)}
        </g>
        <g filter="url(#kit-rough)">
          <g fill="#0b0805" stroke="#0b0805" strokeWidth="10" strokeLinejoin="round">
            {cave}
          </g>
          <g fill="#5d5040" stroke="#6d5f4c" strokeWidth="4.500" strokeLinejoin="round">
            {cave}
          </g>
        </g>
        <g clipPath={`url(#${id}cave)`}>
          <rect y={-top - 6} width={width} height={height + top + 6} fill="url(#kit-flags)" />
          <rect y={-top - 6} width={width} height={height + top + 6} fill="#2a1c0e" opacity=".34" />
          {light(side * 1.244, 0.8)}
        </g>
        {lights.map((cell) => {
          const { column, row } = spotOf(cell);
          return (
            <g key={cell} transform={`translate(${column * side + 9} ${row * side + 9})`}>
              <circle cx="9" cy="6" r="25" fill="url(#kit-halo)" className="kit-flicker" />
              <use href="#gi-candle-light" y="-4" width="20" height="20" fill="url(#g-flame)" />
            </g>
          );
        })}
        {drawn}
        {cellsOf(size).map((cell) => (
          <CellName key={cell} cell={cell} side={side} left={built.includes(cell)} />
        ))}
      </svg>
      {children}
    </div>
  );
}

/** The name of a cell, since options name cells. */
const CellName = ({ cell, side, left }: { cell: string; side: number; left: boolean }) => {
  const { column, row } = spotOf(cell);
  return (
    <text
      className="kit-cell-name"
      x={(column + (left ? 0.09 : 0.91)) * side}
      y={row * side + 19}
      textAnchor={left ? 'start' : 'end'}
    >
      {cell}
    </text>
  );
};

interface SquareProps {
  readonly cell: string;
  readonly side: number;
  readonly inset: number;
  readonly className: string;
}

export const Square = ({ cell, side, inset, className }: SquareProps) => {
  const { column, row } = spotOf(cell);
  const width = side - 2 * inset;
  return (
    <rect className={className} x={column * side + inset} y={row * side + inset} width={width} height={width} rx="9" />
  );
};

interface MarkProps {
  readonly cell: string;
  readonly side: number;
  readonly icon: string;
  readonly fill: string;
  readonly size?: number;
}

/** An icon in the middle of a cell. */
export const CellIcon = ({ cell, side, icon, fill, size = 24 }: MarkProps) => {
  const { column, row } = spotOf(cell);
  const at = (side - size) / 2;
  return <use href={`#gi-${icon}`} x={column * side + at} y={row * side + at} width={size} height={size} fill={fill} />;
};
