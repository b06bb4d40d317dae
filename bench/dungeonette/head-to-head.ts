// Our tree search against the MCTSBot of boardgame.io at one table: two seats each, the same time for an answer. Theirs sees
// the whole state, decks included; ours sees what its seat may see.
import { mctsBot } from '@oubliette/bots';
import { apply, awaited, newGame, options, outcome, thinking, view } from '@oubliette/engine';
import { dungeonette as g } from '../../packages/testing/games/dungeonette/src/game.ts';
import { decksOf, moveOf, PASS } from './same-game.ts';

type Theirs = typeof import('./boardgame-io.mjs');

export interface Contest {
  /** Shares of a won game: ours. */
  readonly won: number;
  /** Mean milliseconds an answer took. */
  readonly ours: number;
  readonly theirs: number;
  readonly answers: number;
}

/** Milliseconds of processor time: other processes on the machine do not count. */
function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Ours sits at `parity` and across the table. Theirs thinks for so many iterations; ours gets the time that the last one took. */
export async function contest(seed: number, theirs: Theirs, iterations: number): Promise<Contest> {
  const parity = seed % 2;
  const s = newGame(g, { seats: 4, seed: `contest ${Math.floor(seed / 2)}` });
  let position = theirs.start(decksOf(s));
  const rival = theirs.bot(iterations);
  const spent = { ours: 0, theirs: 0 };
  const answers = { ours: 0, theirs: 0 };
  // A first answer tells what time is fair.
  let start = cpu();
  await rival.play(position, '0');
  let fair = cpu() - start;
  const pick = thinking(seed);
  for (let ask = awaited(g, s)[0]; ask !== undefined; ask = awaited(g, s)[0]) {
    const list = options(g, s, ask);
    const moves = list.map((option) => moveOf(s, option));
    const who = ask.seat % 2 === parity ? 'ours' : 'theirs';
    let option = list[0]!;
    start = cpu();
    if (list.length > 1 && who === 'ours') {
      const budget = { iterations: 1_000_000, ms: fair, now: cpu };
      option = mctsBot(g, ask.seat, { budget, worlds: 64 }).choose(view(g, s, ask.seat), pick)!.option;
    } else if (list.length > 1) {
      const { type, args } = (await rival.play(position, String(ask.seat))).action.payload;
      option = list[moves.indexOf(type === 'done' ? PASS : args[0]!)]!;
    }
    if (list.length > 1) {
      const took = cpu() - start;
      spent[who] += took;
      if (who === 'theirs') fair = took;
      answers[who]++;
    }
    position = theirs.apply(position, moves[list.indexOf(option)]!);
    apply(g, s, ask, option);
  }
  const { winners } = outcome(g, s)!;
  return {
    won: winners.filter((seat) => seat % 2 === parity).length / winners.length,
    ours: spent.ours / answers.ours,
    theirs: spent.theirs / answers.theirs,
    answers: answers.ours + answers.theirs,
  };
}
