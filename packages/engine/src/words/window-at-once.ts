import { Can } from '../can.ts';
import { type Ask, askFor, type Frame, type Params, type Seat, type StateOf, type Viewer } from '../core.ts';
import type { Procedure } from '../game.ts';
import { raise } from '../loop.ts';
import type { AnswerOf, EventOf, Of, Then, WindowAtOnce } from './frames.ts';

type Use<G> = Exclude<AnswerOf<G>, 'pass'>;

export interface WindowAtOnceRule<S extends StateOf, F extends Frame, G extends F> {
  /** What this seat may use now; `pass` is always there. */
  options(s: S, seat: Seat, event: EventOf<G>, can: Can<Use<G>>): void;
  /**
   * What a use does, in the order of `todo`. Nothing or a frame: the ground has changed, and this seat and all behind it
   * are asked again. 'next': this seat is served, and the answers behind it stand. 'all': everybody is asked again, also
   * who has passed. 'close': nobody else may answer.
   */
  use(s: S, seat: Seat, event: EventOf<G>, option: Use<G>): Then<F, 'next' | 'all' | 'close'>;
  about?(s: S, seat: Seat, event: EventOf<G>): Params | undefined;
  /** What a viewer may know of the event; all of it unless said. */
  show?(event: EventOf<G>, viewer: Viewer, s: S): EventOf<G>;
  readonly quiet?: true | readonly string[];
}

/**
 * "Whoever has a fitting effect may use it now", asked of everybody at the same time: answers are secret until the last
 * one is in, then they are carried out in the order of `todo`. The result is that of `window`, without the waiting.
 */
export function windowAtOnce<S extends StateOf, F extends Frame, P extends Extract<F, { answers: unknown }>['proc']>(
  proc: P,
  rule: WindowAtOnceRule<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type E = EventOf<Of<F, P>>;
  type A = AnswerOf<Of<F, P>>;
  const open = (f: Of<F, P>) => f as unknown as WindowAtOnce<P, E, A>;
  const { about } = rule;
  function offer(s: S, seat: Seat, event: E, can: Can): Can {
    rule.options(s, seat, event, can as Can<Use<Of<F, P>>>);
    can.add('pass');
    return can;
  }
  const isWaitedFor = (w: WindowAtOnce<P, E, A>, seat: Seat): boolean => w.answers[w.todo.indexOf(seat)] === '';
  const forget = (w: WindowAtOnce<P, E, A>, from: number): void => void w.answers.fill('', from);

  /** Carries out the answer of the seat at `w.at`; what it does to the rest is the rule's word. */
  function serve(s: S, w: WindowAtOnce<P, E, A>): void {
    const answer: string = w.answers[w.at]!;
    const seat = w.todo[w.at]!;
    if (answer === 'pass') w.at++;
    else if (!offer(s, seat, w.event, new Can()).has(answer))
      w.answers[w.at] = ''; // an earlier use took it away
    else {
      const then = rule.use(s, seat, w.event, answer as unknown as Use<Of<F, P>>);
      if (then === 'next') w.at++;
      else if (then === 'close') w.at = w.todo.length;
      else if (then === 'all') {
        w.at = 0;
        forget(w, 0);
      } else {
        forget(w, w.at);
        if (then !== undefined) raise(then as F);
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
      s.core.known++; // the answers are seen now: nobody may look and undo
      serve(s, w);
      return 'on';
    },
    asks(_s, f) {
      const w = open(f);
      const out: Ask[] = [];
      w.todo.forEach((seat, i) => {
        if (w.answers[i] === '') out.push(askFor(proc, seat));
      });
      return out;
    },
    options: (s, f, ask, can) => void offer(s, ask.seat, open(f).event, can),
    answer(_s, f, ask, option) {
      const w = open(f);
      w.answers[w.todo.indexOf(ask.seat)] = option as A;
    },
    ...(about === undefined ? {} : { about: (s: S, f: Of<F, P>, ask) => about(s, ask.seat, open(f).event) }),
    takeBack(_s, f, seat) {
      const w = open(f);
      const i = w.todo.indexOf(seat);
      if (i < w.at || isWaitedFor(w, seat)) return false;
      w.answers[i] = '';
      return true;
    },
    copy(f) {
      const w = open(f);
      return { proc: w.proc, event: w.event, todo: w.todo, at: w.at, answers: w.answers.slice() } as unknown as Of<
        F,
        P
      >;
    },
    // Of the others it is seen that they have answered, and nothing else. Whoever was served has been seen.
    show(s, f, viewer) {
      const w = open(f);
      return {
        event: rule.show === undefined ? w.event : rule.show(w.event, viewer, s),
        todo: w.todo,
        at: w.at,
        answers: w.answers.map((answer, i) => (i < w.at || w.todo[i] === viewer ? answer : '')),
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
