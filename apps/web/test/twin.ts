// A game of one device that is played here first, with the same secret and bots: the person's answers are then played in a page.
import { askedOfBot, greedyBot } from '@oubliette/bots';
import { type AskSeen, enter, isOver, type Seat, thinking, view } from '@oubliette/engine';
import { optionsOnBoard } from '@oubliette/grid';
import type { Chair } from '../src/base/chair.ts';
import { botContextFor } from '../src/base/rules.ts';
import { newGame } from '../src/device/open-game.ts';
import { answerOf } from '../src/device/think.ts';
import { boardsIn } from '../src/generic-board/map-reading.ts';
import type { Settings } from '../src/session/session-info.ts';
import { rulesOf } from './game-files.ts';

export interface TwinTable {
  readonly game: string;
  readonly names: readonly string[];
  readonly chairs: readonly Chair[];
  readonly settings: Settings;
  readonly secret: string;
}

export interface TwinAnswer {
  readonly kind: string;
  readonly option: string;
  readonly about: AskSeen['about'];
  /** Squares of a board on which the option can be picked. */
  readonly cells: readonly string[];
}

/** More entries than any of these games needs. */
const MOST = 4000;

/** The answers of a reasonable player at this table, from the first ask to the end. */
export async function personsAnswers({ game: id, names, chairs, settings, secret }: TwinTable) {
  const game = rulesOf(id);
  const context = await botContextFor(id);
  const { knowledge } = context;
  if (game === undefined || knowledge === undefined) throw new Error(`${id} has no bots`);
  const standard = Object.fromEntries(Object.entries(game.settings).map(([name, { default: d }]) => [name, d]));
  const { match, fairness } = newGame(game, { names, chairs, settings: { ...standard, ...settings } }, secret);
  const answers: TwinAnswer[] = [];
  const choiceOf = (seat: Seat) => {
    const chair = chairs[seat]!;
    const dice = `${fairness.commitment} ${match.entries.length} ${seat}`;
    const all = view(game, match.state, seat);
    if (chair.who !== 'person') {
      const seen = askedOfBot(all, match.moves) ?? { ...all, asks: [] };
      const how =
        chair.who === 'policy' ? ({ level: 'random', policy: chair.policy } as const) : { level: chair.level };
      return answerOf(game, context, { seat, seen, dice, ...how });
    }
    const choice = greedyBot(game, seat, { knowledge, worlds: 1 }).choose(all, thinking(dice));
    const ask = all.asks.find(({ kind }) => kind === choice?.kind);
    if (choice === undefined || ask === undefined) throw new Error('the person has no answer');
    const cells = boardsIn(all.game).flatMap((board) =>
      [...optionsOnBoard(board, ask.options)].flatMap(([cell, options]) =>
        options.includes(choice.option) ? [cell] : [],
      ),
    );
    answers.push({ ...choice, about: ask.about, cells });
    return choice;
  };
  while (!isOver(match.state)) {
    if (match.entries.length > MOST) throw new Error('it does not end');
    const [seat = 0] = view(game, match.state, 'spectator').waiting;
    const choice = choiceOf(seat);
    if (choice === undefined) throw new Error('no bot answers');
    const refused = enter(match, { seat, verb: 'answer', ...choice, n: match.state.core.answered[seat]! });
    if (refused !== undefined) throw new Error(refused.rule);
  }
  return { answers, outcome: game.outcome(match.state) };
}
