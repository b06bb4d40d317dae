// Quests and Betrayals at random, beside Dungeon Lords in the same run.
import { bundle } from '../bundle.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const contestant = () => bundle(new URL('../quests-and-betrayals/contestant.ts', import.meta.url));
const dungeonLords = () => bundle(new URL('../dungeon-lords/contestant.ts', import.meta.url));

/** @type {Group} */
const play = {
  name: 'quests-and-betrayals.play',
  async run() {
    const module = await contestant();
    /** @type {typeof import('../quests-and-betrayals/contestant.ts')} */
    const { answersPerGame, mostBytesOfAnOffer } = await import(module);
    const rates = await measure({
      dungeonLords: { module: await dungeonLords(), work: 'play4' },
      at3: { module, work: 'play3' },
      at4: { module, work: 'play4' },
      at6: { module, work: 'play6' },
    });
    const figures = /** @type {const} */ ([3, 4, 6]).flatMap((seats) => {
      const ours = rates[`at${seats}`];
      const key = `play${seats}`;
      return [
        figure(`${key}.perSecond`, median(ours), `random play at ${seats}, answers a second`, { atLeast: 400_000 }),
        figure(`${key}.shareOfDungeonLords`, times(ours, rates.dungeonLords), 'of the speed of Dungeon Lords at 4'),
        figure(`${key}.answersPerGame`, answersPerGame(seats), 'answers in a random game'),
      ];
    });
    return [
      ...figures,
      figure('offer.bytes', mostBytesOfAnOffer(), 'bytes, the largest change of a view by an offer', { below: 401 }),
    ];
  },
};

/** @type {Group} */
const copy = {
  name: 'quests-and-betrayals.copy',
  async run() {
    const rates = await measure({ ours: { module: await contestant(), work: 'copy' } });
    return [
      figure('copy.us', 1e6 / median(rates.ours), 'µs for a copy of a copy of a state in mid-game', { below: 5 }),
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
const figure = (key, value, what, goal) => ({ key: `quests-and-betrayals.${key}`, value, what, goal });

export const groups = [play, copy];
