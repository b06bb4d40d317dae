import { type BoardSize, spotOf } from './cells.ts';

/** A board at a glance, each list of cells in its own colour. Hidden from screen readers: the counts stand beside it. */
export const MiniMap = ({
  size,
  lists,
}: {
  size: BoardSize;
  lists: readonly (readonly [string, readonly string[]])[];
}) => (
  <svg className="kit-mini" viewBox={`0 0 ${size.columns * 10} ${size.rows * 10}`} aria-hidden="true">
    {lists.flatMap(([fill, cells]) =>
      cells.map((cell) => {
        const { column, row } = spotOf(cell);
        return <rect key={cell} fill={fill} x={column * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="1.500" />;
      }),
    )}
  </svg>
);
