// Donjon at random, beside Dungeon Lords in the same run; what a copy and an imagined world of a late state cost.
import { bundle } from '../bundle.mjs';
import { measure, median } from '../measure.mjs';
import { figuresOf, randomPlay } from '../random-play.mjs';

const figure = figuresOf('donjon');
const contestant = () => bundle(new URL('../donjon/contestant.ts', import.meta.url));

/** Six quests run through more code than a small game: the compiler needs some seconds for it. */
const WARM_UP = 8000;

/** @type {import('../report.mjs').Group} */
const states = {
  name: 'donjon.states',
  async run() {
    const module = await contestant();
    const rates = await measure({ copy: { module, work: 'copy' }, worlds: { module, work: 'worlds' } });
    return [
      figure('copy.us', 1e6 / median(rates.copy), 'µs for a copy of a copy of a late state', { below: 15 }),
      figure('imagine.us', 1e6 / median(rates.worlds), 'µs for a world imagined from a late view', { below: 100 }),
    ];
  },
};

export const groups = [randomPlay('donjon', contestant, WARM_UP), states];
