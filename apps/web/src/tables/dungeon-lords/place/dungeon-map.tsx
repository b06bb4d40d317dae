// A dungeon from above: rock, what was dug, rooms, flags of the conquerors, and candles.
import type { Seat } from '@oubliette/engine';
import { type ReactNode, useId } from 'react';
import { MAP_ASKS } from '../asked.ts';
import { standingOf, useNames, useTable } from '../at-table.tsx';
import { Gi } from '../pieces/gi.tsx';
import { RoomFace } from '../pieces/tile.tsx';
import { isCell, type PlayerView, placeOf, spotOf } from '../reading.ts';

const SIDE = 82.8;
const WIDTH = 5 * SIDE;
const HEIGHT = 4 * SIDE;
const TOP = 10;

const dug = ({ tunnels, chambers, conquered }: PlayerView): readonly string[] => [
  ...tunnels,
  ...chambers,
  ...conquered,
];

const beside = (a: string, b: string): boolean => {
  const [one, two] = [spotOf(a), spotOf(b)];
  return Math.abs(one.column - two.column) + Math.abs(one.row - two.row) === 1;
};

/** Squares and the passages between them; where they meet they are one cave. */
function Cave({ cells }: { cells: readonly string[] }) {
  const gaps = cells.flatMap((a, i) => cells.slice(i + 1).flatMap((b) => (beside(a, b) ? [[a, b] as const] : [])));
  return (
    <>
      {cells.map((cell) => {
        const { column, row } = spotOf(cell);
        return <rect key={cell} x={column * SIDE + 5.8} y={row * SIDE + 5.8} width="71.2" height="71.2" rx="11.6" />;
      })}
      {gaps.map(([a, b]) => {
        const [one, two] = [spotOf(a), spotOf(b)];
        const wide = one.row === two.row;
        const x = Math.min(one.column, two.column) * SIDE + (wide ? SIDE / 2 : 16.6);
        const y = Math.min(one.row, two.row) * SIDE + (wide ? 16.6 : SIDE / 2);
        return <rect key={a + b} x={x} y={y} width={wide ? SIDE : 49.7} height={wide ? 49.7 : SIDE} />;
      })}
      {cells.includes('c1') ? <rect x={2 * SIDE + 16.6} y={-TOP} width="49.7" height={TOP + SIDE / 2} /> : undefined}
    </>
  );
}

/** Where a candle burns: at the entrance, and here and there in tunnels that nobody has conquered. */
const candles = ({ tunnels }: PlayerView): readonly string[] =>
  tunnels.filter((cell) => {
    const { column, row } = spotOf(cell);
    return cell === 'c1' || (column * 2 + row * 3) % 5 === 3;
  });

interface Props {
  readonly seat: Seat;
  /** Without names and without touch: a glance. */
  readonly touchable?: boolean;
  /** The tile of the fight. */
  readonly battle?: string | undefined;
  /** Laid over it, cell by cell (`boxOf`). */
  readonly children?: ReactNode;
}

