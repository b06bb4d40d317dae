import { Can } from '../can.ts';
import { askFor, askOneOf, type Frame, type Params, type Seat, type StateOf, type Viewer } from '../core.ts';
import type { Procedure } from '../game.ts';
import { raise } from '../loop.ts';
import type { AnswerOf, EventOf, Of, Then, Window, WindowAtOnce } from './frames.ts';

type Use<G> = Exclude<AnswerOf<G>, 'pass'>;

/** The parts that both kinds of windows have. */
interface WindowBase<S extends StateOf, G extends Frame> {
  /** What this seat may use now; `pass` is always an option. */
  options(s: S, seat: Seat, event: EventOf<G>, can: Can<Use<G>>): Then<never>;
  about?(s: S, seat: Seat, event: EventOf<G>): Params | undefined;
  /** The parts of the event that a viewer may know; all by default. */
  show?(event: EventOf<G>, viewer: Viewer, s: S): EventOf<G>;
  readonly quiet?: true | readonly string[];
}
export interface WindowRule<S extends StateOf, F extends Frame, G extends F> extends WindowBase<S, G> {
  /** The seat may use more until it passes. A frame runs first; 'next': the next seat's turn; 'close': no other seat is asked. */
  use(s: S, seat: Seat, event: EventOf<G>, option: Use<G>, text?: string): Then<F, 'next' | 'close'>;
}

/**
 * Each seat of `todo` in turn may use an effect now. `todo` must follow from public information: if only seats with an
 * effect were asked, the pause would tell who has one. A seat without one has `pass` only, and its client answers it.
 */
export function window<S extends StateOf, F extends Frame, P extends F['proc']>(
  proc: P,
  rule: WindowRule<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type E = EventOf<Of<F, P>>;
  const open = (f: Of<F, P>) => f as unknown as Window<P, E, AnswerOf<Of<F, P>>>;
  const one = askOneOf(proc);
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
    about: (s, f, ask) => rule.about?.(s, ask.seat, open(f).event),
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

export interface WindowAtOnceRule<S extends StateOf, F extends Frame, G extends F> extends WindowBase<S, G> {
  /**
   * Called in the order of `todo`. Nothing or a frame: this seat and all after it are asked again. 'next': this seat is
   * done, and the answers after it stay. 'all': all seats are asked again, also those that passed. 'close': the window ends.
   */
  use(s: S, seat: Seat, event: EventOf<G>, option: Use<G>): Then<F, 'next' | 'all' | 'close'>;
}

/**
 * The seats of `todo` are asked at the same time whether they use an effect now. Answers are secret until the last one is
 * in, then they run in the order of `todo`. The result is the same as with `window`, without waiting for each other.
 */
export function windowAtOnce<S extends StateOf, F extends Frame, P extends F['proc']>(
  proc: P,
  rule: WindowAtOnceRule<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type E = EventOf<Of<F, P>>;
  type A = AnswerOf<Of<F, P>>;
  const open = (f: Of<F, P>) => f as unknown as WindowAtOnce<P, E, A>;
  function offer(s: S, seat: Seat, event: E, can: Can): Can {
    rule.options(s, seat, event, can as Can<Use<Of<F, P>>>);
    can.add('pass');
    return can;
  }
  const isWaitedFor = (w: WindowAtOnce<P, E, A>, seat: Seat): boolean => w.answers[w.todo.indexOf(seat)] === '';

  /** Carries out the answer of the seat at `w.at`; the rule's result says which seats are asked again. */
  function serve(s: S, w: WindowAtOnce<P, E, A>): void {
    const answer: string = w.answers[w.at]!;
    const seat = w.todo[w.at]!;
    if (answer === 'pass') w.at++;
    else if (!offer(s, seat, w.event, new Can()).has(answer))
      w.answers[w.at] = ''; // an earlier use took it away
    else {
      const then = rule.use(s, seat, w.event, answer as unknown as Use<Of<F, P>>);
      if (then === 'next') w.at++;
      else {
        if (then === 'all') w.at = 0;
        else if (then === 'close') w.at++;
        else if (then !== undefined) raise(then as F);
        w.answers.fill('', w.at); // also when it closes: what was not carried out is shown to nobody
        if (then === 'close') w.at = w.todo.length;
      }
    }
  }
  return {
    ...(rule.quiet === undefined ? {} : { quiet: rule.quiet }),
    parallel: true,
    secret: () => true,
    next(s, f) {
      const w = open(f);
      if (w.at >= w.todo.length) return 'done';
      if (w.answers.includes('')) return 'wait';
      s.core.known++; // the answers become visible: no seat may undo after seeing them
      serve(s, w);
      w.stands = w.todo.filter((_, i) => w.answers[i] !== '');
      return 'on';
    },
    asks: (_s, f) => open(f).todo.flatMap((seat, i) => (open(f).answers[i] === '' ? askFor(proc, seat) : [])),
    options: (s, f, ask, can) => void offer(s, ask.seat, open(f).event, can),
    answer(_s, f, ask, option) {
      open(f).answers[open(f).todo.indexOf(ask.seat)] = option as A;
    },
    about: (s, f, ask) => rule.about?.(s, ask.seat, open(f).event),
    takeBack(_s, f, seat) {
      const w = open(f);
      const i = w.todo.indexOf(seat);
      if (i < w.at || isWaitedFor(w, seat) || w.stands.includes(seat)) return false;
      w.answers[i] = '';
      return true;
    },
    copy(f) {
      const { event, todo, at, answers, stands } = open(f);
      return { proc, event, todo, at, answers: answers.slice(), stands } as unknown as Of<F, P>;
    },
    // Of other seats a viewer sees whether they have answered, and the answers that were carried out.
    show(s, f, viewer) {
      const w = open(f);
      return {
        event: rule.show === undefined ? w.event : rule.show(w.event, viewer, s),
        todo: w.todo,
        at: w.at,
        answers: w.answers.map((answer, i) => (i < w.at || w.todo[i] === viewer ? answer : '')),
        stands: w.stands,
        complete: w.todo.filter((_, i) => w.answers[i] !== ''),
      };
    },
    guess(s, f, _viewer, pick) {
      const w = open(f);
      const shown = f as unknown as { complete?: Seat[] };
      for (const seat of shown.complete ?? []) {
        if (!isWaitedFor(w, seat)) continue;
        const can = offer(s, seat, w.event, new Can());
        w.answers[w.todo.indexOf(seat)] = can.list[pick(can.count)] as A;
      }
      delete shown.complete;
    },
  };
}
