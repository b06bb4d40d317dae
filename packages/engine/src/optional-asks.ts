// Optional asks: a draft of one seat beside the game, carried out when its last step is given.
import { Can } from './can.ts';
import { type Ask, askFor, type Seat, type StateOf } from './core.ts';
import type { Game } from './game.ts';

const NOTHING: readonly string[] = [];

/** The steps a seat has given, whether or not they still fit. */
const given = (s: StateOf, kind: string, seat: Seat): readonly string[] =>
  s.core.aside.find((a) => a.kind === kind && a.seat === seat)?.steps ?? NOTHING;

/**
 * What of it counts: the longest beginning whose every step is still offered. The game goes on while somebody composes;
 * what no longer fits is left out when it is looked at, so nothing in the state tells that it was.
 */
export function composed<S extends StateOf>(g: Game<S>, s: S, kind: string, seat: Seat): readonly string[] {
  const steps = given(s, kind, seat);
  if (steps.length === 0) return NOTHING;
  const rule = g.beside[kind]!;
  if (rule.fitting !== undefined) {
    const count = rule.fitting(s, seat, steps);
    return count === steps.length ? steps : steps.slice(0, count);
  }
  const can = new Can();
  for (let i = 0; i < steps.length; i++) {
    can.count = 0;
    rule.options(s, seat, steps.slice(0, i), can);
    if (!can.has(steps[i]!)) return steps.slice(0, i);
  }
  return steps;
}

/** How many of a seat's steps no longer count. */
export const misfits = <S extends StateOf>(g: Game<S>, s: S, kind: string, seat: Seat): number =>
  given(s, kind, seat).length - composed(g, s, kind, seat).length;

/** "In any stable state": nothing on the stack wants quiet. */
function mayAsk<S extends StateOf>(g: Game<S>, s: S, kind: string): boolean {
  for (const f of s.core.stack) {
    const quiet = g.procedures[f.proc]!.quiet;
    if (quiet === true || quiet?.includes(kind)) return false;
  }
  return true;
}

/** `only`: of one seat. */
export function asksBeside<S extends StateOf>(g: Game<S>, s: S, only?: Seat): Ask[] {
  const out: Ask[] = [];
  const can = new Can();
  for (const kind of g.besides) {
    if (!mayAsk(g, s, kind)) continue;
    const rule = g.beside[kind]!;
    for (let seat = only ?? 0; seat < (only === undefined ? s.core.answered.length : only + 1); seat++) {
      const steps = composed(g, s, kind, seat);
      const step = rule.step(s, seat, steps);
      if (step === undefined) continue;
      can.count = 0;
      rule.options(s, seat, steps, can);
      if (can.count > 0) out.push(askFor(step, seat, kind));
    }
  }
  return out;
}

export function offerBeside<S extends StateOf>(g: Game<S>, s: S, ask: Ask, can: Can): void {
  const kind = ask.beside!;
  g.beside[kind]!.options(s, ask.seat, composed(g, s, kind, ask.seat), can);
}

export function answerBeside<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, said?: string) {
  const kind = ask.beside!;
  const { seat } = ask;
  const rule = g.beside[kind]!;
  const steps = [...composed(g, s, kind, seat), option];
  const text = said ?? s.core.aside.find((a) => a.kind === kind && a.seat === seat)?.text;
  s.core.aside = s.core.aside.filter((a) => a.kind !== kind || a.seat !== seat);
  const complete = rule.step(s, seat, steps) === undefined;
  if (!complete) s.core.aside.push(text === undefined ? { kind, seat, steps } : { kind, seat, steps, text });
  return complete ? rule.carryOut(s, seat, steps, text) : undefined;
}

/** Adds a step that does not fit at this moment: it counts again when it fits. */
export function keepStep(s: StateOf, { beside, seat }: Ask, option: string, said?: string): void {
  const kind = beside!;
  const old = s.core.aside.find((a) => a.kind === kind && a.seat === seat);
  const text = said ?? old?.text;
  const steps = [...(old?.steps ?? NOTHING), option];
  s.core.aside = s.core.aside.filter((a) => a !== old);
  s.core.aside.push(text === undefined ? { kind, seat, steps } : { kind, seat, steps, text });
}

/** Whether a step still counts and can be composed at this moment. @param before how many steps came before it */
export const isOpen = <S extends StateOf>(g: Game<S>, s: S, { beside, seat }: Ask, before: number): boolean =>
  mayAsk(g, s, beside!) && composed(g, s, beside!, seat).length > before;

/** Is this the small choice that follows for what the seat has composed? */
export const isNextStep = <S extends StateOf>(g: Game<S>, s: S, ask: Ask): boolean =>
  g.beside[ask.beside!]!.step(s, ask.seat, composed(g, s, ask.beside!, ask.seat)) === ask.kind;

/** Would this answer complete the choice? Until then nobody hears of it. */
export const completes = <S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string): boolean =>
  g.beside[ask.beside!]!.step(s, ask.seat, [...composed(g, s, ask.beside!, ask.seat), option]) === undefined;

/** Takes the last step that counts back, with those behind it that no longer do; gives the kind, if there was any. */
export function takeBackBeside<S extends StateOf>(g: Game<S>, s: S, seat: Seat): string | undefined {
  // What cannot be composed at this moment is not in anybody's mind.
  const mine = s.core.aside.findLast((a) => a.seat === seat && mayAsk(g, s, a.kind));
  if (mine === undefined) return undefined;
  const steps = composed(g, s, mine.kind, seat).slice(0, -1);
  s.core.aside = s.core.aside.filter((a) => a !== mine);
  if (steps.length > 0) s.core.aside.push({ kind: mine.kind, seat, steps });
  return mine.kind;
}
