// Random dungeons for property tests, and slow versions of every search that can be read at a glance.
import fc from 'fast-check';
import {
  block,
  type Corners,
  cellAt,
  cellName,
  defineDungeon,
  EAST,
  footprint,
  type Layout,
  type PlacedTile,
  type Points,
  type Shape,
  SIDES,
  type Side,
  SOUTH,
  STEP,
  shape,
  type Turn,
  xOf,
  yOf,
} from '../src/index.ts';

export const SHAPES: Record<string, Shape> = {
  hall: block(4, 3),
  corridor: block(2, 5),
  cell: block(2, 2),
  crook: shape(['....', '....', '..##', '..##']),
  tee: shape(['......', '......', '##..##', '##..##']),
};
export const EDGES = {
  passage: { walk: true, see: true },
  closed: { walk: false, see: false },
  portcullis: { walk: false, see: true },
  curtain: { walk: true, see: false },
} as const;
export type Kind = keyof typeof EDGES;
export const dungeon = defineDungeon<Kind>({ shapes: SHAPES, edges: EDGES });

const kinds = Object.keys(EDGES) as Kind[];

/** Tiles thrown on the table one after the other; one that would overlap is left out. Edges between and inside tiles. */
export const layouts: fc.Arbitrary<Layout<Kind>> = fc
  .record({
    tiles: fc.array(
      fc.record({
        tile: fc.constantFrom(...Object.keys(SHAPES)),
        x: fc.integer({ min: -6, max: 6 }),
        y: fc.integer({ min: -6, max: 6 }),
        turn: fc.constantFrom<Turn>(0, 1, 2, 3),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    edges: fc.array(fc.tuple(fc.nat(199), fc.boolean(), fc.constantFrom(...kinds, 'passage' as const)), {
      maxLength: 40,
    }),
  })
  .map(({ tiles, edges }) => {
    const laid: PlacedTile[] = [];
    const taken = new Set<number>();
    for (const { tile, x, y, turn } of tiles) {
      const placed = { tile, at: cellName(cellAt(x, y)), turn };
      const print = footprint(SHAPES[tile]!, placed);
      if (print.some((cell) => taken.has(cell))) continue;
      for (const cell of print) taken.add(cell);
      laid.push(placed);
    }
    const all = [...taken];
    const named = edges.map(
      ([n, east, kind]) => [`${cellName(all[n % all.length]!)}${east ? 'e' : 's'}`, kind] as const,
    );
    return { tiles: laid, edges: Object.fromEntries(named) };
  });

export const cornerRules = fc.constantFrom<Corners>('never', 'both', 'either');
export const pointRules = fc.constantFrom<Points>('strict', 'lenient');

/** The same dungeon as a set of cells and a question about two of them. */
export class Slow {
  readonly tileOf = new Map<number, number>();
  private readonly layout: Layout<Kind>;

  constructor(layout: Layout<Kind>) {
    this.layout = layout;
    for (const [i, placed] of layout.tiles.entries()) {
      for (const cell of footprint(SHAPES[placed.tile]!, placed)) this.tileOf.set(cell, i);
    }
  }

  get cells(): number[] {
    return [...this.tileOf.keys()].sort((a, b) => a - b);
  }

  open(a: number, side: Side, way: 'walk' | 'see'): boolean {
    const b = a + STEP[side];
    if (!this.tileOf.has(a) || !this.tileOf.has(b)) return false;
    const east = side === EAST || side === SOUTH ? a : b;
    const name = `${cellName(east)}${side === EAST || side === 3 ? 'e' : 's'}`;
    const kind = this.layout.edges[name];
    return kind === undefined ? this.tileOf.get(a) === this.tileOf.get(b) : EDGES[kind][way];
  }

  step(a: number, b: number, corners: Corners, shut: (cell: number) => boolean): boolean {
    if (shut(b)) return false;
    const straight = SIDES.find((side) => a + STEP[side] === b);
    if (straight !== undefined) return this.open(a, straight, 'walk');
    const ways = SIDES.flatMap((one) =>
      SIDES.filter((two) => (one + two) % 2 === 1 && a + STEP[one] + STEP[two] === b).map(
        (two) => !shut(a + STEP[one]) && this.open(a, one, 'walk') && this.open(a + STEP[one], two, 'walk'),
      ),
    );
    if (ways.length === 0 || corners === 'never') return false;
    return corners === 'both' ? ways.every(Boolean) : ways.some(Boolean);
  }

  /** Walks along the segment in steps of a rational parameter: all crossings of grid lines, sorted by exact fractions. */
  sees(a: number, b: number, points: Points, blocks: ReadonlySet<number>): boolean {
    if (!this.tileOf.has(a) || !this.tileOf.has(b)) return false;
    const dx = xOf(b) - xOf(a);
    const dy = yOf(b) - yOf(a);
    // Grid line number k of a direction with n cells is crossed at (2k + 1) / 2n of the way; as a common fraction: times the other n.
    const n = Math.max(1, Math.abs(dx)) * Math.max(1, Math.abs(dy));
    const crossings = new Map<number, { x: boolean; y: boolean }>();
    for (let k = 0; k < Math.abs(dx); k++) {
      crossings.set(((2 * k + 1) * n) / Math.abs(dx), { x: true, y: false });
    }
    for (let k = 0; k < Math.abs(dy); k++) {
      const when = ((2 * k + 1) * n) / Math.abs(dy);
      crossings.set(when, { x: crossings.has(when), y: true });
    }
    const sideX: Side = dx > 0 ? 1 : 3;
    const sideY: Side = dy > 0 ? 2 : 0;
    let cell = a;
    for (const [, { x, y }] of [...crossings].sort(([one], [two]) => one - two)) {
      if (cell !== a && blocks.has(cell)) return false;
      const from = cell;
      if (x && y) {
        const ways = [
          [sideX, sideY],
          [sideY, sideX],
        ].map(([one, two]) => ({
          edges: this.open(from, one as Side, 'see') && this.open(from + STEP[one as Side], two as Side, 'see'),
          clear: !blocks.has(from + STEP[one as Side]),
        }));
        const passes =
          points === 'strict'
            ? ways.every((way) => way.edges) && ways.some((way) => way.clear)
            : ways.some((way) => way.edges && way.clear);
        if (!passes) return false;
        cell += STEP[sideX] + STEP[sideY];
      } else {
        const side = x ? sideX : sideY;
        if (!this.open(cell, side, 'see')) return false;
        cell += STEP[side];
      }
    }
    return cell === b;
  }
}
