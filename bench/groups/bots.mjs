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

/** So many games of a lord thinking at leisure: some ten seconds each. */
const ANSWERED = 2;

/** @type {Group} */
const answers = {
  name: 'bots.answers',
  async run() {
    /** @type {typeof import('../bots/answers.ts')} */
    const { answerTimes } = await import(await bundle(new URL('../bots/answers.ts', import.meta.url)));
    return ['apprentice', 'steward', 'lord', 'archlord'].flatMap((word) => {
      const level = /** @type {'apprentice' | 'steward' | 'lord' | 'archlord'} */ (word);
      const { mean, most } = answerTimes(level, level.endsWith('lord') ? ANSWERED : 10 * ANSWERED);
      const within = { apprentice: 50, steward: 500, lord: 2000, archlord: 2000 }[level];
      return [
        { key: `bots.answers.${level}Ms`, value: mean, what: `ms an answer of the ${level} takes in play, on average` },
        {
          key: `bots.answers.${level}MostMs`,
          value: most,
          what: 'ms the longest one took',
          goal: { below: within },
        },
      ];
    });
  },
};

/** @type {Group} */
const ahead = {
  name: 'bots.ahead',
  async run() {
    /** @type {typeof import('../bots/ahead.ts')} */
    const { playAhead } = await import(await bundle(new URL('../bots/ahead.ts', import.meta.url)));
    const { answers, afterPerson, foreseen, without, with: as, waits, spent, longest } = playAhead('ahead');
    return [
      {
        key: 'bots.ahead.foreseen',
        value: foreseen / answers,
        what: `share of ${answers} searched answers of three archlords that were foreseen while a lord was waited for`,
        goal: { atLeast: 0.1 },
      },
      {
        key: 'bots.ahead.afterPerson',
        value: afterPerson / answers,
        what: 'share that came after an answer of the lord: hardly more can be foreseen',
      },
      {
        key: 'bots.ahead.withoutMs',
        value: without / answers,
        what: 'ms such an answer takes when it is searched for',
      },
      { key: 'bots.ahead.withMs', value: as / answers, what: 'ms it takes when what was foreseen is there' },
      { key: 'bots.ahead.spentMs', value: spent / waits, what: 'ms of thinking ahead a wait' },
      {
        key: 'bots.ahead.longestPieceMs',
        value: longest,
        what: 'ms of the longest piece: for so long nobody else is heard',
        goal: { below: 200 },
      },
    ];
  },
};

/** @type {Group} */
const lab = {
  name: 'bots.lab',
  async run() {
    const module = await bundle(new URL('../bots/answers.ts', import.meta.url));
    const rates = await measure(
      {
        stewards: { module, work: 'stewards', ms: 2000, warmUp: 3000 },
        lord: { module, work: 'lordAmongStewards', ms: 3000, warmUp: 3000 },
      },
      { rounds: 3 },
    );
    return [
      {
        key: 'bots.lab.gamesPerSecond',
        value: median(rates.stewards),
        what: 'games of four stewards a second, one job',
      },
      {
        key: 'bots.lab.lordGamesPerSecond',
        value: median(rates.lord),
        what: 'games of a lord and three stewards a second, one job',
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
const GAMES = Number(process.env.OUBLIETTE_CONTESTS ?? 8);
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

export const groups = [dungeonLords, answers, ahead, lab, dungeonette, headToHead];
