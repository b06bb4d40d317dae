// What a move and a look cost in a dungeon of twenty tiles.
import { bundle } from '../bundle.mjs';
import { measure, median } from '../measure.mjs';

/** @typedef {import('../report.mjs').Group} Group */

/** @type {readonly (readonly [work: string, what: string, below?: number])[]} */
const SEARCHES = [
  ['run', 'µs for the reach of a hero, eight squares, figures marked anew', 30],
  ['squeeze', 'µs for the same where figures beside a corner count', 30],
  ['distances', 'µs for the walking distances to every cell'],
  ['look', 'µs for all cells seen from one', 30],
  ['aim', 'µs for all cells in the line of fire, figures marked anew', 30],
  ['open', 'µs for the tables of a changed map'],
];

/** @type {Group} */
const grid = {
  name: 'grid',
  async run() {
    const module = await bundle(new URL('../grid/contestant.ts', import.meta.url));
    /** @type {typeof import('../grid/contestant.ts')} */
    const { size } = await import(module);
    const rates = await measure(Object.fromEntries(SEARCHES.map(([work]) => [work, { module, work }])));
    return [
      { key: 'grid.cells', value: size.cells, what: `cells of the ${size.tiles} tiles` },
      ...SEARCHES.map(([work, what, below]) => ({
        key: `grid.${work}.us`,
        value: 1e6 / median(rates[work] ?? []),
        what,
        ...(below === undefined ? {} : { goal: { below } }),
      })),
    ];
  },
};

export const groups = [grid];
