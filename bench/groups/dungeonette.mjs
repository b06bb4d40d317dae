// One small game, written three times: on our engine, by hand without any engine, and on boardgame.io.
import { fileURLToPath } from 'node:url';
import { bundle } from '../bundle.mjs';
import { sameGame } from '../dungeonette/proof.mjs';
import { measure, median, times } from '../measure.mjs';

/** @typedef {import('../report.mjs').Figure} Figure */
/** @typedef {import('../report.mjs').Group} Group */

const oubliette = () => bundle(new URL('../dungeonette/contestants/oubliette.ts', import.meta.url));
const handWritten = () => bundle(new URL('../dungeonette/contestants/hand-written.ts', import.meta.url));
const boardgameIo = fileURLToPath(new URL('../dungeonette/contestants/boardgame-io.mjs', import.meta.url));
/** It is slow: longer slices, or they hold too little. */
const SLOW = { ms: 400, warmUp: 2000 };

/** @type {Group} */
const play = {
  name: 'dungeonette.play',
  prove: sameGame,
  async run() {
    const ours = await oubliette();
    /** @type {typeof import('../dungeonette/contestants/oubliette.ts')} */
    const { otherGames } = await import(ours);
    const rates = await measure({
      ours: { module: ours, work: 'play' },
      afterOthers: { module: ours, work: 'playAfterOthers' },
      byHand: { module: await handWritten(), work: 'play' },
      boardgameIo: { module: boardgameIo, work: 'play', ...SLOW },
    });
    const others = (await otherGames()).join(', ');
    return [
      ...against('play', rates.ours, rates, 'random play, moves a second'),
      ...against('playAfterOthers', rates.afterOthers, rates, `the same in a process that has played ${others}`),
      figure('play.handWrittenPerSecond', median(rates.byHand), 'the hand-written game, moves a second'),
      figure('play.boardgameIoPerSecond', median(rates.boardgameIo), 'boardgame.io, moves a second'),
    ];
  },
};

/**
 * @param {string} key
 * @param {number[]} ours
 * @param {{ byHand: number[], boardgameIo: number[] }} theirs
 * @param {string} what
 */
const against = (key, ours, { byHand, boardgameIo }, what) => [
  figure(`${key}.perSecond`, median(ours), what),
  figure(`${key}.timesBoardgameIo`, times(ours, boardgameIo), 'times as fast as boardgame.io', { atLeast: 200 }),
  figure(`${key}.shareOfHandWritten`, times(ours, byHand), 'of the speed of the hand-written game', { atLeast: 0.6 }),
];

/** @type {Group} */
const copy = {
  name: 'dungeonette.copy',
  prove: sameGame,
  async run() {
    const rates = await measure({
      ours: { module: await oubliette(), work: 'copy' },
      byHand: { module: await handWritten(), work: 'copy' },
    });
    return [
      figure('copy.perSecond', median(rates.ours), 'copies of copies of a state in mid-game, a second'),
      figure('copy.shareOfHandWritten', times(rates.ours, rates.byHand), 'of the speed of the hand-written clone', {
        atLeast: 0.6,
      }),
    ];
  },
};

/** @type {Group} */
const mcts = {
  name: 'dungeonette.mcts',
  prove: sameGame,
  async run() {
    const rates = await measure({
      ours: { module: await oubliette(), work: 'mcts' },
      byHand: { module: await handWritten(), work: 'mcts' },
      boardgameIo: { module: boardgameIo, work: 'mcts', ...SLOW },
    });
    return [
      figure('mcts.iterationsPerSecond', median(rates.ours), 'plain UCT, playouts to the end, iterations a second'),
      figure(
        'mcts.timesBoardgameIo',
        times(rates.ours, rates.boardgameIo),
        'times as fast as the MCTSBot of boardgame.io',
        {
          atLeast: 100,
        },
      ),
      figure(
        'mcts.shareOfHandWritten',
        times(rates.ours, rates.byHand),
        'of the speed of the same search on the hand-written game',
      ),
    ];
  },
};

/** @type {Group} */
const answer = {
  name: 'dungeonette.answer',
  async run() {
    const rates = await measure({ ours: { module: await oubliette(), work: 'answer' } });
    return [figure('answer.perSecond', median(rates.ours), 'answers checked, copied and applied, a second')];
  },
};

/** @type {Group} */
const replay = {
  name: 'dungeonette.replay',
  async run() {
    const rates = await measure({ ours: { module: await oubliette(), work: 'replay' } });
    return [
      figure('replay.ms', 1000 / median(rates.ours), 'ms to read, replay and verify the file of a finished game', {
        below: 2,
      }),
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
const figure = (key, value, what, goal) => ({ key: `dungeonette.${key}`, value, what, goal });

export const groups = [play, copy, mcts, answer, replay];
