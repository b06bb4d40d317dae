// The map as everybody sees it: squares, edges, furniture, darkness, figures.
import { type BoardView, cellName, edgeName, edgeOf, isFloor, STEP, zoneOf } from '@oubliette/grid';
import type { Door, Piece, State, Zone } from '../state.ts';
import { boardOf, doorCells, isRoom } from './board.ts';
import { heroId, isIn } from './figures.ts';

type Floor = Pick<BoardView, 'cells' | 'edges' | 'doors'>;
const floors = new WeakMap<readonly Door[], Floor>();

/** Squares and edges change only with the doors: made once for each list of them. */
function floorOf(s: State): Floor {
  let made = floors.get(s.doors);
  if (made !== undefined) return made;
  const board = boardOf(s);
  const kinds: Record<string, string[]> = { room: [], passage: [], stairs: [] };
  const walls: string[] = [];
  for (const cell of board.cells) {
    if (!isFloor(board, cell)) continue;
    const zone = zoneOf(board, cell);
    kinds[s.stairs.includes(cell) ? 'stairs' : isRoom(s.zones[zone]!) ? 'room' : 'passage']!.push(cellName(cell));
    for (const side of [1, 2] as const) {
      const other = cell + STEP[side];
      if (isFloor(board, other) && zoneOf(board, other) !== zone) walls.push(edgeName(edgeOf(cell, side)));
    }
  }
  const edges: Record<string, string[]> = {};
  const doors = new Set<string>();
  const shut: Record<string, string[]> = {};
  for (const [d, door] of s.doors.entries()) {
    const kind = DOOR_KINDS[door.state];
    for (const cell of doorCells(door)) {
      const name = edgeName(edgeOf(cell, door.side));
      if (kind === undefined) continue;
      doors.add(name);
      // As options name it: `open:d3`.
      if (kind !== 'open-door') shut[`d${d}`] = [...(shut[`d${d}`] ?? []), name];
      const shown = door.barred ? 'portcullis' : kind;
      edges[shown] = [...(edges[shown] ?? []), name];
    }
  }
  edges.wall = walls.filter((name) => !doors.has(name));
  made = { cells: kinds, edges, doors: shut };
  floors.set(s.doors, made);
  return made;
}
const DOOR_KINDS: { readonly [state in Door['state']]?: string } = {
  closed: 'door',
  locked: 'locked-door',
  open: 'open-door',
  exit: 'open-door',
};

type Shown = NonNullable<BoardView['things']>;
const furnishings = new WeakMap<readonly Piece[], Shown>();
/** Furniture changes seldom: made once for each list of it. */
function furnitureOf({ pieces }: State): Shown {
  let made = furnishings.get(pieces);
  if (made !== undefined) return made;
  made = pieces.flatMap((piece, f) =>
    piece.cells.length === 0
      ? []
      : [
          {
            cells: piece.cells.map(cellName),
            id: `f${f}`,
            what: piece.kind,
            ...(piece.locked ? { locked: true } : {}),
            ...(piece.used ? { used: true } : {}),
          },
        ],
  );
  furnishings.set(pieces, made);
  return made;
}

const darkness = new WeakMap<readonly Zone[], readonly string[]>();
function darkOf(s: State): readonly string[] {
  let made = darkness.get(s.zones);
  if (made !== undefined) return made;
  const board = boardOf(s);
  made = s.zones.some((zone) => zone.dark)
    ? [...board.cells].filter((cell) => isFloor(board, cell) && s.zones[zoneOf(board, cell)]!.dark).map(cellName)
    : [];
  darkness.set(s.zones, made);
  return made;
}

export function mapOf(s: State): BoardView {
  const things = [
    ...furnitureOf(s),
    ...s.things.map((thing, t) => ({ cell: cellName(thing.cell), id: `t${t}`, what: thing.kind })),
    ...s.goods.map((goods, g) => ({ cell: cellName(goods.cell), id: `g${g}`, what: 'goods' })),
    ...s.webs.map((cell) => ({ cell: cellName(cell), what: 'web' })),
    ...s.fires.map((fire) => ({ cell: cellName(fire.cell), what: 'fire' })),
  ];
  const figures = [
    ...s.heroes.flatMap((h, i) =>
      isIn(h) && s.stairs.length > 0 && h.cell > -99999
        ? [
            {
              cell: cellName(h.cell),
              id: heroId(i),
              what: h.class,
              seat: h.seat,
              life: h.life,
              ...(s.turn.who === heroId(i) && !s.turn.over ? { active: true } : {}),
            },
          ]
        : [],
    ),
    ...s.monsters.map((m) => ({
      cell: cellName(m.cell),
      id: m.id,
      what: m.kind,
      life: m.life,
      ...(s.turn.who === m.id && !s.turn.over ? { active: true } : {}),
    })),
  ];
  const dark = darkOf(s);
  return { ...floorOf(s), ways: true, things, figures, ...(dark.length > 0 ? { marks: { dark } } : {}) };
}