export function DungeonMap({ seat, touchable = false, battle, children }: Props) {
  const { game, next, c } = useTable();
  const place = placeOf(game, seat);
  const id = useId();
  const cells = dug(place);
  const would = touchable ? dug(placeOf(next, seat)).filter((cell) => !cells.includes(cell)) : [];
  const built = placeOf(next, seat).rooms.filter(
    ({ cell }) => touchable && place.rooms.every((room) => room.cell !== cell),
  );
  const lights = candles(place);
  const rock = ['a', 'b', 'c', 'd', 'e'].flatMap((column) =>
    [1, 2, 3, 4].map((row) => column + row).filter((cell) => !cells.includes(cell)),
  );
  return (
    <div className="dl-map" data-at={`map-${seat}`}>
      <svg
        viewBox={`0 ${-TOP} ${WIDTH} ${HEIGHT + TOP}`}
        role="img"
        aria-label={c.say('map.of', {
          seat,
          tunnels: place.tunnels.length,
          rooms: place.chambers.length,
          conquered: place.conquered.length,
        })}
      >
        <defs>
          <clipPath id={`${id}cave`}>
            <Cave cells={cells} />
          </clipPath>
          <clipPath id={`${id}rock`}>
            <rect width={WIDTH} height={HEIGHT} rx="10" />
          </clipPath>
        </defs>
        <g clipPath={`url(#${id}rock)`}>
          <rect width={WIDTH} height={HEIGHT} filter="url(#dl-rock)" />
          <rect width={WIDTH} height={HEIGHT} fill="#17110b" opacity=".62" />
          {rock.map((cell) => (
            <Square key={cell} cell={cell} inset={4} className="dl-block" />
          ))}
          {lights.map((cell) => (
            <Light key={cell} cell={cell} r={140} opacity={0.42} />
          ))}
        </g>
        <g filter="url(#dl-rough)">
          <g fill="#0b0805" stroke="#0b0805" strokeWidth="10" strokeLinejoin="round">
            <Cave cells={cells} />
          </g>
          <g fill="#5d5040" stroke="#6d5f4c" strokeWidth="4.500" strokeLinejoin="round">
            <Cave cells={cells} />
          </g>
        </g>
        <g clipPath={`url(#${id}cave)`}>
          <rect y="-16" width={WIDTH} height={HEIGHT + 16} fill="url(#dl-flags)" />
          <rect y="-16" width={WIDTH} height={HEIGHT + 16} fill="#2a1c0e" opacity=".34" />
          {lights.map((cell) => (
            <Light key={cell} cell={cell} r={103} opacity={0.8} />
          ))}
        </g>
        {lights.map((cell) => {
          const { column, row } = spotOf(cell);
          return (
            <g key={cell} transform={`translate(${column * SIDE + 9} ${row * SIDE + 9})`}>
              <circle cx="9" cy="6" r="25" fill="url(#dl-halo)" className="dl-flicker" />
              <use href="#gi-candle-light" y="-4" width="20" height="20" fill="url(#g-flame)" />
            </g>
          );
        })}
        {place.rooms.map((room) => (
          <Room key={room.cell} {...room} lost={place.conquered.includes(room.cell)} />
        ))}
        {place.conquered.map((cell) => (
          <Conquered key={cell} cell={cell} />
        ))}
        {would.map((cell) => (
          <g key={cell} className="dl-would">
            <Square cell={cell} inset={6} className="dl-ghost-cell" />
            <Mark cell={cell} icon="spade" />
          </g>
        ))}
        {built.map((room) => (
          <g key={room.cell} opacity=".8" className="dl-would">
            <Room {...room} lost={false} />
            <Square cell={room.cell} inset={1} className="dl-ghost-cell" />
          </g>
        ))}
        {battle === undefined ? undefined : (
          <g>
            <Square cell={battle} inset={3} className="dl-battle" />
            <Mark cell={battle} icon="crossed-swords" size={36} />
          </g>
        )}
      </svg>
      {touchable ? <Cells place={place} /> : undefined}
      {children}
    </div>
  );
}

const Square = ({ cell, inset, className }: { cell: string; inset: number; className: string }) => {
  const { column, row } = spotOf(cell);
  const side = SIDE - 2 * inset;
  return (
    <rect className={className} x={column * SIDE + inset} y={row * SIDE + inset} width={side} height={side} rx="9" />
  );
};

const Light = ({ cell, r, opacity }: { cell: string; r: number; opacity: number }) => {
  const { column, row } = spotOf(cell);
  return <circle cx={column * SIDE + 35} cy={row * SIDE + 30} r={r} fill="url(#dl-halo)" opacity={opacity} />;
};

const Mark = ({ cell, icon, size = 24 }: { cell: string; icon: 'spade' | 'crossed-swords'; size?: number }) => {
  const { column, row } = spotOf(cell);
  const at = (SIDE - size) / 2;
  return (
    <use
      href={`#gi-${icon}`}
      x={column * SIDE + at}
      y={row * SIDE + at}
      width={size}
      height={size}
      fill={icon === 'spade' ? '#f2b35a' : '#ffdf9e'}
    />
  );
};

