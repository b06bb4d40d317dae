// Dungeon Lords at random, beside Dungeonette in the same run.
import { bundle } from '../bundle.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const contestant = () => bundle(new URL('../dungeon-lords/contestant.ts', import.meta.url));
const dungeonette = () => bundle(new URL('../dungeonette/contestants/oubliette.ts', import.meta.url));

/** @type {Group} */
const play = {
  name: 'dungeon-lords.play',
  async run() {
    const module = await contestant();
    /** @type {typeof import('../dungeon-lords/contestant.ts')} */
    const { answersPerGame, mostKilobytes } = await import(module);
    const rates = await measure({
      dungeonette: { module: await dungeonette(), work: 'play' },
      at2: { module, work: 'play2' },
      at3: { module, work: 'play3' },
      at4: { module, work: 'play4' },
    });
    const figures = /** @type {const} */ ([2, 3, 4]).flatMap((seats) => {
      const ours = rates[`at${seats}`];
      const perGame = answersPerGame(seats);
      const key = `play${seats}`;
      return [
        figure(`${key}.perSecond`, median(ours), `random play at ${seats}, answers a second`, {
          atLeast: 400_000,
        }),
        figure(`${key}.shareOfDungeonette`, times(ours, rates.dungeonette), 'of the speed of Dungeonette'),
        figure(`${key}.answersPerGame`, perGame, 'answers in a random game'),
        figure(`${key}.gamesPerSecond`, median(ours) / perGame, 'games a second'),
      ];
    });
    return [...figures, figure('stateKilobytes', mostKilobytes(), 'KB of JSON, the longest state', { below: 16 })];
  },
};

/** @type {Group} */
const copy = {
  name: 'dungeon-lords.copy',
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
const figure = (key, value, what, goal) => ({ key: `dungeon-lords.${key}`, value, what, goal });

export const groups = [play, copy];
