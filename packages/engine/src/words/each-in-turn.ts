import type { Can } from '../can.ts';
import { askOneOf, type Frame, type Params, type Seat, type StateOf } from '../core.ts';
import type { Procedure } from '../game.ts';
import { raise } from '../loop.ts';
import type { AnswerOf, InTurn, ItemOf, Of, Then } from './frames.ts';

export interface EachInTurn<S extends StateOf, F extends Frame, G extends F> {
  /** The seat whose turn this item is; undefined: skip it. */
  who(s: S, item: ItemOf<G>): Seat | undefined;
  /** Called for a skipped item when its turn comes. */
  skipped?(s: S, item: ItemOf<G>): Then<never>;
  /** `can.add(option)`, or `can.add(option, rule)` where that rule forbids it. */
  options(s: S, seat: Seat, item: ItemOf<G>, can: Can<AnswerOf<G>>): Then<never>;
  /** May return a frame that runs before the next turn, or 'again': the same item is asked once more. */
  choose(s: S, seat: Seat, item: ItemOf<G>, option: AnswerOf<G>, text?: string): Then<F, 'again'>;
  /** Called once for each item when its turn begins, before its first ask; a returned frame runs first. */
  begins?(s: S, seat: Seat, item: ItemOf<G>): Then<F>;
  about?(s: S, seat: Seat, item: ItemOf<G>): Params | undefined;
  readonly quiet?: true | readonly string[];
}

/** Each item of a list, in order, is one turn of a seat. The list is public. */
export function eachInTurn<S extends StateOf, F extends Frame, P extends F['proc']>(
  proc: P,
  rule: EachInTurn<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type Item = ItemOf<Of<F, P>>;
  type Turn = InTurn<P, Item, AnswerOf<Of<F, P>>>;
  const turn = (f: Of<F, P>) => f as unknown as Turn;
  const one = askOneOf(proc);
  const { begins } = rule;
  /** The frame records which turn has begun, so that `begins` is not called again after 'again', in a copy or from a save. */
  function begin(s: S, t: Turn, seat: Seat): F | 'on' {
    t.begun = t.at;
    return (begins!(s, seat, t.todo[t.at]!) as F | undefined) ?? 'on';
  }
  return {
    ...(rule.quiet === undefined ? {} : { quiet: rule.quiet }),
    next(s, f) {
      const t = turn(f);
      for (; t.at < t.todo.length; t.at++) {
        const seat = rule.who(s, t.todo[t.at]!);
        if (seat !== undefined) return begins === undefined || t.begun === t.at ? 'wait' : begin(s, t, seat);
        rule.skipped?.(s, t.todo[t.at]!);
      }
      return 'done';
    },
    asks(s, f) {
      const t = turn(f);
      return one[rule.who(s, t.todo[t.at]!)!]!;
    },
    options(s, f, ask, can) {
      const t = turn(f);
      rule.options(s, ask.seat, t.todo[t.at]!, can as Can<AnswerOf<Of<F, P>>>);
    },
    answer(s, f, ask, option, _g, text) {
      const t = turn(f);
      const then = rule.choose(s, ask.seat, t.todo[t.at++]!, option as AnswerOf<Of<F, P>>, text);
      if (then === 'again') t.at--;
      else if (then !== undefined) raise(then as F);
    },
    about: (s, f, ask) => rule.about?.(s, ask.seat, turn(f).todo[turn(f).at]!),
    copy(f) {
      const { proc, todo, at, begun } = turn(f);
      return (begun === undefined ? { proc, todo, at } : { proc, todo, at, begun }) as unknown as Of<F, P>;
    },
    show(_s, f) {
      const { todo, at, begun } = turn(f);
      return begun === undefined ? { todo, at } : { todo, at, begun };
    },
  };
}
