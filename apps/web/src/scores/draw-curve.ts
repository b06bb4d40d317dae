// Draws curves with uPlot, which is loaded on demand.
import type { Mark, MarkOf } from '../parts/seat-mark.tsx';

export interface Drawn {
  readonly moments: readonly number[];
  /** By seat. */
  readonly values: readonly (readonly (number | undefined)[])[];
  readonly marks: readonly { readonly moment: number; readonly text: string }[];
  /** The style of each seat. */
  readonly markOf: MarkOf;
}

const HEIGHT = 190;
const INK = '#2b2118';
const FAINT = 'rgb(122 80 28 / 22%)';
const FONT = '12px "Alegreya Sans", sans-serif';
/** Seats differ by stroke, not by colour alone. */
const DASHES = [[], [9, 4], [3, 3], [12, 3, 3, 3], [6, 6], [1, 4], [15, 4], [4, 2, 1, 2]];
const MARK = 17;

/** Draws into the element and follows its width; resolves to a function that removes the drawing. */
export async function draw(box: HTMLElement, { moments, values, marks, markOf }: Drawn): Promise<() => void> {
  const [{ default: Plot }] = await Promise.all([import('uplot'), import('uplot/dist/uPlot.min.css')]);
  const plot = new Plot(
    {
      width: Math.max(200, box.clientWidth),
      height: HEIGHT,
      padding: [8, 30, 0, 0],
      legend: { show: false },
      cursor: { show: false },
      scales: { x: { time: false } },
      axes: [
        {
          stroke: INK,
          font: FONT,
          size: 26,
          grid: { stroke: FAINT },
          ticks: { show: false },
          splits: () => marks.map(({ moment }) => moment),
          values: (u) => labelled(marks, u.bbox.width / devicePixelRatio, moments.at(-1) ?? 1),
        },
        {
          stroke: INK,
          font: FONT,
          size: 34,
          grid: { stroke: FAINT },
          ticks: { show: false },
          incrs: [1, 2, 5, 10, 20, 50, 100],
          values: (_, splits) => splits.map((value) => String(value).replace('-', '−')),
        },
      ],
      // A dark line under each coloured one: yellow has too little contrast on parchment.
      series: [
        {},
        ...values.flatMap((_, seat) => {
          const dash = DASHES[seat % DASHES.length] ?? [];
          const plain = { spanGaps: true, points: { show: false }, dash };
          return [
            { ...plain, stroke: INK, width: 4 },
            { ...plain, stroke: markOf(seat).fill, width: 2.4 },
          ];
        }),
      ],
      hooks: { draw: [(u) => drawMarks(u, values, markOf)] },
    },
    [[...moments], ...values.flatMap((of) => [column(of), column(of)])],
    box,
  );
  const watch = new ResizeObserver(() => {
    if (box.clientWidth > 0) plot.setSize({ width: Math.max(200, box.clientWidth), height: HEIGHT });
  });
  watch.observe(box);
  return () => {
    watch.disconnect();
    plot.destroy();
  };
}

const column = (of: readonly (number | undefined)[]): (number | null)[] => of.map((value) => value ?? null);

/** Labels that would overlap the one before are left out. */
function labelled(marks: Drawn['marks'], width: number, last: number): string[] {
  let free = -Infinity;
  return marks.map(({ moment, text }) => {
    const x = (moment / last) * width;
    if (x < free) return '';
    free = x + 9 + 6 * text.length;
    return text;
  });
}

interface Canvas {
  readonly ctx: CanvasRenderingContext2D;
  readonly bbox: Readonly<Record<'left' | 'top' | 'width' | 'height', number>>;
  valToPos(value: number, scale: string, canvas: boolean): number;
}

/** At the end of each curve the seat's shape and letter, moved apart where they would overlap. */
function drawMarks(u: Canvas, values: Drawn['values'], markOf: MarkOf): void {
  const ratio = devicePixelRatio;
  const size = MARK * ratio;
  const ends = values
    .map((of, seat) => ({ seat, value: of.at(-1) }))
    .filter((end): end is { seat: number; value: number } => end.value !== undefined)
    .map(({ seat, value }) => ({ seat, y: u.valToPos(value, 'y', true) }))
    .toSorted((a, b) => a.y - b.y);
  // All of them within the drawing.
  const lowest = u.bbox.top + u.bbox.height - (ends.length - 1) * size;
  let free = -Infinity;
  for (const [i, { seat, y }] of ends.entries()) {
    const at = Math.max(Math.min(y, lowest + i * size), free);
    free = at + size;
    drawMark(u.ctx, markOf(seat), u.bbox.left + u.bbox.width + 5 * ratio, at - size / 2, size);
  }
}

function drawMark(ctx: CanvasRenderingContext2D, mark: Mark, x: number, y: number, size: number): void {
  const { d, fill, letter, y: base } = mark;
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 24, size / 24);
  const shape = new Path2D(d);
  ctx.fillStyle = fill;
  ctx.fill(shape);
  ctx.lineWidth = 1.6;
  ctx.strokeStyle = '#140f0a';
  ctx.setLineDash([]);
  ctx.stroke(shape);
  ctx.fillStyle = '#140f0a';
  ctx.font = '800 13px "Alegreya Sans", sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(letter, 12, base);
  ctx.restore();
}
