import type { Can } from '../can.ts';
import { askOneOf, type Frame, type Params, type Seat, type StateOf, type Viewer } from '../core.ts';
import type { Procedure } from '../game.ts';
import { raise } from '../loop.ts';
import type { AnswerOf, EventOf, Of, Then, Window } from './frames.ts';

type Use<G> = Exclude<AnswerOf<G>, 'pass'>;

export interface WindowRule<S extends StateOf, F extends Frame, G extends F> {
  /** What this seat may use now; `pass` is always there. */
  options(s: S, seat: Seat, event: EventOf<G>, can: Can<Use<G>>): void;
  /** The seat may use more until it passes. A frame runs first; 'next': the next seat's turn; 'close': nobody else may answer. */
  use(s: S, seat: Seat, event: EventOf<G>, option: Use<G>, text?: string): Then<F, 'next' | 'close'>;
  about?(s: S, seat: Seat, event: EventOf<G>): Params | undefined;
  /** What a viewer may know of the event; all of it unless said. */
  show?(event: EventOf<G>, viewer: Viewer, s: S): EventOf<G>;
  readonly quiet?: true | readonly string[];
}

/**
 * "Whoever has a fitting effect may use it now." Whom `todo` names must follow from what everybody knows: if only the
 * holders were asked, the pause would tell who holds. Who has nothing gets `pass` only, and the client answers it.
 */
export function window<S extends StateOf, F extends Frame, P extends Extract<F, { event: unknown }>['proc']>(
  proc: P,
  rule: WindowRule<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type E = EventOf<Of<F, P>>;
  const open = (f: Of<F, P>) => f as unknown as Window<P, E, AnswerOf<Of<F, P>>>;
  const one = askOneOf(proc);
  const { about } = rule;
  return {
    ...(rule.quiet === undefined ? {} : { quiet: rule.quiet }),
    next: (_s, f) => (open(f).at < open(f).todo.length ? 'wait' : 'done'),
    asks: (_s, f) => one[open(f).todo[open(f).at]!]!,
    options(s, f, ask, can) {
      rule.options(s, ask.seat, open(f).event, can as Can<Use<Of<F, P>>>);
      can.add('pass');
    },
    answer(s, f, ask, option, _g, text) {
      const w = open(f);
      const then = option === 'pass' ? 'next' : rule.use(s, ask.seat, w.event, option as Use<Of<F, P>>, text);
      if (then === 'next') w.at++;
      else if (then === 'close') w.at = w.todo.length;
      else if (then !== undefined) raise(then as F);
    },
    ...(about === undefined ? {} : { about: (s: S, f: Of<F, P>, ask) => about(s, ask.seat, open(f).event) }),
    copy(f) {
      const w = open(f);
      return { proc: w.proc, event: w.event, todo: w.todo, at: w.at } as unknown as Of<F, P>;
    },
    show: (s, f, viewer) => ({
      event: rule.show === undefined ? open(f).event : rule.show(open(f).event, viewer, s),
      todo: open(f).todo,
      at: open(f).at,
    }),
  };
}
