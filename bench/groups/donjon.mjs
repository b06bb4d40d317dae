// Donjon at random, beside Dungeon Lords in the same run; what a copy and an imagined world of a late state cost.
import { bundle } from '../bundle.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const contestant = () => bundle(new URL('../donjon/contestant.ts', import.meta.url));
const dungeonLords = () => bundle(new URL('../dungeon-lords/contestant.ts', import.meta.url));

/** Six quests run through more code than a small game: the compiler needs some seconds for it. */
const WARM_UP = 8000;

/** @type {Group} */
const play = {
  name: 'donjon.play',
  async run() {
    const module = await contestant();
    /** @type {typeof import('../donjon/contestant.ts')} */
    const { answersPerGame } = await import(module);
    const rates = await measure({
      dungeonLords: { module: await dungeonLords(), work: 'play4', warmUp: WARM_UP },
      at2: { module, work: 'play2', warmUp: WARM_UP },
      at5: { module, work: 'play5', warmUp: WARM_UP },
    });
    return /** @type {const} */ ([2, 5]).flatMap((seats) => {
      const ours = rates[`at${seats}`];
      const key = `play${seats}`;
      return [
        figure(`${key}.perSecond`, median(ours), `random play at ${seats}, answers a second`),
        figure(`${key}.shareOfDungeonLords`, times(ours, rates.dungeonLords), 'of the speed of Dungeon Lords at 4', {
          atLeast: 1 / 3,
        }),
        figure(`${key}.answersPerGame`, answersPerGame(seats), 'answers in a random game'),
      ];
    });
  },
};

/** @type {Group} */
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

/**
 * @param {string} key
 * @param {number} value
 * @param {string} what
 * @param {Figure['goal']} [goal]
 * @returns {Figure}
 */
const figure = (key, value, what, goal) => ({ key: `donjon.${key}`, value, what, goal });

export const groups = [play, states];
