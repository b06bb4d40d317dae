import { type PlayerView, spotOf } from '../reading.ts';

/** A dungeon at a glance. Silent: the counts stand beside it. */
export function MiniMap({ place }: { place: PlayerView }) {
  const square = (cell: string, look: string) => {
    const { column, row } = spotOf(cell);
    return <rect key={cell} className={look} x={column * 10 + 1} y={row * 10 + 1} width="8" height="8" rx="1.500" />;
  };
  return (
    <svg className="dl-mini" viewBox="0 0 50 40" aria-hidden="true">
      {place.tunnels.map((cell) => square(cell, 'is-tunnel'))}
      {place.chambers.map((cell) => square(cell, 'is-room'))}
      {place.conquered.map((cell) => square(cell, 'is-lost'))}
    </svg>
  );
}
