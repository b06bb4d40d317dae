// The loop: frames on a stack, procedures that advance them, and the functions that rule code may call at any depth.
import { Can } from './can.ts';
import type { Ask, Event, Frame, Listener, Seat, StateOf } from './core.ts';
import type { Game } from './game.ts';
import { answerBeside, asksBeside, offerBeside } from './optional-asks.ts';

// Filled and emptied within one `apply`: no state depends on them between two calls.
const raised: Frame[] = [];
const postponed: Frame[] = [];
let listener: Listener | undefined;

/** Runs a frame before the current procedure goes on. First raised, first run; nested before siblings. */
export const raise = (f: Frame): void => void raised.push(f);

/** In a lane: postpones a frame that affects more than its seat. It runs, in turn order, when the last lane has closed. */
export const later = (f: Frame): void => void postponed.push(f);

/** Emits an event. It is built only for a listener; the closure costs nothing measurable in playouts. */
export const tell = (event: () => Event): void => void listener?.(event());

export const takePostponed = (): Frame[] => (postponed.length === 0 ? NO_FRAMES : postponed.splice(0));
const NO_FRAMES: Frame[] = [];
export const OUTSIDE = '`later` was called outside a lane';

/** Collected, then pushed in reverse: the first raised ends on top and runs first. */
function pushRaised(stack: Frame[]): void {
  for (let f = raised.pop(); f !== undefined; f = raised.pop()) stack.push(f);
}

/** Runs one stack (the main one, or a lane) until it waits for an answer or is empty. */
export function run<S extends StateOf>(g: Game<S>, s: S, stack: Frame[]): void {
  if (raised.length > 0) pushRaised(stack);
  for (let f = stack[stack.length - 1]; f !== undefined; f = stack[stack.length - 1]) {
    const step = g.procedures[f.proc]!.next(s, f, g);
    if (step === 'wait') {
      if (raised.length === 0) return;
    } else if (step === 'done') stack.pop();
    else if (step !== 'on') stack.push(step);
    if (raised.length > 0) pushRaised(stack);
  }
}

export const NO_ASKS: readonly Ask[] = [];

/** The asks that the table waits for; empty when the game is over. */
export function awaited<S extends StateOf>(g: Game<S>, s: S): readonly Ask[] {
  const f = s.core.stack[s.core.stack.length - 1];
  return f === undefined ? NO_ASKS : g.procedures[f.proc]!.asks(s, f, g);
}

/** Every open ask: the awaited ones, then the optional ones beside them. */
export function asks<S extends StateOf>(g: Game<S>, s: S): readonly Ask[] {
  const waiting = awaited(g, s);
  return g.besides.length === 0 || waiting.length === 0 ? waiting : [...waiting, ...asksBeside(g, s)];
}

/** The open asks of one seat. @param waiting the awaited asks, where the caller has them already */
export function asksOf<S extends StateOf>(g: Game<S>, s: S, seat: Seat, waiting = awaited(g, s)): readonly Ask[] {
  const own = waiting.filter((ask) => ask.seat === seat);
  return g.besides.length === 0 || waiting.length === 0 ? own : [...own, ...asksBeside(g, s, seat)];
}

/** Fills `can` with every option of an ask. */
export function offer<S extends StateOf>(g: Game<S>, s: S, ask: Ask, can: Can): Can {
  can.count = 0;
  if (ask.optional) offerBeside(g, s, ask, can);
  else {
    const f = s.core.stack[s.core.stack.length - 1]!;
    g.procedures[f.proc]!.options(s, f, ask, can, g);
  }
  return can;
}

export const options = <S extends StateOf>(g: Game<S>, s: S, ask: Ask): string[] =>
  offer(g, s, ask, new Can()).toArray();

/** Applies an answer in place. It must be one of the options: `play` checks that, bots choose from the list. */
export function apply<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, listen?: Listener, text?: string) {
  s.core.answered[ask.seat]!++;
  goOn(g, s, listen, ask, option, text);
}

/** Runs the rules until the first decision. */
export const settle = <S extends StateOf>(g: Game<S>, s: S, listen?: Listener): void => goOn(g, s, listen);

/** Runs rules with a listener, after an answer where there is one; also after an error nothing raised remains. */
function goOn<S extends StateOf>(g: Game<S>, s: S, listen?: Listener, ask?: Ask, option = '', text?: string): void {
  const outer = listener;
  listener = listen;
  const { stack } = s.core;
  try {
    if (ask !== undefined) {
      if (ask.optional) {
        const then = answerBeside(g, s, ask, option, text);
        if (then !== undefined) raise(then);
      } else {
        const f = stack[stack.length - 1]!;
        g.procedures[f.proc]!.answer(s, f, ask, option, g, text);
      }
    }
    run(g, s, stack);
    if (postponed.length > 0) throw new Error(OUTSIDE);
  } finally {
    listener = outer;
    if (raised.length > 0) raised.length = 0;
    if (postponed.length > 0) postponed.length = 0;
  }
}
