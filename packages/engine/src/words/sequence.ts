import { copyPlain } from '../copy.ts';
import type { Frame, Pick, StateOf, Viewer } from '../core.ts';
import type { Procedure } from '../game.ts';
import { NO_ASKS } from '../loop.ts';
import type { Of, ShowLocals, Then } from './frames.ts';

type More<S extends StateOf, G extends Frame> = {
  /** Ends the procedure as soon as this is false. Frames above on the stack are not affected. */
  aslongas?(s: S, f: G): boolean;
  readonly quiet?: true | readonly string[];
  /** Fills in locals that were not shown. */
  guess?(s: S, f: G, viewer: Viewer, pick: Pick): void;
} & ShowLocals<G, S, Viewer>;

/** Shows the whole frame: for frames without secrets. */
export const openly = <F extends Frame>(f: F): object => f;

/** Steps in order: chapters of a round, or the steps of one rule that other frames may interrupt between any two. */
export function sequence<S extends StateOf, F extends Frame, P extends F['proc']>(
  steps: readonly ((s: S, f: Of<F, P>) => Then<F>)[],
  more: More<S, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  const { aslongas } = more;
  return {
    ...shared<S, F, P>(more),
    next(s, f) {
      const cursor = f as unknown as { at: number };
      if (cursor.at >= steps.length || (aslongas !== undefined && !aslongas(s, f))) return 'done';
      return steps[cursor.at++]!(s, f) ?? 'on';
    },
  };
}

/** Runs the frame that `what` returns until that is undefined. `at` counts the runs. */
export function repeat<S extends StateOf, F extends Frame, P extends F['proc']>(
  what: (s: S, f: Of<F, P>) => F | undefined,
  more: More<S, Of<F, P>>,
): Procedure<S, Of<F, P>, F> {
  const { aslongas } = more;
  return {
    ...shared<S, F, P>(more),
    next(s, f) {
      if (aslongas !== undefined && !aslongas(s, f)) return 'done';
      const then = what(s, f);
      if (then === undefined) return 'done';
      (f as unknown as { at: number }).at++;
      return then;
    },
  };
}

function shared<S extends StateOf, F extends Frame, P extends F['proc']>(more: More<S, Of<F, P>>) {
  const { guess, quiet, show } = more;
  return {
    ...(quiet === undefined ? {} : { quiet }),
    ...(guess === undefined ? {} : { guess }),
    asks: () => NO_ASKS,
    options(): void {},
    answer(): never {
      throw new Error('nothing was asked');
    },
    show: (s: S, f: Of<F, P>, viewer: Viewer) => ({ at: (f as unknown as { at: number }).at, ...show?.(f, viewer, s) }),
    // A frame without locals has two fields; the others are few and small.
    copy:
      show === undefined
        ? (f: Of<F, P>) => ({ proc: f.proc, at: (f as unknown as { at: number }).at }) as unknown as Of<F, P>
        : copyPlain<Of<F, P>>,
  };
}
