// How fast bots think, and what that is worth against another engine's bot.
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { sameGame } from '../dungeonette/proof.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Group} Group */

const thinking = () => bundle(new URL('../bots/thinking.ts', import.meta.url));
const boardgameIo = fileURLToPath(new URL('../dungeonette/contestants/boardgame-io.mjs', import.meta.url));

/** @type {Group} */
const dungeonLords = {
  name: 'bots.dungeon-lords',
  async run() {
    const module = await thinking();
    const rates = await measure({
      worlds: { module, work: 'worlds' },
      search: { module, work: 'dungeonLordsSearch' },
    });
    return [
      { key: 'bots.dungeon-lords.worldsPerSecond', value: median(rates.worlds), what: 'worlds imagined a second' },
      {
        key: 'bots.dungeon-lords.iterationsPerSecond',
        value: median(rates.search),
        what: 'information-set tree search for orders, to the end of the round, iterations a second',
      },
    ];
  },
};

/** @type {Group} */
const dungeonette = {
  name: 'bots.dungeonette',
  prove: sameGame,
  async run() {
    const rates = await measure({
      ours: { module: await thinking(), work: 'dungeonetteSearch' },
      boardgameIo: { module: boardgameIo, work: 'mcts', ms: 400, warmUp: 2000 },
    });
    return [
      {
        key: 'bots.dungeonette.iterationsPerSecond',
        value: median(rates.ours),
        what: 'information-set tree search, playouts to the end, iterations a second',
      },
      {
        key: 'bots.dungeonette.timesBoardgameIo',
        value: times(rates.ours, rates.boardgameIo),
        what: 'times as many iterations as the MCTSBot of boardgame.io',
        goal: { atLeast: 50 },
      },
    ];
  },
};

/** Their thinking is slow: few games unless more are wanted. */
const GAMES = Number(process.env.OUBLIETTE_CONTESTS ?? 4);
const ITERATIONS = 10;

/** @type {Group} */
const headToHead = {
  name: 'bots.head-to-head',
  prove: sameGame,
  async run() {
    /** @type {typeof import('../dungeonette/head-to-head.ts')} */
    const { contest } = await import(await bundle(new URL('../dungeonette/head-to-head.ts', import.meta.url)));
    const theirs = await import('../dungeonette/boardgame-io.mjs');
    /** @type {import('../dungeonette/head-to-head.ts').Contest[]} */
    const contests = [];
    for (let seed = 0; seed < GAMES; seed++) contests.push(await contest(seed, theirs, ITERATIONS));
    /** @param {(one: import('../dungeonette/head-to-head.ts').Contest) => number} of */
    const mean = (of) => contests.reduce((sum, one) => sum + of(one), 0) / contests.length;
    return [
      {
        key: 'bots.head-to-head.won',
        value: mean(({ won }) => won),
        what: `share of ${GAMES} games won against the MCTSBot of boardgame.io, two seats each, the same time for an answer`,
        goal: { atLeast: 0.9 },
      },
      { key: 'bots.head-to-head.ms', value: mean(({ ours }) => ours), what: 'ms our answers took' },
      {
        key: 'bots.head-to-head.theirMs',
        value: mean((one) => one.theirs),
        what: `ms theirs took (${ITERATIONS} iterations)`,
      },
    ];
  },
};

export const groups = [dungeonLords, dungeonette, headToHead];
