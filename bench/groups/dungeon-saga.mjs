// Dungeon Saga at random, beside Dungeon Lords in the same run.
import { bundle } from '../bundle.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const contestant = () => bundle(new URL('../dungeon-saga/contestant.ts', import.meta.url));
const dungeonLords = () => bundle(new URL('../dungeon-lords/contestant.ts', import.meta.url));

/** Eight adventures run through more code than other games: the compiler needs about eight seconds of processor time for it. */
const WARM_UP = 10_000;

/** @type {Group} */
const play = {
  name: 'dungeon-saga.play',
  async run() {
    const module = await contestant();
    /** @type {typeof import('../dungeon-saga/contestant.ts')} */
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
const copy = {
  name: 'dungeon-saga.copy',
  async run() {
    const rates = await measure({ ours: { module: await contestant(), work: 'copy' } });
    return [figure('copy.us', 1e6 / median(rates.ours), 'µs for a copy of a copy of a state in mid-game')];
  },
};

/**
 * @param {string} key
 * @param {number} value
 * @param {string} what
 * @param {Figure['goal']} [goal]
 * @returns {Figure}
 */
const figure = (key, value, what, goal) => ({ key: `dungeon-saga.${key}`, value, what, goal });

export const groups = [play, copy];
