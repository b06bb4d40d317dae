// Random play of a game that is led by two and by five, beside Dungeon Lords in the same run.
import { bundle } from './bundle.mjs';
import { measure, median, times } from './measure.mjs';

/** @typedef {import('./report.mjs').Figure} Figure */
/** @typedef {import('./report.mjs').Group} Group */

/** The share of Dungeon Lords' speed that a game with a map has at least. */
const SHARE = 1 / 3;
const dungeonLords = () => bundle(new URL('./dungeon-lords/contestant.ts', import.meta.url));

/**
 * @param {string} game
 * @param {() => Promise<string>} contestant its bundle: `play2`, `play5` and `answersPerGame`
 * @param {number} warmUp milliseconds until the compiler has seen enough of it
 * @returns {Group}
 */
export const randomPlay = (game, contestant, warmUp) => ({
  name: `${game}.play`,
  async run() {
    const module = await contestant();
    /** @type {{ answersPerGame: (seats: number) => number }} */
    const { answersPerGame } = await import(module);
    const rates = await measure({
      dungeonLords: { module: await dungeonLords(), work: 'play4', warmUp },
      at2: { module, work: 'play2', warmUp },
      at5: { module, work: 'play5', warmUp },
    });
    const figure = figuresOf(game);
    return /** @type {const} */ ([2, 5]).flatMap((seats) => {
      const ours = rates[`at${seats}`];
      const key = `play${seats}`;
      return [
        figure(`${key}.perSecond`, median(ours), `random play at ${seats}, answers a second`),
        figure(`${key}.shareOfDungeonLords`, times(ours, rates.dungeonLords), 'of the speed of Dungeon Lords at 4', {
          atLeast: SHARE,
        }),
        figure(`${key}.answersPerGame`, answersPerGame(seats), 'answers in a random game'),
      ];
    });
  },
});

/**
 * @param {string} game
 * @returns {(key: string, value: number, what: string, goal?: Figure['goal']) => Figure}
 */
export const figuresOf = (game) => (key, value, what, goal) => ({ key: `${game}.${key}`, value, what, goal });
