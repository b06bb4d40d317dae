// A dungeon of twenty tiles, grown door by door, all doors open, with figures in it: what a move and a look cost there.
import {
  BLOCKED,
  type Board,
  block,
  type Cell,
  cellsOf,
  connectorOnTable,
  defineDungeon,
  EAST,
  edgesOf,
  field,
  HALT,
  joints,
  type Layout,
  mark,
  NO_STOP,
  NORTH,
  type Opening,
  reach,
  SOUTH,
  seenFrom,
  shape,
  touching,
  WEST,
  withEdges,
  withTile,
} from '@oubliette/grid';

const door = (name: string, side: 0 | 1 | 2 | 3, ...cells: [number, number][]) => ({ name, side, cells });
const dungeon = defineDungeon({
  shapes: {
    corridor: block(2, 6, [door('S', SOUTH, [0, 5], [1, 5]), door('N', NORTH, [0, 0], [1, 0])]),
    crossing: shape(
      ['......', '......', '##..##', '##..##'],
      [door('S', SOUTH, [2, 3], [3, 3]), door('W', WEST, [0, 0], [0, 1]), door('E', EAST, [5, 0], [5, 1])],
    ),
    room: block(6, 6, [
      door('S', SOUTH, [2, 5], [3, 5]),
      door('N', NORTH, [2, 0], [3, 0]),
      door('W', WEST, [0, 2], [0, 3]),
      door('E', EAST, [5, 2], [5, 3]),
    ]),
  },
  edges: { open: { walk: true, see: true } },
});
const TILES = ['room', 'crossing', 'corridor', 'room'] as const;

function grown(tiles: number): Layout<'open'> {
  let layout: Layout<'open'> = { tiles: [{ tile: 'room', at: 'a1', turn: 0 }], edges: {} };
  const openings: Opening[] = connectors(layout, 0);
  for (let n = 1; layout.tiles.length < tiles; n++) {
    const opening = openings.shift();
    if (opening === undefined) throw new Error('no door is left');
    const tile = TILES[n % TILES.length]!;
    const [joint] = joints(dungeon.board(layout), tile, dungeon.rules.shapes[tile]!, opening);
    if (joint === undefined) continue;
    const { by: _, ...placed } = joint;
    layout = withEdges(withTile(layout, placed), edgesOf(opening), 'open');
    openings.push(...connectors(layout, layout.tiles.length - 1));
  }
  return layout;
}

const connectors = ({ tiles }: Layout<'open'>, zone: number): Opening[] => {
  const placed = tiles[zone]!;
  const form = dungeon.rules.shapes[placed.tile]!;
  return form.connectors.map((connector) => connectorOnTable(form, placed, connector));
};

const layout = grown(20);
const board = dungeon.board(layout);
const floor = cellsOf(board);
/** Every 29th cell holds an enemy, every 31st an ally. */
const enemies = floor.filter((_, i) => i % 29 === 7);
const allies = floor.filter((_, i) => i % 31 === 5);
const starts = floor.filter((_, i) => i % 13 === 0);

export const size = { tiles: layout.tiles.length, cells: floor.length };

/** What a rule does before it searches: marks who stands where, and where a move must end. */
function figures(on: Board): ReturnType<typeof field> {
  const marks = field(on);
  for (const cell of allies) mark(on, marks, cell, NO_STOP);
  for (const cell of enemies) {
    mark(on, marks, cell, BLOCKED);
    for (const beside of touching(on, cell, 'both')) mark(on, marks, beside, HALT);
  }
  return marks;
}

const inTurn = (search: (start: Cell) => unknown) => () => () => {
  for (const start of starts) search(start);
  return starts.length;
};

/** A run of eight squares, figures marked anew for each. */
export const run = inTurn((start) => reach(board, start, 8, { corners: 'both', cells: figures(board) }));
/** The same where figures beside a corner count. */
export const squeeze = inTurn((start) =>
  reach(board, start, 8, { corners: 'either', flanks: 'cells', cells: figures(board) }),
);
/** Walking distances to every cell. */
export const distances = inTurn((start) => reach(board, start, undefined, { corners: 'both' }));
export const look = inTurn((start) => seenFrom(board, start, { points: 'strict' }));
export const aim = inTurn((start) => seenFrom(board, start, { points: 'lenient', blocks: figures(board) }));
/** A door opens: a new layout and its tables. */
export const open = inTurn(() => dungeon.board({ ...layout }));
