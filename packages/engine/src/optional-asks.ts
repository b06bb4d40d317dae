// Optional asks: one seat gives the steps of a choice beside the game, and the rule runs after the last step.
import { Can } from './can.ts';
import { newAside } from './copy.ts';
import { type Aside, type Ask, askFor, type Seat, type StateOf } from './core.ts';
import type { Game } from './game.ts';

const NOTHING: readonly string[] = [];

const asideOf = (s: StateOf, kind: string, seat: Seat): Aside | undefined =>
  s.core.aside.find((a) => a.kind === kind && a.seat === seat);

/** The steps that a seat has given, including those that no longer fit. */
const given = (s: StateOf, kind: string, seat: Seat): readonly string[] => asideOf(s, kind, seat)?.steps ?? NOTHING;

type Texts = NonNullable<Aside['texts']>;
/** The sentences of the first steps, and the one that comes with the next step (ENG-TEXT-3). */
const textsOf = (a: Aside | undefined, count: number, text?: string): Texts =>
  (a?.texts ?? []).filter(({ step }) => step < count).concat(text === undefined ? [] : { step: count, text });

/** Replaces the steps of a choice; without steps, removes it. */
function setSteps(s: StateOf, kind: string, seat: Seat, steps: readonly string[], texts: Texts = []): void {
  s.core.aside = s.core.aside.filter((a) => a.kind !== kind || a.seat !== seat);
  if (steps.length > 0) s.core.aside.push(newAside(kind, seat, steps, texts));
}

/**
 * The steps that count: the longest prefix of which every step is still offered. The game goes on between two steps.
 * Steps that no longer fit stay in the state, so that an undo can make them fit again.
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

/** The number of a seat's steps that no longer count. */
export const misfits = <S extends StateOf>(g: Game<S>, s: S, kind: string, seat: Seat): number =>
  given(s, kind, seat).length - composed(g, s, kind, seat).length;

/** Whether no procedure on the stack is quiet about this kind. */
function mayAsk<S extends StateOf>(g: Game<S>, s: S, kind: string): boolean {
  for (const f of s.core.stack) {
    const quiet = g.procedures[f.proc]!.quiet;
    if (quiet === true || quiet?.includes(kind)) return false;
  }
  return true;
}

/** The open optional asks. @param only of this seat */
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

export const offerBeside = <S extends StateOf>(g: Game<S>, s: S, ask: Ask, can: Can): void =>
  g.beside[ask.beside!]!.options(s, ask.seat, composed(g, s, ask.beside!, ask.seat), can);

export function answerBeside<S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string, text?: string) {
  const [kind, seat] = [ask.beside!, ask.seat];
  const rule = g.beside[kind]!;
  const fitting = composed(g, s, kind, seat);
  const steps = [...fitting, option];
  const texts = textsOf(asideOf(s, kind, seat), fitting.length, text);
  const isLast = rule.step(s, seat, steps) === undefined;
  setSteps(s, kind, seat, isLast ? NOTHING : steps, texts);
  return isLast ? rule.carryOut(s, seat, steps, texts.at(-1)?.text) : undefined;
}

/** Adds a step that does not fit now: it counts when it fits again. */
export function keepStep(s: StateOf, { beside, seat }: Ask, option: string, said?: string): void {
  const steps = given(s, beside!, seat);
  setSteps(s, beside!, seat, [...steps, option], textsOf(asideOf(s, beside!, seat), steps.length, said));
}

/** Leaves a choice only its first steps; by default all but the last one. */
export const dropSteps = (s: StateOf, kind: string, seat: Seat, left = given(s, kind, seat).length - 1): void =>
  setSteps(s, kind, seat, given(s, kind, seat).slice(0, left), textsOf(asideOf(s, kind, seat), left));

/** Whether a step counts and its choice is open now. @param before the number of steps before it */
export const isOpen = <S extends StateOf>(g: Game<S>, s: S, { beside, seat }: Ask, before: number): boolean =>
  mayAsk(g, s, beside!) && composed(g, s, beside!, seat).length > before;

/** Whether this ask is the next step of its seat's choice. */
export const isNextStep = <S extends StateOf>(g: Game<S>, s: S, ask: Ask): boolean =>
  g.beside[ask.beside!]!.step(s, ask.seat, composed(g, s, ask.beside!, ask.seat)) === ask.kind;

/** Whether this answer completes the choice. Until then no other seat knows of it. */
export const completes = <S extends StateOf>(g: Game<S>, s: S, ask: Ask, option: string): boolean =>
  g.beside[ask.beside!]!.step(s, ask.seat, [...composed(g, s, ask.beside!, ask.seat), option]) === undefined;

/** Takes back the last step that counts, and those after it that do not; returns the kind of the choice, if there was one. */
export function takeBackBeside<S extends StateOf>(g: Game<S>, s: S, seat: Seat): string | undefined {
  // Choices that are not asked now, or no step of which fits, stay as they are (ENG-BESIDE-2).
  const fits = ({ kind }: Aside): boolean => mayAsk(g, s, kind) && composed(g, s, kind, seat).length > 0;
  const mine = s.core.aside.findLast((a) => a.seat === seat && fits(a));
  if (mine !== undefined) dropSteps(s, mine.kind, seat, composed(g, s, mine.kind, seat).length - 1);
  return mine?.kind;
}
