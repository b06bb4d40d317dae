// The loop: frames on a stack, procedures that move them, and what rule code may say from any depth.

import { Can } from './can.ts';
import type { Ask, Event, Frame, Listener, Seat, StateOf } from './core.ts';
import type { Game } from './game.ts';
import { answerBeside, asksBeside, offerBeside } from './optional-asks.ts';

// Filled and emptied within one `apply`: no visible state ever depends on these.
const raised: Frame[] = [];
const postponed: Frame[] = [];
let listener: Listener | undefined;

/** Runs a frame before whatever the rule under way does next. First raised, first run; nested before siblings. */
export function raise(f: Frame): void {
  raised.push(f);
}

/** In a lane: what reaches beyond the seat's own place. Runs in turn order when the last lane has closed. */
export function later(f: Frame): void {
  postponed.push(f);
}

/** Tells what happened. Built only when somebody listens: the closure was measured free in playouts. */
export function tell(event: () => Event): void {
  if (listener !== undefined) listener(event());
}

export const takePostponed = (): Frame[] => (postponed.length === 0 ? NO_FRAMES : postponed.splice(0));
const NO_FRAMES: Frame[] = [];

/** Collected, then pushed in reverse: the first raised ends on top and runs first. */
function pushRaised(stack: Frame[]): void {
  for (let f = raised.pop(); f !== undefined; f = raised.pop()) stack.push(f);
}

/** Runs one stack (the main one, or a lane) until somebody must decide or it is empty. */
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

const NOBODY: readonly Ask[] = [];

/** What the table waits for. Empty: the game is over. */
export function awaited<S extends StateOf>(g: Game<S>, s: S): readonly Ask[] {
  const f = s.core.stack[s.core.stack.length - 1];
  return f === undefined ? NOBODY : g.procedures[f.proc]!.asks(s, f, g);
}

/** Every open ask: the awaited ones, then the optional ones beside them. */
export function asks<S extends StateOf>(g: Game<S>, s: S): readonly Ask[] {
  const waiting = awaited(g, s);
  return g.besides.length === 0 || waiting.length === 0 ? waiting : [...waiting, ...asksBeside(g, s)];
}

/** The open asks of one seat. @param waiting what the table waits for, where that is known */
export function asksOf<S extends StateOf>(g: Game<S>, s: S, seat: Seat, waiting = awaited(g, s)): readonly Ask[] {
  const own = waiting.filter((ask) => ask.seat === seat);
  return g.besides.length === 0 || waiting.length === 0 ? own : [...own, ...asksBeside(g, s, seat)];
}

/** Fills `can` with every possible answer to an ask. */
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

/** Changes the state in place. The answer must be among the options: `play` checks that, bots choose from the list. */
export function apply<S extends StateOf>(
  g: Game<S>,
  s: S,
  ask: Ask,
  option: string,
  listen?: Listener,
  text?: string,
): void {
  s.core.answered[ask.seat]!++;
  goOn(g, s, ask, option, listen, text);
}

/** Runs the rules until the first decision. */
export function settle<S extends StateOf>(g: Game<S>, s: S, listen?: Listener): void {
  goOn(g, s, undefined, '', listen);
}

/** One stretch of rules with its listener; whatever happens in it, nothing raised outlives it. */
function goOn<S extends StateOf>(
  g: Game<S>,
  s: S,
  ask: Ask | undefined,
  option: string,
  listen?: Listener,
  text?: string,
): void {
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
    if (postponed.length > 0) throw new Error('`later` was said outside a lane');
  } finally {
    listener = outer;
    if (raised.length > 0) raised.length = 0;
    if (postponed.length > 0) postponed.length = 0;
  }
}
