// How often archlords foresee their next ask while a person at their table of Dungeon Lords thinks, and how much time that saves.
import { answersAhead, botOf, type Level, type SeatView, searchParamsOf, thinkAhead } from '@oubliette/bots';
import { dungeonLords as g } from '@oubliette/dungeon-lords';
import { apply, awaited, isOver, newGame, type Seat, type Seen, thinking, view } from '@oubliette/engine';
import { cpu, known } from './lords.ts';

const context = { ...known, now: cpu };
/** The first one stands for a person. */
const PLAYERS: readonly Level[] = ['lord', 'archlord', 'archlord', 'archlord'];
/** As on a device: the effort while one answer of a person is awaited. */
const WAIT = 6000;

export interface Ahead {
  /** Answers of the archlords that were searched for, with more than one option. */
  readonly answers: number;
  /** Of these: given since the last answer of the person. */
  readonly afterPerson: number;
  readonly foreseen: number;
  /** The time of all answers, with and without thinking ahead. */
  readonly without: number;
  readonly with: number;
  readonly waits: number;
  /** The time of thinking ahead, in all the waits. */
  readonly spent: number;
  /** The longest piece of it: nothing else runs meanwhile. */
  readonly longest: number;
}

/** Bots answer first, as on a device; while the person is waited for, the others think ahead. */
export function playAhead(seed: string): Ahead {
  const s = newGame(g, { seats: PLAYERS.length, seed });
  const bots = PLAYERS.map((level, seat) => botOf(level, g, seat, context));
  const search = searchParamsOf('archlord', g, context);
  const answers = answersAhead();
  const since = PLAYERS.map(() => false);
  const sums = { answers: 0, afterPerson: 0, foreseen: 0, without: 0, with: 0, waits: 0, spent: 0, longest: 0 };

  function wait(): void {
    const seatViews = PLAYERS.flatMap((level, seat): SeatView[] =>
      level === 'archlord'
        ? [{ seat, seen: view(g, s, seat), dice: `${seed} ahead ${s.core.answered[0]} ${seat}` }]
        : [],
    );
    const start = cpu();
    const pieces = thinkAhead(g, search, seatViews, answers);
    for (let before = start, done = false; !done && before - start < WAIT; ) {
      done = pieces.next().done === true;
      const now = cpu();
      sums.longest = Math.max(sums.longest, now - before);
      before = now;
    }
    sums.spent += cpu() - start;
    sums.waits++;
    since.fill(true);
  }
  function note(seat: Seat, seen: Seen, took: number): void {
    const start = cpu();
    const foreseen = answers.recall(seen, seat) !== undefined;
    sums.with += foreseen ? cpu() - start : took;
    sums.without += took;
    sums.answers++;
    if (foreseen) sums.foreseen++;
    if (since[seat]) sums.afterPerson++;
    since[seat] = false;
  }

  while (!isOver(s)) {
    const open = awaited(g, s);
    const { seat } = open.find((ask) => ask.seat !== 0) ?? open[0]!;
    const seen = view(g, s, seat);
    const isChoice = seen.asks.some(({ options }) => options.length > 1);
    if (seat === 0 && isChoice) wait();
    const start = cpu();
    const choice = bots[seat]!.choose(seen, thinking(`${seed} ${seat} ${seen.answered}`))!;
    const took = cpu() - start;
    const ask = open.find((one) => one.seat === seat && one.kind === choice.kind)!;
    const isSearched = known.knowledge.plan(s, ask, 1, thinking('plan')) === undefined;
    if (seat !== 0 && isChoice && isSearched) note(seat, seen, took);
    apply(g, s, ask, choice.option);
  }
  return sums;
}
