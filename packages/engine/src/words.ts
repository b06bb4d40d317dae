// The words (makers of procedures), with the types of one game.
import type { Event, Frame, StateOf } from './core.ts';
import type { FrameOf, Procedure } from './game.ts';
import { later, raise, tell } from './loop.ts';
import { type AllAtOnce, allAtOnce } from './words/all-at-once.ts';
import { type EachInTurn, eachInTurn } from './words/each-in-turn.ts';
import type { InTurn, Lanes, Of, ProcOf, Window, WindowAtOnce } from './words/frames.ts';
import { repeat, sequence } from './words/sequence.ts';
import { type SideBySide, sideBySide } from './words/side-by-side.ts';
import { type WindowAtOnceRule, type WindowRule, window, windowAtOnce } from './words/window.ts';

/**
 * `const w = words<State, Event>()`, once per game: TypeScript cannot infer some type arguments while others are given.
 * Every word then infers the rest from the name of the procedure.
 */
export function words<S extends StateOf, E extends Event = Event>() {
  type F = FrameOf<S>;
  type Named<Word extends Frame> = Extract<F['proc'], ProcOf<F, Word>>;
  type Cursor = Extract<F, { at: number }>['proc'];
  type Chapters<P extends F['proc']> = Parameters<typeof sequence<S, F, P>>;
  type More<P extends F['proc']> = Chapters<P>[1];
  /** `more` may be left out where the frame has no locals. */
  type MaybeMore<P extends F['proc']> = object extends More<P> ? [more?: More<P>] : [more: More<P>];
  return {
    raise: raise as (f: F) => void,
    later: later as (f: F) => void,
    tell: tell as (event: () => E) => void,
    sequence: <P extends Cursor>(
      _proc: P,
      // `readonly []` keeps TypeScript from inferring the steps' return types unchecked.
      steps: Chapters<P>[0] | readonly [],
      ...more: MaybeMore<P>
    ): Procedure<S, Of<F, P>, F> => sequence<S, F, P>(steps, (more[0] ?? {}) as More<P>),
    repeat: <P extends Cursor>(
      _proc: P,
      what: (s: S, f: Of<F, P>) => F | undefined,
      ...more: MaybeMore<P>
    ): Procedure<S, Of<F, P>, F> => repeat<S, F, P>(what, (more[0] ?? {}) as More<P>),
    eachInTurn: <P extends Named<InTurn<string, unknown, string>>>(proc: P, rule: EachInTurn<S, F, Of<F, P>>) =>
      eachInTurn<S, F, P>(proc, rule),
    allAtOnce: <P extends Named<{ proc: string; drafts: unknown; steps?: unknown }>>(
      _proc: P,
      rule: AllAtOnce<S, F, Of<F, P>>,
    ) => allAtOnce<S, F, P>(rule),
    sideBySide: <P extends Named<Lanes<string, unknown>>>(_proc: P, rule: SideBySide<S, F>) =>
      sideBySide<S, F, P>(rule),
    window: <P extends Named<Window<string, unknown, string>>>(proc: P, rule: WindowRule<S, F, Of<F, P>>) =>
      window<S, F, P>(proc, rule),
    windowAtOnce: <P extends Named<WindowAtOnce<string, unknown, string>>>(
      proc: P,
      rule: WindowAtOnceRule<S, F, Of<F, P>>,
    ) => windowAtOnce<S, F, P>(proc, rule),
  };
}
