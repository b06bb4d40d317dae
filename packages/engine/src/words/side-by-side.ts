import type { Ask, Frame, Seat, StateOf } from '../core.ts';
import { copyFrame, type Game, type Procedure, showFrame } from '../game.ts';
import { OUTSIDE, raise, run, takePostponed } from '../loop.ts';
import type { Lanes, Of } from './frames.ts';

export interface SideBySide<S extends StateOf, F extends Frame> {
  /** The frames of a seat's lane at its first decision, the last on top. Bots use it to imagine another seat's open lane. */
  lane(s: S, seat: Seat): F[];
  /** The order in which postponed frames run. */
  order(s: S): readonly Seat[];
  /** 'open': all viewers see postponed frames at once. */
  readonly declared?: 'open';
  readonly quiet?: true | readonly string[];
}

/**
 * All seats play at the same time: each has a lane with a stack of its own. A lane uses no dice, no hidden deck and nothing
 * shared, and asks only its seat, so that lanes commute; rules postpone everything else with `later`.
 */
export function sideBySide<S extends StateOf, F extends Frame, P extends F['proc']>(
  rule: SideBySide<S, F>,
): Procedure<S, Of<F, P>, F> {
  const of = (f: Of<F, P>) => f as unknown as Lanes<P, F>;
  const top = (f: Of<F, P>, seat: Seat) => of(f).lanes[seat]!.at(-1)!;
  const proc = (g: Game<S>, f: Frame) => g.procedures[f.proc]!;
  /** Another number after each use of chance (the generator counts them, shuffles too) and each reveal. */
  const uses = ({ core }: S): number => core.known + core.chance[3];

  /** Runs one lane until it waits or ends. */
  function runLane(g: Game<S>, s: S, f: Of<F, P>, seat: Seat, before: number): void {
    const lane = of(f).lanes[seat]!;
    run(g, s, lane);
    for (const frame of takePostponed()) of(f).after[seat]!.push(frame as F);
    if (uses(s) !== before) throw new Error(`a lane of ${f.proc} touched chance or a hidden deck`);
    const inner = lane.at(-1);
    if (inner === undefined) return;
    const asked = proc(g, inner).asks(s, inner, g);
    if (asked.some((ask) => ask.seat !== seat)) throw new Error(`a lane of ${f.proc} asks another seat`);
  }

  return {
    ...(rule.quiet === undefined ? {} : { quiet: rule.quiet }),
    parallel: true,
    next(s, f, g) {
      if (takePostponed().length > 0) throw new Error(OUTSIDE); // an answer in a lane has taken its own
      const { lanes } = of(f);
      for (let seat = 0; seat < lanes.length; seat++) {
        if (lanes[seat]!.length > 0) runLane(g, s, f, seat, uses(s));
      }
      if (lanes.some((lane) => lane.length > 0)) return 'wait';
      // The postponed frames become visible: the seat that closed last may not undo after seeing them.
      if (rule.declared !== 'open' && of(f).after.some((frames) => frames.length > 0)) s.core.known++;
      for (const seat of rule.order(s)) for (const frame of of(f).after[seat]!) raise(frame);
      return 'done';
    },
    asks(s, f, g) {
      const out: Ask[] = [];
      for (const lane of of(f).lanes) {
        const inner = lane.at(-1);
        if (inner !== undefined) out.push(...proc(g, inner).asks(s, inner, g));
      }
      return out;
    },
    options: (s, f, ask, can, g) => proc(g, top(f, ask.seat)).options(s, top(f, ask.seat), ask, can, g),
    answer(s, f, ask, option, g, text) {
      const before = uses(s);
      proc(g, top(f, ask.seat)).answer(s, top(f, ask.seat), ask, option, g, text);
      runLane(g, s, f, ask.seat, before);
    },
    about: (s, f, ask, g) => proc(g, top(f, ask.seat)).about?.(s, top(f, ask.seat), ask, g),
    secret: (s, f, ask, g) => proc(g, top(f, ask.seat)).secret?.(s, top(f, ask.seat), ask, g) ?? false,
    takeBack: (s, f, seat, g) => {
      const inner = of(f).lanes[seat]?.at(-1);
      return inner !== undefined && (proc(g, inner).takeBack?.(s, inner, seat, g) ?? false);
    },
    copy: (f, g) => {
      const { lanes, after } = of(f);
      const copyAll = (frames: F[]) => frames.map((inner) => copyFrame(g, inner));
      return { proc: f.proc, lanes: lanes.map(copyAll), after: after.map(copyAll) } as unknown as Of<F, P>;
    },
    // Frames of a lane may tell what its seat chose: others see only whether the lane is open.
    show: (s, f, viewer, g) => {
      const show = (frames: F[]) => frames.map((inner) => showFrame(g, s, inner, viewer));
      const { lanes, after } = of(f);
      return {
        lanes: lanes.map((lane, seat) => (seat === viewer ? show(lane) : [])),
        after: after.map((frames, seat) => (seat === viewer || rule.declared === 'open' ? show(frames) : [])),
        open: lanes.flatMap((lane, seat) => (lane.length > 0 ? [seat] : [])),
      };
    },
    guess(s, f, viewer, pick, g) {
      const shown = f as unknown as Lanes<P, F> & { open?: Seat[] };
      for (const seat of shown.open ?? []) if (seat !== viewer) shown.lanes[seat] = rule.lane(s, seat);
      delete shown.open;
      const guess = (frames: F[]) => frames.forEach((inner) => void proc(g, inner).guess?.(s, inner, viewer, pick, g));
      shown.lanes.forEach(guess);
      shown.after.forEach(guess);
    },
  };
}
