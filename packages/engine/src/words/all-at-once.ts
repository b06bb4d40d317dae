import { Can } from '../can.ts';
import { type Ask, askFor, type Frame, type Params, type Seat, type StateOf } from '../core.ts';
import type { Procedure } from '../game.ts';
import { raise } from '../loop.ts';
import type { AtOnce, Of, StepsOf, Then } from './frames.ts';

type Kind<G> = Extract<keyof StepsOf<G>, string>;
type Answer<G> = Extract<StepsOf<G>[keyof StepsOf<G>], string>;
type Draft<G> = readonly Answer<G>[];

export interface AllAtOnce<S extends StateOf, F extends Frame, G extends F> {
  seats(s: S): readonly Seat[];
  /** The kind of the next step; undefined when the draft is complete. */
  step(s: S, seat: Seat, draft: Draft<G>): Kind<G> | undefined;
  options(s: S, seat: Seat, draft: Draft<G>, can: Can<Answer<G>>): Then<never>;
  /** Stores the choices in the state. The game's view decides when they are shown. */
  commit(s: S, drafts: readonly Draft<G>[]): Then<F>;
  about?(s: S, seat: Seat, draft: Draft<G>): Params | undefined;
  readonly quiet?: true | readonly string[];
}

/**
 * All seats choose in secret: a draft per seat, taken back freely until the last one is complete, then committed
 * together. Others see only whether a draft is complete: its length alone may tell its content.
 */
export function allAtOnce<S extends StateOf, F extends Frame, P extends F['proc']>(
  rule: AllAtOnce<S, F, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  type A = Answer<Of<F, P>>;
  const drafts = (f: Of<F, P>) => (f as unknown as AtOnce<P, Record<string, A>>).drafts;
  const open = (s: S, f: Of<F, P>, seat: Seat) => rule.step(s, seat, drafts(f)[seat]!);
  return {
    ...(rule.quiet === undefined ? {} : { quiet: rule.quiet }),
    parallel: true,
    secret: () => true,
    next(s, f) {
      for (const seat of rule.seats(s)) if (open(s, f, seat) !== undefined) return 'wait';
      s.core.known++;
      const then = rule.commit(s, drafts(f));
      if (then !== undefined) raise(then as F);
      return 'done';
    },
    asks(s, f) {
      const out: Ask[] = [];
      for (const seat of rule.seats(s)) {
        const kind = open(s, f, seat);
        if (kind !== undefined) out.push(askFor(kind, seat));
      }
      return out;
    },
    options: (s, f, ask, can) => rule.options(s, ask.seat, drafts(f)[ask.seat]!, can as Can<A>),
    answer(_s, f, ask, option) {
      drafts(f)[ask.seat]!.push(option as A);
    },
    about: (s, f, ask) => rule.about?.(s, ask.seat, drafts(f)[ask.seat]!),
    takeBack: (_s, f, seat) => drafts(f)[seat]?.pop() !== undefined,
    copy: (f) => ({ proc: f.proc, drafts: drafts(f).map((draft) => draft.slice()) }) as unknown as Of<F, P>,
    show: (s, f, viewer) => ({
      drafts: drafts(f).map((draft, seat) => (seat === viewer ? draft.slice() : [])),
      complete: rule.seats(s).filter((seat) => open(s, f, seat) === undefined),
    }),
    /** Random legal steps for each seat whose draft is known to be complete. */
    guess(s, f, viewer, pick) {
      const shown = f as unknown as { complete?: Seat[] };
      const can = new Can<A>();
      for (const seat of shown.complete ?? []) {
        while (seat !== viewer && open(s, f, seat) !== undefined) {
          can.count = 0;
          rule.options(s, seat, drafts(f)[seat]!, can);
          drafts(f)[seat]!.push(can.list[pick(can.count)]!);
        }
      }
      delete shown.complete;
    },
  };
}