function Room({ id, cell, produced, lost }: PlayerView['rooms'][number] & { lost: boolean }) {
  const names = useNames();
  const { column, row } = spotOf(cell);
  const name = names(id);
  return (
    <g opacity={lost ? 0.75 : 1}>
      <g transform={`translate(${column * SIDE + 1.7} ${row * SIDE + 1.7}) scale(1.045)`} filter="url(#dl-shade)">
        <RoomFace id={id} />
      </g>
      <g className="dl-room-label" transform={`translate(${column * SIDE + 3} ${row * SIDE + 62.5})`}>
        <rect width="76.500" height="18" rx="3" fill="#f1e6cf" stroke="#2b2118" />
        <text
          x="38.200"
          y="13"
          className="dl-room-name"
          {...(name.length > 13 ? { textLength: 72, lengthAdjust: 'spacingAndGlyphs' } : {})}
        >
          {name}
        </text>
      </g>
      {produced > 0 ? (
        <g transform={`translate(${column * SIDE + 66} ${row * SIDE + 14})`}>
          <circle r="9" fill="#3f5d24" stroke="#cfe3ae" strokeWidth="1.500" />
          <text y="4.200" className="dl-on-room">
            {produced}
          </text>
        </g>
      ) : undefined}
    </g>
  );
}

function Conquered({ cell }: { cell: string }) {
  const { column, row } = spotOf(cell);
  return (
    <g transform={`translate(${column * SIDE} ${row * SIDE})`}>
      <rect x="7" y="7" width="69" height="69" rx="10" fill="#d8d2c6" fillOpacity=".62" />
      <use href="#gi-flying-flag" x="24" y="22" width="36" height="36" fill="#9c2c23" />
    </g>
  );
}

/** Where a cell lies on a map, whatever the size of that. */
export function boxOf(cell: string) {
  const { column, row } = spotOf(cell);
  return {
    left: `${column * 20}%`,
    top: `${((row * SIDE + TOP) / (HEIGHT + TOP)) * 100}%`,
    width: '20%',
    height: `${(SIDE / (HEIGHT + TOP)) * 100}%`,
  };
}

/** What can be touched: cells that are options glow, cells that are not say why. */
function Cells({ place }: { place: PlayerView }) {
  const table = useTable();
  const { ask, option: picked, hinted, c, t, touch } = table;
  const names = useNames();
  if (ask === undefined) return undefined;
  const icon = MAP_ASKS[ask.kind];
  const roomAsk = ask.kind === 'produce';
  const cells = roomAsk
    ? place.rooms.map(({ id, cell }) => ({ cell, option: id as string, words: names(id) }))
    : [...ask.options, ...ask.refused.map(({ option }) => option ?? '')]
        .filter(isCell)
        .map((cell) => ({ cell, option: cell, words: t.option(ask.kind, cell, ask.about) }));
  const reached =
    cells.find(({ option: one }) => one === picked) ??
    cells.find(({ option: one }) => standingOf(table, one) === 'open');
  return cells.map(({ cell, option, words }) => {
    const standing = standingOf(table, option);
    if (standing === 'none') return undefined;
    return (
      <button
        key={cell}
        type="button"
        className={`dl-cell is-${standing}${option === hinted ? ' is-hinted' : ''}`}
        style={boxOf(cell)}
        // One of them is reached by Tab, the others by arrows.
        tabIndex={cell === reached?.cell ? 0 : -1}
        aria-label={standing === 'closed' ? c.say('closed', { option: words }) : words}
        aria-pressed={standing === 'picked' ? true : undefined}
        onClick={() => touch(option)}
      >
        {standing !== 'closed' && icon !== undefined ? <Gi icon={icon} /> : undefined}
      </button>
    );
  });
}
