// A dungeon from above: what was dug, rooms, flags of the conquerors, and candles.

import type { Seat } from '@oubliette/engine';
import type { ReactNode } from 'react';
import { BoardCells } from '../../../kit/board/board-cells.tsx';
import { CaveMap, CellIcon, Square } from '../../../kit/board/cave-map.tsx';
import { type BoardSize, spotOf } from '../../../kit/board/cells.ts';
import { MiniMap as KitMiniMap } from '../../../kit/board/mini-map.tsx';
import { RoomFace } from '../../../kit/pieces/tile.tsx';
import { noted } from '../../../kit/tips/explained.ts';
import { aboutPiece } from '../../../reading/about.ts';
import { MAP_ASKS } from '../asked.ts';
import { useTable } from '../at-table.ts';
import { ROOM_PICTURES } from '../pieces/pictures.ts';
import { isCell, type PlayerView, placeOf } from '../reading.ts';

const SIDE = 82.8;
export const SIZE: BoardSize = { columns: 5, rows: 4, side: SIDE, top: 10 };
const ENTRANCE = 'c1';

const dug = ({ tunnels, chambers, conquered }: PlayerView): readonly string[] => [
  ...tunnels,
  ...chambers,
  ...conquered,
];

/** Cells with a candle: the entrance, and some of the tunnels that nobody has conquered. */
const candles = ({ tunnels }: PlayerView): readonly string[] =>
  tunnels.filter((cell) => {
    const { column, row } = spotOf(cell);
    return cell === ENTRANCE || (column * 2 + row * 3) % 5 === 3;
  });

export function useMapName(): (seat: Seat) => string {
  const { game, c } = useTable();
  return (seat) => {
    const { tunnels, chambers, conquered } = placeOf(game, seat);
    const counts = { tunnels: tunnels.length, rooms: chambers.length, conquered: conquered.length };
    return c.say('map.of', { seat, ...counts });
  };
}

interface Props {
  readonly seat: Seat;
  readonly touchable?: boolean;
  /** The tile of the fight. */
  readonly battle?: string | undefined;
  /** Laid over it, cell by cell. */
  readonly children?: ReactNode;
}

export function DungeonMap({ seat, touchable = false, battle, children }: Props) {
  const { game, next } = useTable();
  const place = placeOf(game, seat);
  const then = touchable ? placeOf(next, seat) : place;
  const cells = dug(place);
  const would = dug(then).filter((cell) => !cells.includes(cell));
  const built = then.rooms.filter(({ cell }) => place.rooms.every((room) => room.cell !== cell));
  return (
    <CaveMap
      size={SIZE}
      cells={cells}
      entrance={ENTRANCE}
      lights={candles(place)}
      name={useMapName()(seat)}
      built={[...place.rooms.map(({ cell }) => cell), ...place.conquered]}
      at={`map-${seat}`}
      drawn={
        <>
          {place.rooms.map((room) => (
            <Room key={room.cell} {...room} lost={place.conquered.includes(room.cell)} />
          ))}
          {place.conquered.map((cell) => (
            <Conquered key={cell} cell={cell} />
          ))}
          {would.map((cell) => (
            <g key={cell} className="kit-would">
              <Square cell={cell} side={SIDE} inset={6} className="kit-ghost-cell" />
              <CellIcon cell={cell} side={SIDE} icon="spade" fill="#f2b35a" />
            </g>
          ))}
          {built.map((room) => (
            <g key={room.cell} opacity=".8" className="kit-would">
              <Room {...room} lost={false} />
              <Square cell={room.cell} side={SIDE} inset={1} className="kit-ghost-cell" />
            </g>
          ))}
          {battle === undefined ? undefined : (
            <g>
              <Square cell={battle} side={SIDE} inset={3} className="kit-battle" />
              <CellIcon cell={battle} side={SIDE} icon="crossed-swords" fill="#ffdf9e" size={36} />
            </g>
          )}
        </>
      }
    >
      {touchable ? <Cells place={place} /> : undefined}
      {children}
    </CaveMap>
  );
}

function Room({ id, cell, produced, lost }: PlayerView['rooms'][number] & { lost: boolean }) {
  const { t, names } = useTable();
  const { column, row } = spotOf(cell);
  const name = names(id);
  return (
    <g opacity={lost ? 0.75 : 1} {...noted(aboutPiece(t, id))}>
      <g transform={`translate(${column * SIDE + 1.7} ${row * SIDE + 1.7}) scale(1.045)`} filter="url(#kit-shade)">
        <RoomFace icon={ROOM_PICTURES[id]} />
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
          <text y="4.200" className="kit-on-room">
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

function Cells({ place }: { place: PlayerView }) {
  const { ask, t, names } = useTable();
  if (ask === undefined) return undefined;
  const cells =
    ask.kind === 'produce'
      ? place.rooms.map(({ id, cell }) => ({ cell, option: id as string, words: names(id) }))
      : [...ask.options, ...ask.refused.map(({ option }) => option ?? '')]
          .filter(isCell)
          .map((cell) => ({ cell, option: cell, words: t.option(ask.kind, cell, ask.about) }));
  return <BoardCells size={SIZE} cells={cells} icon={MAP_ASKS[ask.kind]} />;
}

/** A dungeon at a glance. */
export const MiniMap = ({ place: { tunnels, chambers, conquered } }: { place: PlayerView }) => (
  <KitMiniMap
    size={SIZE}
    lists={[
      ['#a58d69', tunnels],
      ['var(--candle)', chambers],
      ['#b3443a', conquered],
    ]}
  />
);
