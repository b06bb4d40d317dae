// Dungeon Saga at random, beside Dungeon Lords in the same run.
import { bundle } from '../bundle.mjs';
import { measure, median } from '../measure.mjs';
import { figuresOf, randomPlay } from '../random-play.mjs';

const contestant = () => bundle(new URL('../dungeon-saga/contestant.ts', import.meta.url));

/** Eight adventures run through more code than other games: the compiler needs about eight seconds of processor time for it. */
const WARM_UP = 10_000;

/** @type {import('../report.mjs').Group} */
const copy = {
  name: 'dungeon-saga.copy',
  async run() {
    const rates = await measure({ ours: { module: await contestant(), work: 'copy' } });
    const what = 'µs for a copy of a copy of a state in mid-game';
    return [figuresOf('dungeon-saga')('copy.us', 1e6 / median(rates.ours), what)];
  },
};

export const groups = [randomPlay('dungeon-saga', contestant, WARM_UP), copy];
